#include "app/match_list.h"

#include "app/words.h"
#include "games/games.h"

namespace tafel::app {

namespace {

constexpr int page = 50;

} // namespace

MatchList::MatchList(QObject* parent)
    : QAbstractListModel(parent)
{
}

void MatchList::setSession(Session* session)
{
    if (session == m_session)
        return;
    m_session = session;
    if (session) {
        connect(session, &Session::historyChanged, this, &MatchList::refresh);
        connect(session->preferences(), &Preferences::languageChanged, this, &MatchList::refresh);
    }
    Q_EMIT sessionChanged();
    refresh();
}

void MatchList::setSearch(const QString& search)
{
    if (search == m_search)
        return;
    m_search = search;
    Q_EMIT searchChanged();
    refresh();
}

void MatchList::refresh()
{
    beginResetModel();
    m_rows.clear();
    m_complete = !m_session || !m_session->isOpen();
    endResetModel();
    fetchMore({});
    Q_EMIT countChanged();
}

int MatchList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

bool MatchList::canFetchMore(const QModelIndex&) const
{
    return !m_complete;
}

void MatchList::fetchMore(const QModelIndex&)
{
    if (m_complete)
        return;
    auto more = m_session->history().matches({.text = plain(m_search)}, page, count());
    if (!more) {
        m_complete = true;
        m_session->report(more.error());
        return;
    }
    m_complete = static_cast<int>(more->size()) < page;
    if (more->empty())
        return;
    beginInsertRows({}, count(), count() + static_cast<int>(more->size()) - 1);
    std::move(more->begin(), more->end(), std::back_inserter(m_rows));
    endInsertRows();
    Q_EMIT countChanged();
}

QString MatchList::subtitle(const history::MatchSummary& match) const
{
    const QString deals = match.deals == 1 ? tr("1 deal") : tr("%1 deals").arg(match.deals);
    QStringList winners, totals, names;
    for (const history::PlayerSummary& player : match.players) {
        totals << QString::number(player.total);
        names << qt(player.name);
        if (player.won)
            winners << qt(player.name);
    }
    if (!match.finished)
        return tr("%1 · %2 · %3")
            .arg(
                match.abandoned ? tr("set aside") : tr("under way"), names.join(QStringLiteral(", ")), deals);
    return tr("%1 won %2 · %3").arg(winners.join(tr(" and ")), totals.join(QStringLiteral(" : ")), deals);
}

QVariant MatchList::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= count())
        return {};
    const history::MatchSummary& match = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case IdRole:
        return qt(match.id);
    case TitleRole: {
        const Game* game = gameNamed(match.game);
        return game ? qt(game->name().in(m_session->language())) : qt(match.game);
    }
    case SubtitleRole:
        return subtitle(match);
    case DayRole:
        return dayText(match.started);
    case FinishedRole:
        return match.finished;
    default:
        return {};
    }
}

QHash<int, QByteArray> MatchList::roleNames() const
{
    return {{IdRole, "matchId"}, {TitleRole, "title"}, {SubtitleRole, "subtitle"}, {DayRole, "day"},
        {FinishedRole, "finished"}};
}

QString MatchList::idAt(int row) const
{
    return row >= 0 && row < count() ? qt(m_rows[static_cast<std::size_t>(row)].id) : QString();
}

} // namespace tafel::app
