#include "app/history/dispute_list_model.h"

#include <algorithm>

#include <QJsonDocument>
#include <QJsonObject>

#include "app/history/statistics_model.h"
#include "document/match_reader.h"
#include "games/games.h"

namespace tafel::app {

namespace {

/// The game and edition of the dispute's match, or else of the question itself.
Match headOf(const history::DisputeOfMatch& row)
{
    const QJsonObject asked
        = QJsonDocument::fromJson(QByteArray::fromStdString(row.dispute.question)).object();
    const bool known = !row.game.empty();
    const QString game = known ? qt(row.game) : asked.value(QStringLiteral("game")).toString();
    const QString edition = known ? qt(row.edition) : asked.value(QStringLiteral("edition")).toString();
    const Game* named = gameNamed(plain(game));
    const auto number = std::ranges::find(document::editionNames, plain(edition)) - document::editionNames;
    return {.game = named ? named : allGames().front(),
        .edition = number < std::ssize(document::editionNames) ? static_cast<Edition>(number) : Edition::Web};
}

} // namespace

history::Expected<std::size_t> DisputeListModel::read(history::Filter filter, int from, int most)
{
    return put(m_rows, from, history::disputesOf(history(), filter, most, from),
        [](const auto& row) { return row.dispute.id; });
}

QVariant DisputeListModel::row(int index) const
{
    const history::DisputeOfMatch& row = m_rows[static_cast<std::size_t>(index)];
    const Match head = headOf(row);
    return QVariant::fromValue(DisputeOfHistory{.dispute = disputeView(row.dispute, head, language()),
        .match = qt(row.dispute.match),
        .place = tr("%1, %2").arg(in(head.game->name()),
            qt(phrases::dayText(row.started.empty() ? row.dispute.at : row.started, language())))});
}

} // namespace tafel::app
