// Small parts: rate limits, secrets, addresses, QR codes, and the files of the pages.
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codes/modules.h"
#include "codes/secret.h"
#include "live/addresses.h"
#include "live/pages.h"
#include "live/qr.h"
#include "live/rate_limiter.h"

namespace tafel::live {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

TEST(RateLimiter, allowSoManyAtOnceAndSoManyASecond)
{
    RateLimiter rates(5, 20);
    Time now = {};
    int allowed = 0;
    for (int i = 0; i < 100; ++i)
        allowed += rates.allows("a", now) ? 1 : 0;
    EXPECT_EQ(allowed, 20);
    EXPECT_TRUE(rates.allows("b", now));
    now += 1s;
    for (int i = 0; i < 100; ++i)
        allowed += rates.allows("a", now) ? 1 : 0;
    EXPECT_EQ(allowed, 25);
}

TEST(RateLimiter, keepNoMoreNamesThanTheyNeed)
{
    RateLimiter rates(5, 20);
    Time now = {};
    for (int i = 0; i < 20'000; ++i) {
        now += 1s;
        EXPECT_TRUE(rates.allows(std::to_string(i), now));
    }
}

TEST(FailedAttemptLimiter, costALongerPauseEachTime)
{
    FailedAttemptLimiter tries;
    Time now = {};
    for (int i = 0; i < 4; ++i)
        tries.fail(now);
    EXPECT_TRUE(tries.allows(now));
    for (const auto pause : {10s, 20s, 40s, 80s, 160s, 320s, 600s, 600s}) {
        tries.fail(now);
        EXPECT_FALSE(tries.allows(now + pause - 1s));
        now += pause;
        EXPECT_TRUE(tries.allows(now));
    }
}

TEST(Secret, isLongAndNeverTheSame)
{
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) {
        const std::string secret = newSecret();
        EXPECT_TRUE(isSecret(secret)) << secret;
        EXPECT_TRUE(seen.insert(secret).second);
    }
    EXPECT_FALSE(isSecret("short"));
    EXPECT_FALSE(isSecret("abcdefghijklmnopqrstu/"));
    EXPECT_TRUE(equalsInConstantTime("abc", "abc"));
    EXPECT_FALSE(equalsInConstantTime("abc", "abd"));
    EXPECT_FALSE(equalsInConstantTime("", ""));
}

TEST(Addresses, wifiComesFirstAndContainersLast)
{
    EXPECT_LT(preference("wlan0", "192.168.1.5"), preference("eth0", "10.0.0.7"));
    EXPECT_LT(preference("eth0", "10.0.0.7"), preference("wlan0", "2001:db8::5"));
    EXPECT_LT(preference("eth0", "2001:db8::5"), preference("eth0", "169.254.1.1"));
    EXPECT_LT(preference("eth0", "169.254.1.1"), preference("docker0", "172.17.0.1"));
    EXPECT_EQ(hostOf("2001:db8::5"), "[2001:db8::5]");
    EXPECT_EQ(hostOf("10.0.0.7"), "10.0.0.7");
}

TEST(Qr, hasItsQuietZone)
{
    const std::string svg = qrSvg("http://192.168.178.34:4736/abcdefghijklmnopqrstuA/");
    EXPECT_THAT(svg, HasSubstr("viewBox=\"0 0 41 41\""));
    EXPECT_THAT(svg, HasSubstr("M4 4h1v1h-1z"));
    EXPECT_THAT(svg, Not(HasSubstr("M3 ")));
    EXPECT_THAT(qrText("x"), HasSubstr("█"));
}

TEST(Qr, aTextThatNoCodeHoldsMakesNone)
{
    EXPECT_GT(QrModules(std::string(2000, 'e')).side(), 100);
    for (const std::size_t length : {3000U, 60'000U, 10'000'000U}) {
        const QrModules code(std::string(length, 'e'));
        EXPECT_EQ(code.side(), 0);
        EXPECT_FALSE(code.isDark(0, 0));
    }
    EXPECT_THAT(qrSvg(std::string(60'000, 'e')), Not(HasSubstr("M4 4")));
    EXPECT_EQ(qrText(std::string(60'000, 'e')), "");
}

TEST(Files, referToNothingElsewhereAndAreSmall)
{
    std::size_t all = 0;
    for (const char* name :
        {"live.css", "follow.js", "live.js", "phone-count.js", "phone-ask.js", "live.svg"}) {
        const std::optional<File> file = fileNamed(name);
        ASSERT_TRUE(file) << name;
        all += file->text.size();
        std::string text(file->text);
        text = std::regex_replace(text, std::regex("http://www\\.w3\\.org/2000/svg"), "");
        EXPECT_THAT(text, Not(HasSubstr("://"))) << name;
        EXPECT_THAT(text, Not(HasSubstr("eval("))) << name;
    }
    EXPECT_LT(all, 84'000U) << "the page itself may take the rest of 100 KB";
    EXPECT_FALSE(fileNamed("phone.html"));
    EXPECT_FALSE(fileNamed("../live.css"));
}

TEST(Files, haveTheColoursOfTheApp)
{
    std::ostringstream theme;
    theme << std::ifstream(TAFEL_SOURCE "/qml/ThemeColors.qml").rdbuf();
    const std::string qml = theme.str(), css(fileNamed("live.css")->text);
    const auto dark = css.find("@media (prefers-color-scheme: dark)");
    const std::regex property(
        "readonly property color ([a-zA-Z]+): pick\\(\"(#[0-9A-F]{6})\", \"(#[0-9A-F]{6})\"");
    int compared = 0;
    for (std::sregex_iterator each(qml.begin(), qml.end(), property), end; each != end; ++each) {
        const std::string name = "--" + (*each)[1].str() + ": ", light = (*each)[2], night = (*each)[3];
        const auto at = css.find(name);
        if (at > dark)
            continue; // the pages do not use this colour
        ++compared;
        EXPECT_EQ(css.substr(at + name.size(), 7), light) << name;
        const auto there = css.find(name, dark);
        EXPECT_EQ(there == std::string::npos ? light : css.substr(there + name.size(), 7), night) << name;
    }
    EXPECT_GE(compared, 20);
}

} // namespace tafel::live
