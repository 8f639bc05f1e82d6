// Messages to and from phones, without sockets.
#include <fmt/format.h>

#include "codes/secret.h"
#include "live/live_table.h"

namespace tafel::live {

using testing::HasSubstr;
using testing::Not;

namespace {

std::string codeOf(const Reply& reply)
{
    return Json::parse(reply.body)["code"];
}

} // namespace

TEST_F(LiveTable, showsNothingWithoutTheKey)
{
    EXPECT_EQ(get("/" + key + "/").status, 200);
    EXPECT_EQ(get("/" + key).status, 404);
    EXPECT_EQ(get("/abcdefghijklmnopqrstuB/").status, 404);
    EXPECT_EQ(get("//").status, 404);
    EXPECT_EQ(get("/" + key + "/history.db").status, 404);
    EXPECT_THAT(get("/").body, Not(HasSubstr("Anna")));
}

TEST_F(LiveTable, answersToItsOwnNamesOnly)
{
    Request request = requestTo("/" + key + "/");
    for (const char* host : {"192.168.1.5:4736", "table.local:4736"}) {
        request.host = host;
        EXPECT_EQ(sharing.answer(request).status, 200) << host;
    }
    for (const char* host : {"evil.example:4736", "192.168.1.5", "192.168.1.5:80", "localhost:4736", ""}) {
        request.host = host;
        EXPECT_EQ(sharing.answer(request).status, 421) << host;
    }
    request.host = "192.168.1.5:4736";
    request.origin = "http://evil.example";
    EXPECT_EQ(sharing.answer(request).status, 403);
    request.origin = "null";
    EXPECT_EQ(sharing.answer(request).status, 403);
    request.origin = "http://192.168.1.5:4736";
    EXPECT_EQ(sharing.answer(request).status, 200);
}

TEST_F(LiveTable, takesJsonOnly)
{
    Request request = requestTo("/" + key + "/say");
    request.method = "POST";
    request.body = R"({"kind":"seat","seat":1})";
    for (const char* type : {"", "text/plain", "application/x-www-form-urlencoded", "application/jsonp"}) {
        request.type = type;
        EXPECT_EQ(sharing.answer(request).status, 415) << type;
    }
    request.type = "application/json; charset=utf-8";
    EXPECT_EQ(sharing.answer(request).status, 200);
    request.method = "PUT";
    EXPECT_EQ(sharing.answer(request).status, 405);
    EXPECT_EQ(say("{").status, 400);
    EXPECT_EQ(say("[]").status, 400);
    EXPECT_EQ(say(R"({"kind":"seat","kind":"leave"})").status, 400);
}

TEST_F(LiveTable, typedAddressNeedsTheThreeCards)
{
    EXPECT_EQ(post("/cards", {{"cards", {"RJ", "H10", "S7"}}}).status, 403);
    const Reply right = post("/cards", {{"cards", {"RJ", "H10", "S6"}}});
    EXPECT_EQ(Json::parse(right.body)["key"], key);
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(post("/cards", {{"cards", {"RJ", "H10", "S7"}}}).status, 403);
    EXPECT_EQ(codeOf(post("/cards", {{"cards", {"RJ", "H10", "S6"}}})), "pause");
    EXPECT_EQ(post("/cards", {{"cards", {"RJ", "H10", "S6"}}}, {}, "192.168.1.21").status, 200)
        << "the pause is for the address that was wrong";
    now += std::chrono::seconds(11);
    EXPECT_EQ(post("/cards", {{"cards", {"RJ", "H10", "S6"}}}).status, 200);
    line({{"kind", "sharing"}, {"key", key}, {"match", match}});
    EXPECT_EQ(post("/cards", {{"cards", Json::array()}}).status, 403) << "without cards only the key lets in";
}

TEST_F(LiveTable, manyAddressesGuessNoFaster)
{
    for (int i = 0; i < 100; ++i)
        EXPECT_EQ(
            post("/cards", {{"cards", {"RJ", "H10", "S7"}}}, {}, fmt::format("192.168.2.{}", i)).status, 403);
    EXPECT_EQ(codeOf(post("/cards", {{"cards", {"RJ", "H10", "S6"}}}, {}, "192.168.1.21")), "pause");
}

TEST_F(LiveTable, anAddressThatIsNoLongerSharedSaysSo)
{
    const Reply gone = get("/abcdefghijklmnopqrstuB/?lang=en");
    EXPECT_EQ(gone.status, 404);
    EXPECT_THAT(gone.body, HasSubstr("This address is no longer shared"));
    EXPECT_THAT(get("/abcdefghijklmnopqrstuB/board?lang=de").body, HasSubstr("wird nicht mehr geteilt"));
    Sharing fresh(reader, {});
    fresh.setEndpoint({"192.168.1.5", 4736, {}});
    EXPECT_EQ(fresh.answer(requestTo("/" + key + "/events")).status, 503) << "the app has not spoken yet";
}

TEST_F(LiveTable, readsNoBodyWithoutTheKeyAndKnowsSeats)
{
    EXPECT_TRUE(sharing.mayWrite("/cards?lang=de"));
    EXPECT_TRUE(sharing.mayWrite("/" + key + "/say"));
    EXPECT_FALSE(sharing.mayWrite("/abcdefghijklmnopqrstuB/say"));
    EXPECT_FALSE(sharing.mayWrite(""));
    EXPECT_FALSE(sharing.mayWrite("/" + key.substr(0, 21)));
    const std::string phone = sit(2);
    EXPECT_TRUE(sharing.isSeat("de " + phone));
    EXPECT_FALSE(sharing.isSeat("de watch"));
    EXPECT_FALSE(sharing.isSeat("en abcdefghijklmnopqrstuA"));
}

TEST_F(LiveTable, watchersSeeTheStandingAndTheDealsInBothLanguages)
{
    ASSERT_TRUE(writer.enterDeal(match, history::deal(60, 71)));
    line({{"kind", "changed"}});
    const Json state = stateOf("watch");
    EXPECT_THAT(state["slate"].get<std::string>(), HasSubstr("Deal 2"));
    EXPECT_THAT(state["deals"].get<std::string>(), HasSubstr("Anna 60 · Beat 71 · Cora 26 = 157"));
    EXPECT_THAT(state["said"].get<std::string>(), HasSubstr("Deal 1: "));
    EXPECT_FALSE(state.contains("you"));
    EXPECT_THAT(stateOf("watch", "de")["slate"].get<std::string>(), HasSubstr("Partie 2"));
    Request german = requestTo("/" + key + "/");
    german.languages = "de-CH,de;q=0.9,en;q=0.8";
    EXPECT_THAT(sharing.answer(german).body, HasSubstr("<html lang=\"de\">"));
    EXPECT_THAT(get("/" + key + "/?lang=en").body, HasSubstr("Anna 60 · Beat 71 · Cora 26 = 157"));
    EXPECT_THAT(get("/" + key + "/board?lang=de").body, HasSubstr("Mitschauen"));
    EXPECT_THAT(get("/" + key + "/course.svg").type, "image/svg+xml");
}

TEST_F(LiveTable, aNumberThatIsTypedChangesNoPageOfAWatcher)
{
    form(1, {});
    const std::string before = sharing.state("en watch").text;
    form(1, {{"Anna", 18}});
    EXPECT_EQ(sharing.state("en watch").text, before);
    ASSERT_TRUE(writer.enterDeal(match, history::deal(60, 71)));
    line({{"kind", "changed"}});
    EXPECT_GT(stateOf("watch")["number"], Json::parse(before)["number"]);
}

TEST_F(LiveTable, namesAreNeverMarkup)
{
    const std::string other
        = writer
              .openMatch(
                  history::matchOf(R"({"format":"tafelrichter/1","game":"cosmic-eidex","edition":"web",)"
                                   R"("players":["<img src=x onerror=alert(1)>","\"'&","Cora"],"deals":[]})"))
              .value();
    line({{"kind", "sharing"}, {"key", key}, {"match", other}});
    for (const std::string& text : {get("/" + key + "/").body, get("/" + key + "/board").body,
             stateOf("watch")["slate"].get<std::string>(), stateOf("board")["board"].get<std::string>()}) {
        EXPECT_THAT(text, Not(HasSubstr("<img src=x")));
        EXPECT_THAT(text, HasSubstr("&lt;img src=x onerror=alert(1)&gt;"));
    }
}

