#include "app/referee/desk_games.h"

#include "app/pad/current_match.h"
#include "games/custom/game.h"
#include "games/games.h"

namespace tafel::app {

void DeskGames::attached()
{
    const Game* game = onTable();
    open(game && game->isJudged() ? *game : *allGames().front());
}

void DeskGames::open(const Game& game)
{
    Desk* const before = m_desk;
    m_desk = new Desk(game, this);
    m_desk->setSession(m_session);
    Q_EMIT deskChanged();
    Q_EMIT changed();
    if (before) { // The screen has switched to the new desk.
        before->setParent(nullptr);
        before->deleteLater();
    }
}

const Game* DeskGames::onTable() const
{
    return hasHistory() && m_session->table()->isOpen() ? m_session->table()->match().game : nullptr;
}

CountedGame DeskGames::own() const
{
    const Game* game = onTable();
    if (m_chosen || !game || game->id() != custom::gameId)
        return {};
    CountedGame own{.name = in(game->name())};
    for (const Clause* each : game->clauses())
        own.clauses << ListChoice{.id = qt(each->id), .text = in(each->text)};
    return own;
}

QString DeskGames::name() const
{
    const Game* game = gameNamed(plain(this->game()));
    return game ? in(game->name()) : QString();
}

QList<ListChoice> DeskGames::games() const
{
    QList<ListChoice> list;
    for (const Game* each : allGames())
        if (each->isJudged())
            list << ListChoice{.id = qt(each->id()),
                .text = in(each->name()),
                .subText = in(each->oneLine()),
                .aside = each == onTable() ? tr("your match") : QString()};
    return list;
}

void DeskGames::choose(const QString& id)
{
    const bool ofOwn = !own().name.isEmpty();
    m_chosen = true;
    if (const Game* chosen = gameNamed(plain(id)); chosen && (ofOwn || id != game()))
        open(*chosen);
}

} // namespace tafel::app
