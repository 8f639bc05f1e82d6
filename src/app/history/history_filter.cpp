#include "app/history/history_filter.h"

#include <algorithm>

#include <QDateTime>
#include <QLocale>

#include "app/phrases/phrases.h"
#include "document/match_reader.h"
#include "games/custom/key.h"
#include "games/games.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

namespace {

ListChoice choice(const QString& id, const QString& text)
{
    return {.id = id, .text = text};
}

QVariant choiceVariant(const QString& id, const QString& text)
{
    return QVariant::fromValue(choice(id, text));
}

QString textOf(const QList<ListChoice>& choices, const QString& id)
{
    for (const ListChoice& each : choices)
        if (each.id == id)
            return each.text;
    return id;
}

} // namespace

int monthOf(const QDate& day)
{
    return day.year() * 12 + day.month() - 1;
}

QDate firstOf(int month)
{
    return {month / 12, month % 12 + 1, 1};
}

std::string beginOf(const QDate& day, int seconds)
{
    return plain(day.startOfDay().addSecs(seconds).toUTC().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss")));
}

HistoryFilter::HistoryFilter(QObject* parent)
    : SessionModel(parent)
{
    m_fromMonth = QDate::currentDate().year() * 12;
    m_toMonth = monthOf(QDate::currentDate());
}

void HistoryFilter::attached()
{
    if (m_session)
        restore();
    refresh();
}

void HistoryFilter::set(QString& part, const QString& value)
{
    if (part == value)
        return;
    part = value;
    rememberAndNotify();
}

void HistoryFilter::setGame(const QString& value)
{
    if (m_game == value)
        return;
    m_game = value;
    if (editions().isEmpty())
        m_edition.clear();
    rememberAndNotify();
}

void HistoryFilter::setFromMonth(const int& month)
{
    m_fromMonth = month;
    m_toMonth = std::max(m_toMonth, month);
    rememberAndNotify();
}

void HistoryFilter::setToMonth(const int& month)
{
    m_toMonth = month;
    m_fromMonth = std::min(m_fromMonth, month);
    rememberAndNotify();
}

history::Filter HistoryFilter::value() const
{
    history::Filter filter{.game = plain(m_game),
        .edition = plain(m_edition),
        .player = plain(m_player),
        .tournament = plain(m_tournament)};
    const QDate today = QDate::currentDate();
    QDate first, after;
    if (m_period == QLatin1String("range")) {
        first = firstOf(m_fromMonth);
        after = firstOf(m_toMonth + 1);
    } else if (m_period == QLatin1String("today")) {
        first = today;
    } else if (m_period == QLatin1String("week")) {
        first = today.addDays(1 - today.dayOfWeek());
    } else if (m_period == QLatin1String("month")) {
        first = firstOf(monthOf(today));
    } else if (m_period == QLatin1String("year")) {
        first = QDate(today.year(), 1, 1);
    }
    if (first.isValid())
        filter.from = beginOf(first);
    if (after.isValid())
        filter.to = beginOf(after, -1);
    return filter;
}

QString HistoryFilter::monthText(int month) const
{
    return QLocale().toString(firstOf(month), tr("MMMM yyyy"));
}

QString HistoryFilter::periodText() const
{
    if (m_period != QLatin1String("range"))
        return textOf(periods(), m_period);
    return m_fromMonth == m_toMonth ? monthText(m_fromMonth)
                                    : tr("%1 – %2").arg(monthText(m_fromMonth), monthText(m_toMonth));
}

QList<ListChoice> HistoryFilter::chips() const
{
    QList<ListChoice> chips;
    const auto add = [&](const char* kind, const QString& value, const QString& text) {
        if (!value.isEmpty())
            chips << choice(QString::fromLatin1(kind), text);
    };
    add("game", m_game, qt(phrases::gameName(plain(m_game), language())));
    add("edition", m_edition, textOf(editions(), m_edition));
    add("player", m_player, m_player);
    add("tournament", m_tournament, m_tournament);
    add("period", m_period, periodText());
    return chips;
}

QString HistoryFilter::season() const
{
    return QString::number(m_period == QLatin1String("range") ? m_toMonth / 12 : QDate::currentDate().year());
}

QVariantList HistoryFilter::games() const
{
    QVariantList games;
    if (!hasHistory())
        return games;
    const auto played = history::gameTotals(m_session->history());
    for (const Game* game : allGames())
        if (played && std::ranges::any_of(*played, [&](const auto& each) { return each.game == game->id(); }))
            games << choiceVariant(qt(game->id()), qt(game->name().in(language())));
    std::vector<std::string> ofOnesOwn;
    for (std::size_t i = 0; played && i < played->size(); ++i)
        if (const std::string& key = (*played)[i].game; custom::idIn(key) && gameNamed(key))
            ofOnesOwn.push_back(key);
    std::ranges::stable_sort(ofOnesOwn, [this](const auto& one, const auto& other) {
        return phrases::isNamedBefore(one, other, language());
    });
    for (const std::string& key : ofOnesOwn)
        games << choiceVariant(qt(key), qt(phrases::gameName(key, language())));
    return games;
}

QVariantList HistoryFilter::contractGames() const
{
    QVariantList with = games();
    with.removeIf([](const QVariant& each) {
        const Game* game = gameNamed(plain(each.value<ListChoice>().id));
        return game->contracts({.game = game}).empty();
    });
    return with;
}

QList<ListChoice> HistoryFilter::editions() const
{
    QList<ListChoice> editions;
    if (const Game* game = gameNamed(plain(m_game)); !m_game.isEmpty() && !(game && game->hasEditions()))
        return editions;
    for (const Edition edition : phrases::allEditions)
        editions << choice(qt(document::editionNames[static_cast<std::size_t>(edition)]),
            qt(phrases::editionName(edition, language())));
    return editions;
}

QVariantList HistoryFilter::people() const
{
    QVariantList people;
    if (!hasHistory())
        return people;
    if (auto totals = history::personTotals(m_session->history())) {
        std::ranges::stable_sort(
            *totals, std::greater(), [](const auto& each) { return each.total.matches; });
        for (const history::PersonTotal& each : *totals)
            people << choiceVariant(qt(each.person), qt(each.person));
    }
    return people;
}

QVariantList HistoryFilter::tournaments() const
{
    QVariantList names;
    if (!hasHistory())
        return names;
    if (const auto all = history::tournamentNames(m_session->history()))
        for (const history::TournamentName& each : *all)
            names << choiceVariant(qt(each.name), qt(each.name));
    return names;
}

QList<ListChoice> HistoryFilter::periods() const
{
    return {choice(QString(), tr("All time")), choice(QStringLiteral("today"), tr("Today")),
        choice(QStringLiteral("week"), tr("This week")), choice(QStringLiteral("month"), tr("This month")),
        choice(QStringLiteral("year"), tr("This year")), choice(QStringLiteral("range"), tr("From … to …"))};
}

void HistoryFilter::clear(const QString& kind)
{
    setProperty(plain(kind).c_str(), QString());
}

void HistoryFilter::clearAll()
{
    for (QString* part : {&m_game, &m_edition, &m_player, &m_tournament, &m_period})
        part->clear();
    rememberAndNotify();
}

// ---- State in the session, because a screen is loaded again each time the user returns to it.

namespace {

constexpr const char* memory = "lookBack";

} // namespace

void HistoryFilter::remember()
{
    if (m_session)
        m_session->setProperty(memory,
            QVariantMap{{"game", m_game}, {"edition", m_edition}, {"player", m_player},
                {"tournament", m_tournament}, {"period", m_period}, {"fromMonth", m_fromMonth},
                {"toMonth", m_toMonth}, {"notes", m_viewState}});
}

void HistoryFilter::restore()
{
    const QVariantMap kept = m_session->property(memory).toMap();
    if (kept.isEmpty())
        return;
    m_game = kept.value("game").toString();
    m_edition = kept.value("edition").toString();
    m_player = kept.value("player").toString();
    m_tournament = kept.value("tournament").toString();
    m_period = kept.value("period").toString();
    m_fromMonth = kept.value("fromMonth").toInt();
    m_toMonth = kept.value("toMonth").toInt();
    m_viewState = kept.value("notes").toMap();
}

void HistoryFilter::rememberAndNotify()
{
    remember();
    Q_EMIT changed();
}

void HistoryFilter::setViewState(const QString& name, const QVariant& value)
{
    m_viewState[name] = value;
    remember();
}

void HistoryFilter::reset()
{
    if (m_session)
        m_session->setProperty(memory, {});
}

} // namespace tafel::app