TEST_F(LiveTable, aSeatIsAskedForAndGiven)
{
    const Json asked = Json::parse(say({{"kind", "seat"}, {"seat", 2}}).body);
    const std::string phone = asked["phone"];
    EXPECT_TRUE(isSecret(phone));
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(
        said[0], (Json{{"kind", "seat-asked"}, {"seat", 2}, {"phone", phone}, {"card", asked["card"]}}));
    const Json you = stateOf(phone)["you"];
    EXPECT_EQ(you["now"], "asks");
    EXPECT_EQ(you["seat"], 2);
    EXPECT_EQ(you["card"], asked["card"]);
    EXPECT_EQ(you["suit"], asked["card"].get<std::string>().substr(0, 1)) << "as it is printed";
    EXPECT_EQ(
        say({{"kind", "count"}, {"deal", 1}, {"path", "/points/Cora"}, {"value", 43}}, phone).status, 403);
    line({{"kind", "seat"}, {"seat", 2}, {"phone", phone}, {"state", "given"}});
    EXPECT_EQ(stateOf(phone)["you"]["now"], "seated");
    EXPECT_TRUE(stateOf("watch")["seats"][2]["taken"]);
    EXPECT_EQ(codeOf(say({{"kind", "seat"}, {"seat", 2}})), "seat-taken");
    line({{"kind", "seat"}, {"seat", 2}, {"phone", phone}, {"state", "taken-back"}});
    EXPECT_EQ(stateOf(phone)["you"]["now"], "taken-back");
    EXPECT_FALSE(stateOf("watch")["seats"][2]["taken"]);
    EXPECT_EQ(codeOf(say({{"kind", "seat"}, {"seat", 3}})), "no-seat");
    EXPECT_EQ(codeOf(say({{"kind", "seat"}, {"seat", -1}})), "no-seat");
}

TEST_F(LiveTable, onePhoneASeat)
{
    const std::string first = Json::parse(say({{"kind", "seat"}, {"seat", 1}}).body)["phone"],
                      second = Json::parse(say({{"kind", "seat"}, {"seat", 1}}).body)["phone"];
    line({{"kind", "seat"}, {"seat", 1}, {"phone", first}, {"state", "given"}});
    line({{"kind", "seat"}, {"seat", 1}, {"phone", second}, {"state", "given"}});
    EXPECT_EQ(stateOf(first)["you"]["now"], "taken-back");
    EXPECT_EQ(stateOf(second)["you"]["now"], "seated");
}

