#include "phrases/idle_table.h"

#include <gtest/gtest.h>

namespace tafel::phrases {
namespace {

struct Case {
    const char* why;
    const char *started, *last;
    int deals;
    bool finished;
    const char* now;
    std::int64_t silence;
};

TEST(IdleTable, isMeasuredByWhatIsUsualAtThatTable)
{
    const std::string drawn = "2026-11-21T19:00:00.000Z";
    const Case cases[] = {
        {"a match has just begun", "2026-11-21T19:01:00Z", "2026-11-21T19:01:00Z", 0, false,
            "2026-11-21T19:10:59Z", 0},
        {"ten minutes are usual everywhere", "2026-11-21T19:01:00Z", "2026-11-21T19:03:00Z", 2, false,
            "2026-11-21T19:13:00Z", 0},
        {"more are not", "2026-11-21T19:01:00Z", "2026-11-21T19:03:00Z", 2, false, "2026-11-21T19:13:01Z",
            601},
        {"a slow table is given three of its gaps", "2026-11-21T19:00:00Z", "2026-11-21T19:20:00Z", 2, false,
            "2026-11-21T19:50:00Z", 0},
        {"and no more", "2026-11-21T19:00:00Z", "2026-11-21T19:20:00Z", 2, false, "2026-11-21T19:51:00Z",
            1860},
        {"it is done", "2026-11-21T19:00:00Z", "2026-11-21T19:20:00Z", 2, true, "2026-11-22T19:51:00Z", 0},
        {"its clock is a year behind", "2025-11-21T19:00:00Z", "2025-11-21T19:05:00Z", 1, false,
            "2026-11-21T19:12:00Z", 0},
        {"it is silent all the same", "2025-11-21T19:00:00Z", "2025-11-21T19:05:00Z", 1, false,
            "2026-11-21T19:26:00Z", 1260},
        {"its clock is ahead", "2027-11-21T19:00:00Z", "2027-11-21T19:05:00Z", 1, false,
            "2026-11-21T19:26:00Z", 0},
    };
    for (const Case& each : cases)
        EXPECT_EQ(
            idleSeconds(
                {.started = each.started, .last = each.last, .deals = each.deals, .finished = each.finished},
                drawn, each.now),
            each.silence)
            << each.why;
}

} // namespace
} // namespace tafel::phrases
