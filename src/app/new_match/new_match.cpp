#include "app/new_match/new_match.h"

#include <algorithm>

#include <QDateTime>

#include "app/custom/patterns.h"
#include "app/pad/current_match.h"
#include "base/names.h"
#include "document/document.h"
#include "games/custom/game.h"
#include "games/games.h"
#include "history/custom_games.h"
#include "history/people/people.h"
#include "history/tournaments/tournaments.h"
#include "referee/house_rules.h"

namespace tafel::app {

NewMatch::NewMatch(QObject* parent)
    : SessionModel(parent)
{
    clear();
}

void NewMatch::clear()
{
    m_match = {.game = allGames().front()};
    m_rulesAreGiven = m_gameIsChosen = false;
    m_options.clear();
    m_drawn = {};
    cancelDraw();
}

void NewMatch::attached()
{
    if (m_session) // A name that another tablet erases must not be offered any more.
        connect(m_session, &Session::historyChanged, this, &NewMatch::readPeople, Qt::UniqueConnection);
    readPeople();
}

void NewMatch::readPeople()
{
    const std::vector<std::string> before = std::exchange(m_people, {});
    if (hasHistory())
        if (auto people = history::namesToOffer(history())) {
            m_people = std::move(*people);
            followNames(before);
        }
    refresh();
}

/// Renames who sits at the table and was renamed since, and removes who was erased.
void NewMatch::followNames(const std::vector<std::string>& before)
{
    const auto has = [](const std::vector<std::string>& names, const std::string& name) {
        return std::ranges::find(names, name) != names.end();
    };
    for (int seat = count() - 1; seat >= 0; --seat) {
        std::string& name = m_match.players[static_cast<std::size_t>(seat)];
        if (!has(before, name) || has(m_people, name))
            continue;
        const std::string now = plain(resolveName(*m_session, qt(name)));
        if (!has(m_people, now) || has(m_match.players, now)) {
            removePlayer(seat);
        } else {
            std::ranges::replace(m_drawn.from, name, now);
            name = now;
        }
    }
}

/// Selects the game. Each game keeps its house rules.
void NewMatch::play(const Game& game, std::shared_ptr<const Game> own)
{
    if (&game == m_match.game)
        return;
    if (auto options = std::exchange(m_match.options, {}); !m_match.own)
        m_options[m_match.game] = std::move(options);
    m_match.game = &game;
    m_match.own = std::move(own);
    if (const auto known = m_options.find(&game); known != m_options.end())
        m_match.options = known->second;
    else
        takeGroupDefaults();
}

void NewMatch::chooseGame(const QString& id)
{
    m_gameIsChosen = true;
    if (auto own = customGame(plain(id)))
        play(*own, own);
    else if (const Game* game = gameNamed(plain(id)))
        play(*game);
    Q_EMIT changed();
}

/// The last version in the history, or the one that comes with the app; null if there is none.
std::shared_ptr<const Game> NewMatch::customGame(std::string_view key) const
{
    const std::optional<std::string_view> id = custom::idIn(key);
    if (!id || !hasHistory())
        return {};
    const auto kept = history::customGameDocument(history(), std::string(*id));
    if (!m_session->reportOnError(kept))
        return {};
    if (!*kept) {
        const Pattern* const brought = patternOf(key);
        return brought ? brought->game : nullptr;
    }
    return document::readCustomGame(**kept, document::Texts::AsKept).value_or(nullptr);
}

/// Takes the game, edition and house rules of a match. A custom game gets its last version, not the one of
/// that match.
void NewMatch::takeRulesOf(const Match& match)
{
    const std::shared_ptr<const Game> last = match.own ? customGame(match.game->key()) : nullptr;
    m_match.own = last ? last : match.own;
    m_match.game = m_match.own ? m_match.own.get() : match.game;
    m_match.edition = match.edition;
    m_match.options = match.options;
}

QString NewMatch::addPlayer(const QString& name)
{
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty())
        return tr("A name is missing.");
    const std::string player = plain(hasHistory() ? resolveName(*m_session, trimmed) : trimmed);
    for (const std::string& other : m_match.players)
        if (isSameName(other, player))
            return tr("%1 is already seated.").arg(qt(other));
    if (const QString why = whyTableFull(); !why.isEmpty())
        return why;
    m_match.players.push_back(player);
    if (count() == 4)
        m_match.edition = Edition::Web;
    takeGroupDefaults();
    Q_EMIT changed();
    return {};
}

NameMatchView NewMatch::matchName(const QString& name) const
{
    if (!hasHistory())
        return {};
    const QStringList sitting = qt(m_match.players);
    return nameMatchView(*m_session, name.trimmed(), sitting, [&](const QString& known) {
        return sitting.contains(known) ? tr("%1 is already seated.").arg(known) : QString();
    });
}

void NewMatch::removePlayer(int seat)
{
    const auto player = static_cast<std::ptrdiff_t>(seat);
    m_match.players.erase(m_match.players.begin() + player);
    std::copy(m_match.characters.begin() + player + 1, m_match.characters.end(),
        m_match.characters.begin() + player);
    m_match.characters.back().reset();
    m_match.firstDealer.reset();
    m_drawn = {};
    takeGroupDefaults();
    Q_EMIT changed();
}