TEST_F(LiveTable, aSeatSurvivesANewChild)
{
    form(1, {});
    const std::string phone = sit(2);
    Sharing again(reader,
        {.say = [](const std::string&) {}, .renew = [] {}, .end = [] {}, .now = [this] { return now; }});
    again.setEndpoint({"192.168.1.5", 4736, {}});
    const auto tell = [&](const Json& message) { again.onInputLine(message.dump()); };
    tell({{"kind", "sharing"}, {"key", key}, {"match", match}, {"rights", {"count"}}});
    EXPECT_EQ(
        again.answer(requestTo("/" + key + "/events?lang=en&phone=" + phone)).streamTopic, "en " + phone)
        << "it may be back before the app has said who sits where";
    tell({{"kind", "seat"}, {"seat", 2}, {"phone", phone}, {"state", "given"}});
    EXPECT_EQ(Json::parse(again.state("en " + phone).text)["you"]["now"], "seated");
}

TEST_F(LiveTable, threeTimesNoMeansWatching)
{
    for (int i = 0; i < 3; ++i) {
        const std::string phone = Json::parse(say({{"kind", "seat"}, {"seat", 0}}).body)["phone"];
        line({{"kind", "seat"}, {"seat", 0}, {"phone", phone}, {"state", "refused"}});
        EXPECT_EQ(stateOf(phone)["you"]["now"], "refused");
    }
    EXPECT_EQ(codeOf(say({{"kind", "seat"}, {"seat", 0}})), "watch-only");
    EXPECT_EQ(post("/" + key + "/say", {{"kind", "seat"}, {"seat", 0}}, {}, "192.168.1.21").status, 200)
        << "another phone may";
    now += std::chrono::minutes(11);
    EXPECT_EQ(say({{"kind", "seat"}, {"seat", 0}}).status, 200);
}

TEST_F(LiveTable, whatNobodyAnsweredCountsAsANoFromTheThirdOn)
{
    const auto askAnd = [&](const std::string& state) {
        const Reply reply = say({{"kind", "seat"}, {"seat", 0}});
        EXPECT_EQ(reply.status, 200) << reply.body;
        const std::string phone = Json::parse(reply.body)["phone"];
        line({{"kind", "seat"}, {"seat", 0}, {"phone", phone}, {"state", state}});
        EXPECT_EQ(stateOf(phone)["you"]["now"], "unanswered");
        now += std::chrono::seconds(61);
    };
    for (int i = 0; i < 6; ++i)
        askAnd("dropped"); // another phone got the seat, which is not a rejection
    for (int i = 0; i < 5; ++i)
        askAnd("unanswered");
    EXPECT_EQ(codeOf(say({{"kind", "seat"}, {"seat", 0}})), "watch-only");
}

TEST_F(LiveTable, aRequestStaysAsItIsUntilItIsAnswered)
{
    const Json asked = Json::parse(say({{"kind", "seat"}, {"seat", 1}}).body);
    const std::string phone = asked["phone"];
    said.clear();
    for (int i = 0; i < 10; ++i)
        EXPECT_EQ(Json::parse(say({{"kind", "seat"}, {"seat", 1}}, phone).body), asked) << "the same card";
    EXPECT_TRUE(said.empty()) << "the table sees one request";
    // A request for another seat is a new one, after a delay.
    const Json other = Json::parse(say({{"kind", "seat"}, {"seat", 2}}, phone).body);
    EXPECT_EQ(other["phone"], phone);
    EXPECT_NE(other["card"], asked["card"]);
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(codeOf(say({{"kind", "seat"}, {"seat", i % 2}}, phone)), "too-often");
    EXPECT_EQ(said.size(), 1U);
    EXPECT_EQ(stateOf(phone)["you"]["card"], other["card"]);
    now += std::chrono::seconds(1);
    EXPECT_EQ(say({{"kind", "seat"}, {"seat", 0}}, phone).status, 200);
    EXPECT_EQ(said.size(), 2U);
}

TEST_F(LiveTable, oneAddressAsksForAFewSeatsAndNotAgainAndAgain)
{
    const auto ask = [&](const std::string& from) {
        return post("/" + key + "/say", {{"kind", "seat"}, {"seat", 0}}, {}, from);
    };
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(ask("192.168.1.66").status, 200);
    EXPECT_EQ(codeOf(ask("192.168.1.66")), "many-ask");
    EXPECT_EQ(ask("192.168.1.67").status, 200) << "others have their turn";
    int asked = 0;
    for (int i = 0; i < 60; ++i) { // within a minute, without waiting for an answer
        const Reply reply = ask("192.168.1.68");
        if (reply.status != 200)
            continue;
        ++asked;
        const std::string phone = Json::parse(reply.body)["phone"];
        EXPECT_EQ(post("/" + key + "/say", {{"kind", "leave"}}, phone, "192.168.1.68").status, 200);
        now -= std::chrono::seconds(1);
    }
    EXPECT_LE(asked, 4 + 60 / 5);
    EXPECT_GE(asked, 4);
}

