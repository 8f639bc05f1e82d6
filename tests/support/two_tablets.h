// Two tablets that sync without a server, as an archive would do.
#pragma once

#include <stdexcept>

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

/// Sends all events of each history to the other one, including known events.
inline void meet(history::History& one, history::History& other)
{
    std::vector<history::IncomingEvent> all;
    for (history::History* each : {&one, &other})
        for (history::Event event : eventsOf(*each)) {
            event.tick = tickOf(event);
            event.came = static_cast<std::int64_t>(all.size()) + 1;
            event.seq = 0;
            all.push_back({event, transferChecksum(event)});
        }
    for (history::History* each : {&one, &other})
        if (const auto taken = take(*each, all, 0); !taken || taken->quarantined > 0)
            throw std::runtime_error("entries of another tablet do not fit");
}

} // namespace tafel::test
