#include "app/new_match.h"

#include <algorithm>

#include <QDateTime>

#include "app/score_pad.h"
#include "app/words.h"
#include "document/document.h"
#include "games/eidex/draw.h"
#include "games/eidex/power.h"
#include "games/games.h"

namespace tafel::app {

NewMatch::NewMatch(QObject* parent)
    : QObject(parent)
{
    m_match.game = allGames().front();
}

void NewMatch::setSession(Session* session)
{
    m_session = session;
    m_people.clear();
    if (session && session->isOpen()) {
        if (const auto people = session->history().people())
            for (const history::Person& person : *people)
                m_people.push_back(person.name);
        connect(session->preferences(), &Preferences::languageChanged, this, &NewMatch::changed);
    }
    Q_EMIT changed();
}

QVariantList NewMatch::games() const
{
    QVariantList list;
    for (const Game* game : allGames())
        list << QVariantMap{{"id", qt(game->id())}, {"name", qt(game->name().in(language()))},
            {"line", qt(game->oneLine().in(language()))}, {"chosen", game == m_match.game}};
    return list;
}

QVariantList NewMatch::seats() const
{
    QVariantList list;
    for (int seat = 0; seat < count(); ++seat) {
        const auto player = static_cast<std::size_t>(seat);
        QVariantMap view{{"name", qt(m_match.players[player])},
            {"dealer", seat == m_match.firstDealer.value_or(0)}, {"character", ""}, {"power", ""},
            {"does", ""}, {"tap", m_drawWhat.isEmpty() || player >= m_taps.size() ? -1 : m_taps[player]}};
        if (m_match.characters[player]) {
            const eidex::Power& power = eidex::powerOf(*m_match.characters[player]);
            view["character"] = qt(power.card.text(Pack::Eidex));
            view["power"] = qt(power.name.in(language()));
            view["does"] = qt(power.oneLine.in(language()));
        }
        list << view;
    }
    return list;
}

QStringList NewMatch::suggestions() const
{
    QStringList list;
    for (const std::string& name : m_people)
        if (std::find(m_match.players.begin(), m_match.players.end(), name) == m_match.players.end())
            list << qt(name);
    return list;
}

QVariantList NewMatch::editions() const
{
    QVariantList list;
    for (Edition edition : {Edition::Web, Edition::De1998, Edition::En1998}) {
        const bool possible
            = count() < 3 || m_match.game->playerCounts(edition).has(static_cast<Player>(count()));
        list << QVariantMap{{"text", editionName(edition)},
            {"why", possible ? QString() : tr("Only the web edition knows the game for four.")},
            {"chosen", edition == m_match.edition}, {"value", static_cast<int>(edition)}};
    }
    return list;
}

QVariantList NewMatch::options() const
{
    const Language spoken = language();
    QVariantList list;
    for (const OptionSpec& option : m_match.game->options()) {
        if (option.fourPlayersOnly && count() != 4)
            continue;
        const int value = m_match.option(option, 1);
        QStringList words;
        for (const Text& effect : option.effects)
            words << qt(effect.in(spoken));
        list << QVariantMap{{"name", qt(option.name)}, {"label", qt(option.label.in(spoken))},
            {"number", option.words.empty()},
            {"effect", option.words.empty() ? qt(option.effect.in(spoken)) : words[value]},
            {"lowest", option.lowest}, {"words", words}, {"value", value}};
    }
    return list;
}

bool NewMatch::withCharacters() const
{
    return std::any_of(m_match.characters.begin(), m_match.characters.end(),
        [](const auto& card) { return card.has_value(); });
}

QVariantMap NewMatch::drawView() const
{
    QVariantList numbers;
    for (std::size_t i = 0; i < m_drawnTaps.size(); ++i)
        numbers << QVariantMap{{"name", qt(m_drawnFrom[i])},
            {"number", QStringLiteral("%1").arg(m_drawnTaps[i], 3, 10, QLatin1Char('0'))}};
    return {{"what", m_drawWhat}, {"next", static_cast<int>(m_taps.size())},
        {"nextName",
            m_drawWhat.isEmpty() || static_cast<int>(m_taps.size()) >= count()
                ? QString()
                : qt(m_match.players[m_taps.size()])},
        {"done", m_drawnWhat}, {"seed", m_seed}, {"numbers", numbers}};
}

QString NewMatch::whyNot() const
{
    if (!m_session || !m_session->isOpen())
        return tr("The history is not open.");
    const Players counts = m_match.game->playerCounts(m_match.edition);
    if (count() < 3)
        return count() == 2 ? tr("One more person is needed.")
                            : tr("%1 more people are needed.").arg(3 - count());
    if (!counts.has(static_cast<Player>(count())))
        return count() == 4 ? tr("Only the web edition knows the game for four.")
                            : tr("At most four people play.");
    return {};
}

bool NewMatch::canRepeat() const
{
    if (!m_session || !m_session->isOpen())
        return false;
    const auto last = m_session->history().matches({}, 1, 0);
    return last && !last->empty();
}

void NewMatch::chooseGame(const QString& id)
{
    if (const Game* game = gameNamed(plain(id)))
        m_match.game = game;
    Q_EMIT changed();
}

QString NewMatch::addPlayer(const QString& name)
{
    const std::string trimmed = plain(name.trimmed());
    if (trimmed.empty())
        return tr("A name is missing.");
    if (std::find(m_match.players.begin(), m_match.players.end(), trimmed) != m_match.players.end())
        return tr("%1 sits at the table already.").arg(name.trimmed());
    if (count() >= 4)
        return tr("At most four people play.");
    m_match.players.push_back(trimmed);
    if (count() == 4)
        m_match.edition = Edition::Web;
    takeGroupDefaults();
    Q_EMIT changed();
    return {};
}

void NewMatch::removePlayer(int seat)
{
    const auto player = static_cast<std::ptrdiff_t>(seat);
    m_match.players.erase(m_match.players.begin() + player);
    std::copy(m_match.characters.begin() + player + 1, m_match.characters.end(),
        m_match.characters.begin() + player);
    m_match.characters.back().reset();
    m_match.firstDealer.reset();
    m_drawnWhat.clear();
    m_drawnTaps.clear();
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
    const auto found = std::find(m_match.players.begin(), m_match.players.end(), dealer);
    m_match.firstDealer = static_cast<Player>(found - m_match.players.begin());
    Q_EMIT changed();
}

void NewMatch::setDealer(int seat)
{
    m_match.firstDealer = static_cast<Player>(seat);
    Q_EMIT changed();
}

void NewMatch::chooseEdition(int edition)
{
    m_match.edition = static_cast<Edition>(edition);
    Q_EMIT changed();
}

void NewMatch::setOption(const QString& name, int value)
{
    for (const OptionSpec& option : m_match.game->options()) {
        if (qt(option.name) != name)
            continue;
        std::erase_if(m_match.options, [&](const OptionValue& each) { return each.option == &option; });
        if (value != option.byDefault)
            m_match.options.push_back({&option, std::max(value, option.words.empty() ? option.lowest : 0)});
    }
    Q_EMIT changed();
}

QString NewMatch::chooseCharacter(int seat, const QString& card)
{
    const std::optional<Card> chosen = Card::parse(plain(card), Pack::Eidex);
    for (int other = 0; chosen && other < count(); ++other)
        if (other != seat && m_match.characters[static_cast<std::size_t>(other)] == chosen)
            return tr("%1 has this character already.")
                .arg(qt(m_match.players[static_cast<std::size_t>(other)]));
    m_match.characters[static_cast<std::size_t>(seat)] = chosen;
    if (m_drawnWhat == QLatin1String("characters"))
        m_drawnWhat.clear(); // chosen by hand: the draw no longer explains it
    Q_EMIT changed();
    return {};
}

void NewMatch::clearCharacters()
{
    m_match.characters = {};
    if (m_drawnWhat == QLatin1String("characters"))
        m_drawnWhat.clear();
    Q_EMIT changed();
}

void NewMatch::beginDraw(const QString& what)
{
    m_drawWhat = what;
    m_taps.clear();
    Q_EMIT changed();
}

void NewMatch::tap()
{
    if (m_drawWhat.isEmpty())
        return;
    // The last three digits of the moment in microseconds: nobody can aim at them, everybody can read them.
    const auto now = std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::system_clock::now().time_since_epoch());
    m_taps.push_back(static_cast<int>(now.count() % 1000));
    if (static_cast<int>(m_taps.size()) == count())
        drawn();
    Q_EMIT changed();
}