TEST_F(LiveTable, noTwoPhonesThatAskShowOneCard)
{
    const auto ask = [&](int from) {
        return post("/" + key + "/say", {{"kind", "seat"}, {"seat", from % 3}}, {},
            "192.168.2." + std::to_string(from));
    };
    std::map<std::string, Time> shown; // when each card was last shown
    std::set<std::string> waiting;
    int address = 0;
    for (int round = 0; round < 40; ++round) {
        std::map<std::string, std::string> phones; // card → phone
        while (phones.size() < 8) {
            const Reply reply = ask(++address);
            ASSERT_EQ(reply.status, 200) << reply.body;
            const Json answer = Json::parse(reply.body);
            const std::string card = answer["card"];
            EXPECT_TRUE(waiting.insert(card).second) << card << " is shown by two";
            if (const auto before = shown.find(card);
                before != shown.end() && now - before->second < std::chrono::minutes(1)) {
                // 36 cards are few for eight new addresses every 10 s, so the least recently used returns.
                EXPECT_EQ(shown.size(), 36U) << card;
                for (const auto& [other, at] : shown)
                    EXPECT_TRUE(waiting.contains(other) || at >= before->second) << card << ' ' << other;
            }
            phones.emplace(answer["phone"], card);
        }
        EXPECT_EQ(codeOf(ask(++address)), "many-ask") << "each of them has one";
        now += std::chrono::seconds(10);
        sharing.tick();
        for (const auto& [phone, card] : phones) {
            line({{"kind", "seat"}, {"seat", 0}, {"phone", phone}, {"state", "dropped"}});
            shown[card] = now;
            waiting.erase(card);
        }
    }
    EXPECT_GT(address, 100);
}

TEST_F(LiveTable, aFewAddressesUseUpNeitherTheCardsNorTheRoomOfOthers)
{
    struct Waiting {
        std::string card, address;
    };
    std::map<std::string, Waiting> waiting; // by phone
    // The last time of each card, and its address.
    std::map<std::string, std::pair<Time, std::string>> shown;
    const auto see = [&] {
        for (const Json& each : said)
            if (each["kind"] == "seat-left")
                waiting.erase(each["phone"].get<std::string>());
        said.clear();
        for (const auto& [phone, each] : waiting)
            shown[each.card] = {now, each.address};
        EXPECT_LE(waiting.size(), mostAsking) << "the app ends a child with more";
    };
    const auto ask = [&](const std::string& from) {
        const Reply reply = post("/" + key + "/say", {{"kind", "seat"}, {"seat", 0}}, {}, from);
        now -= std::chrono::milliseconds(900); // at most ten requests a second
        see();
        if (reply.status != 200)
            return std::string();
        const Json answer = Json::parse(reply.body);
        const std::string card = answer["card"];
        for (const auto& [phone, each] : waiting)
            EXPECT_NE(each.card, card) << "two phones show it";
        if (const auto before = shown.find(card); before != shown.end() && before->second.second != from) {
            EXPECT_GE(now - before->second.first, std::chrono::minutes(1)) << card;
        }
        waiting[answer["phone"]] = {card, from};
        see();
        return answer["phone"].get<std::string>();
    };
    const auto leave = [&](const std::string& phone) {
        EXPECT_EQ(post("/" + key + "/say", {{"kind", "leave"}}, phone, waiting[phone].address).status, 200);
        now -= std::chrono::milliseconds(900);
        see();
    };
    int newcomers = 0;
    for (int round = 0; round < 400; ++round) { // more than two minutes
        for (const char* hostile : {"192.168.1.66", "192.168.1.67", "192.168.1.68"})
            if (const std::string phone = ask(hostile); !phone.empty() && round % 100 < 50)
                leave(phone); // asks for the next card; later requests stay, to use up the room
        if (round % 10 == 0) {
            const std::string phone = ask("192.168.1." + std::to_string(100 + newcomers++));
            ASSERT_NE(phone, "") << "a newcomer gets no card in round " << round;
            leave(phone);
        }
        sharing.tick();
    }
}

TEST_F(LiveTable, aNewcomerTakesTheRoomOfWhoeverHasMost)
{
    const auto ask = [&](const std::string& from) {
        sharing.tick();
        const Reply reply = post("/" + key + "/say", {{"kind", "seat"}, {"seat", 1}}, {}, from);
        if (reply.status != 200)
            return codeOf(reply);
        const std::string phone = Json::parse(reply.body)["phone"];
        sharing.onSubscription("en " + phone, true);
        return phone;
    };
    std::vector<std::string> phones;
    for (const char* from : {"192.168.1.66", "192.168.1.66", "192.168.1.66", "192.168.1.67", "192.168.1.67",
             "192.168.1.67", "192.168.1.68", "192.168.1.68"})
        phones.push_back(ask(from));
    said.clear();
    const std::string newcomer = ask("192.168.1.20");
    EXPECT_TRUE(isSecret(newcomer)) << newcomer;
    ASSERT_EQ(said.size(), 2U);
    EXPECT_EQ(said[0]["kind"], "seat-left") << "the app never hears of a ninth";
    EXPECT_EQ(said[0]["phone"], phones[5]) << "the newest of the two addresses with three";
    EXPECT_EQ(said[1]["kind"], "seat-asked");
    EXPECT_EQ(stateOf(newcomer)["you"]["now"], "asks");
    EXPECT_EQ(stateOf(phones[0])["you"]["now"], "asks");
    EXPECT_EQ(ask("192.168.1.67"), "many-ask") << "its own have as many as they may";
    // Eight addresses of one IPv6 network may be one machine, so an address from elsewhere has priority.
    for (const std::string& phone : phones)
        line({{"kind", "seat"}, {"seat", 1}, {"phone", phone}, {"state", "dropped"}});
    std::string last;
    for (int i = 1; i < 8; ++i)
        last = ask("fd00:1:2:3::" + std::to_string(i));
    EXPECT_EQ(ask("fd00:1:2:3::9"), "many-ask");
    said.clear();
    EXPECT_TRUE(isSecret(ask("192.168.1.21")));
    EXPECT_EQ(said[0]["phone"], last);
}

