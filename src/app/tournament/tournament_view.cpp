#include "app/tournament/tournament_view.h"

#include <chrono>
#include <set>

#include "app/club/club_archive.h"
#include "app/pad/current_match.h"
#include "app/tournament/tournament_words.h"
#include "base/names.h"
#include "games/games.h"
#include "history/ownership.h"
#include "history/people/people.h"

namespace tafel::app {

void TournamentView::attached()
{
    if (m_session)
        connect(m_session->table(), &CurrentMatch::changed, this, &TournamentView::refresh);
    refresh();
}

void TournamentView::readData()
{
    if (m_name.isEmpty())
        return;
    if (auto now = history::loadTournament(history(), plain(m_name)); m_session->reportOnError(now))
        m_now = std::move(*now).value_or(history::Tournament());
    if (exists() && m_session->archive()->joined()) {
        if (!m_now.rounds.empty())
            for (const history::TournamentTable& table : m_now.rounds.back().tables)
                for (const std::string& match : history::matchesOf(table))
                    if (const auto ownership = history::ownershipOf(history(), match))
                        m_ownerships.emplace(match, *ownership);
        if (auto late = history::lateCorrections(history(), plain(m_name)); m_session->reportOnError(late))
            m_late = std::move(*late);
    }
    if (const auto people = history::namesToOffer(history()))
        m_known = qt(*people);
}

QString TournamentView::change(const history::TournamentChange& change)
{
    const auto changed = history::changeTournament(history(), m_now.id, change);
    if (!changed)
        return m_session->reasonOf(changed.error());
    if (change.name)
        m_name = qt(*change.name);
    Q_EMIT m_session->historyChanged();
    return {};
}

QString TournamentView::addPerson(const QString& name)
{
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty())
        return tr("A name is missing.");
    const QString known = resolveName(*m_session, trimmed), why = alreadyPresentText(known);
    return why.isEmpty() ? change({.come = {plain(known)}}) : why;
}

QString TournamentView::alreadyPresentText(const QString& name) const
{
    for (const history::TournamentPerson& person : m_now.people)
        if (person.present && isSameName(person.name, plain(name)))
            return tr("%1 is already present.").arg(qt(person.name));
    return {};
}

NameMatchView TournamentView::matchName(const QString& name) const
{
    QStringList people;
    for (const history::TournamentPerson& person : m_now.people)
        people << qt(person.name);
    return nameMatchView(*m_session, name.trimmed(), people,
        [this](const QString& known) { return alreadyPresentText(known); });
}

void TournamentView::setPresent(const QString& name, bool present)
{
    history::TournamentChange wanted;
    (present ? wanted.come : wanted.leave).push_back(plain(name));
    m_session->announce(history::changeTournament(history(), m_now.id, wanted));
}

QString TournamentView::rename(const QString& name)
{
    const QString trimmed = name.trimmed();
    return trimmed == m_name ? QString() : change({.name = plain(trimmed)});
}

QString TournamentView::setRules(int rule, const QList<int>& sizes, bool oneGame, NewMatch* setup)
{
    history::TournamentChange wanted{.rule = static_cast<tournament::ScoringRule>(rule), .setup = Match{}};
    if (oneGame)
        wanted.setup = setup->rules();
    wanted.sizes.emplace(sizes.begin(), sizes.end());
    return change(wanted);
}

QList<TableSize> TournamentView::sizesFor(bool oneGame, NewMatch* setup) const
{
    const Match rules = setup->rules();
    QList<TableSize> list;
    for (int size = tournament::smallestTable; size <= tournament::largestTable; ++size) {
        const bool possible
            = !oneGame || rules.game->playerCounts(rules.edition).has(static_cast<Player>(size));
        list << TableSize{size,
            possible
                ? QString()
                : tr("Under these rules, %1 is not played by %2.").arg(in(rules.game->name())).arg(size)};
    }
    return list;
}

void TournamentView::draw()
{
    // Uses the last six digits of the time in microseconds. Nobody can aim at them, and everybody can read
    // them.
    const auto moment = std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::system_clock::now().time_since_epoch())
                            .count();
    const QString seed = QStringLiteral("%1 %2")
                             .arg(moment / 1000 % 1000, 3, 10, QLatin1Char('0'))
                             .arg(moment % 1000, 3, 10, QLatin1Char('0'));
    m_session->announce(history::drawNextRound(history(), m_now.id, plain(seed)));
}

void TournamentView::withdraw()
{
    // A match that has begun is set aside with its round, so that it must be closed.
    for (const history::TournamentTable& table : m_now.rounds.back().tables)
        if (!table.match.empty() && qt(table.match) == m_session->table()->matchId())
            m_session->table()->close();
    m_session->announce(history::withdrawLastRound(history(), m_now.id));
}

void TournamentView::openFromMatches()
{
    std::set<std::string> people, games;
    const Game* game = nullptr;
    for (const history::TournamentMatch& match : m_now.matches) {
        games.insert(match.game);
        for (const tournament::Result& result : match.results)
            people.insert(result.person);
    }
    history::TournamentRules rules{.name = plain(m_name)};
    if (games.size() == 1 && (game = gameNamed(*games.begin())))
        rules.setup.game = game;
    rules.sizes = history::playableSizes(rules);
    m_session->announce(history::openTournament(history(), rules, {people.begin(), people.end()}));
}

void TournamentView::chooseMatch(int number, const QString& match)
{
    const history::TournamentTable table = m_now.rounds.back().tables[static_cast<std::size_t>(number) - 1];
    for (const std::string& other : history::matchesOf(table)) // A match that is set aside must be closed.
        if (qt(other) == m_session->table()->matchId() && qt(other) != match)
            m_session->table()->close();
    m_session->announce(history::chooseMatch(history(), table, plain(match)));
}

void TournamentView::acknowledgeCorrection(const QString& match)
{
    for (const history::LateCorrection& each : m_late)
        if (qt(each.match) == match)
            m_session->reportOnError(history::acknowledge(history(), each));
    refresh();
}

} // namespace tafel::app
