// Two tablets that sync without a server, as an archive would do.
#pragma once

#include <stdexcept>

#include "history/core.h"
#include "history/exchange/incoming_events.h"

namespace tafel::test {

/// Sends all events of each history to the other one, including known events.
inline void meet(history::History& one, history::History& other)
{
    std::vector<history::IncomingEvent> all;
    for (history::History* each : {&one, &other})
        for (history::Event event : each->core().log.after(0, 100'000)) {
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