TEST_F(LiveTable, anAddressWhoseRequestsNobodyAnsweredGivesWayToANewcomer)
{
    const auto ask = [&](int from) {
        return post(
            "/" + key + "/say", {{"kind", "seat"}, {"seat", 1}}, {}, "192.168.1." + std::to_string(from));
    };
    std::vector<std::string> phones;
    const auto eightAsk = [&] {
        phones.clear();
        for (int from = 60; from < 68; ++from) {
            const Reply reply = ask(from);
            ASSERT_EQ(reply.status, 200) << reply.body;
            phones.push_back(Json::parse(reply.body)["phone"]);
            sharing.onSubscription("en " + phones.back(), true);
        }
    };
    eightAsk();
    sharing.tick();
    EXPECT_EQ(codeOf(ask(20)), "many-ask") << "nobody has been rejected yet";
    for (const std::string& phone : phones)
        line({{"kind", "seat"}, {"seat", 1}, {"phone", phone}, {"state", "unanswered"}});
    eightAsk();
    sharing.tick();
    said.clear();
    const Reply newcomer = ask(20);
    ASSERT_EQ(newcomer.status, 200) << newcomer.body;
    ASSERT_EQ(said.size(), 2U);
    EXPECT_EQ(said[0]["kind"], "seat-left");
    EXPECT_EQ(said[0]["phone"], phones.back()) << "the newest";
    EXPECT_EQ(codeOf(ask(67)), "many-ask") << "it has been rejected as often as the others";
    EXPECT_EQ(ask(21).status, 200) << "another newcomer";
}

TEST_F(LiveTable, aPhoneThatIsGoneKeepsNobodyOut)
{
    const auto ask = [&](int from) {
        return post(
            "/" + key + "/say", {{"kind", "seat"}, {"seat", 1}}, {}, "192.168.1." + std::to_string(from));
    };
    std::vector<std::string> phones;
    for (int from = 60; from < 68; ++from) {
        phones.push_back(Json::parse(ask(from).body)["phone"]);
        sharing.onSubscription("en " + phones.back(), true);
    }
    sharing.tick();
    sharing.onSubscription("en " + phones[3], false);
    now += std::chrono::seconds(5);
    sharing.tick();
    EXPECT_EQ(codeOf(ask(20)), "many-ask") << "its page may be loaded again";
    now += std::chrono::seconds(5);
    sharing.tick();
    EXPECT_EQ(stateOf(phones[3])["you"]["now"], "asks") << "a phone may be locked: its request stays";
    said.clear();
    EXPECT_EQ(ask(20).status, 200);
    ASSERT_EQ(said.size(), 2U);
    EXPECT_EQ(said[0], (Json{{"kind", "seat-left"}, {"seat", 1}, {"phone", phones[3]}}));
    EXPECT_EQ(codeOf(ask(21)), "many-ask") << "all others are there";
}

TEST_F(LiveTable, aPhoneThatIsGoneDoesNotCountForItsAddress)
{
    const auto ask = [&] { return say({{"kind", "seat"}, {"seat", 0}}); };
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(ask().status, 200); // in a private window, each load is a new phone
    now += std::chrono::seconds(4);
    EXPECT_EQ(codeOf(ask()), "many-ask");
    now += std::chrono::seconds(10);
    EXPECT_EQ(ask().status, 200);
}

TEST_F(LiveTable, aValueThatIsNoWholeNumberTakesNothingBack)
{
    form(1, {{"Cora", 43}}, {{{"path", "/points/Cora"}, {"seat", 2}, {"from", "phone"}}});
    const std::string cora = sit(2);
    said.clear();
    for (const char* value : {"3.5", "\"30\"", "1e7", "10000000", "null", "true", "[]", "{}"})
        for (const char* kind : {"count", "stays"}) {
            const Reply reply = say(std::string(R"({"kind":")") + kind
                    + R"(","deal":1,"path":"/points/Cora","value":)" + value + "}",
                cora);
            EXPECT_EQ(reply.status, 422) << value;
            EXPECT_EQ(codeOf(reply), "form");
        }
    EXPECT_TRUE(said.empty());
    EXPECT_EQ(say({{"kind", "count"}, {"deal", 1}, {"path", "/points/Cora"}}, cora).status, 200);
    EXPECT_FALSE(said.at(0).contains("value")) << "left out: taken back";
}

TEST_F(LiveTable, itSaysThatItIsThere)
{
    renewals = 0;
    line({{"kind", "ping"}});
    EXPECT_EQ(said, std::vector<Json>{(Json{{"kind", "pong"}})});
    EXPECT_EQ(renewals, 0);
}

