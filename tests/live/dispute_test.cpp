// The referee desk on a phone: its taps and its pages.
#include "document/document.h"
#include "live/dispute_document.h"
#include "live/live_table.h"

namespace tafel::live {

using testing::ElementsAre;
using testing::HasSubstr;

class PhoneDispute : public LiveTable {
protected:
    static Json tap(const char* path, const Json& answer) { return Json::array({path, answer}); }
    template <typename... Each> static Json taps(const Each&... each) { return Json::array({each...}); }

    /// The taps behind the items of these parts.
    static std::vector<Json> tapsOf(const Json& parts)
    {
        std::vector<Json> taps;
        for (const Json& part : parts)
            for (const Json& item : part["items"])
                if (item.contains("tap"))
                    taps.push_back(item["tap"]);
        return taps;
    }

    static std::vector<std::string> titlesOf(const Json& parts)
    {
        std::vector<std::string> titles;
        for (const Json& part : parts)
            titles.push_back(part.value("title", ""));
        return titles;
    }

    static std::vector<std::string> captionsOf(const Json& part)
    {
        std::vector<std::string> captions;
        for (const Json& item : part["items"])
            if (item.contains("caption"))
                captions.push_back(item["caption"]);
        return captions;
    }

    static Json partOf(const Json& parts, const std::string& path)
    {
        for (const Json& part : parts)
            if (part.value("path", "") == path)
                return part;
        return nullptr;
    }

