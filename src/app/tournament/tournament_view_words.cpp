// The texts of a tournament's screen.
#include <algorithm>

#include "app/club/club_archive.h"
#include "app/tournament/tournament_view.h"
#include "app/tournament/tournament_words.h"
#include "history/storage/time_and_ids.h"
#include "phrases/day.h"
#include "phrases/idle_table.h"
#include "phrases/tablet.h"

namespace tafel::app {

RulesView TournamentView::rules() const
{
    if (!exists())
        return {};
    const history::TournamentRules& rules = m_now.rules;
    const std::vector<int> sizes = history::playableSizes(rules);
    const bool most = rules.rule == tournament::ScoringRule::VictoryPoints;
    QStringList parts{rules.rule == tournament::ScoringRule::Wins
            ? tr("Wins")
            : qt(phrases::unitTitle(most ? Unit::VictoryPoints : Unit::PenaltyPoints, language()))};
    if (opened()) {
        const Game* game = rules.setup.game;
        parts.prepend(TournamentWords::gameName(game ? std::string(game->id()) : std::string(), language()));
        QStringList all;
        for (const int size : sizes)
            all << QString::number(size);
        parts << tr("tables of %1")
                     .arg(all.size() < 2 ? all.value(0)
                                         : tr("%1, or %2").arg(all.first(), listed(all.mid(1), language())));
    }
    return {parts.join(QStringLiteral(" · ")), static_cast<int>(rules.rule), rules.setup.game != nullptr,
        QList<int>(sizes.begin(), sizes.end())};
}

QString TournamentView::stateText() const
{
    if (!exists())
        return {};
    QStringList parts;
    if (closed())
        parts << tr("closed");
    if (!m_now.rounds.empty())
        parts << tr("Round %1").arg(m_now.rounds.back().number);
    const auto finished
        = std::ranges::count_if(m_now.matches, [](const auto& match) { return match.finished; });
    if (!m_now.matches.empty())
        parts << TournamentWords::matches(
            static_cast<int>(m_now.matches.size()), static_cast<int>(finished), language());
    return parts.isEmpty() ? tr("no match yet") : parts.join(QStringLiteral(" · "));
}

QList<TournamentPersonRow> TournamentView::people() const
{
    QList<TournamentPersonRow> list;
    for (const history::TournamentPerson& person : m_now.people) {
        QStringList note;
        if (!person.present)
            note << tr("has left");
        if (person.rounds > 0)
            note << tr("%n rounds", "", person.rounds);
        if (person.satOut > 0)
            note << tr("sat out %n times", "", person.satOut);
        if (const int missed = static_cast<int>(m_now.rounds.size()) - person.rounds - person.satOut;
            missed > 0)
            note << tr("missed %n rounds", "", missed);
        list << TournamentPersonRow{qt(person.name), person.present, note.join(QStringLiteral(" · "))};
    }
    return list;
}

QString TournamentView::missedRounds() const
{
    if (m_now.rounds.empty())
        return {};
    return m_now.rules.rule == tournament::ScoringRule::PenaltyPoints
        ? tr("Whoever comes now plays from the next round on. The average per match decides, but with less "
             "than half as many matches as others a person ranks last.")
        : tr("Whoever comes now plays from the next round on. Missed rounds count as nothing.");
}

int TournamentView::present() const
{
    return static_cast<int>(std::ranges::count(m_now.people, true, &history::TournamentPerson::present));
}

QStringList TournamentView::suggestions() const
{
    QStringList list = m_known;
    for (const history::TournamentPerson& person : m_now.people) {
        list.removeAll(qt(person.name));
        if (!person.present)
            list.prepend(qt(person.name)); // A person who has left may come back.
    }
    return list;
}

history::Ownership TournamentView::ownershipOf(const std::string& match) const
{
    const auto known = m_ownerships.find(match);
    return known == m_ownerships.end() ? history::Ownership{} : known->second;
}

QString TournamentView::stateOf(
    const history::TournamentRound& round, const history::TournamentTable& table) const
{
    static const QString names[] = {
        QStringLiteral("open"), QStringLiteral("playing"), QStringLiteral("silent"), QStringLiteral("done")};
    const auto state = phrases::tableState(
        history::matchOf(m_now, table.match), [&] { return ownershipOf(table.match).ours; }, round.at,
        history::timestamp(history::now()));
    return names[static_cast<std::size_t>(state)];
}

/// The name of the tablet at a table; empty if there is none.
QString TournamentView::tabletAt(int number) const
{
    const auto stands = m_now.tablets.find(number);
    return stands == m_now.tablets.end() ? QString()
                                         : qt(phrases::tabletName(stands->second, false, language()));
}

TournamentTableRow TournamentView::tableView(const history::TournamentRound& round, std::size_t index) const
{
    const history::TournamentTable& table = round.tables[index];
    const int number = static_cast<int>(index) + 1;
    const bool elsewhere = m_now.tablets.contains(number) && m_now.assignedTable != number;
    const QString state = stateOf(round, table);
    QStringList gone;
    for (const std::string& person : table.people)
        if (!m_now.closed && hasLeft(person))
            gone << qt(person);
    QString text = gone.isEmpty()
        ? tr("not begun")
        : tr("not begun: %1 have left", "", int(gone.size())).arg(listed(gone, language()));
    QString sign = elsewhere ? tr("%1 is at this table").arg(tabletAt(number)) : QString();
    QStringList totals;
    bool ours = true;
    if (const history::TournamentMatch* match = history::matchOf(m_now, table.match)) {
        const history::Ownership ownership = ownershipOf(match->id);
        ours = ownership.ours;
        text = qt(phrases::dealsText(phrases::unitOf(match->game), match->deals, language()));
        sign = ours ? QString() : qt(phrases::tabletName(ownership.device, false, language()));
        QStringList winners;
        // The seat order may differ from the order of the results.
        for (const std::string& person : table.people)
            for (const tournament::Result& result : match->results)
                if (result.person == person) {
                    totals << qt(phrases::numberText(result.points));
                    if (result.won)
                        winners << qt(person);
                }
        if (match->finished) {
            text = winners.isEmpty() ? tr("done") : tr("%1 won").arg(listed(winners, language()));
            sign = ours ? QString() : tr("result entered");
        } else if (state == QLatin1String("silent")) {
            text = tr("%1, the last at %2").arg(text, qt(phrases::timeOfDay(match->last)));
            const std::int64_t minutes
                = phrases::idleSeconds(*match, round.at, history::timestamp(history::now())) / 60;
            sign = minutes < 120 ? tr("silent for %1 min").arg(minutes)
                                 : tr("silent for %1 h").arg(minutes / 60);
        }
    }
    QStringList told = qt(table.people);
    for (qsizetype seat = 0; seat < totals.size(); ++seat)
        told[seat] += QChar(QChar::Nbsp) + totals[seat];
    const QString board = told.join(QStringLiteral(" · "))
        + (state == QLatin1String("silent") ? QStringLiteral(" – ") + sign : QString());
    return {.number = number,
        .people = qt(table.people),
        .gone = gone,
        .badges = badgesOf(*m_session, table.people),
        .state = state,
        .text = text,
        .match = qt(table.match),
        .totals = totals,
        .told = board,
        .sign = sign,
        .ours = ours,
        .elsewhere = elsewhere,
        .others = static_cast<int>(table.others.size())};
}

QList<TableMatch> TournamentView::matchesAt(int number) const
{
    QList<TableMatch> list;
    const history::TournamentTable& table = m_now.rounds.back().tables[static_cast<std::size_t>(number) - 1];
    for (const std::string& id : history::matchesOf(table))
        if (const history::TournamentMatch* match = history::matchOf(m_now, id)) {
            const history::Ownership ownership = ownershipOf(id);
            const QString deals
                = qt(phrases::dealsText(phrases::unitOf(match->game), match->deals, language()));
            TableMatch row{.id = qt(id),
                .tablet = qt(phrases::tabletName(ownership.device, ownership.ours, language())),
                .text = deals + QStringLiteral(" · ") + qt(phrases::timeOfDay(match->last))};
            for (const tournament::Result& result : match->results)
                row.results << PersonResult{qt(result.person), qt(phrases::numberText(result.points))};
            list << row;
        }
    return list;
}

TabletsView TournamentView::tablets() const
{
    TabletsView view{.several = m_session && m_session->archive()->joined(), .own = m_now.assignedTable};
    const std::size_t tables = m_now.rounds.empty()
        ? tournament::tableSizes(present(), history::playableSizes(m_now.rules)).size()
        : m_now.rounds.back().tables.size();
    for (int number = 1; number <= static_cast<int>(tables); ++number)
        view.names << tabletAt(number);
    return view;
}

QStringList TournamentView::waitingFor() const
{
    QStringList list;
    if (m_now.rounds.empty())
        return list;
    const history::TournamentRound& last = m_now.rounds.back();
    int number = 0;
    for (const history::TournamentTable& table : last.tables) {
        const QString state = stateOf(last, table);
        ++number;
        if (state == QLatin1String("open"))
            list << tr("table %1 has not begun").arg(number);
        else if (state == QLatin1String("playing"))
            list << tr("table %1 plays").arg(number);
        else if (state == QLatin1String("silent"))
            list << tr("table %1 is silent").arg(number);
    }
    return list;
}

QList<TournamentRoundRow> TournamentView::rounds() const
{
    QList<TournamentRoundRow> list;
    for (auto round = m_now.rounds.rbegin(); round != m_now.rounds.rend(); ++round) {
        QList<TournamentTableRow> tables;
        for (std::size_t table = 0; table < round->tables.size(); ++table)
            tables << tableView(*round, table);
        const QStringList out = qt(round->out);
        const QString pause
            = out.isEmpty() ? QString() : tr("%1 sit out", "", int(out.size())).arg(listed(out, language()));
        list << TournamentRoundRow{.number = round->number,
            .title = tr("Round %1").arg(round->number),
            .seed = qt(round->seed),
            .check = round->repeats == 0 ? tr("nobody has met twice so far")
                                         : tr("%1 · best possible: %2")
                                               .arg(tr("%n repeated encounters so far", "", round->repeats))
                                               .arg(round->fewest),
            .out = pause,
            .last = round == m_now.rounds.rbegin(),
            .tables = tables};
    }
    return list;
}

QList<LateCorrectionRow> TournamentView::corrections() const
{
    QList<LateCorrectionRow> list;
    for (const history::LateCorrection& late : m_late) {
        const history::TournamentMatch* match = history::matchOf(m_now, late.match);
        const auto [round, table] = placeOf(late.match);
        if (!match || round == 0)
            continue;
        QStringList deals, results;
        for (const int deal : late.deals)
            deals << QString::number(deal);
        for (const tournament::Result& result : match->results)
            results << qt(result.person) + QChar(QChar::Nbsp) + qt(phrases::numberText(result.points));
        const QString corrected = tr("Deals %1, at %2", "", int(deals.size()))
                                      .arg(deals.join(QStringLiteral(", ")), qt(phrases::timeOfDay(late.at)));
        list << LateCorrectionRow{.match = qt(late.match),
            .name = QStringLiteral("%1.%2").arg(round).arg(table),
            .title = tr("Table %1 of round %2 was corrected").arg(table).arg(round),
            .text = corrected + QStringLiteral(" · ") + results.join(QStringLiteral(" · "))};
    }
    return list;
}

std::pair<int, int> TournamentView::placeOf(const std::string& match) const
{
    for (const history::TournamentRound& round : m_now.rounds)
        for (std::size_t table = 0; table < round.tables.size(); ++table) {
            const std::vector<std::string> matches = history::matchesOf(round.tables[table]);
            if (std::ranges::find(matches, match) != matches.end())
                return {round.number, static_cast<int>(table) + 1};
        }
    return {};
}

QString TournamentView::mainTitle() const
{
    if (m_now.rules.rule == tournament::ScoringRule::Wins)
        return tr("Wins");
    return m_now.rules.rule == tournament::ScoringRule::VictoryPoints ? tr("Points") : tr("Points per match");
}

bool TournamentView::hasLeft(const std::string& person) const
{
    return std::ranges::any_of(m_now.people,
        [&](const history::TournamentPerson& each) { return each.name == person && !each.present; });
}

QList<StandingRow> TournamentView::standing() const
{
    QList<StandingRow> list;
    const tournament::ScoringRule rule = m_now.rules.rule;
    for (const tournament::Row& row : m_now.standing) {
        const bool counted = row.matches > 0, byWins = rule == tournament::ScoringRule::Wins;
        const QString wins = QString::number(row.wins), points = qt(phrases::numberText(row.points));
        const QString main = !counted ? QStringLiteral("–")
            : byWins                  ? wins
            : rule == tournament::ScoringRule::VictoryPoints
            ? points
            : qt(phrases::decimalText(row.perMatch(), 2, language()));
        list << StandingRow{.place = counted ? QString::number(row.place) : QString(),
            .name = qt(row.person),
            .matches = QString::number(row.matches),
            .main = main,
            .second = !counted ? QString()
                : byWins       ? points
                               : wins,
            .note = row.underWay > 0  ? tr("plays: %1").arg(qt(phrases::numberText(row.pointsUnderWay)))
                : hasLeft(row.person) ? tr("has left")
                                      : QString(),
            .few = row.few};
    }
    return list;
}

NextRound TournamentView::next() const
{
    const std::vector<int> sizes = history::playableSizes(m_now.rules);
    const std::vector<int> tables = tournament::tableSizes(present(), sizes);
    NextRound next{.text = tr("Draw round %1").arg(m_now.rounds.size() + 1)};
    if (!opened())
        next.whyNot = tr("Nothing can be drawn here.");
    else if (closed())
        next.whyNot = tr("The tournament is closed.");
    else if (tables.empty())
        next.whyNot = tr("%n more people are needed.", "", std::ranges::min(sizes) - present());
    next.hint = next.whyNot;
    if (!next.whyNot.isEmpty())
        return next;
    next.hint = tr("%n tables for %1", "", int(tables.size())).arg(TournamentWords::people(present()));
    constexpr int told = 4;
    if (const QStringList waiting = waitingFor(); waiting.size() > told)
        next.hint = tr("%1 · %2 tables of round %3 are not done")
                        .arg(next.hint)
                        .arg(waiting.size())
                        .arg(m_now.rounds.size());
    else if (!waiting.empty())
        next.hint += QStringLiteral(" · ") + waiting.join(QStringLiteral(", "));
    return next;
}

QString TournamentView::whyNoWithdraw() const
{
    if (m_now.rounds.empty() || closed())
        return tr("There is nothing to take back.");
    for (const history::TournamentTable& table : m_now.rounds.back().tables)
        if (table.deals > 0)
            return tr("A table of this round has already played.");
    return {};
}

} // namespace tafel::app
