// The view of a new match.
#include <algorithm>

#include "app/custom/patterns.h"
#include "app/new_match/new_match.h"
#include "app/phrases/phrases.h"
#include "games/custom/description.h"
#include "games/custom/game.h"
#include "games/eidex/power.h"
#include "games/games.h"
#include "history/people/badges.h"
#include "referee/house_rules.h"

namespace tafel::app {

QList<GameRow> NewMatch::games() const
{
    QList<GameRow> list;
    for (const Game* game : allGames())
        list << gameRow(*game, language());
    return list;
}

QVariantList NewMatch::moreGames() const
{
    QList<GameRow> rows;
    for (const Pattern& each : patterns())
        if (const auto game = customGame(each.game->key()))
            rows << gameRow(*game, language());
    std::ranges::sort(rows, [](const GameRow& first, const GameRow& second) {
        return QString::localeAwareCompare(first.name, second.name) < 0;
    });
    QVariantList list;
    for (const GameRow& row : rows)
        list << QVariant::fromValue(row);
    return list;
}

GameRow NewMatch::game() const
{
    GameRow view = gameRow(*m_match.game, language());
    view.aim = aim();
    if (const auto* own = custom::customGame(m_match))
        view.words = in(custom::describeGame(own->definition()));
    return view;
}

QList<ContractRow> NewMatch::contracts() const
{
    QList<ContractRow> list;
    for (const ContractInfo& contract : m_match.game->contracts(plan()))
        list << ContractRow{in(contract.name), in(contract.line)};
    return list;
}

QString NewMatch::aim() const
{
    switch (m_match.game->unit()) {
    case Unit::VictoryPoints:
        return tr("Victory points: the first player to reach the target wins.");
    case Unit::Points:
        return tr("Points: the highest total wins.");
    case Unit::PenaltyPoints:
        return tr("Penalty points: the lowest total wins.");
    case Unit::Strokes:
        return tr("Strokes: a player who cannot get rid of them loses the game; the fewest lost games win.");
    case Unit::Chips:
        return tr("Chips: a player who must hand one in but has none loses.");
    }
    return {};
}

std::vector<int> NewMatch::badgesOf(const std::vector<std::string>& names) const
{
    if (hasHistory())
        if (const auto badges = history::badgesOf(history(), names))
            return *badges;
    return history::assignBadges(std::vector<std::optional<int>>(names.size()));
}

QList<NewSeat> NewMatch::seats() const
{
    QList<NewSeat> list;
    const std::vector<int> badges = badgesOf(m_match.players);
    for (int seat = 0; seat < count(); ++seat) {
        const auto player = static_cast<std::size_t>(seat);
        NewSeat view{.name = qt(m_match.players[player]),
            .badge = badges[player],
            .dealer = seat == m_match.firstDealer.value_or(0),
            .tap = player < m_draw.taps.size() ? m_draw.taps[player] : -1};
        if (m_match.characters[player]) {
            const eidex::Power& power = eidex::powerOf(*m_match.characters[player]);
            view.character = qt(power.card.text(Pack::Eidex));
            view.power = in(power.name);
            view.does = in(power.oneLine);
        }
        list << view;
    }
    return list;
}

QString NewMatch::sides() const
{
    if (custom::sideOf(m_match, 0).size() == 1)
        return {};
    if (count() != 4)
        return tr("Players 1 and 3 play together against 2 and 4.");
    const auto name = [&](std::size_t seat) { return qt(m_match.players[seat]); };
    return tr("%1 and %2 play together against %3 and %4.").arg(name(0), name(2), name(1), name(3));
}

QStringList NewMatch::suggestions() const
{
    QStringList list;
    for (const std::string& name : m_people)
        if (std::ranges::find(m_match.players, name) == m_match.players.end())
            list << qt(name);
    return list;
}

QList<EditionRow> NewMatch::editions() const
{
    QList<EditionRow> list;
    for (Edition edition : phrases::allEditions) {
        const bool possible
            = count() < 3 || m_match.game->playerCounts(edition).has(static_cast<Player>(count()));
        list << EditionRow{.text = qt(phrases::editionName(edition, language())),
            .whyNot = possible ? QString() : tr("Only the web edition has a game for four."),
            .chosen = edition == m_match.edition};
    }
    return list;
}

/// Groups a rule for several contracts in one row, with a prompt for each of them.
QList<HouseRule> NewMatch::options() const
{
    QList<HouseRule> list;
    const std::vector<Prompt> prompts = houseRules(m_match, 1);
    for (const OptionSpec& option : m_match.game->options()) {
        if (!option.isFor(count()))
            continue;
        const std::string path = fmt::format("/options/{}", option.name);
        QList<PromptView> questions;
        for (const Prompt& prompt : prompts)
            if (prompt.path == path || prompt.path.starts_with(path + "/"))
                questions << promptView(prompt, m_match, language());
        QString effect = qt(option.form == OptionSpec::Form::Number
                ? std::string(option.effect.in(language()))
                : phrases::optionText(m_match, option, 1, language()));
        if (effect.isEmpty())
            effect = tr("none of them is replaced");
        list << HouseRule{.name = qt(option.name),
            .label = in(option.label),
            .effect = effect,
            .ofEach = option.form == OptionSpec::Form::WordPerTarget,
            .asks = questions};
    }
    return list;
}

bool NewMatch::withCharacters() const
{
    return std::ranges::any_of(m_match.characters, [](const auto& card) { return card.has_value(); });
}

DrawView NewMatch::draw() const
{
    QList<DrawnNumber> numbers;
    const std::vector<int> badges = badgesOf(m_drawn.from);
    for (std::size_t i = 0; i < m_drawn.taps.size(); ++i)
        numbers << DrawnNumber{.name = qt(m_drawn.from[i]),
            .badge = badges[i],
            .number = QStringLiteral("%1").arg(m_drawn.taps[i], 3, 10, QLatin1Char('0'))};
    return {.kind = m_draw.kind,
        .next = static_cast<int>(m_draw.taps.size()),
        .done = m_drawn.kind,
        .seed = m_drawn.seed,
        .numbers = numbers};
}

int NewMatch::most() const
{
    int most = 0;
    for (Edition edition : phrases::allEditions)
        for (int players = 1; players <= maxPlayers; ++players)
            if (m_match.game->playerCounts(edition).has(static_cast<Player>(players)))
                most = std::max(most, players);
    return most;
}

QString NewMatch::whyTableFull() const
{
    const int players = most();
    return count() < players ? QString()
        : players == 3       ? tr("At most three people play.")
        : players == 4       ? tr("At most four people play.")
        : players == 5       ? tr("At most five people play.")
                             : tr("At most %1 people play.").arg(players);
}

QString NewMatch::whyNot() const
{
    if (!hasHistory())
        return tr("The history is not open.");
    const Players counts = m_match.game->playerCounts(m_match.edition);
    if (counts.has(static_cast<Player>(count())))
        return {};
    if (count() > most())
        return whyTableFull();
    int missing = 1;
    while (count() + missing < maxPlayers && !counts.has(static_cast<Player>(count() + missing)))
        ++missing;
    if (withEditions() && count() == 4)
        return tr("Only the web edition has a game for four.");
    return tr("%n more people are needed.", "", missing);
}

bool NewMatch::canRepeat() const
{
    if (!hasHistory() || !tournament().isEmpty())
        return false;
    const auto last = history().matches({}, 1, 0);
    return last && !last->empty();
}

} // namespace tafel::app
