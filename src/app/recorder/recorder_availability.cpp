#include "app/recorder/recorder_availability.h"

namespace tafel::app {

namespace {

/// The contract of the deal under entry; empty if it is not chosen or the game has none. A match must be
/// open.
std::string contractOf(const ScorePad& pad)
{
    const std::optional<DealEntry>& completed = pad.form().completed;
    return completed && completed->contract ? completed->contract->contract : std::string();
}

} // namespace

void RecorderAvailability::setPad(ScorePad* pad)
{
    if (pad == m_pad)
        return;
    m_pad = pad;
    if (pad) {
        connect(pad, &ScorePad::changed, this, &RecorderAvailability::changed);
        connect(pad->table(), &CurrentMatch::changed, this, &RecorderAvailability::changed);
    }
    Q_EMIT changed();
}

bool RecorderAvailability::isOffered() const
{
    if (!m_pad || !m_pad->table()->isOpen())
        return false;
    const Match& match = m_pad->match();
    return match.game->dealKeys(match, contractOf(*m_pad)).has(Key::Log)
        && !match.game->deck(match.count()).empty();
}

QString RecorderAvailability::whyNot() const
{
    if (!m_pad || !m_pad->table()->isOpen())
        return {};
    if (!m_pad->table()->isOurs())
        return m_pad->table()->ownershipText();
    if (m_pad->table()->finished())
        return tr("The match is over");
    if (m_pad->table()->acceptance()->deal() > 0)
        return m_pad->table()->acceptance()->whyNot();
    const Match& match = m_pad->match();
    const bool open = match.game->dealKeys(match, {}).has(Key::Contract) && contractOf(*m_pad).empty();
    return open ? tr("Choose the contract first") : QString();
}

} // namespace tafel::app
