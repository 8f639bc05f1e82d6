// The common parts of the fuzz targets: bytes as choices, invariants of answers, a folder in memory.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "document/document.h"

namespace tafel::fuzz {

/// Reports a violated invariant and aborts the process, so that the fuzzer stores the input.
[[noreturn]] void found(std::string_view what, std::string_view about = {});
inline void mustHold(bool holds, std::string_view what, std::string_view about = {})
{
    if (!holds)
        found(what, about);
}

/// The bytes of the fuzzer as choices, one after the other; 0 after the last byte.
class Choices {
public:
    explicit Choices(std::span<const std::uint8_t> bytes)
        : m_bytes(bytes)
    {
    }

    bool empty() const { return m_bytes.empty(); }
    std::uint8_t byte()
    {
        if (m_bytes.empty())
            return 0;
        const std::uint8_t next = m_bytes.front();
        m_bytes = m_bytes.subspan(1);
        return next;
    }
    int below(int bound) { return bound > 0 ? byte() % bound : 0; }
    std::size_t index(std::size_t size) { return size > 0 ? byte() % size : 0; }
    std::span<const std::uint8_t> rest() const { return m_bytes; }

private:
    std::span<const std::uint8_t> m_bytes;
};

/// Checks the published form of an answer: each kind of error once, and every hundredth of the other answers.
void hasPublishedForm(const std::string& answer);

/// A temporary folder of this process, in memory if possible; removed at its end.
const std::filesystem::path& folder();

} // namespace tafel::fuzz