TEST_F(LiveTable, aNumberOfAPhoneGoesToTheApp)
{
    form(1, {});
    const std::string cora = sit(2);
    said.clear();
    const Json count{{"kind", "count"}, {"deal", 1}, {"path", "/points/Cora"}, {"value", 43}};
    EXPECT_EQ(say(count, cora).status, 200);
    Json expected = count;
    expected["seat"] = 2;
    EXPECT_EQ(said, std::vector<Json>{expected});
    said.clear();
    for (const Json& wrong : {Json{{"deal", 2}}, Json{{"path", "/points/Anna"}}, Json{{"path", "/turned_up"}},
             Json{{"value", 158}}, Json{{"value", -1}}, Json{{"path", "/powers/computer"}}}) {
        Json bad = count;
        bad.update(wrong);
        EXPECT_EQ(codeOf(say(bad, cora)), "not-asked") << bad;
    }
    line({{"kind", "sharing"}, {"key", key}, {"match", match}, {"rights", {"ask"}}});
    EXPECT_EQ(codeOf(say(count, cora)), "not-allowed");
    EXPECT_TRUE(said.empty());
}

TEST_F(LiveTable, othersNumbersAreHiddenUntilOnesOwnIsSent)
{
    const std::string anna = sit(0), cora = sit(2);
    const Json fields = {{{"path", "/points/Cora"}, {"seat", 2}, {"from", "phone"}, {"at", "21:33"}},
        {{"path", "/points/Beat"}, {"seat", 1}, {"from", "tablet"}}};
    form(1, {{"Beat", 95}, {"Cora", 43}}, fields);
    const Json before = stateOf(anna)["you"]["count"];
    EXPECT_THAT(before["others"].get<std::string>(), Not(HasSubstr("43")));
    EXPECT_THAT(before["others"].get<std::string>(), Not(HasSubstr("95")));
    EXPECT_THAT(before["others"].get<std::string>(), HasSubstr("sent"));
    EXPECT_THAT(before.dump(), Not(HasSubstr("43")));
    EXPECT_THAT(before["asks"].dump(), Not(HasSubstr("19"))) << "what is left would say what the others have";
    EXPECT_THAT(stateOf("watch").dump(), Not(HasSubstr("43")));
    EXPECT_EQ(stateOf(cora)["you"]["count"]["asks"][0]["value"], 43);
    EXPECT_THAT(stateOf(cora)["you"]["count"]["others"].get<std::string>(), HasSubstr("95"));
    EXPECT_EQ(stateOf(anna)["you"]["zone"], stateOf(anna)["you"]["zone"]);
}

TEST_F(LiveTable, aSumThatDoesNotFitIsShownToAllWhoHaveSent)
{
    const std::string cora = sit(2);
    Json fields = Json::array();
    for (int seat = 0; seat < 3; ++seat)
        fields.push_back({{"path", "/points/" + headOf().players[static_cast<std::size_t>(seat)]},
            {"seat", seat}, {"from", "phone"}});
    form(1, {{"Anna", 18}, {"Beat", 95}, {"Cora", 43}}, fields);
    const std::string others = stateOf(cora)["you"]["count"]["others"];
    EXPECT_THAT(others, HasSubstr("156"));
    EXPECT_THAT(others, HasSubstr("note-ask"));
    line({{"kind", "form"}, {"deal", 1}, {"draft", {{"turned_up", "S9"}, {"points", {{"Cora", 43}}}}},
        {"recount", {2}}});
    EXPECT_TRUE(stateOf(cora)["you"]["count"]["recount"]);
    said.clear();
    EXPECT_EQ(
        say({{"kind", "stays"}, {"deal", 1}, {"path", "/points/Cora"}, {"value", 43}}, cora).status, 200);
    EXPECT_EQ(said.at(0)["kind"], "stays");
}

TEST_F(LiveTable, whatBecameOfANumberIsToldToItsPhoneAlone)
{
    const std::string anna = sit(0), cora = sit(2);
    line({{"kind", "answer"}, {"seat", 2}, {"deal", 1}, {"path", "/points/Cora"}, {"state", "entered"},
        {"value", 44}});
    EXPECT_EQ(stateOf(cora)["you"]["answer"],
        (Json{{"deal", 1}, {"path", "/points/Cora"}, {"state", "entered"}, {"value", 44}}));
    EXPECT_FALSE(stateOf(anna)["you"].contains("answer"));
}

TEST_F(LiveTable, cardsCountAsInThisDeal)
{
    const std::string cora = sit(2);
    form(1, {});
    const Json count = stateOf(cora)["you"]["count"];
    ASSERT_EQ(count["cards"].size(), 36U);
    EXPECT_EQ(count["cards"][0]["card"], "HA") << "the highest first";
    EXPECT_EQ(count["cards"][15],
        (Json{{"card", "SJ"}, {"name", "jack of stars"}, {"suit", "S"}, {"rank", "B"}, {"points", 20}}))
        << "stars are trump";
    EXPECT_EQ(count["cards"][12]["points"], 2);
    EXPECT_EQ(count["last"], 5);
    int sum = count["last"];
    for (const Json& card : count["cards"])
        sum += card["points"].get<int>();
    EXPECT_EQ(sum, 157);
}

