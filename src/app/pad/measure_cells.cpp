// Typed numbers: counts, remainders and the sum of a call.
#include <algorithm>
#include <cstdlib>

#include "app/pad/measure_pad.h"
#include "app/pad/score_pad.h"
#include "app/phrases/phrases.h"

namespace tafel::app {

namespace {

/// The lowest and the highest number that can be typed.
std::pair<int, int> boundsOf(const Prompt& typed)
{
    return typed.ever.value_or(std::pair(typed.lowest, typed.highest));
}

} // namespace

/// The numbers to enter, in their order. Card points have separate fields.
std::vector<const Prompt*> MeasurePad::cells() const
{
    std::vector<const Prompt*> cells;
    if (!form().measure || form().measure->id == "points")
        return cells;
    for (const Prompt& prompt : form().prompts)
        if (prompt.kind == Prompt::Kind::Number && prompt.required)
            cells.push_back(&prompt);
    return cells;
}

const Prompt* MeasurePad::cell() const
{
    for (const Prompt* each : cells())
        if (each->path == m_active)
            return each;
    return nullptr;
}

/// Chooses the number that the next digit goes to: the tapped one, else the first open one, or the first one
/// if all have been entered. There is none while another prompt must be answered first.
void MeasurePad::updateActive()
{
    if (!cell())
        choose(cells());
}

/// Chooses the first open number of these.
void MeasurePad::choose(const std::vector<const Prompt*>& cells)
{
    const auto open = std::ranges::find_if(cells, &Prompt::isOpen);
    m_replaces = true;
    m_active = open != cells.end()   ? (*open)->path
        : cells.empty() || openAsk() ? std::string()
                                     : cells.front()->path;
}

/// Goes to the next open number in their order, else to the next one; to none if another prompt comes first.
void MeasurePad::goOn()
{
    std::vector<const Prompt*> cells = this->cells();
    if (const auto now = std::ranges::find(cells, m_active, &Prompt::path); now != cells.end())
        std::rotate(cells.begin(), std::next(now), cells.end());
    choose(cells);
    m_pad.ask();
}

void MeasurePad::focus(const QString& path)
{
    m_pad.phones()->onTyped(-1, plain(path));
    m_active = plain(path);
    m_replaces = true;
    m_pad.ask();
}

void MeasurePad::key(const QString& key)
{
    const Prompt* const typed = cell();
    if (!typed)
        return;
    const std::optional<int> now = typed->number;
    const auto [least, most] = boundsOf(*typed);
    const std::string path = typed->path;
    m_pad.phones()->onTyped(-1, path);
    if (key == QLatin1String("back")) {
        const bool whole = m_replaces || !now || std::abs(*now) < 10;
        m_replaces = false;
        return answer(path, whole ? Response() : Response(*now / 10));
    }
    if (key == QLatin1String("next"))
        return goOn();
    if (key == QLatin1String("-"))
        return now && -*now >= least && -*now <= most ? answer(path, -*now) : void();
    const int digit = key.toInt();
    const bool goesOn = !m_replaces && now && *now * 10 + digit <= most;
    const int value = goesOn ? *now * 10 + digit : digit;
    if (value > most)
        return;
    m_replaces = false;
    answer(path, value);
    if ((value == 0 || value * 10 > std::max(most, -typed->lowest)) && cells().size() > 1)
        goOn();
}

QStringList MeasurePad::mutedKeys() const
{
    const Prompt* const typed = cell();
    const int now = typed ? typed->number.value_or(-1) : -1;
    QStringList muted;
    if (now < 0)
        muted << QStringLiteral("back");
    if (!typed || !typed->number || typed->lowest >= 0)
        muted << QStringLiteral("-");
    for (int digit = 0; digit <= 9; ++digit) {
        const int most = typed ? boundsOf(*typed).second : 0;
        const bool goesOn = now >= 0 && !m_replaces && now * 10 + digit <= most;
        if (!typed || (!goesOn && digit > most))
            muted << QString::number(digit);
    }
    return muted;
}

} // namespace tafel::app
