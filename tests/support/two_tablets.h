// Two tablets that sync without a server, as an archive would do.
#pragma once

#include <functional>
#include <stdexcept>
#include <utility>

#include "history/core.h"
#include "history/exchange/incoming_events.h"

namespace tafel::test {

/// All events in the order of the log.
inline std::vector<history::Event> eventsOf(history::History& history)
{
    std::vector<history::Event> events;
    history.core().log.forEach([&](const history::Event& event, bool) { events.push_back(event); });
    return events;
}

/// All events as the tablet would send them.
/// \param change  makes an event another one, such as an earlier or later release would write
inline std::vector<history::IncomingEvent> sentBy(
    history::History& history, const std::function<void(history::Event&)>& change = {})
{
    std::vector<history::IncomingEvent> sent;
    for (history::Event event : eventsOf(history)) {
        event.tick = tickOf(event);
        event.came = std::exchange(event.seq, 0);
        if (change)
            change(event);
        sent.push_back({event, transferChecksum(event)});
    }
    return sent;
}

/// Sends all events of each history to the other one, including known events.
inline void meet(history::History& one, history::History& other)
{
    std::vector<history::IncomingEvent> all;
    for (history::History* each : {&one, &other})
        for (history::IncomingEvent& sent : sentBy(*each)) {
            sent.event.came = static_cast<std::int64_t>(all.size()) + 1;
            all.push_back(std::move(sent));
        }
    for (history::History* each : {&one, &other})
        if (const auto taken = take(*each, all, 0); !taken || taken->quarantined > 0)
            throw std::runtime_error("entries of another tablet do not fit");
}

} // namespace tafel::test
