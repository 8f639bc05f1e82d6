// Finds the event that another one follows.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "history/storage/time_and_ids.h"

namespace tafel::history {

/// The events of a match, each with a value. The end of a UUID names the event before it (`endOf`). An
/// attacker can choose UUIDs so that it names two events; then the one of the same tablet counts.
template <typename Value> class PreviousEvents {
public:
    bool empty() const { return m_values.empty(); }

    void add(const std::string& uuid, const std::string& device, Value value)
    {
        const std::string end = endAfter(uuid);
        m_values.insert_or_assign(device + end, value);
        m_values.insert_or_assign(end, std::move(value));
    }

    /// \return the value of the event before that one; null if its UUID names none of these
    const Value* before(const std::string& uuid, const std::string& device) const
    {
        const std::optional<std::string> end = endOf(uuid);
        if (!end)
            return nullptr;
        auto found = m_values.find(device + *end);
        if (found == m_values.end())
            found = m_values.find(*end);
        return found == m_values.end() ? nullptr : &found->second;
    }

private:
    std::unordered_map<std::string, Value> m_values; ///< By the end, with the tablet and without it.
};

} // namespace tafel::history
