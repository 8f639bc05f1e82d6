#include "app/history/contract_averages.h"

#include <algorithm>
#include <map>

#include "app/history/look_back.h"
#include "app/words/words.h"
#include "games/games.h"
#include "history/marks.h"

namespace tafel::app {

namespace {

constexpr int mostPlayers = 5; // unless more sit at the table; beyond them a chart cannot be read

} // namespace

void ContractAverages::refresh()
{
    m_players.clear();
    m_marks.clear();
    m_contracts.clear();
    m_deals = 0;
    m_several = false;
    if (m_session && m_session->isOpen())
        read();
    Q_EMIT changed();
}

void ContractAverages::read()
{
    if (!m_id.isEmpty())
        readMatch();
    else if (!m_game.isEmpty())
        readGame();
}

void ContractAverages::readMatch()
{
    history::History& history = m_session->history();
    const auto stored = history.load(plain(m_id));
    if (!m_session->answered(stored))
        return;
    const std::string game(stored->match.game->key());
    const auto all = history.matches({.game = game}, 2, 0);
    const auto averages
        = history.contractAverages(game, {.match = m_everyMatch ? std::string() : plain(m_id)});
    if (!m_session->answered(averages) || !m_session->answered(all))
        return;
    m_several = all->size() > 1;
    fill(stored->match, *averages);
}

void ContractAverages::readGame()
{
    const Game* game = gameNamed(plain(m_game));
    if (!game)
        return;
    const auto averages = m_session->history().contractAverages(
        plain(m_game), m_filter ? m_filter->value() : history::Filter{});
    if (m_session->answered(averages))
        fill({.game = game}, *averages);
}

/// The people of the match, then those who have played most.
void ContractAverages::fill(const Match& match, const std::vector<history::ContractAverage>& averages)
{
    const Language language = m_session->language();
    std::vector<std::string> people = match.players;
    std::map<std::string, int> played;
    for (const auto& each : averages)
        played[each.player] += each.deals;
    std::vector<std::pair<int, std::string>> others;
    for (const auto& [name, deals] : played)
        if (std::find(people.begin(), people.end(), name) == people.end())
            others.emplace_back(-deals, name);
    std::sort(others.begin(), others.end());
    for (const auto& [deals, name] : others)
        if (people.size() < mostPlayers)
            people.push_back(name);
    for (const std::string& name : people)
        m_players << qt(name);
    if (const auto marks = history::marksOf(m_session->history(), people); m_session->answered(marks))
        m_marks = {marks->begin(), marks->end()};

    // The contracts of the match in the order of the game, then those that only other house rules know.
    std::vector<std::pair<std::string, QString>> contracts;
    for (const ContractInfo& each : match.game->contracts(match))
        contracts.emplace_back(each.id, qt(each.name.in(language)));
    for (const auto& each : averages)
        if (std::none_of(contracts.begin(), contracts.end(),
                [&](const auto& known) { return known.first == each.contract; }))
            contracts.emplace_back(each.contract, qt(each.contract));

    m_unitTitle = tr("%1 per deal").arg(qt(words::unitTitle(match.game->unit(), language)));
    for (const auto& [contract, contractText] : contracts) {
        QVariantList cells;
        int most = 0;
        for (const std::string& name : people) {
            const auto found = std::find_if(averages.begin(), averages.end(),
                [&](const auto& each) { return each.contract == contract && each.player == name; });
            const int deals = found == averages.end() ? 0 : found->deals;
            most = std::max(most, deals);
            cells << QVariantMap{{"deals", deals}, {"sum", deals > 0 ? found->sum : 0},
                {"average", deals > 0 ? found->average() : 0.0},
                {"text",
                    deals > 0 ? qt(words::decimalText(found->average(), 2, language)) : QStringLiteral("–")}};
        }
        m_deals += most;
        if (most > 0)
            m_contracts << QVariantMap{
                {"contract", qt(contract)}, {"name", contractText}, {"deals", most}, {"players", cells}};
    }
}

} // namespace tafel::app
