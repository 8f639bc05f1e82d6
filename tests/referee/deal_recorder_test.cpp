// A deal recorded card by card: the next prompts and the effect of each answer.
#include "referee/deal_recorder.h"

#include <gmock/gmock.h>

#include "support/table.h"

namespace tafel {
namespace {

using namespace test;
using testing::ElementsAre;
using testing::IsEmpty;
using Step = DealRecorder::Step;
using RevokeResolution = DealRecorder::RevokeResolution;

/// A match with a partly recorded first deal. In Cosmic Eidex, Anna is the dealer.
struct Table {
    Match match;
    DealEntry entry;

    static Table of(std::string_view keys, std::string_view more = R"("characters":{})")
    {
        Match match = table(3, more);
        DealEntry entry = deal(match, keys);
        return {std::move(match), std::move(entry)};
    }
    static Table contract(std::string_view game, std::string_view keys)
    {
        Match match
            = document::readMatch(fmt::format(R"({{"format":"tafelrichter/1","game":"{}",)"
                                              R"("players":["Anna","Beat","Cora","Dani"],"deals":[]}})",
                                      game))
                  .value();
        DealEntry entry = deal(match, keys);
        return {std::move(match), std::move(entry)};
    }
    DealRecorder recording(std::optional<Player> by = {}) const
    {
        return {match, standing(match), entry, by};
    }
};

const std::string turned = R"("turned_up":"S9","log":[)";
const std::string two = R"({"event":"put-down","by":"Anna","card":"R6"},
    {"event":"put-down","by":"Beat","card":"R8"})";
const std::string three = two + R"(,{"event":"put-down","by":"Cora","card":"S7"})";
const std::string lead = three + R"(,{"event":"play","by":"Beat","card":"H7"})";
const std::string sphinx = R"(,{"event":"power","by":"Cora","power":"sphinx"})";
const std::string skat = R"({"event":"put-down","by":"Anna"},{"event":"put-down","by":"Beat"},
    {"event":"put-down","by":"Cora"},{"event":"play","by":"Beat","card":"H7"},
    {"event":"play","by":"Cora","card":"S6"})";

std::vector<std::string> paths(const DealRecorder& recording)
{
    std::vector<std::string> paths;
    for (const Prompt& prompt : recording.prompts())
        paths.push_back(prompt.path);
    return paths;
}

/// The text of the first prompt; empty at the end.
std::string first(const Table& table, const DealRecorder& recording)
{
    const std::vector<RecorderPrompt> prompts = recording.prompts();
    return prompts.empty() ? "" : prompts.front().question.in(Language::English, table.match.players);
}

struct Case {
    std::string name;
    Table table;
    Step step;
    std::string prompts;
};

std::vector<Case> steps()
{
    const char* const plays = R"({"event":"play","by":"Beat","card":"H7"},
        {"event":"play","by":"Cora","card":"H10"},{"event":"play","by":"Anna","card":"HA"})";
    const std::string withSphinx = R"("characters":{"Cora":"S6"})";
    return {
        {"nothing was said", Table::of(""), Step::TurnedUp, "Deal 1: which card is turned up?"},
        {"no card was put down", Table::of(R"("turned_up":"S9")"), Step::PutDown, "Beat puts a card down"},
        {"one has put down", Table::of(turned + R"({"event":"put-down","by":"Beat"}])"), Step::PutDown,
            "Cora puts a card down"},
        {"all have put down", Table::of(turned + three + "]"), Step::Play, "Trick 1: Beat leads"},
        {"the lead lies", Table::of(turned + lead + "]"), Step::Play, "Trick 1: Cora plays"},
        {"a trick lies complete", Table::of(turned + three + "," + plays + "]"), Step::Play,
            "Trick 2: Anna leads"},
        {"a card is played that nobody sees", Table::of(turned + lead + sphinx + "]", withSphinx),
            Step::FaceDown, "Trick 1: Cora plays face down"},
        {"a hidden card lies in the trick",
            Table::of(turned + lead + sphinx
                    + R"(,{"event":"play","by":"Cora"},{"event":"play","by":"Anna","card":"HA"}])",
                withSphinx),
            Step::Tell, "Trick 1: who won it?"},
        {"it cannot be", Table::of(turned + two + R"(,{"event":"play","by":"Beat","card":"H7"}])"),
            Step::Fault, ""},
        {"several contracts are due", Table::contract("quodlibet", R"("log":[])"), Step::Contract,
            "Deal 1: which contract is played?"},
        {"one contract is due", Table::contract("kein-stich", ""), Step::Play, "Trick 1: Beat leads"},
        {"trump is open", Table::contract("hintersche", ""), Step::Trump, "Deal 1: which suit is trump?"},
        {"trump is open, and a log is begun", Table::contract("hintersche", R"("log":[])"), Step::Trump,
            "Deal 1: which suit is trump?"},
        {"trump was said", Table::contract("hintersche", R"("trump":"H")"), Step::Play,
            "Trick 1: Beat leads"},
    };
}

