// The branches of a match, from the order of its events alone.
#include <gmock/gmock.h>

#include "history/projections/branches.h"
#include "history/storage/time_and_ids.h"

namespace tafel::history {
namespace {

using testing::ElementsAre;

std::vector<std::string> idsOf(const Branch& branch)
{
    std::vector<std::string> ids;
    for (const Event& each : branch.events)
        ids.push_back(each.uuid);
    return ids;
}

TEST(Branches, keepATabletsEventsTogetherIfAnAttackerImitatesTheirEnd)
{
    const std::string opening = "0192f000-0000-7000-8000-000000000001",
                      own = "eff7ec5d-9708-8123-8456-1b3c595f45c7",
                      imitation = "68c77be9-f444-8123-8456-1b3c595f45c7";
    ASSERT_EQ(endOf(own), endAfter(opening));
    ASSERT_EQ(endAfter(own), endAfter(imitation));
    const std::string next = uuidAfter(own);
    const auto event = [](const std::string& uuid, const char* device, const char* kind, std::int64_t tick) {
        return Event{.uuid = uuid, .device = device, .match = "m", .kind = kind, .body = "{}", .tick = tick};
    };
    const std::vector<Event> events{event(opening, "ours", "match-opened", 1),
        event(own, "ours", "deal-entered", 2), event(imitation, "theirs", "deal-entered", 3),
        event(next, "ours", "deal-entered", 4)};
    std::vector<std::vector<std::string>> branches;
    for (const Branch& branch : branchesOf(events))
        branches.push_back(idsOf(branch));
    EXPECT_THAT(branches,
        testing::UnorderedElementsAre(ElementsAre(opening, own, next), ElementsAre(opening, imitation)));
}

} // namespace
} // namespace tafel::history
