#include "app/dispute_book.h"

#include <QJsonDocument>
#include <QJsonObject>

#include "app/look_back.h"
#include "app/words.h"
#include "games/games.h"

namespace tafel::app {

namespace {

constexpr int page = 50;

Edition editionOf(const QString& id)
{
    return id == QLatin1String("en-1998") ? Edition::En1998
        : id == QLatin1String("de-1998")  ? Edition::De1998
                                          : Edition::Web;
}

/// What a dispute was about: the game and edition of its match, or of the question itself.
Match headOf(const history::DisputeOfMatch& row)
{
    const QJsonObject asked
        = QJsonDocument::fromJson(QByteArray::fromStdString(row.dispute.question)).object();
    const bool known = !row.game.empty();
    const QString game = known ? qt(row.game) : asked.value(QStringLiteral("game")).toString();
    const QString edition = known ? qt(row.edition) : asked.value(QStringLiteral("edition")).toString();
    const Game* named = gameNamed(plain(game));
    return {.game = named ? named : allGames().front(), .edition = editionOf(edition)};
}

} // namespace

void DisputeBook::setSession(Session* session)
{
    if (session == m_session)
        return;
    m_session = session;
    if (session) {
        connect(session, &Session::historyChanged, this, &DisputeBook::refresh);
        connect(session->preferences(), &Preferences::languageChanged, this, &DisputeBook::refresh);
    }
    refresh();
}

void DisputeBook::setFilter(HistoryFilter* filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    if (filter)
        connect(filter, &HistoryFilter::changed, this, &DisputeBook::refresh);
    refresh();
}

void DisputeBook::refresh()
{
    beginResetModel();
    m_rows.clear();
    m_complete = !m_session || !m_session->isOpen();
    endResetModel();
    fetchMore({});
    Q_EMIT changed();
}

void DisputeBook::fetchMore(const QModelIndex&)
{
    if (m_complete)
        return;
    auto more = history::disputesOf(
        m_session->history(), m_filter ? m_filter->value() : history::Filter{}, page, count());
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
    Q_EMIT changed();
}

QVariant DisputeBook::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= count())
        return {};
    const history::DisputeOfMatch& row = m_rows[static_cast<std::size_t>(index.row())];
    const Match head = headOf(row);
    const Language language = m_session->language();
    switch (role) {
    case DisputeRole:
        return disputeView(row.dispute, head, language);
    case MatchRole:
        return qt(row.dispute.match);
    case PlaceRole:
        return tr("%1, %2").arg(qt(head.game->name().in(language)),
            shortDayText(row.started.empty() ? row.dispute.at : row.started));
    default:
        return {};
    }
}

QHash<int, QByteArray> DisputeBook::roleNames() const
{
    return {{DisputeRole, "dispute"}, {MatchRole, "matchId"}, {PlaceRole, "place"}};
}

} // namespace tafel::app