TEST(DealRecorder, saysWhatIsNext)
{
    for (const Case& each : steps()) {
        SCOPED_TRACE(each.name);
        const DealRecorder recording = each.table.recording();
        EXPECT_EQ(name(recording.step()), name(each.step));
        EXPECT_EQ(first(each.table, recording), each.prompts);
    }
}

TEST(DealRecorder, goesOnFromOneStepToTheNext)
{
    const Table table = Table::of("");
    DealRecorder recording = table.recording();
    const auto say = [&](std::string_view path, const Response& answer) {
        Result<DealRecorder> next = recording.respond(path, answer);
        ASSERT_TRUE(next) << next.error().message.en;
        recording = std::move(*next);
    };
    say("/turned_up", "S9"_card);
    EXPECT_EQ(recording.actor(), beat);
    say(DealRecorder::atBy, cora);
    EXPECT_EQ(recording.actor(), cora) << "who is chosen changes nothing of the deal";
    EXPECT_THAT(*recording.draft().log, IsEmpty());
    say(DealRecorder::atCard, "S7"_card);
    say(DealRecorder::atCard, DealRecorder::unseen);
    say(DealRecorder::atCard, DealRecorder::unseen);
    EXPECT_EQ(recording.step(), Step::Play);
    EXPECT_THAT(recording.following(), ElementsAre(cora, anna));
    say(DealRecorder::atCard, "H7"_card);
    EXPECT_EQ(recording.actor(), cora);
    EXPECT_EQ(recording.draft().log->size(), 4U);
    EXPECT_EQ(recording.draft().log->front().by, cora);

    int steps = 0;
    for (std::optional<DealEntry> before = recording.undone(); before; before = recording.undone(), ++steps)
        recording = DealRecorder(table.match, standing(table.match), *before);
    EXPECT_EQ(steps, 5) << "four cards and the one turned up";
    EXPECT_EQ(recording.step(), Step::TurnedUp);
}

TEST(DealRecorder, endsWhenAllCardsAreShown)
{
    const Table table = Table::of(R"("turned_up":"H7")");
    DealRecorder recording = table.recording();
    const auto say = [&](const Response& answer) {
        Result<DealRecorder> next = recording.respond(DealRecorder::atCard, answer);
        ASSERT_TRUE(next) << next.error().message.en;
        recording = std::move(*next);
    };
    for (int player = 0; player < 3; ++player)
        say(DealRecorder::unseen);
    for (const char* card :
        {"R7", "R6", "RA", "LJ", "L8", "L10", "RQ", "R8", "HJ", "HA", "HQ", "H10", "R10", "RK", "R9", "H9",
            "S9", "H8", "LQ", "S10", "LA", "RJ", "LK", "S7", "SK", "SJ", "SQ", "L9", "H7", "S6", "L7", "SA"})
        say(*Card::parse(card, Pack::Eidex));
    EXPECT_TRUE(recording.following().empty()) << "the last one plays";
    say("S8"_card);
    EXPECT_EQ(recording.step(), Step::Reveal);
    EXPECT_EQ(first(table, recording), "Beat shows the card put down");
    EXPECT_EQ(recording.prompts().front().cards->size(), 3U);
    say("L6"_card);
    say("HK"_card);
    EXPECT_EQ(recording.step(), Step::Done) << "the third one is the only card left";
    EXPECT_TRUE(recording.prompts().empty());
    EXPECT_FALSE(recording.actor());
    EXPECT_TRUE(table.match.game->award(table.match, standing(table.match), recording.draft()));
}

