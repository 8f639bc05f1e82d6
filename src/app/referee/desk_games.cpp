#include "app/referee/desk_games.h"

#include "app/pad/score_pad.h"
#include "app/words/words.h"
#include "games/games.h"

namespace tafel::app {

DeskGames::DeskGames(QObject* parent)
    : SessionModel(parent, Follows::Language)
    , m_game(allGames().front())
{
}

void DeskGames::attached()
{
    if (const Game* game = onTable())
        m_game = game;
    refresh();
}

const Game* DeskGames::onTable() const
{
    return m_session && m_session->isOpen() && m_session->pad()->isOpen() ? m_session->pad()->match().game
                                                                          : nullptr;
}

QString DeskGames::game() const
{
    return qt(m_game->id());
}

QString DeskGames::name() const
{
    return m_session ? qt(m_game->name().in(m_session->language())) : QString();
}

/// By what a position of the game has.
QString DeskGames::kind() const
{
    Match head{.game = m_game};
    for (int players = maxPlayers; players > 0; --players)
        if (m_game->playerCounts(head.edition).has(static_cast<Player>(players)))
            head.players.resize(static_cast<std::size_t>(players));
    const Keys keys = m_game->positionKeys(head, {});
    return keys.has(Key::Table)   ? QStringLiteral("hand")
        : keys.has(Key::Contract) ? QStringLiteral("contract")
                                  : QStringLiteral("powers");
}

QVariantList DeskGames::games() const
{
    QVariantList list;
    if (!m_session)
        return list;
    const Language language = m_session->language();
    for (const Game* game : allGames())
        list << QVariantMap{{"id", qt(game->id())}, {"name", qt(game->name().in(language))},
            {"line", qt(game->oneLine().in(language))}, {"chosen", game == m_game},
            {"onTable", game == onTable()}};
    return list;
}

void DeskGames::choose(const QString& id)
{
    if (const Game* game = gameNamed(plain(id)))
        m_game = game;
    Q_EMIT changed();
}

} // namespace tafel::app