void NewMatch::drawn()
{
    const std::string seed = eidex::drawSeed(m_taps);
    m_drawnWhat = m_drawWhat;
    m_drawnTaps = m_taps;
    m_drawnFrom = m_match.players;
    m_seed = qt(seed);
    m_drawWhat.clear();
    m_taps.clear();
    if (m_drawnWhat == QLatin1String("seats")) {
        const std::vector<Player> order = eidex::drawSeats(seed, count());
        const auto players = m_match.players;
        const auto characters = m_match.characters;
        for (std::size_t seat = 0; seat < order.size(); ++seat) {
            m_match.players[seat] = players[order[seat]];
            m_match.characters[seat] = characters[order[seat]];
        }
        m_match.firstDealer.reset();
        return;
    }
    const std::vector<Card> characters = eidex::drawCharacters(seed, count());
    for (std::size_t seat = 0; seat < characters.size(); ++seat)
        m_match.characters[seat] = characters[seat];
    QStringList taps;
    for (int tap : m_drawnTaps)
        taps << QString::number(tap);
    m_match.draw
        = plain(QStringLiteral(R"({"seed":"%1","taps":[%2]})").arg(m_seed, taps.join(QLatin1Char(','))));
}

void NewMatch::cancelDraw()
{
    m_drawWhat.clear();
    m_taps.clear();
    Q_EMIT changed();
}