TEST_F(LiveTable, aDealThatWaitsIsAcceptedByAnother)
{
    ASSERT_TRUE(writer.propose(match, history::deal(60, 71)));
    line({{"kind", "sharing"}, {"key", key}, {"match", match}, {"rights", {"accept"}}, {"writer", 0}});
    const std::string anna = sit(0), cora = sit(2);
    EXPECT_FALSE(stateOf(anna)["you"].contains("accept")) << "who wrote it does not accept it";
    const Json accept = stateOf(cora)["you"]["accept"];
    EXPECT_EQ(accept["deal"], 1);
    EXPECT_THAT(accept["html"].get<std::string>(), HasSubstr("data-points=\"26\""));
    said.clear();
    EXPECT_EQ(codeOf(say({{"kind", "accept"}, {"deal", 1}}, anna)), "not-allowed");
    EXPECT_EQ(codeOf(say({{"kind", "accept"}, {"deal", 2}}, cora)), "not-asked");
    EXPECT_EQ(say({{"kind", "refuse"}, {"deal", 1}, {"reason", std::string(81, 'x')}}, cora).status, 422);
    EXPECT_EQ(say({{"kind", "refuse"}, {"deal", 1}, {"reason", 54}}, cora).status, 422);
    EXPECT_EQ(say({{"kind", "refuse"}, {"deal", 1}, {"reason", "54"}}, cora).status, 200);
    EXPECT_EQ(say({{"kind", "accept"}, {"deal", 1}}, cora).status, 200);
    EXPECT_EQ(said,
        (std::vector<Json>{{{"kind", "refuse"}, {"seat", 2}, {"deal", 1}, {"reason", "54"}},
            {{"kind", "accept"}, {"seat", 2}, {"deal", 1}}}));
}

TEST_F(LiveTable, showsTheRulesThatTheMatchIsPlayedBy)
{
    const auto html = [&](const Json& members) {
        Json message = members;
        message["kind"] = "rules";
        return checked(post("/" + key + "/rules?lang=en", message).body)["html"].get<std::string>();
    };
    const Json all = Json::object();
    EXPECT_THAT(
        html(all), AllOf(HasSubstr("eidex.play.follow-suit"), HasSubstr("<h2>Play of the cards</h2>")));
    EXPECT_THAT(html({{"search", "folow suit"}}), HasSubstr("eidex.play.follow-suit")) << "typed wrongly";
    EXPECT_THAT(html({{"search", "chicanery"}}), HasSubstr("No rule found."));
    const std::string one = html({{"rule", "eidex.play.follow-suit"}});
    EXPECT_THAT(one, AllOf(HasSubstr("Jass"), HasSubstr("Related rules"), HasSubstr("data-rule")));
    // No rules of other games or of characters that no player has.
    EXPECT_THAT(html(all), Not(AnyOf(HasSubstr("herzeln."), HasSubstr("eidex.dealer."))));
    EXPECT_EQ(codeOf(post("/" + key + "/rules", {{"kind", "rules"}, {"rule", "nothing"}})), "no-rule");
    EXPECT_EQ(post("/" + key + "/rules", {{"kind", "rules"}, {"search", std::string(101, 'a')}}).status, 400);
    EXPECT_EQ(post("/" + key + "/rules", {{"kind", "leave"}}).status, 400);
}

TEST_F(LiveTable, aPhoneThatSendsTooMuchWaits)
{
    const std::string cora = sit(2);
    int refused = 0;
    for (int i = 0; i < 100; ++i) {
        Request request = requestTo("/" + key + "/say");
        request.method = "POST";
        request.type = "application/json";
        request.body = R"({"kind":"count","deal":1,"path":"/x","value":1})";
        request.authorization = "Bearer " + cora;
        refused += sharing.answer(request).status == 429 ? 1 : 0;
    }
    EXPECT_GE(refused, 75);
    EXPECT_EQ(post("/" + key + "/say", {{"kind", "seat"}, {"seat", 1}}, {}, "192.168.1.30").status, 200)
        << "others are not stopped";
}

TEST_F(LiveTable, stopIsSaidToEveryPage)
{
    const std::string cora = sit(2);
    line({{"kind", "stop"}});
    EXPECT_TRUE(ended);
    for (const std::string& who : {cora, std::string("watch"), std::string("board")}) {
        const State state = sharing.state("en " + who);
        EXPECT_TRUE(state.isFinal);
        EXPECT_EQ(checked(state.text)["kind"], "stopped");
    }
}

TEST_F(LiveTable, anotherKeyFreesEverySeat)
{
    const std::string cora = sit(2), other = "zbcdefghijklmnopqrstuA";
    line({{"kind", "sharing"}, {"key", other}, {"match", match}});
    EXPECT_EQ(get("/" + key + "/").status, 404);
    EXPECT_EQ(get("/" + other + "/").status, 200);
    EXPECT_FALSE(stateOf(cora).contains("you"));
}

TEST_F(LiveTable, aLineThatIsNotUnderstoodChangesNothing)
{
    for (const char* bad : {"", "x", "[]", "{}", R"({"kind":"dance"})", R"({"kind":"seat","seat":9})",
             R"({"kind":"form","deal":1,"draft":{"points":7}})", R"({"kind":"sharing","key":"short"})",
             R"({"kind":"seat","seat":1,"phone":"x","state":"given"})"}) {
        said.clear();
        sharing.onInputLine(bad);
        ASSERT_EQ(said.size(), 1U) << bad;
        EXPECT_EQ(said[0]["code"], "line");
    }
    EXPECT_EQ(get("/" + key + "/").status, 200);
}

TEST_F(LiveTable, saysWhoIsConnected)
{
    const std::string cora = sit(2);
    said.clear();
    sharing.onSubscription("en " + cora, true);
    sharing.onSubscription("de watch", true);
    sharing.onSubscription("en board", true);
    sharing.tick();
    sharing.tick();
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0], (Json{{"kind", "devices"}, {"watching", 1}, {"seated", {2}}, {"boards", 1}}));
    sharing.onSubscription("en " + cora, false);
    sharing.tick();
    sharing.tick();
    EXPECT_EQ(said.back()["seated"], Json::array());
}

