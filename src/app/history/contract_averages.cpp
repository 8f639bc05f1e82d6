#include "app/history/contract_averages.h"

#include <algorithm>
#include <map>
#include <set>

#include "games/custom/key.h"
#include "games/games.h"
#include "history/custom_games.h"
#include "history/people/badges.h"

namespace tafel::app {

// A chart with more people, or versions, is unreadable. More people are shown only if more sit at the table.
constexpr int mostBars = 5;

void ContractAverages::readData()
{
    if (!m_matchId.isEmpty())
        readMatch();
    else if (!m_game.isEmpty())
        readGame();
}

void ContractAverages::readMatch()
{
    const auto stored = history().load(plain(m_matchId));
    if (!m_session->reportOnError(stored))
        return;
    const std::string game(stored->match.game->key());
    const auto all = history().matches({.game = game}, 2, 0);
    const auto averages
        = history().contractAverages(game, {.match = m_everyMatch ? std::string() : plain(m_matchId)});
    if (!m_session->reportOnError(averages) || !m_session->reportOnError(all))
        return;
    m_several = all->size() > 1;
    fillPeople(stored->match, *averages);
}

void ContractAverages::readGame()
{
    const Game* game = gameNamed(plain(m_game));
    if (!game)
        return;
    if (custom::idIn(game->key()))
        readVersions();
    if (m_byVersion && m_severalVersions)
        return;
    const auto averages = history().contractAverages(plain(m_game), chosen());
    if (m_session->reportOnError(averages))
        fillPeople({.game = game}, *averages);
}

void ContractAverages::readVersions()
{
    history::Filter filter = chosen();
    filter.game = plain(m_game);
    const auto averages = history::versionAverages(history(), filter);
    if (!m_session->reportOnError(averages))
        return;
    std::set<int> versions;
    for (const history::VersionAverage& each : *averages)
        versions.insert(each.version);
    m_severalVersions = versions.size() > 1;
    if (!m_byVersion || !m_severalVersions)
        return;
    if (versions.size() > mostBars)
        m_remark = tr("The last %1 of %2 versions are shown.").arg(mostBars).arg(versions.size());
    while (versions.size() > mostBars)
        versions.erase(versions.begin());
    const auto nameOf = [](int version) { return tr("Version %1").arg(version); };
    for (const int each : versions) {
        m_players << nameOf(each);
        m_badgeNames << QString::number(each);
        m_badges << static_cast<int>(m_badges.size());
    }
    std::vector<Given> all;
    for (const history::VersionAverage& each : *averages)
        all.push_back({each.contract, nameOf(each.version), each.deals, each.average()});
    fill({.game = gameNamed(filter.game)}, all);
}

/// Fills in the people of the match, then those who have played most.
void ContractAverages::fillPeople(const Match& match, const std::vector<history::ContractAverage>& averages)
{
    std::vector<std::string> people = match.players;
    std::map<std::string, int> played;
    for (const auto& each : averages)
        played[each.player] += each.deals;
    std::vector<std::pair<int, std::string>> others;
    for (const auto& [name, deals] : played)
        if (std::ranges::find(people, name) == people.end())
            others.emplace_back(-deals, name);
    std::ranges::sort(others);
    for (const auto& [deals, name] : others)
        if (people.size() < mostBars)
            people.push_back(name);
    if (const std::size_t known = match.players.size() + others.size(); people.size() < known)
        m_remark = (match.players.empty() ? tr("%1 of %2 people are shown: those with the most deals.")
                                          : tr("%1 of %2 people are shown: the players of this match first."))
                       .arg(people.size())
                       .arg(known);
    m_players = m_badgeNames = qt(people);
    if (const auto badges = history::badgesOf(history(), people); m_session->reportOnError(badges))
        m_badges = {badges->begin(), badges->end()};
    std::vector<Given> all;
    for (const auto& each : averages)
        all.push_back({each.contract, qt(each.player), each.deals, each.average()});
    fill(match, all);
}

/// Fills in the contracts of the match in the order of the game, then those that exist only under other house
/// rules or in other versions.
void ContractAverages::fill(const Match& match, const std::vector<Given>& all)
{
    std::vector<std::pair<std::string, QString>> contracts;
    for (const ContractInfo& each : match.game->contracts(match))
        contracts.emplace_back(each.id, in(each.name));
    const auto ofVersions = history::customContractNames(history(), std::string(match.game->key()));
    if (!m_session->reportOnError(ofVersions))
        return;
    for (const Given& each : all)
        if (std::ranges::none_of(
                contracts, [&](const auto& known) { return known.first == each.contract; })) {
            const auto name = ofVersions->find(each.contract);
            contracts.emplace_back(
                each.contract, qt(name == ofVersions->end() ? each.contract : name->second.in(language())));
        }

    const Unit unit = match.game->unit();
    // A deal is played under one version, but by several people.
    const bool versions = m_byVersion && m_severalVersions;
    m_unitTitle = (versions ? tr("%1 per deal and person") : tr("%1 per deal"))
                      .arg(qt(phrases::unitTitle(unit, language())));
    const QString game = in(match.game->name());
    m_title = tr("%1: %2").arg(
        isOneMatch() ? tr("%1, %2").arg(game, qt(phrases::dayText(match.started, language()))) : game,
        m_unitTitle);
    for (const auto& [contract, contractText] : contracts) {
        QVariantList cells;
        int most = 0, sum = 0;
        for (const QString& whom : std::as_const(m_players)) {
            const auto found = std::ranges::find_if(
                all, [&](const Given& each) { return each.contract == contract && each.whom == whom; });
            const int deals = found == all.end() ? 0 : found->deals;
            most = std::max(most, deals);
            sum += deals;
            const QString text
                = deals > 0 ? qt(phrases::decimalText(found->average, 2, language())) : QStringLiteral("–");
            const QString dealsText = qt(phrases::dealsText(unit, deals, language()));
            cells << QVariantMap{{"deals", deals}, {"average", deals > 0 ? found->average : 0.0},
                {"text", text}, {"dealsText", isOneMatch() || versions || deals == 0 ? QString() : dealsText},
                {"told", tr("%1, %2: %3 in %4").arg(whom, contractText, text, dealsText)}};
        }
        const QString deals = versions ? QString::number(sum)
            : isOneMatch()             ? QString::number(most)
                                       : QString();
        if (most > 0)
            m_contracts << QVariantMap{{"name", contractText}, {"deals", deals}, {"players", cells}};
    }
}

} // namespace tafel::app
