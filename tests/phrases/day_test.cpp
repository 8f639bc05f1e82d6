#include "phrases/day.h"

#include <cstdlib>
#include <ctime>

#include <gtest/gtest.h>

namespace tafel::phrases {
namespace {

/// A time zone for tests, an hour ahead of UTC and two in summer.
class Days : public testing::Test {
protected:
    Days()
    {
        if (const char* zone = std::getenv("TZ"))
            m_before = zone;
        set("CET-1CEST,M3.5.0,M10.5.0/3");
    }
    ~Days() override { set(m_before); }

private:
    static void set(const std::string& zone)
    {
        zone.empty() ? ::unsetenv("TZ") : ::setenv("TZ", zone.c_str(), 1);
        ::tzset();
    }
    std::string m_before;
};

TEST_F(Days, timeDifferencesIgnoreTheZone)
{
    EXPECT_EQ(secondsBetween("2026-11-20T23:00:00.000Z", "2026-11-21T01:10:05+01:00"), 4205);
    EXPECT_EQ(secondsBetween("2026-11-20T23:00:00Z", "soon"), 0);
}

TEST_F(Days, areLocalWhileTheHistoryKeepsUtc)
{
    EXPECT_EQ(dayOf("2026-11-20T22:59:59.999Z"), "2026-11-20");
    EXPECT_EQ(dayOf("2026-11-20T23:00:00Z"), "2026-11-21");
    EXPECT_EQ(dayOf("2026-11-20T23:30:00+01:00"), "2026-11-20");
    EXPECT_EQ(timeOfDay("2026-07-01T19:05:00Z"), "21:05");
    EXPECT_EQ(startOfDayUtc("2026-11-20"), "2026-11-19T23:00:00");
    EXPECT_EQ(endOfDayUtc("2026-11-20"), "2026-11-20T22:59:59");
}

TEST_F(Days, endAtFiveInTheMorningAtATable)
{
    EXPECT_EQ(eveningOf("2026-11-20T20:00:00Z"), "2026-11-20");
    EXPECT_EQ(eveningOf("2026-11-21T03:59:59Z"), "2026-11-20");
    EXPECT_EQ(eveningOf("2026-11-21T04:00:00Z"), "2026-11-21");
    EXPECT_EQ(eveningOf("2026-12-31T23:30:00Z"), "2026-12-31");
    EXPECT_EQ(eveningOf("2026-03-29T02:59:59Z"), "2026-03-28") << "this night the clock goes forward";
    EXPECT_EQ(eveningOf("2026-03-29T03:00:00Z"), "2026-03-29");
    EXPECT_EQ(eveningUtc("2026-11-20"),
        std::pair(std::string("2026-11-20T04:00:00"), std::string("2026-11-21T03:59:59")));
    EXPECT_EQ(eveningUtc("2026-03-28"),
        std::pair(std::string("2026-03-28T04:00:00"), std::string("2026-03-29T02:59:59")));
    for (const char* wrong : {"", "2026-11", "2026-11-31", "2026-11-20T20:00:00Z"})
        EXPECT_EQ(eveningUtc(wrong), std::nullopt) << wrong;
}

TEST_F(Days, mayBeMonthsAndYears)
{
    EXPECT_EQ(startOfDayUtc("2026"), "2025-12-31T23:00:00");
    EXPECT_EQ(endOfDayUtc("2026"), "2026-12-31T22:59:59");
    EXPECT_EQ(startOfDayUtc("2026-12"), "2026-11-30T23:00:00");
    EXPECT_EQ(endOfDayUtc("2026-12"), "2026-12-31T22:59:59");
    EXPECT_EQ(endOfDayUtc("2028-02"), "2028-02-29T22:59:59");
    EXPECT_EQ(startOfDayUtc("2026-11-20T19:00:00Z"), "2026-11-20T19:00:00Z");
}

TEST_F(Days, thatAreNoneAreRefused)
{
    for (const char* wrong :
        {"", "26", "2026-13", "2026-1", "2026-11-31", "2026-02-29", "2026-11-20x", "yesterday", "20.11.2026"})
        EXPECT_EQ(startOfDayUtc(wrong), std::nullopt) << wrong;
    EXPECT_EQ(dayOf("some evening"), "some eveni");
    EXPECT_EQ(timeOfDay("2026-11-20"), "");
}

TEST_F(Days, areWrittenOut)
{
    EXPECT_EQ(dayText("2026-03-01", Language::German), "1. März 2026");
    EXPECT_EQ(dayText("2026-03-01", Language::English), "1 March 2026");
    EXPECT_EQ(dayText("2026-12", Language::German), "Dezember 2026");
    EXPECT_EQ(dayText("2026", Language::German), "2026");
    EXPECT_EQ(today().size(), 10U);
}

TEST_F(Days, ofATimeAreTheLocalOnes)
{
    EXPECT_EQ(dayText("2026-11-20T23:00:00Z", Language::German), "21. November 2026");
    EXPECT_EQ(dayText("", Language::English), "");
    EXPECT_EQ(dateTimeText("2026-11-20T20:40:00Z", Language::English), "20 November 2026, 21:40");
}

} // namespace
} // namespace tafel::phrases