void NewMatch::takeGroupDefaults()
{
    if (count() < 3 || !m_session || !m_session->isOpen())
        return;
    const auto last = m_session->history().lastWith(m_match.players);
    if (!last || !*last)
        return;
    m_match.edition = (*last)->edition;
    m_match.options = (*last)->options;
}

void NewMatch::asLastTime()
{
    const auto summaries = m_session->history().matches({}, 1, 0);
    if (!summaries || summaries->empty())
        return;
    const auto last = m_session->history().load(summaries->front().id);
    if (!last) {
        m_session->report(last.error());
        return;
    }
    m_match.game = last->match.game;
    m_match.edition = last->match.edition;
    m_match.options = last->match.options;
    m_match.players = last->match.players;
    m_match.characters = {};
    m_match.firstDealer.reset();
    m_drawnWhat.clear();
    m_drawnTaps.clear();
    Q_EMIT changed();
}

bool NewMatch::start()
{
    if (!canStart())
        return false;
    Match match = m_match;
    if (m_drawnWhat != QLatin1String("characters"))
        match.draw.clear();
    match.started = plain(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs));
    const auto opened = m_session->history().openMatch(match);
    if (!opened) {
        m_session->report(opened.error());
        return false;
    }
    Q_EMIT m_session->historyChanged();
    return m_session->pad()->open(qt(*opened));
}

QVariantList NewMatch::characters() const
{
    QVariantList list;
    for (const eidex::Power* power : eidex::allPowers())
        list << QVariantMap{{"card", qt(power->card.text(Pack::Eidex))},
            {"power", qt(power->name.in(language()))}, {"does", qt(power->oneLine.in(language()))}};
    return list;
}

} // namespace tafel::app
