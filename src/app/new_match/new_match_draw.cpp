// Each player taps once. The moments of the taps seed the draw of characters or seats.
#include "app/new_match/new_match.h"
#include "app/phrases/phrases.h"
#include "games/eidex/draw.h"

namespace tafel::app {

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
    // Uses the last three digits of the time in microseconds. Nobody can aim at them, and everybody can read
    // them.
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
        taps << QStringLiteral("\"%1\"").arg(tap, 3, 10, QLatin1Char('0'));
    m_match.draw
        = plain(QStringLiteral(R"({"seed":"%1","taps":[%2]})").arg(m_seed, taps.join(QLatin1Char(','))));
}

void NewMatch::cancelDraw()
{
    m_drawWhat.clear();
    m_taps.clear();
    Q_EMIT changed();
}

} // namespace tafel::app