TEST(DealRecorder, whatIsNotAskedChangesNothing)
{
    const Table table = Table::of(turned + lead + "]");
    for (const auto& [path, answer] : std::vector<std::pair<std::string_view, Response>>{
             {DealRecorder::atCard, DealRecorder::unseen}, {DealRecorder::atWinner, 0},
             {DealRecorder::atEvent, 7}, {DealRecorder::atPower, 0}, {"/turned_up", "S9"_card}}) {
        const Result<DealRecorder> next = table.recording().respond(path, answer);
        ASSERT_TRUE(next) << path;
        EXPECT_EQ(next->draft().log->size(), 4U) << path;
    }
    EXPECT_EQ(Table::of("").recording().respond("/turned_up", 1)->step(), Step::TurnedUp);
}

TEST(DealRecorder, refusesWhatTheLogCannotContain)
{
    const Table table = Table::of(turned + lead + "]");
    const Result<DealRecorder> twice = table.recording().respond(DealRecorder::atCard, "H7"_card);
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error().where, "/log/4");
    const Prompt prompt = table.recording().prompts().front();
    EXPECT_EQ(prompt.of, cora);
    EXPECT_EQ(prompt.cards->size(), 32U) << "four were seen";
    EXPECT_EQ(prompt.whyOthersExcluded->code, Refusal::Code::Impossible);
}

TEST(DealRecorder, citesTheClauseAgainstTheOthersOfAGivenHand)
{
    const Table table = Table::of(R"("turned_up":"S9","hands":{
        "Anna":["S9","R6","HA","HK","HQ","HJ","H10","H9","RA","RK","RQ","RJ"],
        "Beat":["H7","R8","H6","L6","L7","L8","L9","L10","LJ","LQ","LK","LA"],
        "Cora":["H8","S7","S6","S8","S10","SJ","SQ","SK","SA","R7","R9","R10"]},"log":[)"
        + lead + "]");
    const Prompt prompt = table.recording().prompts().front();
    EXPECT_THAT(*prompt.cards, testing::Contains("H8"_card));
    EXPECT_THAT(*prompt.cards, testing::Not(testing::Contains("R7"_card)));
    ASSERT_TRUE(prompt.whyOthersExcluded);
    EXPECT_NE(prompt.whyOthersExcluded->message.en, "");
    const Result<DealRecorder> revoke = table.recording().respond(DealRecorder::atCard, "R7"_card);
    ASSERT_TRUE(revoke) << "it can be recorded";
    EXPECT_EQ(revoke->deal().revokes.size(), 1U);
    EXPECT_THAT(revoke->revokeResolutions(),
        ElementsAre(RevokeResolution::TakeBack, RevokeResolution::Stand, RevokeResolution::Annul,
            RevokeResolution::Points));
    EXPECT_THAT(table.recording().revokeResolutions(), IsEmpty());
}

TEST(DealRecorder, offersWhatElseMayHappen)
{
    EXPECT_THAT(paths(Table::of(turned + two + "]").recording()), ElementsAre("/log/-", "/log/-/by"));
    const Table called = Table::of(turned + skat + R"(,{"event":"power","by":"Anna","power":"skater"}])",
        R"("characters":{"Anna":"LJ"})");
    const std::vector<RecorderPrompt> prompts = called.recording().prompts();
    ASSERT_GE(prompts.size(), 2U);
    EXPECT_EQ(prompts[1].path, DealRecorder::atEvent);
    EXPECT_EQ(prompts[1].of, cora);
    EXPECT_EQ(prompts[1].options.front().word, "take-back");
    EXPECT_EQ(prompts[1].question.in(Language::English, called.match.players), "Cora takes 6 of stars back");
    const Result<DealRecorder> back = called.recording().respond(DealRecorder::atEvent, 0);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->actor(), cora);
    EXPECT_EQ(back->draft().log->back().kind, Event::Kind::TakeBack);
}

