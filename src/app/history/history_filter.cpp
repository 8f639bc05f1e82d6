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

constexpr Edition allEditions[] = {Edition::Web, Edition::De1998, Edition::En1998};

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
    : SessionModel(parent, RefreshOn::Language)
    , m_fromMonth(QDate::currentDate().year() * 12)
    , m_toMonth(monthOf(QDate::currentDate()))
{
}

void HistoryFilter::attached()
{
    if (m_session)
        restore();
    refresh();
}

void HistoryFilter::set(std::string& part, const QString& value)
{
    if (part == plain(value))
        return;
    part = plain(value);
    // Only one game has editions.
    const Game* game = gameNamed(m_filter.game);
    if (&part == &m_filter.game && game && !phrases::hasEditions(*game))
        m_filter.edition.clear();
    rememberAndNotify();
}

void HistoryFilter::setPeriod(const QString& period)
{
    if (period == m_period)
        return;
    m_period = period;
    rememberAndNotify();
}

void HistoryFilter::setFromMonth(int month)
{
    m_fromMonth = month;
    m_toMonth = std::max(m_toMonth, month);
    rememberAndNotify();
}

void HistoryFilter::setToMonth(int month)
{
    m_toMonth = month;
    m_fromMonth = std::min(m_fromMonth, month);
    rememberAndNotify();
}

history::Filter HistoryFilter::value() const
{
    history::Filter filter = m_filter;
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
    const auto add = [&](const char* kind, const QString& text, bool isSet) {
        if (isSet)
            chips << choice(QString::fromLatin1(kind), text);
    };
    const Game* game = gameNamed(m_filter.game);
    add("game", game && m_session ? app::qt(game->name().in(m_session->language())) : this->game(),
        !m_filter.game.empty());
    add("edition", textOf(editions(), edition()), !m_filter.edition.empty());
    add("player", player(), !m_filter.player.empty());
    add("tournament", tournament(), !m_filter.tournament.empty());
    add("period", periodText(), !m_period.isEmpty());
    return chips;
}

QString HistoryFilter::season() const
{
    return QString::number(m_period == QLatin1String("range") ? m_toMonth / 12 : QDate::currentDate().year());
}

QVariantList HistoryFilter::games() const
{
    QVariantList games;
    if (!m_session || !m_session->isOpen())
        return games;
    const auto played = history::gameTotals(m_session->history());
    for (const Game* game : allGames())
        if (played && std::any_of(played->begin(), played->end(), [&](const auto& each) {
                return each.game == game->id();
            }))
            games << choiceVariant(app::qt(game->id()), app::qt(game->name().in(m_session->language())));
    std::vector<std::string> ofOnesOwn;
    for (std::size_t i = 0; played && i < played->size(); ++i)
        if (const std::string& key = (*played)[i].game; custom::idIn(key) && gameNamed(key))
            ofOnesOwn.push_back(key);
    std::stable_sort(ofOnesOwn.begin(), ofOnesOwn.end(), [this](const auto& one, const auto& other) {
        return phrases::isNamedBefore(one, other, m_session->language());
    });
    for (const std::string& key : ofOnesOwn)
        games << choiceVariant(app::qt(key), app::qt(phrases::gameName(key, m_session->language())));
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
    for (const Edition edition : allEditions)
        editions << choice(app::qt(document::editionNames[static_cast<std::size_t>(edition)]),
            app::qt(phrases::editionName(edition, language())));
    return editions;
}

QVariantList HistoryFilter::people() const
{
    QVariantList people;
    if (!m_session || !m_session->isOpen())
        return people;
    if (auto totals = history::personTotals(m_session->history())) {
        std::stable_sort(totals->begin(), totals->end(),
            [](const auto& one, const auto& other) { return one.total.matches > other.total.matches; });
        for (const history::PersonTotal& each : *totals)
            people << choiceVariant(app::qt(each.person), app::qt(each.person));
    }
    return people;
}

QVariantList HistoryFilter::tournaments() const
{
    QVariantList names;
    if (!m_session || !m_session->isOpen())
        return names;
    if (const auto all = history::tournamentNames(m_session->history()))
        for (const history::TournamentName& each : *all)
            names << choiceVariant(app::qt(each.name), app::qt(each.name));
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
    if (kind == QLatin1String("game"))
        setGame({});
    else if (kind == QLatin1String("edition"))
        setEdition({});
    else if (kind == QLatin1String("player"))
        setPlayer({});
    else if (kind == QLatin1String("tournament"))
        setTournament({});
    else
        setPeriod({});
}

void HistoryFilter::clearAll()
{
    m_filter = {};
    m_period.clear();
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
            QVariantMap{
                {QStringLiteral("parts"), QStringList{game(), edition(), player(), tournament(), m_period}},
                {QStringLiteral("months"), QVariantList{m_fromMonth, m_toMonth}},
                {QStringLiteral("notes"), m_viewState}});
}

void HistoryFilter::restore()
{
    const QVariantMap kept = m_session->property(memory).toMap();
    const QStringList parts = kept.value(QStringLiteral("parts")).toStringList();
    if (parts.size() != 5)
        return;
    m_filter.game = plain(parts.at(0));
    m_filter.edition = plain(parts.at(1));
    m_filter.player = plain(parts.at(2));
    m_filter.tournament = plain(parts.at(3));
    m_period = parts.at(4);
    const QVariantList months = kept.value(QStringLiteral("months")).toList();
    m_fromMonth = months.at(0).toInt();
    m_toMonth = months.at(1).toInt();
    m_viewState = kept.value(QStringLiteral("notes")).toMap();
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
