// The ticks of an axis are at round numbers, and there are not too many.
#include "base/tick_step.h"

#include <gtest/gtest.h>

namespace tafel {

TEST(TickStep, isOneTwoOrFiveTimesAPowerOfTen)
{
    EXPECT_DOUBLE_EQ(tickStep(5, 5), 1);
    EXPECT_DOUBLE_EQ(tickStep(5.1, 5), 2);
    EXPECT_DOUBLE_EQ(tickStep(11, 5), 5);
    EXPECT_DOUBLE_EQ(tickStep(26, 5), 10);
    EXPECT_DOUBLE_EQ(tickStep(1000, 5), 200);
    EXPECT_DOUBLE_EQ(tickStep(0.9, 5), 0.2);
}

TEST(TickStep, isPositiveForARangeOrANumberOfPartsThatIsEmpty)
{
    EXPECT_GT(tickStep(0, 5), 0);
    EXPECT_DOUBLE_EQ(tickStep(20, 0), 20);
}

} // namespace tafel