TEST(DealRecorder, tellsWhoHasWon)
{
    const Table table = Table::of(
        turned + lead + sphinx + R"(,{"event":"play","by":"Cora"},{"event":"play","by":"Anna","card":"HA"}])",
        R"("characters":{"Cora":"S6"})");
    const Prompt prompt = table.recording().prompts().front();
    EXPECT_EQ(prompt.path, DealRecorder::atWinner);
    EXPECT_EQ(prompt.of, cora);
    EXPECT_EQ(prompt.options.size(), 3U);
    const Result<DealRecorder> told = table.recording().respond(DealRecorder::atWinner, cora);
    ASSERT_TRUE(told);
    EXPECT_EQ(told->actor(), cora);
    EXPECT_EQ(told->draft().log->back().by, cora);
}

TEST(DealRecorder, recordsAPower)
{
    const Table table = Table::of(turned + lead + "]", R"("characters":{"Cora":"S6"})");
    const Result<DealRecorder> used = table.recording().respond(DealRecorder::atPower, cora);
    ASSERT_TRUE(used) << used.error().message.en;
    EXPECT_EQ(used->step(), Step::FaceDown);
    ASSERT_EQ(used->draft().powers.size(), 1U);
    const std::optional<DealEntry> undone = used->undone();
    ASSERT_TRUE(undone);
    EXPECT_THAT(undone->powers, IsEmpty());
    EXPECT_THAT(Table::of("").recording().powers(), IsEmpty()) << "no card is turned up";
}

TEST(DealRecorder, dealsForPracticeBeforeTheFirstCard)
{
    const Table fresh = Table::of(R"("turned_up":"S9")");
    const std::optional<DealEntry> dealt = fresh.recording().dealt("7");
    ASSERT_TRUE(dealt && dealt->hands);
    CardSet all;
    for (Player player = 0; player < 3; ++player) {
        EXPECT_EQ((*dealt->hands)[player].size(), 12);
        all = all | (*dealt->hands)[player];
    }
    EXPECT_EQ(all, CardSet::eidexPack());
    EXPECT_TRUE((*dealt->hands)[anna].has("S9"_card)) << "the dealer's";
    const DealRecorder begun(fresh.match, standing(fresh.match), *dealt);
    EXPECT_EQ(begun.step(), Step::PutDown);
    EXPECT_EQ(begun.prompts().front().cards->size(), 12U) << "of the own hand";
    EXPECT_FALSE(begun.dealt("7")) << "it is dealt";
    EXPECT_NE(fresh.recording().dealt("8")->hands, dealt->hands);
    const std::optional<DealEntry> none = begun.undone();
    ASSERT_TRUE(none);
    EXPECT_FALSE(none->hands);
}

/// A practice deal reaches its end with any of the offered cards.
TEST(DealRecorder, aPracticeDealIsPlayedOut)
{
    const Table fresh = Table::of(R"("turned_up":"S9")");
    DealRecorder recording(fresh.match, standing(fresh.match), *fresh.recording().dealt("3"));
    for (int said = 0; recording.step() != Step::Done && said < 60; ++said) {
        const Prompt next = recording.prompts().front();
        ASSERT_FALSE(next.cards->empty());
        const Result<DealRecorder> after = recording.respond(next.path, next.cards->front());
        ASSERT_TRUE(after) << after.error().message.en;
        recording = *after;
    }
    EXPECT_EQ(recording.step(), Step::Done);
    EXPECT_TRUE(recording.deal().revokes.empty());
}

} // namespace
} // namespace tafel