void NewMatch::movePlayer(int from, int to)
{
    if (from == to || from < 0 || to < 0 || from >= count() || to >= count())
        return;
    const auto move = [&](auto begin) {
        if (from < to)
            std::rotate(begin + from, begin + from + 1, begin + to + 1);
        else
            std::rotate(begin + to, begin + from, begin + from + 1);
    };
    const std::string dealer = m_match.players[m_match.firstDealer.value_or(0)];
    move(m_match.players.begin());
    move(m_match.characters.begin());
    const auto found = std::ranges::find(m_match.players, dealer);
    m_match.firstDealer = static_cast<Player>(found - m_match.players.begin());
    Q_EMIT changed();
}

void NewMatch::setDealer(int seat)
{
    m_match.firstDealer = static_cast<Player>(seat);
    Q_EMIT changed();
}

void NewMatch::chooseEdition(int index)
{
    m_match.edition = phrases::allEditions[index];
    Q_EMIT changed();
}

void NewMatch::say(const QString& path, int value)
{
    setHouseRule(m_match, plain(path), value >= 0 ? Response(value) : Response());
    Q_EMIT changed();
}

QString NewMatch::chooseCharacter(int seat, const QString& card)
{
    const std::optional<Card> chosen = Card::parse(plain(card), Pack::Eidex);
    for (int other = 0; chosen && other < count(); ++other)
        if (other != seat && m_match.characters[static_cast<std::size_t>(other)] == chosen)
            return tr("%1 already has this character.")
                .arg(qt(m_match.players[static_cast<std::size_t>(other)]));
    m_match.characters[static_cast<std::size_t>(seat)] = chosen;
    if (m_drawn.kind == QLatin1String("characters"))
        m_drawn.kind.clear(); // The draw no longer explains the manual choice.
    Q_EMIT changed();
    return {};
}

void NewMatch::clearCharacters()
{
    m_match.characters = {};
    if (m_drawn.kind == QLatin1String("characters"))
        m_drawn.kind.clear();
    Q_EMIT changed();
}

/// Selects the game that these people played last, unless the user has chosen one, and the house rules with
/// which they played it last.
void NewMatch::takeGroupDefaults()
{
    if (count() < 3 || !hasHistory() || m_rulesAreGiven)
        return;
    if (const auto last = history().lastMatchOf(m_match.players); last && *last && !m_gameIsChosen)
        takeRulesOf(**last);
    const auto last = history().lastMatchOf(m_match.players, std::string(m_match.game->key()));
    if (!last || !*last)
        return;
    m_match.edition = (*last)->edition;
    m_match.options = (*last)->options;
}

void NewMatch::repeatLast()
{
    const auto summaries = history().matches({}, 1, 0);
    if (!summaries || summaries->empty())
        return;
    const auto last = history().load(summaries->front().id);
    if (!m_session->reportOnError(last))
        return;
    clear();
    takeRulesOf(last->match);
    m_match.players = last->match.players;
    Q_EMIT changed();
}

Match NewMatch::rules() const
{
    return {.game = m_match.game,
        .own = m_match.own,
        .edition = withEditions() ? m_match.edition : Edition::Web,
        .options = m_match.options};
}

void NewMatch::copyRulesFrom(const QString& tournament)
{
    if (!hasHistory())
        return;
    const auto loaded = history::loadTournament(history(), plain(tournament));
    if (!m_session->reportOnError(loaded) || !*loaded || !(*loaded)->rules.setup.game)
        return;
    takeRulesOf((*loaded)->rules.setup);
    m_rulesAreGiven = m_gameIsChosen = true;
    Q_EMIT changed();
}

void NewMatch::setUpForTournament(const QString& tournament, const QStringList& people)
{
    if (this->tournament() == tournament) // Set up before; its rules may have changed since.
        return copyRulesFrom(tournament);
    clear();
    copyRulesFrom(tournament);
    m_match.tournament = plain(tournament);
    for (const QString& name : people)
        m_match.players.push_back(plain(name));
    takeGroupDefaults();
    Q_EMIT changed();
}

bool NewMatch::begin(Session& session, const QString& tournament, const QStringList& people)
{
    NewMatch match;
    match.setSession(&session);
    match.setUpForTournament(tournament, people);
    return match.m_rulesAreGiven && !match.withEditions() && match.start();
}

Match NewMatch::plan() const
{
    Match match = m_match;
    if (!withEditions()) {
        match.edition = Edition::Web;
        match.characters = {};
    }
    if (m_drawn.kind != QLatin1String("characters") || !withEditions())
        match.draw.clear();
    std::erase_if(match.options, [&](const OptionValue& each) { return !each.option->isFor(match.count()); });
    return match;
}

bool NewMatch::start()
{
    if (!whyNot().isEmpty())
        return false;
    Match match = plan();
    match.started = plain(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs));
    const auto opened = history().openMatch(match);
    if (!m_session->reportOnError(opened))
        return false;
    clear();
    Q_EMIT m_session->historyChanged();
    return m_session->table()->open(qt(*opened));
}

} // namespace tafel::app
