#include "app/history/history_filter.h"

#include <algorithm>

#include <QLocale>

#include "document/match_reader.h"
#include "games/custom/key.h"
#include "games/games.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

namespace {

/// The properties that the session keeps.
constexpr const char* keptNames[]
    = {"game", "edition", "player", "tournament", "period", "fromMonth", "toMonth"};
constexpr const char* memory = "lookBack";

QVariant choiceOf(const QString& id, const QString& text)
{
    return QVariant::fromValue(ListChoice{.id = id, .text = text});
}

QString textOf(const QList<ListChoice>& choices, const QString& id)
{
    for (const ListChoice& each : choices)
        if (each.id == id)
            return each.text;
    return id;
}

/// The first day of a month.
QDate firstOf(int month)
{
    return {month / 12, month % 12 + 1, 1};
}

} // namespace

void HistoryFilter::attached()
{
    if (m_session)
        restore();
    refresh();
}

void HistoryFilter::setGame(const QString& value)
{
    if (m_game == value)
        return;
    m_game = value;
    if (editions().isEmpty())
        m_edition.clear();
    refresh();
}

void HistoryFilter::setFromMonth(const int& month)
{
    m_fromMonth = month;
    m_toMonth = std::max(m_toMonth, month);
    refresh();
}

void HistoryFilter::setToMonth(const int& month)
{
    m_toMonth = month;
    m_fromMonth = std::min(m_fromMonth, month);
    refresh();
}

history::Filter HistoryFilter::value() const
{
    const QString month = QStringLiteral("yyyy-MM");
    history::Filter filter{.game = plain(m_game),
        .edition = plain(m_edition),
        .player = plain(m_player),
        .tournament = plain(m_tournament)};
    const QDate today = QDate::currentDate();
    QString first;
    if (m_period == QLatin1String("range")) {
        first = firstOf(m_fromMonth).toString(month);
        filter.to = phrases::endOfDayUtc(plain(firstOf(m_toMonth).toString(month))).value_or("");
    } else if (m_period == QLatin1String("today")) {
        first = today.toString(Qt::ISODate);
    } else if (m_period == QLatin1String("week")) {
        first = today.addDays(1 - today.dayOfWeek()).toString(Qt::ISODate);
    } else if (m_period == QLatin1String("month")) {
        first = today.toString(month);
    } else if (m_period == QLatin1String("year")) {
        first = QString::number(today.year());
    }
    filter.from = phrases::startOfDayUtc(plain(first)).value_or("");
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
            chips << ListChoice{.id = QString::fromLatin1(kind), .text = text};
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
    const auto played = history::gameTotals(history());
    if (!played)
        return games;
    for (const Game* game : allGames())
        if (std::ranges::count(*played, game->id(), &history::GameTotal::game) > 0)
            games << choiceOf(qt(game->id()), in(game->name()));
    std::vector<std::string> customGames;
    for (const history::GameTotal& each : *played)
        if (custom::idIn(each.game) && gameNamed(each.game))
            customGames.push_back(each.game);
    std::ranges::stable_sort(customGames, [this](const auto& one, const auto& other) {
        return phrases::isNamedBefore(one, other, language());
    });
    for (const std::string& key : customGames)
        games << choiceOf(qt(key), qt(phrases::gameName(key, language())));
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
        editions << ListChoice{.id = qt(document::editionNames[static_cast<std::size_t>(edition)]),
            .text = qt(phrases::editionName(edition, language()))};
    return editions;
}

QVariantList HistoryFilter::people() const
{
    QVariantList people;
    if (!hasHistory())
        return people;
    if (auto totals = history::personTotals(history())) {
        std::ranges::stable_sort(
            *totals, std::greater(), [](const auto& each) { return each.total.matches; });
        for (const history::PersonTotal& each : *totals)
            people << choiceOf(qt(each.person), qt(each.person));
    }
    return people;
}

QVariantList HistoryFilter::tournaments() const
{
    QVariantList names;
    if (!hasHistory())
        return names;
    if (const auto all = history::tournamentNames(history()))
        for (const history::TournamentName& each : *all)
            names << choiceOf(qt(each.name), qt(each.name));
    return names;
}

QList<ListChoice> HistoryFilter::periods() const
{
    return {{.text = tr("All time")}, {.id = QStringLiteral("today"), .text = tr("Today")},
        {.id = QStringLiteral("week"), .text = tr("This week")},
        {.id = QStringLiteral("month"), .text = tr("This month")},
        {.id = QStringLiteral("year"), .text = tr("This year")},
        {.id = QStringLiteral("range"), .text = tr("From … to …")}};
}

void HistoryFilter::clearAll()
{
    for (QString* part : {&m_game, &m_edition, &m_player, &m_tournament, &m_period})
        part->clear();
    refresh();
}

// ---- State in the session, because a screen is loaded again each time the user returns to it.

void HistoryFilter::remember()
{
    if (!m_session)
        return;
    QVariantMap kept{{"notes", m_viewState}};
    for (const char* const name : keptNames)
        kept[name] = property(name);
    m_session->setProperty(memory, kept);
}

void HistoryFilter::restore()
{
    const QVariantMap kept = m_session->property(memory).toMap();
    if (kept.isEmpty())
        return;
    const QSignalBlocker once(this); // The caller announces all changes together.
    m_viewState = kept.value("notes").toMap();
    for (const char* const name : keptNames)
        setProperty(name, kept.value(name));
}

void HistoryFilter::refresh()
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