TEST_F(LiveTable, aloneItFollowsTheHistory)
{
    Sharing alone(reader, {.renew = [this] { ++renewals; }, .end = [] {}, .now = [this] { return now; }});
    ASSERT_TRUE(alone.serveStandalone(key, match, {}));
    renewals = 0;
    alone.tick();
    EXPECT_EQ(renewals, 0);
    ASSERT_TRUE(writer.enterDeal(match, history::deal(60, 71)));
    alone.tick();
    EXPECT_EQ(renewals, 1);
    EXPECT_THAT(Json::parse(alone.state("en watch").text)["said"].get<std::string>(), HasSubstr("Deal 1"));
    EXPECT_EQ(Json::parse(alone.state("en watch").text)["seats"], Json::array()) << "nobody could say Yes";
}

TEST_F(LiveTable, aloneItGoesOnToTheNextMatch)
{
    ASSERT_TRUE(writer.abandon(match));
    const std::string first = writer.openMatch(history::threeAt(2)).value();
    Sharing alone(reader, {.renew = [] {}, .end = [] {}, .now = [this] { return now; }});
    ASSERT_TRUE(alone.serveStandalone(key, {}, {}));
    const auto shown = [&] { return alone.state("en watch").text; };
    EXPECT_THAT(shown(), HasSubstr("Anna"));
    ASSERT_TRUE(writer.enterDeal(first, history::deal(60, 71)));
    ASSERT_TRUE(writer.enterDeal(first, history::deal(71, 60)));
    alone.tick();
    EXPECT_THAT(shown(), HasSubstr("\"finished\":true"));
    Match next = history::threeAt();
    next.players = {"Dani", "Eva", "Fritz"};
    ASSERT_TRUE(writer.openMatch(next));
    alone.tick();
    EXPECT_THAT(shown(), HasSubstr("Dani"));
}

TEST_F(LiveTable, everyGameIsCountedAndAsked)
{
    for (const auto& [game, players, draft] :
        std::vector<std::tuple<std::string, int, Json>>{{"quodlibet", 4, {{"contract", "minus"}}},
            {"hintersche", 4, Json::object()}, {"herzeln", 4, Json::object()}, {"lorum", 4, Json::object()},
            {"krass-kariert", 4, Json::object()}, {"bismarck", 3, Json::object()}}) {
        Json names = Json::array();
        for (int i = 0; i < players; ++i)
            names.push_back(std::string("ABCD").substr(static_cast<std::size_t>(i), 1));
        const std::string id = writer
                                   .openMatch(history::matchOf(Json{{"format", "tafelrichter/1"},
                                       {"game", game}, {"players", names},
                                       {"deals", Json::array()}}.dump()))
                                   .value();
        line({{"kind", "sharing"}, {"key", key}, {"match", id}, {"rights", {"count", "ask"}}});
        const std::string phone = sit(1);
        line({{"kind", "form"}, {"deal", 1}, {"draft", draft}});
        const Json you = stateOf(phone)["you"];
        ASSERT_TRUE(you.contains("count")) << game;
        const Json begun = ask(Json::array(), phone);
        EXPECT_FALSE(begun["facts"].empty() && !begun.contains("pick")) << game;
        line({{"kind", "seat"}, {"seat", 1}, {"phone", phone}, {"state", "taken-back"}});
    }
}

/// A custom game offers no referee desk, whatever the table allows.
TEST_F(LiveTable, aGameOfOnesOwnIsCountedAndNotAsked)
{
    const Json tally
        = Json::parse(R"({"format":"tafelrichter/1","game":"own","players":["Anna","Beat"],)"
                      R"("own_game":{"format":"tafelrichter-game/1","id":"tally","name":"Tally",)"
                      R"("players":[2],"wins":"most","contracts":[{"id":"deal","name":"Deal",)"
                      R"("clause":"As typed.","measure":"points"}]},"deals":[]})");
    const std::string id = writer.openMatch(history::matchOf(tally.dump())).value();
    const std::string cosmic = sit(1);
    EXPECT_EQ(stateOf(cosmic)["you"]["judged"], true);
    line({{"kind", "sharing"}, {"key", key}, {"match", id}, {"rights", {"count", "ask"}}});
    line({{"kind", "form"}, {"deal", 1}, {"draft", Json::object()}});
    const Json you = stateOf(cosmic)["you"];
    EXPECT_TRUE(you.contains("count"));
    EXPECT_EQ(you["judged"], false);
    const Reply reply = post(dispute, {{"said", Json::array()}}, cosmic);
    EXPECT_EQ(reply.status, 422);
    EXPECT_THAT(Json::parse(reply.body)["error"]["message"].get<std::string>(),
        AllOf(HasSubstr("only scores it"), HasSubstr("As typed.")));
    EXPECT_EQ(post(dispute, {{"said", Json::array()}}).status, 403) << "only those at the table ask";
    for (const Json& wanted :
        {Json{{"kind", "rules"}, {"search", "TYPED"}}, Json{{"kind", "rules"}, {"rule", "own.deal"}}})
        EXPECT_THAT(checked(post("/" + key + "/rules?lang=en", wanted).body)["html"].get<std::string>(),
            HasSubstr("As typed."))
            << wanted;
}

} // namespace tafel::live