    /// Starts another match and enters this draft.
    void play(const std::string& other, const Json& draft)
    {
        match = writer.openMatch(history::matchOf(other)).value();
        line({{"kind", "sharing"}, {"key", key}, {"match", match}, {"rights", {"ask"}}});
        line({{"kind", "form"}, {"deal", 1}, {"draft", draft}, {"fields", Json::array()}});
    }
};

TEST_F(PhoneDispute, answersAsTheCommandLineDoes)
{
    form(1, {});
    const Json answer = ask(taps(tap("/trick", "H7"), tap("/trick", "SJ"), tap("/hand", "S8"),
                                tap("/hand", "H10"), tap("/card", "S8")),
        sit(2));
    EXPECT_EQ(answer["ruling"]["verdict"], "no");
    EXPECT_EQ(answer["ruling"]["word"], "No");
    std::string judged;
    ASSERT_TRUE(document::judgeDocument(
        judged, answer["document"].dump(), Language::English, document::Layout::Line));
    const Json verdict = Json::parse(judged);
    EXPECT_EQ(verdict["legal"], Json({"H10"}));
    EXPECT_EQ(answer["ruling"]["reasons"][0]["clause"], verdict["illegal"][0]["clause"]);
    EXPECT_FALSE(answer["ruling"]["reasons"][0]["source"].get<std::string>().empty());
    EXPECT_EQ(partOf(answer["facts"], "/hand")["items"][1]["mark"], "yes");
}

TEST_F(PhoneDispute, needsOneCardOfTheHandAndAsksBackWhatDecides)
{
    form(1, {});
    const std::string cora = sit(2);
    Json said = taps(tap("/trick", "H7"), tap("/trick", "SJ"), tap("/card", "S8"));
    Json answer = ask(said, cora);
    EXPECT_THAT(captionsOf(partOf(answer["facts"], "/trick")), ElementsAre("Anna", "Beat", "Cora"))
        << "it is Cora's turn";
    EXPECT_EQ(partOf(answer["facts"], "/card")["title"], "My card");
    EXPECT_THAT(titlesOf(answer["facts"]), testing::Contains("Do you hold anything but stars?"));
    EXPECT_EQ(answer["ruling"]["kind"], "ask");
    EXPECT_FALSE(answer["ruling"].contains("verdict")) << "it hangs on the rest";
    said.push_back(tap("/deciding/0", 0));
    EXPECT_EQ(ask(said, cora)["ruling"]["verdict"], "yes");
    said.back()[1] = 1;
    answer = ask(said, cora);
    EXPECT_EQ(answer["ruling"]["verdict"], "no");
    EXPECT_EQ(answer["document"]["hand"].size(), 2U) << "with one of the cards that forbid it";
    said.push_back(tap("/card", "H10"));
    EXPECT_EQ(ask(said, cora)["ruling"]["verdict"], "yes") << "the answer was about the other card";
}

TEST_F(PhoneDispute, takesTheWholeHandInstead)
{
    form(1, {});
    const std::string cora = sit(2);
    Json said = taps(
        tap("/trick", "H7"), tap("/trick", "SJ"), tap("/card", "S8"), tap("/whole", 1), tap("/hand", "H10"));
    Json answer = ask(said, cora);
    ASSERT_TRUE(answer.contains("pick"));
    EXPECT_EQ(answer["pick"]["grid"].size(), 36U);
    EXPECT_EQ(answer["document"]["hand"], Json({"S8", "H10"}));
    said.push_back({""});
    answer = ask(said, cora);
    EXPECT_FALSE(answer.contains("pick"));
    EXPECT_EQ(answer["ruling"]["kind"], "list");
    said.push_back(tap("/whole", 0));
    EXPECT_EQ(partOf(ask(said, cora)["facts"], "/card")["items"][0]["add"], true);
}

TEST_F(PhoneDispute, leavesTheCardsWithWhoPlayedThemWhenTheQuestionChanges)
{
    form(1, {});
    const std::string anna = sit(0);
    Json said = taps(tap("/trick", "H7"));
    EXPECT_THAT(captionsOf(partOf(ask(said, anna)["facts"], "/trick")), ElementsAre("Cora", "Anna"));
    said.push_back(tap("/question", 1));
    EXPECT_THAT(captionsOf(partOf(ask(said, anna)["facts"], "/trick")), ElementsAre("Cora", "Anna"));
    said.push_back(tap("/lead", 1));
    EXPECT_THAT(captionsOf(partOf(ask(said, anna)["facts"], "/trick")), ElementsAre("Beat", "Cora"));
    for (const char* card : {"HK", "HA"})
        said.push_back(tap("/trick", card));
    EXPECT_EQ(ask(said, anna)["ruling"]["verdict"], "Anna");
}

TEST_F(PhoneDispute, offersThePowerOfEachSeatAndAsksAboutItsOwn)
{
    form(1, {});
    const std::string cora = sit(2);
    Json said = taps(tap("/question", 2), tap("/phase", static_cast<int>(Phase::InTrick)));
    const Json answer = ask(said, cora);
    EXPECT_THAT(tapsOf(Json::array({partOf(answer["facts"], "/may")})), testing::SizeIs(3));
    EXPECT_EQ(answer["document"]["may"][0]["by"], "Cora");
    EXPECT_FALSE(answer["ruling"].value("verdict", "").empty());
    said.push_back(tap("/may", 0));
    EXPECT_EQ(ask(said, cora)["document"]["may"].size(), 2U) << "who acts first?";
}

TEST_F(PhoneDispute, saysWhatLiesAfterATapAndWhyACardCannotBeLaid)
{
    play(
        R"({"format":"tafelrichter/1","game":"rosbiratschka","players":["Anna","Beat","Cora","Dani"],"deals":[]})",
        {{"contract", "rosbiratschka"}});
    const std::string phone = sit(1);
    Json said = taps(Json::array({"/laid"}), tap("/laid", "H9"));
    EXPECT_EQ(ask(said, phone)["document"], nullptr) << "no hand yet";
    said.push_back(tap("/hand", "SQ"));
    EXPECT_EQ(ask(said, phone)["document"]["laid"], Json({"HJ", "H10", "H9"})) << "a row by its end";
    said.push_back(tap("/laid", "H10"));
    EXPECT_EQ(ask(said, phone)["document"]["laid"], Json({"HJ"})) << "what hangs on it goes, too";
}

TEST_F(PhoneDispute, letsThePhoneChooseTheContractWhileTheTableHasNot)
{
    play(
        R"({"format":"tafelrichter/1","game":"quodlibet","players":["Anna","Beat","Cora","Dani"],"deals":[]})",
        Json::object());
    const std::string phone = sit(1);
    const Json open = ask(Json::array(), phone);
    EXPECT_EQ(open["pick"]["path"], "/contract");
    EXPECT_THAT(tapsOf(open["pick"]["parts"]), testing::SizeIs(12));
    EXPECT_THAT(open["pick"]["parts"][0]["items"][0]["line"].get<std::string>(), HasSubstr("due now"));
    const Json chosen = ask(taps(tap("/contract", 0), tap("/trick", "H7")), phone);
    EXPECT_THAT(captionsOf(partOf(chosen["facts"], "/trick")), ElementsAre("Anna", "Beat"));
}

TEST_F(PhoneDispute, knowsCardsWithoutSuits)
{
    play(R"({"format":"tafelrichter/1","game":"krass-kariert","players":["Anna","Beat","Cora"],"deals":[]})",
        Json::object());
    const std::string phone = sit(1);
    const Json answer = ask(
        taps(tap("/keys/table", 7), tap("/keys/hand", 8), tap("/keys/hand", 9), Json::array({""})), phone);
    EXPECT_EQ(answer["document"]["hand"], Json({"8", "9"}));
    EXPECT_EQ(answer["ruling"]["kind"], "yes");
    EXPECT_FALSE(answer["ruling"]["playable"][0]["items"].empty());
    const Json moved = ask(taps(tap("/keys/hand", 8), tap("/keys/hand", 9), tap("/card", 1),
                               Json::array({"/cards"}), tap("/move", -1)),
        phone);
    EXPECT_EQ(moved["document"]["hand"], Json({"9", "8"}));
    EXPECT_EQ(moved["pick"]["parts"][2]["items"][0]["text"], "Move to the left")
        << "no icon says it on a phone";
}

TEST_F(PhoneDispute, speaksTheLanguageOfThePage)
{
    form(1, {});
    const Reply reply = post(dispute + "?lang=de",
        {{"said", taps(tap("/trick", "H7"), tap("/trick", "SJ"), tap("/card", "S8"))}}, sit(2));
    EXPECT_EQ(partOf(checked(reply.body)["facts"], "/card")["title"], "Meine Karte");
}

TEST_F(PhoneDispute, isOnlyForSeatsThatMayAsk)
{
    form(1, {});
    const std::string cora = sit(2);
    const Json none = {{"said", Json::array()}};
    EXPECT_EQ(post(dispute, none, cora).status, 200);
    EXPECT_EQ(post(dispute, none).status, 403);
    EXPECT_EQ(post(dispute, none, key).status, 403);
    line({{"kind", "sharing"}, {"key", key}, {"match", match}, {"rights", {"count"}}});
    EXPECT_EQ(Json::parse(post(dispute, none, cora).body)["code"], "not-allowed");
}

TEST_F(PhoneDispute, refusesWhatIsNoTap)
{
    form(1, {});
    const std::string cora = sit(2);
    const auto refused = [&](const Json& said) {
        const Reply reply = post(dispute + "?lang=en", {{"said", said}}, cora);
        EXPECT_EQ(reply.status, 422) << said;
        const Json error = Json::parse(reply.body)["error"];
        EXPECT_FALSE(error["message"].get<std::string>().empty());
        return error.value("where", "");
    };
    EXPECT_EQ(refused(7), "/said");
    EXPECT_EQ(refused(Json::array({7})), "/said/0");
    EXPECT_EQ(refused(Json::array({Json::array()})), "/said/0");
    EXPECT_EQ(refused(Json::array({Json::array({"/trick", "H7", 1})})), "/said/0");
    EXPECT_EQ(refused(taps(tap("/trick", "H7"), tap("/nothing", 1))), "/said/1/0");
    EXPECT_EQ(refused(taps(tap("", 1))), "/said/0/0");
    for (const Json& answer :
        {Json("X9"), Json("H2"), Json(1.5), Json(true), Json(1'000'001), Json::object()})
        EXPECT_EQ(refused(taps(tap("/trick", answer))), "/said/0/1") << answer;
    refused(taps(tap(std::string(65, '/').c_str(), 1)));
    Json many = Json::array();
    for (int i = 0; i < 300; ++i)
        many.push_back(tap("/trick", i % 2 == 0 ? "H7" : "SJ"));
    EXPECT_EQ(post(dispute, {{"said", many}}, cora).status, 200);
    many.push_back(tap("/trick", "H7"));
    EXPECT_EQ(refused(many), "/said");
    for (const char* text : {"", "[]", "{}", "{\"said\":[[[[[[[]]]]]]]}", "{\"said\":[[\"/trick\""})
        EXPECT_EQ(post(dispute, Json(text), cora).status, 422) << text;
}

/// Any taps in any game get an answer and store no state.
TEST_F(PhoneDispute, takesAnyTapsInAnyOrder)
{
    const Json answers = Json::array({nullptr, -1, 0, 1, 2, 7, 15, 1'000'000, "H7", "HK", "HA"});
    for (const char* const head :
        {R"("game":"cosmic-eidex","edition":"web","players":["Anna","Beat","Cora"],"characters":{"Anna":"RA","Beat":"S10","Cora":"S6"})",
            R"("game":"quodlibet","players":["Anna","Beat","Cora","Dani"])",
            R"("game":"herzeln","players":["Anna","Beat","Cora","Dani"])",
            R"("game":"krass-kariert","players":["Anna","Beat","Cora"])"}) {
        play(R"({"format":"tafelrichter/1",)" + std::string(head) + R"(,"deals":[]})", Json::object());
        const std::string phone = sit(1);
        const Json begun = ask(Json::array(), phone);
        unsigned random = 1;
        const auto pick = [&](const auto& list) {
            random = random * 1'664'525 + 1'013'904'223;
            return list[(random >> 16) % list.size()];
        };
        const std::vector<std::string> paths = {"/question", "/lead", "/phase", "/whose", "/trick_number",
            "/contract", "/contract", "/trump", "/turned_up", "/turned_up", "/trick", "/trick", "/trick/0",
            "/hand", "/hand/0", "/card", "/whole", "/deciding/0", "/deciding/1", "/deciding/x", "/laid",
            "/gone", "/row/up", "/row/down", "/row/", "/powers", "/powers/0", "/may", "/may/0",
            "/may/0/cards", "/may/0/melds", "/may/9/x", "/cards", "/keys/hand", "/keys/table", "/keys/call",
            "/call", "/table/0", "/play", "/move", "/reserves", "/opener", "/first_trick", "/packets",
            "/players", "/edition"};
        for (int round = 0; round < 40; ++round) {
            Json said = Json::array();
            for (int i = 0; i < 60; ++i) {
                const std::string& path = pick(paths);
                if (pick(std::vector<int>{0, 1, 2}) == 0)
                    said.push_back(Json::array({path}));
                else
                    said.push_back(Json::array({path, pick(answers)}));
            }
            ask(said, phone);
        }
        EXPECT_EQ(ask(Json::array(), phone), begun) << "nothing of it is kept";
        line({{"kind", "seat"}, {"seat", 1}, {"phone", phone}, {"state", "taken-back"}});
    }
}

TEST_F(PhoneDispute, isHeardByNobody)
{
    form(1, {});
    const std::string anna = sit(0), cora = sit(2);
    said.clear();
    const Json before = stateOf(anna), watcher = stateOf("watch");
    renewals = 0;
    ask(taps(tap("/trick", "H7"), tap("/card", "S8")), cora);
    EXPECT_TRUE(said.empty());
    EXPECT_EQ(renewals, 0) << "not even that somebody asked";
    EXPECT_EQ(stateOf(anna), before) << "with its number";
    EXPECT_EQ(stateOf("watch"), watcher);
}

} // namespace tafel::live
