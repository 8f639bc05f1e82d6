// Lines of the sharing process that the app accepts or rejects.
#include "base/utf8.h"
#include "live/child_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/limits.h"
#include "base/names.h"

namespace tafel::live {

namespace {

std::vector<Address> twoAddresses()
{
    return {{"wlan0", "192.0.2.5", 0}, {"eth0", "2001:db8::5", 4}};
}

std::optional<ChildLine> read(std::string_view line)
{
    return readChildLine(line, twoAddresses);
}

template <typename Line> Line as(std::string_view text)
{
    const std::optional<ChildLine> line = read(text);
    EXPECT_TRUE(line && std::holds_alternative<Line>(*line)) << text;
    return line && std::holds_alternative<Line>(*line) ? std::get<Line>(*line) : Line{};
}

} // namespace

TEST(ChildLine, eachKindIsReadWithItsTypes)
{
    const auto listening
        = as<ListeningLine>(R"({"kind":"listening","address":"2001:db8::5","port":4736,"more":[1]})");
    EXPECT_EQ(listening.address, "2001:db8::5");
    EXPECT_EQ(listening.port, 4736);
    EXPECT_EQ(listening.own.size(), 2U);
    const auto asked = as<SeatAskedLine>(
        R"({"kind":"seat-asked","seat":7,"phone":"abcdefghijklmnopqrstuA","card":"L10"})");
    EXPECT_EQ(asked.seat, 7);
    EXPECT_EQ(asked.phone, "abcdefghijklmnopqrstuA");
    EXPECT_EQ(asked.card, "L10");
    EXPECT_EQ(as<SeatLeftLine>(R"({"kind":"seat-left","seat":0,"phone":"abcdefghijklmnopqrstuA"})").phone,
        "abcdefghijklmnopqrstuA");
    const auto count = as<CountLine>(R"({"kind":"count","seat":1,"deal":3,"path":"/points/Zoë","value":-4})");
    EXPECT_EQ(count.seat, 1);
    EXPECT_EQ(count.deal, 3);
    EXPECT_EQ(count.path, "/points/Zoë");
    EXPECT_EQ(count.value, -4);
    EXPECT_EQ(
        as<CountLine>(R"({"kind":"count","seat":1,"deal":3,"path":"/points/Anna"})").value, std::nullopt);
    EXPECT_EQ(as<StaysLine>(R"({"kind":"stays","seat":1,"deal":3,"path":"/p","value":0})").path, "/p");
    EXPECT_EQ(as<AcceptLine>(R"({"kind":"accept","seat":1,"deal":3})").deal, 3);
    EXPECT_EQ(as<RefuseLine>(R"({"kind":"refuse","seat":1,"deal":3,"reason":"54"})").reason, "54");
    EXPECT_EQ(as<RefuseLine>(R"({"kind":"refuse","seat":1,"deal":3,"reason":""})").reason, "");
    const auto devices = as<DevicesLine>(R"({"kind":"devices","watching":1100,"seated":[2,0],"boards":1})");
    EXPECT_EQ(devices.watching, 1100);
    EXPECT_EQ(devices.boards, 1);
    EXPECT_EQ(devices.seated, (std::set<Player>{0, 2}));
    EXPECT_EQ(as<ErrorLine>(R"({"kind":"trouble","code":"port-taken","text":{"de":"x","en":"y"}})").code,
        SharingErrorCode::PortTaken);
    as<PongLine>(R"({"kind":"pong"})");
}

TEST(ChildLine, whatBreaksTheProtocolIsNoLine)
{
    const std::string phone = R"("phone":"abcdefghijklmnopqrstuA")";
    const std::string lines[] = {
        "",
        " ",
        "x",
        "[]",
        "null",
        "{",
        R"({"kind":7})",
        R"({"kind":"dance"})",
        R"({"kind":"pong"} {"kind":"pong"})",
        "{\"kind\":\"pong\xff\"}",
        R"({"kind":"pong","kind":"accept"})",
        R"({"pong":"kind"})",
        std::string(100'000, '['),
        R"({"kind":"pong","x":")" + std::string(70'000, 'x') + "\"}",
        // Addresses of this machine, and ports.
        R"({"kind":"listening"})",
        R"({"kind":"listening","address":"192.0.2.5"})",
        R"({"kind":"listening","port":4736})",
        R"({"kind":"listening","address":"192.0.2.5","port":0})",
        R"({"kind":"listening","address":"192.0.2.5","port":65536})",
        R"({"kind":"listening","address":"192.0.2.5","port":-1})",
        R"({"kind":"listening","address":"192.0.2.5","port":"4736"})",
        R"({"kind":"listening","address":"192.0.2.5","port":4736.5})",
        R"({"kind":"listening","address":"192.0.2.6","port":4736})",
        R"({"kind":"listening","address":"evil.example/login?","port":80})",
        R"({"kind":"listening","address":"","port":80})",
        R"({"kind":"listening","address":"192.0.2.5/evil","port":80})",
        R"({"kind":"listening","address":["192.0.2.5"],"port":80})",
        R"({"kind":"listening","address":")" + std::string(60'000, 'e') + R"(","port":80})",
        // Seats, secrets, cards.
        R"({"kind":"seat-asked",)" + phone + R"(,"card":"L7"})",
        R"({"kind":"seat-asked","seat":8,)" + phone + R"(,"card":"L7"})",
        R"({"kind":"seat-asked","seat":-1,)" + phone + R"(,"card":"L7"})",
        R"({"kind":"seat-asked","seat":1.0,)" + phone + R"(,"card":"L7"})",
        R"({"kind":"seat-asked","seat":4294967296,)" + phone + R"(,"card":"L7"})",
        R"({"kind":"seat-asked","seat":1,"phone":"a","card":"L7"})",
        R"({"kind":"seat-asked","seat":1,"phone":"abcdefghijklmnopqrstu<","card":"L7"})",
        R"({"kind":"seat-asked","seat":1,)" + phone + "}",
        R"({"kind":"seat-asked","seat":1,)" + phone + R"(,"card":"L5"})",
        R"({"kind":"seat-asked","seat":1,)" + phone + R"(,"card":"<img src=file:///etc/passwd>"})",
        R"({"kind":"seat-asked","seat":1,)" + phone + R"(,"card":"L7 "})",
        R"({"kind":"seat-asked","seat":1,)" + phone + R"(,"card":""})",
        R"({"kind":"seat-left","seat":1,"phone":""})",
        R"({"kind":"seat-left",)" + phone + "}",
        // Numbers.
        R"({"kind":"count","seat":1,"deal":1,"path":"/p","value":"30"})",
        R"({"kind":"count","seat":1,"deal":1,"path":"/p","value":3.5})",
        R"({"kind":"count","seat":1,"deal":1,"path":"/p","value":1e7})",
        R"({"kind":"count","seat":1,"deal":1,"path":"/p","value":null})",
        R"({"kind":"count","seat":1,"deal":1,"path":"/p","value":1000001})",
        R"({"kind":"count","seat":1,"deal":0,"path":"/p","value":1})",
        R"({"kind":"count","seat":1,"path":"/p","value":1})",
        R"({"kind":"count","seat":1,"deal":1,"path":"p","value":1})",
        R"({"kind":"count","seat":1,"deal":1,"path":"/\u001b[2J","value":1})",
        R"({"kind":"count","seat":1,"deal":1,"path":"/)" + std::string(300, 'x') + R"(","value":1})",
        R"({"kind":"stays","seat":1,"deal":1,"path":"/p"})",
        R"({"kind":"accept","seat":1})",
        R"({"kind":"accept","deal":1})",
        R"({"kind":"refuse","seat":1,"deal":1})",
        R"({"kind":"refuse","seat":1,"deal":1,"reason":5})",
        R"({"kind":"refuse","seat":1,"deal":1,"reason":"a\nb"})",
        R"({"kind":"refuse","seat":1,"deal":1,"reason":"\u202eb"})",
        R"({"kind":"refuse","seat":1,"deal":1,"reason":")" + std::string(81, 'x') + "\"}",
        // Devices and errors.
        R"({"kind":"devices","watching":-5,"seated":[],"boards":0})",
        R"({"kind":"devices","watching":0,"seated":[],"boards":2147483647})",
        R"({"kind":"devices","watching":1101,"seated":[],"boards":0})",
        R"({"kind":"devices","watching":0,"seated":[8],"boards":0})",
        R"({"kind":"devices","watching":0,"seated":["0"],"boards":0})",
        R"({"kind":"devices","watching":0,"seated":0,"boards":0})",
        R"({"kind":"devices","watching":0,"boards":0})",
        R"({"kind":"trouble","code":"fire","text":{"de":"x","en":"x"}})",
        R"({"kind":"trouble","code":"line"})",
        R"({"kind":"trouble","code":"line","text":"x"})",
        R"({"kind":"trouble","text":{"de":"x","en":"x"}})",
    };
    for (const std::string& line : lines)
        EXPECT_FALSE(read(line)) << line.substr(0, 200);
}

TEST(ChildLine, theAddressesOfThisMachineAreFoundForListeningOnly)
{
    int asked = 0;
    const auto own = [&] {
        ++asked;
        return twoAddresses();
    };
    readChildLine(R"({"kind":"pong"})", own);
    readChildLine(R"({"kind":"listening","address":"192.0.2.5","port":0})", own);
    EXPECT_EQ(asked, 0);
    EXPECT_TRUE(readChildLine(R"({"kind":"listening","address":"192.0.2.5","port":1})", own));
    EXPECT_EQ(asked, 1);
}

TEST(ChildLine, aTextForTheLogIsShortAndRulesNoTerminal)
{
    const auto error
        = as<ErrorLine>(R"({"kind":"trouble","code":"line","text":{"de":"x","en":"\u001b]0;owned\u0007\n)"
            + std::string(5000, 'x') + "\"}}");
    EXPECT_EQ(error.code, SharingErrorCode::Line);
    EXPECT_EQ(characterCount(error.text), 201U);
    EXPECT_FALSE(hasControlCharacters(error.text)) << error.text;
    EXPECT_EQ(forLog("as it is"), "as it is");
    EXPECT_EQ(forLog(std::string(200, 'x')), std::string(200, 'x'));
    std::string umlauts;
    for (int i = 0; i < 300; ++i)
        umlauts += "ü";
    EXPECT_EQ(forLog(umlauts), umlauts.substr(0, 400) + "…") << "no character is cut in two";
    std::string accents = "Zoe";
    for (int i = 0; i < 300; ++i)
        accents += "\u0308";
    EXPECT_EQ(characterCount(forLog(accents)), 201U) << "one letter may have any number of accents";
}

} // namespace tafel::live
