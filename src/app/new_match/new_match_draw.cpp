// Each player taps once. The moments of the taps seed the draw of characters or seats.
#include <algorithm>

#include "app/new_match/new_match.h"
#include "app/phrases/phrases.h"
#include "games/eidex/draw.h"

namespace tafel::app {

void NewMatch::beginDraw(const QString& kind)
{
    m_draw = {.kind = kind};
    Q_EMIT changed();
}

void NewMatch::tap()
{
    if (m_draw.kind.isEmpty())
        return;
    // Uses the last three digits of the time in microseconds. Nobody can aim at them, and everybody can read
    // them.
    const auto now = std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::system_clock::now().time_since_epoch());
    m_draw.taps.push_back(static_cast<int>(now.count() % 1000));
    if (static_cast<int>(m_draw.taps.size()) == count())
        drawn();
    Q_EMIT changed();
}

void NewMatch::drawn()
{
    const std::string seed = eidex::drawSeed(m_draw.taps);
    m_drawn = std::exchange(m_draw, {});
    m_drawn.seed = qt(seed);
    m_drawn.from = m_match.players;
    if (m_drawn.kind == QLatin1String("seats")) {
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
    std::ranges::copy(eidex::drawCharacters(seed, count()), m_match.characters.begin());
    QStringList taps;
    for (int tap : m_drawn.taps)
        taps << QStringLiteral("\"%1\"").arg(tap, 3, 10, QLatin1Char('0'));
    m_match.draw = plain(
        QStringLiteral(R"({"seed":"%1","taps":[%2]})").arg(m_drawn.seed, taps.join(QLatin1Char(','))));
}

void NewMatch::cancelDraw()
{
    m_draw = {};
    Q_EMIT changed();
}

} // namespace tafel::app
