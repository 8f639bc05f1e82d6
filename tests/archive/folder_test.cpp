// Histories that sync through a folder of real files, with every fault that can happen to the files.
#include "archive/folder.h"

#include <signal.h>
#include <sys/resource.h>

#include <gmock/gmock.h>

#include "archive/segment.h"
#include "document/canonical.h"
#include "history/recovery/backup.h"
#include "history/recovery/verification.h"
#include "history/statistics/statistics.h"
#include "shared_folder.h"
#include "support/fork.h"
#include "support/schema.h"
#include "support/small_disk.h"

namespace tafel::archive {
namespace {

using history::deal;
using history::threeAt;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

TEST_F(MeetingInAFolder, bringsTheHistoriesOfTwoTabletsTogether)
{
    play("a");
    play("b", 4, {"Dani", "Beat", "Eva"});
    EXPECT_EQ(sync("c").sentence().en, "No matches yet.");
    const SyncState first = sync("a");
    EXPECT_EQ(first.sent, 4);
    EXPECT_EQ(first.waiting, 0);
    EXPECT_EQ(first.sentence().en, "The one match is in the folder.");
    EXPECT_EQ(first.sentence().de, "Das eine Spiel ist im Ordner.");
    EXPECT_EQ(first.place, stick.string());
    EXPECT_EQ(sync("b").received, 4);
    EXPECT_EQ(sync("a").received, 5);
    expectSame("a", "b");
    EXPECT_EQ(matches("a"), 2U);
    EXPECT_EQ(sync("a").sentence().en, "All 2 matches are in the folder.");
    EXPECT_THAT(names(), SizeIs(2)) << "one file of each tablet, and none for an exchange with nothing new";
}

TEST_F(MeetingInAFolder, addsAFileForWhatIsNewAndLeavesAllOthersAsTheyAre)
{
    const std::string match = play("a");
    sync("a");
    const std::vector<std::string> before = names();
    const std::string bytes = test::readFile(files() / before[0]);
    {
        History a = open("a");
        ASSERT_TRUE(a.enterDeal(match, deal(60, 71)));
        ASSERT_TRUE(a.correct(match, 1, deal(50, 50), "miscounted"));
    }
    EXPECT_EQ(sync("a").sent, 2);
    ASSERT_THAT(names(), SizeIs(2));
    EXPECT_EQ(names()[0], before[0]);
    EXPECT_EQ(test::readFile(files() / before[0]), bytes);
    const auto first = SegmentName::of(names()[0]), second = SegmentName::of(names()[1]);
    EXPECT_EQ(first->device, second->device);
    EXPECT_EQ(first->last, 1);
    EXPECT_EQ(second->first, 2);
    EXPECT_EQ(sync("b").received, 6);
    expectSame("a", "b");
}

TEST_F(MeetingInAFolder, carriesTheVeryBytesAndTheirSums)
{
    play("a");
    all({"a", "b"});
    History a = open("a"), b = open("b");
    const std::string match = a.matches()->front().id;
    const std::vector<history::Event> here = a.events(match).value(), there = b.events(match).value();
    ASSERT_EQ(here.size(), there.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
        EXPECT_EQ(here[i].body, there[i].body);
        EXPECT_EQ(here[i].uuid, there[i].uuid);
        EXPECT_EQ(history::transferChecksum(here[i]), history::transferChecksum(there[i]));
    }
}

TEST_F(MeetingInAFolder, ofThreeTabletsComesToTheSameInWhateverOrderTheyMeet)
{
    const std::string match = play("a", 2);
    all({"a", "b", "c"});
    {
        History b = open("b");
        ASSERT_TRUE(history::takeOwnership(b, match).value());
        ASSERT_TRUE(b.enterDeal(match, deal(20, 80)));
        ASSERT_TRUE(renamePerson(b, "Anna", "Anita"));
    }
    {
        History a = open("a"); // without knowledge of the change of ownership
        ASSERT_TRUE(a.enterDeal(match, deal(50, 50)));
        ASSERT_TRUE(a.recordDispute({.match = match, .deal = 1, .question = "{}", .verdict = "no"}));
    }
    play("c", 3, {"Dani", "Eva", "Fritz"});
    all({"c", "b", "a", "c", "b", "a"});
    expectSame("a", "b");
    expectSame("a", "c");
    EXPECT_EQ(tried("a").forked, 1) << "the table chooses";
    EXPECT_EQ(matches("b"), 2U);
}

TEST_F(MeetingInAFolder, hearsOfEachFileAlsoIfItJoinedAnEmptyFolder)
{
    std::filesystem::create_directories(stick);
    Options options{.address = "folder:" + stick.string()};
    options.history = history::evening();
    Sync b(file("b"), options);
    ASSERT_TRUE(b.run()) << "nobody has written yet: the folder of the files is not there";
    for (int number = 1; number <= 2; ++number) {
        play("a");
        sync("a");
        EXPECT_TRUE(b.waitForNews(std::chrono::seconds(5))) << number;
        ASSERT_TRUE(b.run());
        EXPECT_EQ(b.state().received, 4) << number;
        while (b.waitForNews(std::chrono::milliseconds(1)))
            ASSERT_TRUE(b.run());
    }
}

TEST_F(MeetingInAFolder, readsNoFileWhenNothingIsNew)
{
    play("a");
    play("b");
    all({"a", "b", "a"});
    for (const std::string& each : names()) { // same names and sizes, but other bytes
        const auto size = fs::file_size(files() / each);
        std::ofstream(files() / each, std::ios::binary) << std::string(size, 'x');
    }
    const SyncState again = sync("a");
    EXPECT_THAT(passedOver(again), IsEmpty()) << "it has not looked into them";
    EXPECT_EQ(again.sent + again.received, 0);
    EXPECT_THAT(passedOver(tried("new")), SizeIs(2)) << "who has not read them does";
}

TEST_F(MeetingInAFolder, passesOverAFileThatIsNotWholeUntilItIs)
{
    play("a", 5);
    sync("a");
    const fs::path only = files() / names()[0];
    const std::string bytes = test::readFile(only);
    for (const std::size_t half : {std::size_t{0}, bytes.size() / 2, bytes.size() - 1}) {
        std::ofstream(only, std::ios::binary) << bytes.substr(0, half);
        const SyncState state = sync("b");
        EXPECT_THAT(passedOver(state), ElementsAre("not-whole " + names()[0])) << half;
        EXPECT_EQ(state.received, 0);
        EXPECT_EQ(state.sentence().en, "Not every file in the folder could be read.");
        History later = open("b");
        EXPECT_EQ(Sync::look(later).sentence().en, state.sentence().en) << "until it could be read";
        EXPECT_THAT(state.remarks()[0].en, HasSubstr(names()[0] + " is incomplete or damaged"));
        EXPECT_THAT(state.remarks()[0].de, HasSubstr(names()[0] + " ist nicht ganz oder beschädigt"));
    }
    std::ofstream(only, std::ios::binary) << bytes;
    EXPECT_EQ(sync("b").received, 6);
    expectSame("a", "b");
}

TEST_F(MeetingInAFolder, takesNoFileUnderTheNameOfAnother)
{
    play("a");
    play("b");
    all({"a", "b"});
    ASSERT_THAT(names(), SizeIs(2));
    const fs::path one = files() / names()[0], other = files() / names()[1];
    fs::rename(one, files() / "x");
    fs::rename(other, one);
    fs::rename(files() / "x", other);
    const SyncState state = sync("c");
    EXPECT_EQ(state.received, 0);
    EXPECT_THAT(passedOver(state), SizeIs(2));
}

TEST_F(MeetingInAFolder, countsACopyOnceAndTakesItWhereTheFileIsDamaged)
{
    play("a");
    sync("a");
    const std::string name = names()[0], stem = name.substr(0, name.size() - 4);
    fs::copy(files() / name, files() / (stem + " (conflict).seg"));
    fs::copy(files() / name, files() / (stem + ".sync-conflict-20261125-120000-ABCDEFG.seg"));
    EXPECT_EQ(sync("b").received, 4);
    EXPECT_EQ(sync("b").received, 0);
    EXPECT_EQ(open("b").matches()->size(), 1U);
    EXPECT_EQ(sync("a").received, 0);
    EXPECT_THAT(names(), SizeIs(3)) << "nobody touches them";
    std::ofstream(files() / name, std::ios::binary) << "half";
    const SyncState third = sync("c");
    EXPECT_EQ(third.received, 4);
    EXPECT_THAT(passedOver(third), ElementsAre("not-whole " + name));
    expectSame("a", "c");
}

TEST_F(MeetingInAFolder, passesOverWhatIsNoFileOfOurs)
{
    play("a");
    sync("a");
    std::ofstream(files() / "evening.seg") << "hello";
    std::ofstream(files() / "holiday.jpg") << "hello";
    fs::create_directory(
        files() / "01a210cf-4663-77ab-98a2-5961cd1040e8-000001-000001-f8d4bb6de0acbaa3788407bbd8e3f181.seg");
    SegmentBytes newer({"01a210cf-4663-77ab-98a2-5961cd1040e8", 2, 2}, {});
    std::string bytes = newer.bytes();
    bytes.replace(bytes.find("/2"), 2, "/3");
    const std::string name = fmt::format(
        "01a210cf-4663-77ab-98a2-5961cd1040e8-000002-000002-{}.seg", document::sha256Of(bytes).substr(0, 32));
    std::ofstream(files() / name) << bytes;
    const SyncState state = sync("b");
    EXPECT_EQ(state.received, 4);
    EXPECT_THAT(passedOver(state),
        testing::UnorderedElementsAre("unknown evening.seg", "unknown " + name,
            "unknown "
            "01a210cf-4663-77ab-98a2-5961cd1040e8-000001-000001-f8d4bb6de0acbaa3788407bbd8e3f181.seg"));
    EXPECT_FALSE(state.error);
}

TEST_F(MeetingInAFolder, takesHalfOfTheFilesAndTheRestLater)
{
    const std::string match = play("a", 2);
    sync("a");
    for (int number = 0; number < 4; ++number) {
        History a = open("a");
        ASSERT_TRUE(a.enterDeal(match, deal(20, 80)));
        a = open("elsewhere");
        sync("a");
    }
    const std::vector<std::string> there = names();
    ASSERT_THAT(there, SizeIs(5));
    fs::create_directory(folder / "late");
    for (const std::size_t late : {0U, 2U, 3U}) // the last files arrive first
        fs::rename(files() / there[late], folder / "late" / there[late]);
    EXPECT_EQ(matches("b"), 0U);
    EXPECT_EQ(sync("b").quarantined.waiting, 2);
    for (const std::size_t late : {3U, 0U, 2U}) {
        fs::rename(folder / "late" / there[late], files() / there[late]);
        sync("b");
    }
    EXPECT_EQ(sync("b").quarantined.all(), 0);
    expectSame("a", "b");
}

TEST_F(MeetingInAFolder, keepsTheClockOfAnEntryThatWaited)
{
    play("a", 9);
    sync("a");
    const std::string match = play("a", 2);
    sync("a");
    for (int number = 0; number < 2; ++number) {
        {
            History a = open("a");
            ASSERT_TRUE(a.enterDeal(match, deal(20, 80)));
        }
        play("a", number);
        sync("a");
    }
    const std::vector<std::string> there = names();
    ASSERT_THAT(there, SizeIs(4));
    fs::create_directory(folder / "late");
    for (const std::size_t late : {0U, 2U}) // Lamport timestamps and file numbers now disagree
        fs::rename(files() / there[late], folder / "late" / there[late]);
    EXPECT_EQ(sync("b").quarantined.waiting, 1);
    // Without this file, the tablet compares all files and sends again.
    fs::rename(files() / there[3], folder / "late" / there[3]);
    fs::rename(folder / "late" / there[2], files() / there[2]);
    const SyncState state = sync("b");
    EXPECT_THAT(passedOver(state), ElementsAre("missing " + there[3]));
    EXPECT_EQ(state.quarantined.waiting, 0);
    History a = open("a"), b = open("b");
    const std::vector<history::Event> here = a.events(match).value(), other = b.events(match).value();
    ASSERT_EQ(here.size(), other.size());
    for (std::size_t i = 0; i < here.size(); ++i)
        EXPECT_EQ(history::transferChecksum(here[i]), history::transferChecksum(other[i])) << i;
}

TEST_F(MeetingInAFolder, writesAgainWhatIsGone)
{
    play("a", 3);
    play("b", 4, {"Dani", "Eva", "Fritz"});
    all({"a", "b", "a"});
    const std::vector<std::string> before = names();
    for (const std::string& each : before) {
        fs::remove(files() / each);
        const SyncState state = sync("a");
        EXPECT_THAT(passedOver(state), ElementsAre("missing " + each)) << "it is named";
        EXPECT_GT(state.sent, 0) << "also what another tablet wrote";
        EXPECT_THAT(passedOver(sync("a")), IsEmpty());
        all({"b", "a"});
    }
    sync("new");
    expectSame("a", "new");
    expectSame("a", "b");
    const fs::path one = files() / names()[0];
    std::ofstream(one, std::ios::binary | std::ios::app) << "x"; // the file has another size
    EXPECT_THAT(passedOver(sync("a")), testing::Contains("missing " + names()[0]));
    sync("another");
    expectSame("a", "another");
}

TEST_F(MeetingInAFolder, saysWhenItIsNotTheFolder)
{
    play("a");
    sync("a");
    fs::rename(stick, folder / "pulled out");
    EXPECT_EQ(error("a"), "no-folder");
    EXPECT_THAT(tried("a").sentence().en,
        HasSubstr("At the last sync, the one match was in the folder. The folder is not there."));
    fs::create_directory(stick);
    EXPECT_EQ(error("a"), "empty-folder");
    EXPECT_THAT(names(), IsEmpty()) << "nothing was written";
    fs::create_directory(stick / "Tafelrichter");
    EXPECT_EQ(error("a"), "empty-folder");
    play("other");
    sync("other");
    EXPECT_EQ(error("a"), "other-folder");
    EXPECT_EQ(matches("a"), 1U) << "another club stays another one";
    fs::remove_all(stick);
    std::ofstream(stick.string()) << "a file";
    EXPECT_EQ(error("a"), "not-a-folder");
    fs::remove(stick);
    fs::rename(folder / "pulled out", stick);
    EXPECT_EQ(error("a"), "");
    const SyncState state = tried("new", {}, folder / "nowhere");
    EXPECT_EQ(state.error->codeName(), "no-folder");
    EXPECT_EQ(state.phase, SyncState::Phase::NotJoined) << "nothing is kept of it";
    expectSentencesInBothLanguages({ArchiveError::Code::NoFolder, ArchiveError::Code::NotAFolder,
        ArchiveError::Code::EmptyFolder, ArchiveError::Code::OtherFolder, ArchiveError::Code::FolderFull,
        ArchiveError::Code::FolderReadOnly, ArchiveError::Code::FolderFailed});
}

TEST_F(MeetingInAFolder, isFoundUnderAnotherPath)
{
    play("a");
    sync("a");
    play("a");
    fs::rename(stick, folder / "moved");
    stick = folder / "moved";
    EXPECT_EQ(sync("a").sent, 4) << "what is there already is not written twice";
    sync("b");
    expectSame("a", "b");
    EXPECT_FALSE(tried("b", {}, files()).error) << "the folder itself may be chosen, too";
    EXPECT_FALSE(fs::exists(files() / "Tafelrichter"));
}

TEST_F(MeetingInAFolder, repeatsWhatWasCutOff)
{
    play("a", 9);
    Options options{.batch = 4, .piece = 3};
    options.address = "folder:" + stick.string();
    options.history = history::evening();
    {
        Sync sync(file("a"), options);
        sync.onChange([&](const SyncState& state) {
            if (state.phase == SyncState::Phase::Sending && state.done >= 4)
                sync.cancel();
        });
        EXPECT_FALSE(sync.run());
        EXPECT_EQ(sync.state().error->codeName(), "cancelled");
        EXPECT_EQ(sync.state().waiting, 6);
    }
    // The power failed before the history noted what it had written.
    SQLite::Database(file("a").string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE archive SET sent = 0; DELETE FROM segment");
    std::ofstream(files() / (names()[0] + ".0123.part")) << "half";
    EXPECT_EQ(sync("a").sent, 6);
    EXPECT_THAT(names(), SizeIs(2)) << "nothing half written stays";
    {
        Sync sync(file("b"), options);
        sync.onChange([&](const SyncState& state) {
            if (state.received >= 3)
                sync.cancel();
        });
        EXPECT_FALSE(sync.run());
    }
    EXPECT_EQ(sync("b").received, 7);
    expectSame("a", "b");
}

TEST_F(MeetingInAFolder, noticesATabletThatWasCopied)
{
    const std::string match = play("a");
    sync("a");
    fs::copy_file(file("a"), file("clone"));
    for (const auto& [tablet, first, second] : {std::tuple("a", 50, 50), std::tuple("clone", 20, 80)}) {
        History history = open(tablet);
        ASSERT_TRUE(history.enterDeal(match, deal(first, second)));
    }
    all({"a", "clone", "a", "clone", "new"});
    EXPECT_EQ(tried("a").forked, 1) << "both continuations are there";
    expectSame("a", "clone");
    expectSame("a", "new");
}

TEST_F(MeetingInAFolder, writesAtMostABatchIntoOneFile)
{
    play("a", 9);
    sync("a", {.batch = 4});
    EXPECT_THAT(names(), SizeIs(3));
    sync("b", {.piece = 2});
    expectSame("a", "b");
}

TEST_F(MeetingInAFolder, putsManySmallFilesIntoOne)
{
    std::string match;
    for (int exchange = 0; exchange < 40; ++exchange) {
        if (exchange % 8 == 0)
            match = play("a", 0);
        {
            History a = open("a");
            ASSERT_TRUE(a.enterDeal(match, exchange % 2 == 0 ? deal(60, 71) : deal(20, 80)));
        }
        sync("a");
        EXPECT_LE(names().size(), 17U);
        if (exchange % 3 == 0) {
            EXPECT_THAT(passedOver(sync("b")), IsEmpty()) << "nothing is missed";
        }
    }
    sync("b");
    sync("new");
    expectSame("a", "b");
    expectSame("a", "new");
    EXPECT_EQ(sync("b").sent, 0);
}

/// The files of the copied history were merged since then.
TEST_F(MeetingInAFolder, takesAHistoryBackWhoseFilesItReplaced)
{
    play("a");
    sync("a");
    fs::copy_file(file("a"), folder / "earlier");
    for (int exchange = 0; exchange < 20; ++exchange) {
        play("a", 1);
        sync("a");
    }
    ASSERT_LE(names().size(), 17U) << "they were merged";
    fs::copy_file(folder / "earlier", file("a"), fs::copy_options::overwrite_existing);
    play("a", 2);
    all({"a", "b", "a"});
    EXPECT_EQ(matches("a"), 22U) << "the 20 come back";
    expectSame("a", "b");
}

TEST(Segment, inPlaceOfFilesThatWereReadGivesOnlyWhatDiffers)
{
    const std::string device = "01a210cf-4663-77ab-98a2-5961cd1040e8";
    std::vector<SegmentText> files;
    std::map<std::string, history::IncomingEvent, std::less<>> changed;
    const ChangedEvents now{[&](std::string_view uuid) {
                                const auto found = changed.find(uuid);
                                return found == changed.end() ? std::nullopt : std::optional(found->second);
                            },
        [](std::string_view) { return std::nullopt; }};
    const ChangedEvents nothing{
        [](std::string_view) { return std::nullopt; }, [](std::string_view) { return std::nullopt; }};
    const ReadEvents none = [](const SegmentName&) { return std::nullopt; };
    for (int number = 1; number <= 2; ++number) {
        SegmentBytes bytes({device, number, number}, {});
        for (int each = 0; each < 3; ++each) {
            history::Event event{.uuid = fmt::format("{}{}", number, each),
                .device = device,
                .kind = "deal-entered",
                .body = "{\"said\":\"tab\\tand line\\n\"}",
                .tick = 10 * number + each};
            bytes.add(event, history::transferChecksum(event));
            if (each == 1) {
                event.body = "{}";
                changed[event.uuid] = {event, history::transferChecksum(event)};
            }
        }
        files.push_back({bytes.name(), bytes.bytes()});
    }
    const auto uuidsOf = [](const ReadSegment& read) {
        std::vector<std::string> uuids;
        for (const history::IncomingEvent& each : read.content.entries)
            uuids.push_back(each.event.uuid + each.event.body.substr(0, 2));
        return uuids;
    };
    const auto both = replacement({device, 1, 2}, {}, files, now);
    ASSERT_TRUE(both);
    EXPECT_THAT(uuidsOf(readSegment(both->name(), both->bytes(), none)),
        ElementsAre("11{}", "21{}", "10{\"", "12{\"", "20{\"", "22{\""));
    const auto isRead = [&](std::size_t count) {
        return [&files, count](std::string_view digest) {
            return std::any_of(files.begin(), files.begin() + static_cast<std::ptrdiff_t>(count),
                [&](const SegmentText& file) { return file.name.digest == digest; });
        };
    };
    EXPECT_THAT(
        uuidsOf(parseSegment(both->name(), both->bytes(), none, isRead(2))), ElementsAre("11{}", "21{}"));
    EXPECT_THAT(uuidsOf(parseSegment(both->name(), both->bytes(), none, isRead(1))), SizeIs(6))
        << "whoever has not read both of them reads all";
    EXPECT_THAT(
        uuidsOf(parseSegment(both->name(), both->bytes(), none, [](std::string_view) { return false; })),
        SizeIs(6));

    const auto merged = replacement({device, 1, 2}, {}, files, nothing);
    ASSERT_TRUE(merged);
    EXPECT_THAT(parseSegment(merged->name(), merged->bytes(), none, isRead(2)).content.entries, IsEmpty());
    EXPECT_FALSE(replacement({device, 1, 1}, {}, std::span(files).first(1), nothing))
        << "it would be the same";

    const auto ofTheSame = replacement({device, 1, 1}, {}, std::vector{files[0], files[0]}, nothing);
    EXPECT_THAT(uuidsOf(readSegment(ofTheSame->name(), ofTheSame->bytes(), none)), SizeIs(3));
}

TEST_F(MeetingInAFolder, setsAsideAnEntryThatIsNotAsItsTabletWroteIt)
{
    const std::string match = play("a", 2);
    std::string device;
    std::vector<history::Event> events;
    {
        History a = open("a");
        events = a.events(match).value();
        device = events.front().device;
    }
    SegmentBytes bytes({device, 1, 1}, {});
    for (const history::Event& event : events)
        bytes.add(event, history::transferChecksum(event) + (&event == &events.back() ? 1 : 0));
    fs::create_directory(files());
    std::ofstream(files() / bytes.name().file(), std::ios::binary) << bytes.bytes();
    const SyncState state = sync("b");
    EXPECT_EQ(state.quarantined.damaged, 1);
    EXPECT_EQ(open("b").load(match)->deals.size(), 1U);
    sync("a");
    EXPECT_EQ(sync("b").quarantined.damaged, 0) << "who wrote it has it right";
    EXPECT_EQ(open("b").load(match)->deals.size(), 2U);
}

TEST_F(MeetingInAFolder, writesNothingIfAnEntryOfItsOwnIsDamaged)
{
    const std::string match = play("a", 3);
    damage(file("a"), 3);
    const SyncState state = tried("a");
    ASSERT_TRUE(state.error);
    EXPECT_EQ(state.error->codeName(), "here");
    EXPECT_THAT(state.error->message.en, HasSubstr("Entry 3 of the history is damaged"));
    EXPECT_THAT(names(), IsEmpty());
    History a = open("a");
    EXPECT_EQ(history::waiting(a)->entries, 4) << "nothing counts as sent";
}

TEST_F(MeetingInAFolder, takesACustomGameWithoutItsEnd)
{
    Match tally = document::readMatch(
        R"({"format":"tafelrichter/1","game":"own","own_game":{"format":"tafelrichter-game/1","id":"tally",)"
        R"("name":"Tally","players":[2],"wins":"most","contracts":[{"id":"deal","name":"Deal","clause":"Typed.",)"
        R"("measure":"points"}]},"players":["Anna","Beat"],"ended":true,)"
        R"("deals":[{"points":{"Anna":7,"Beat":3}},{"points":{"Anna":7,"Beat":3}}]})")
                      .value();
    std::vector<history::Event> events;
    {
        History a = open("a");
        events = a.events(a.importMatch(tally)->id).value();
    }
    ASSERT_EQ(events.back().kind, "match-ended");
    SegmentBytes bytes({events.front().device, 1, 1}, {});
    for (const history::Event& event : events)
        if (event.kind != "match-ended")
            bytes.add(event, history::transferChecksum(event));
    fs::create_directory(files());
    std::ofstream(files() / bytes.name().file(), std::ios::binary) << bytes.bytes();
    sync("b");
    EXPECT_FALSE(history::examine(file("b"))->damage);
    EXPECT_FALSE(open("b").matches()->front().finished);
    sync("a");
    sync("b");
    expectSame("a", "b");
    EXPECT_TRUE(open("b").matches()->front().finished);
}

// ---- Events apart from their texts

class EventsApart : public MeetingInAFolder {
protected:
    EventsApart() { eventsFile = 1; }

    std::vector<std::string> namesThatEnd(std::string_view end)
    {
        std::vector<std::string> some = names();
        std::erase_if(some, [&](const std::string& each) { return !each.ends_with(end); });
        return some;
    }
    /// A file with one match, its texts first and then its events.
    std::string bytesOf(std::string_view texts, std::string_view events)
    {
        return fmt::format("tafelrichter-segment/2\t{}\t1\t1\t0\t0\t0\t{}\t\t\n{}{}", device,
            std::count(texts.begin(), texts.end(), '\n'), texts, events);
    }
    const std::string device = "01a210cf-4663-77ab-98a2-5961cd1040e8";
};

TEST_F(EventsApart, areInAFileWithoutNames)
{
    play("a");
    sync("a");
    ASSERT_THAT(names(), SizeIs(2));
    EXPECT_THAT(test::readFile(files() / namesThatEnd(".events").front()), Not(HasSubstr("Anna")));
    EXPECT_THAT(test::readFile(files() / namesThatEnd(".seg").front()), HasSubstr("Anna"));
    EXPECT_EQ(sync("b").received, 4);
    expectSame("a", "b");
}

TEST_F(MeetingInAFolder, givesARecoveredHistoryBackWhatItLost)
{
    const std::string first = play("a"), second = play("a", 5);
    {
        History a = open("a");
        ASSERT_TRUE(a.correct(second, 1, deal(50, 50), "Beat miscounted"));
    }
    all({"a", "b"});
    recoverWithout("a", 7, "text IN ('Anna', 'Beat miscounted')");
    EXPECT_EQ(playerOf("a", first, 0), "Player 1");
    all({"a", "b", "a"});
    expectSame("a", "b");
    EXPECT_EQ(playerOf("a", first, 0), "Anna");
    for (const char* tablet : {"a", "b"}) {
        EXPECT_EQ(history::countQuarantined(*std::make_unique<History>(open(tablet)))->all(), 0) << tablet;
        EXPECT_FALSE(history::examine(file(tablet))->damage) << tablet;
    }
}

// Otherwise the screens of this tablet would go on showing the name.
TEST_F(MeetingInAFolder, countsAnErasureThatArrivesAsAChange)
{
    play("a");
    sync("a");
    EXPECT_GT(sync("b").changes, 0);
    EXPECT_EQ(sync("b").changes, 0);
    ASSERT_TRUE(erasePerson(*std::make_unique<History>(open("a")), "Anna"));
    sync("a");
    const SyncState erased = sync("b");
    EXPECT_EQ(erased.received, 1);
    EXPECT_GT(erased.changes, 0);
    EXPECT_EQ(sync("b").changes, 0);
}

TEST_F(EventsApart, stayAsTheyAreWhenAPersonIsErased)
{
    for (int match = 0; match < 3; ++match)
        play("a", 9);
    all({"a", "b"});
    const std::vector<std::string> events = namesThatEnd(".events"), before = namesThatEnd(".seg");
    ASSERT_TRUE(erasePerson(*std::make_unique<History>(open("a")), "Anna"));
    sync("a");
    EXPECT_THAT(namesThatEnd(".events"), testing::IsSupersetOf(events));
    EXPECT_THAT(namesThatEnd(".seg"), Not(testing::Contains(before.front())));
    EXPECT_FALSE(isInFolder("Anna"));
    const std::string now = namesThatEnd(".seg").front();
    EXPECT_THAT(parseSegment(
                    *SegmentName::of(now), test::readFile(files() / now),
                    [](const SegmentName&) { return std::nullopt; }, [](std::string_view) { return true; })
                    .content.entries,
        SizeIs(3))
        << "whoever has read the file before reads only the beginnings of the three matches";
    all({"new", "b", "a"});
    expectSame("a", "b");
    expectSame("a", "new");
    EXPECT_EQ(sync("b").sent, 0);
}

// The file has a correction, and only the names of the match that it belongs to.
TEST_F(EventsApart, loseTheNameAlsoIfAnEarlierFileReturns)
{
    const std::string match = play("a");
    sync("a");
    ASSERT_TRUE(open("a").correct(match, 1, deal(50, 50), "miscounted"));
    sync("a");
    const std::string name = namesThatEnd(".seg").back(), bytes = test::readFile(files() / name);
    ASSERT_THAT(bytes, HasSubstr("Anna"));
    ASSERT_TRUE(erasePerson(*std::make_unique<History>(open("a")), "Anna"));
    sync("a");
    EXPECT_FALSE(isInFolder("Anna"));
    std::ofstream(files() / name, std::ios::binary) << bytes;
    sync("a");
    EXPECT_FALSE(isInFolder("Anna"));
    sync("new");
    expectSame("a", "new");
}

TEST_F(EventsApart, mayArriveAfterTheirTexts)
{
    play("a");
    sync("a");
    const std::string late = namesThatEnd(".events").front(), first = namesThatEnd(".seg").front();
    fs::rename(files() / late, folder / "late");
    const SyncState state = sync("b");
    EXPECT_EQ(state.received, 0);
    EXPECT_THAT(passedOver(state), ElementsAre("not-whole " + first));
    std::ofstream(files() / late, std::ios::binary) << test::readFile(folder / "late").substr(0, 100);
    EXPECT_THAT(
        passedOver(sync("b")), testing::UnorderedElementsAre("not-whole " + first, "not-whole " + late));
    fs::rename(folder / "late", files() / late);
    EXPECT_THAT(passedOver(sync("b")), IsEmpty());
    expectSame("a", "b");
}

TEST_F(EventsApart, areWrittenAgainIfTheirFileIsGone)
{
    play("a");
    all({"a", "b"});
    const std::string gone = namesThatEnd(".events").front();
    fs::remove(files() / gone);
    const SyncState state = sync("b");
    EXPECT_THAT(passedOver(state), testing::Contains("missing " + gone));
    EXPECT_EQ(state.sent, 4) << "by a tablet that did not write them";
    sync("new");
    expectSame("a", "new");
}

TEST_F(EventsApart, ofManySmallFilesKeepTheirTexts)
{
    eventsFile = 3'000; // of the merged file only
    const std::string match = play("a", 1);
    for (int entry = 0; entry < 20; ++entry) {
        ASSERT_TRUE(open("a").correct(match, 1, deal(50, 50 - entry), fmt::format("Zyprian {}", entry)));
        sync("a");
    }
    ASSERT_THAT(namesThatEnd(".events"), SizeIs(1));
    EXPECT_THAT(test::readFile(files() / namesThatEnd(".events").front()), Not(HasSubstr("Zyprian")));
    sync("b");
    expectSame("a", "b");
    ASSERT_TRUE(erasePerson(*std::make_unique<History>(open("b")), "Beat"));
    all({"b", "a", "new"});
    expectSame("a", "new");
    EXPECT_FALSE(isInFolder("Beat"));
}

TEST_F(EventsApart, withoutTheirTextsAreNoFileOfOurs)
{
    const std::string event = device + "\t" + device
        + "\t2026-11-20T19:30:00.000Z\tm\tmatch-opened\t{\"players\":[\"@0\",\"@t1\"]}\t1";
    const auto fault = [&](std::string_view texts, const std::string& numbers) {
        const std::string bytes = bytesOf(texts, event + numbers + "\n");
        return parseSegment({device, 1, 1}, bytes, [](const SegmentName&) { return std::nullopt; }).fault;
    };
    EXPECT_FALSE(fault("u\town\t0Anna\t0Beat\n", "\t0\t0"));
    for (const auto& [texts, numbers] : std::initializer_list<std::pair<const char*, const char*>>{
             {"u\town\t0Anna\t0Beat\n", "\t\t0"}, // no texts of the opening
             {"u\town\t0Anna\t0Beat\n", "\t0\t"}, // none of its own
             {"u\town\t0Anna\t0Beat\n", "\t1\t0"}, // there is no such line
             {"u\town\t0Anna\t0Beat\n", "\t-1\t0"}, {"u\town\t0Anna\n", "\t0\t0"}, // no second text
             {"u\town\t0Anna\t4Beat\n", "\t0\t0"}, // no such kind
             {"u\town\t0Anna\t\n", "\t0\t0"}, {"u\town\t0An\\na\t0B\\x\n", "\t0\t0"}, // no such escape
             {"u\n", "\t0\t0"}, {"u\town\t0Anna\t0Beat\n", ""}})
        EXPECT_EQ(fault(texts, numbers), PassedOver::Why::Unknown) << texts << numbers;
    std::string many = device + "\t" + device + "\tat\tm\tmatch-opened\t[\"@0\"";
    for (int i = 0; i < 1'000; ++i)
        many += ",\"@0\"";
    many += "]\t1\t0\t0\n";
    const std::string large = "u\town\t0" + std::string(1'000'000, 'a') + "\n";
    EXPECT_EQ(
        parseSegment({device, 1, 1}, bytesOf(large, many), [](const SegmentName&) { return std::nullopt; })
            .fault,
        PassedOver::Why::Unknown)
        << "a gigabyte from one megabyte";
}

// ---- Disks

TEST_F(MeetingInAFolder, saysThatTheStickIsFullAndLeavesNothingHalfWritten)
{
    play("a", 3);
    const int status = test::onASmallDisk(
        stick,
        [&] {
            sync("a");
            const std::vector<std::string> before = names();
            ASSERT_THAT(before, SizeIs(1));
            play("a", 9);
            std::ofstream(stick / "film", std::ios::binary)
                << std::string(1'000'000, 'x'); // until the disk is full
            const SyncState state = tried("a");
            ASSERT_TRUE(state.error);
            EXPECT_EQ(state.error->codeName(), "full") << state.error->detail;
            EXPECT_EQ(state.waiting, 10);
            EXPECT_THAT(state.sentence().en, HasSubstr("10 entries wait"));
            EXPECT_THAT(state.sentence().en, HasSubstr("The folder has no space left."));
            EXPECT_THAT(state.sentence().de, HasSubstr("Im Ordner ist kein Platz mehr."));
            EXPECT_EQ(names(), before);
            {
                History later = open("a");
                EXPECT_EQ(Sync::look(later).error->message.en, state.error->message.en) << "later, too";
            }
            fs::remove(stick / "film");
            EXPECT_EQ(sync("a").sent, 10);
            sync("b");
            expectSame("a", "b");
        },
        "size=64k");
    if (status == 77)
        GTEST_SKIP() << "may not mount a small disk here";
    EXPECT_EQ(status, 0);
}

TEST_F(MeetingInAFolder, readsAStickThatCanOnlyBeReadAndSaysThatNothingIsWritten)
{
    play("a");
    play("b");
    const int status = test::onASmallDisk(stick, [&] {
        sync("a");
        const std::vector<std::string> before = names();
        ASSERT_EQ(mount("tmpfs", stick.c_str(), "tmpfs", MS_REMOUNT | MS_RDONLY, nullptr), 0);
        EXPECT_EQ(sync("a").sentence().en, "The one match is in the folder.") << "there is nothing to write";
        const SyncState state = tried("b");
        ASSERT_TRUE(state.error);
        EXPECT_EQ(state.error->codeName(), "read-only") << state.error->detail;
        EXPECT_EQ(state.received, 4);
        EXPECT_EQ(state.waiting, 4);
        EXPECT_EQ(names(), before);
        EXPECT_EQ(error("new"), "") << "who only reads needs no more";
        ASSERT_EQ(mount("tmpfs", stick.c_str(), "tmpfs", MS_REMOUNT, nullptr), 0);
        all({"b", "a"});
        expectSame("a", "b");
    });
    if (status == 77)
        GTEST_SKIP() << "may not mount a small disk here";
    EXPECT_EQ(status, 0);
}

TEST_F(MeetingInAFolder, saysThatAFileMayNotGrowAndLeavesNothingHalfWritten)
{
    sync("a"); // the history has joined
    for (int match = 0; match < 20; ++match)
        play("a", 8);
    const pid_t child = test::forkAlone();
    if (child == 0) {
        signal(SIGXFSZ, SIG_IGN);
        const rlimit few{60'000, 60'000};
        setrlimit(RLIMIT_FSIZE, &few);
        const SyncState state = tried("a");
        const std::string word = state.error ? std::string(state.error->codeName()) : "none";
        if (word != "full")
            std::fprintf(stderr, "%s %s\n", word.c_str(), state.error ? state.error->detail.c_str() : "");
        _exit(word == "full" && names().empty() ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(sync("a").sent, 180);
    sync("b");
    expectSame("a", "b");
}

// ---- The command

TEST_F(FolderCommand, restoredBackupSaysToWhichArchiveItBelongs)
{
    play("a");
    ASSERT_EQ(archive("a", {"init", address()}).status, 0);
    ASSERT_EQ(archive("a", {"sync", address()}).status, 0);
    const std::string backup = (folder / "backup.db").string();
    ASSERT_TRUE(backUp(*std::make_unique<History>(open("a")), backup));
    play("b");
    const test::Ran restored = test::run({"--db", file("b").string(), "restore", backup, "--yes"});
    EXPECT_EQ(restored.status, 0);
    EXPECT_THAT(restored.err, HasSubstr("It belongs to the club archive " + stick.string() + "."));
}

TEST_F(FolderCommand, makesExchangesLooksAndLeaves)
{
    play("a");
    fs::remove(stick);
    const test::Ran gone = archive("a", {"sync", address()});
    EXPECT_EQ(gone.status, 1);
    EXPECT_THAT(gone.err, HasSubstr("The folder is not there."));
    EXPECT_THAT(gone.err, HasSubstr("(no-folder)"));
    EXPECT_THAT(archive("a", {"sync", address(), "--lang", "de"}).err, HasSubstr("Der Ordner ist nicht da."));
    const test::Ran made = archive("a", {"init", address()});
    EXPECT_EQ(made.status, 0) << made.err;
    EXPECT_THAT(made.err, HasSubstr("The folder is ready."));
    EXPECT_EQ(archive("a", {"init", address()}).status, 0) << "again";
    EXPECT_THAT(archive("a", {"init", "folder:" + (folder / "not" / "there").string()}).err,
        HasSubstr("(no-folder) " + (folder / "not" / "there").string()));

    const test::Ran first = archive("a", {"sync", address()});
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_EQ(first.out, "The one match is in the folder.\n" + stick.string() + "\n");
    EXPECT_THAT(archive("a", {"sync", "--lang", "de"}).out, HasSubstr("Das eine Spiel ist im Ordner."))
        << "the saved folder";
    const test::Ran elsewhere = archive("a", {"sync", "folder:" + (folder / "elsewhere").string()});
    EXPECT_TRUE(elsewhere.err.starts_with("The folder is not there."))
        << "what it has is not known: " << elsewhere.err;
    EXPECT_THAT(elsewhere.err, HasSubstr((folder / "elsewhere").string())) << "the folder that was tried";
    const test::Ran other = archive("b", {"sync", "--archive", address(), "--json"});
    EXPECT_EQ(other.status, 0) << other.err;
    EXPECT_THAT(other.out, HasSubstr("\"received\": 4"));
    EXPECT_EQ(test::PublishedSchema("archive").faults(nlohmann::json::parse(other.out)), "");
    std::ofstream(files() / "evening.seg") << "hello";
    const test::Ran passed = archive("b", {"sync", "--json"});
    EXPECT_EQ(passed.status, 0);
    EXPECT_THAT(passed.out, HasSubstr("\"file\": \"evening.seg\""));
    EXPECT_EQ(test::PublishedSchema("archive").faults(nlohmann::json::parse(passed.out)), "");
    EXPECT_THAT(archive("b", {"sync"}).out, HasSubstr("The file evening.seg is not a file of Tafelrichter"));
    EXPECT_THAT(archive("a", {"status"}).out, HasSubstr("The one match is in the folder."));
    EXPECT_THAT(archive("a", {"leave"}).err, HasSubstr(stick.string()));
    EXPECT_EQ(archive("a", {"leave", "--yes"}).status, 0);
    EXPECT_THAT(archive("a", {"status"}).out, HasSubstr("does not belong to an archive"));
    EXPECT_THAT(names(), SizeIs(2)) << "what is there stays";
    EXPECT_EQ(archive("a", {"sync", "folder:"}).status, 1);
}

TEST_F(FolderCommand, saysLaterWhyEntriesWait)
{
    play("a");
    EXPECT_EQ(archive("a", {"sync", address()}).status, 0);
    play("a");
    fs::rename(stick, folder / "pocket");
    EXPECT_EQ(archive("a", {"sync"}).status, 1);
    const test::Ran said = archive("a", {"status"});
    EXPECT_EQ(said.status, 0);
    EXPECT_THAT(said.out, HasSubstr("4 entries wait, since "));
    EXPECT_THAT(said.out, HasSubstr(archiveError(ArchiveError::Code::NoFolder).message.en));
    EXPECT_THAT(archive("a", {"status", "--json"}).out, HasSubstr(R"("trouble": "no-folder")"));
    EXPECT_EQ(archive("a", {"sync", "folder:/nowhere"}).status, 1);
    fs::rename(folder / "pocket", stick);
    EXPECT_EQ(archive("a", {"sync"}).status, 0);
    EXPECT_EQ(archive("a", {"sync", "folder:/nowhere"}).status, 1);
    EXPECT_THAT(archive("a", {"status"}).out,
        testing::StartsWith("All 2 matches are in the folder.\n" + stick.string()))
        << "the other place is not its archive";
}

TEST_F(FolderCommand, saysWhichArchiveTheHistoryBelongedToBefore)
{
    play("a");
    EXPECT_EQ(archive("a", {"sync", address()}).err, "");
    EXPECT_EQ(archive("a", {"sync", address()}).err, "");
    fs::create_directory(folder / "other");
    const test::Ran other = archive("a", {"sync", "folder:" + (folder / "other").string()});
    EXPECT_EQ(other.status, 0);
    EXPECT_THAT(other.err, HasSubstr("Until now, this history belonged to " + stick.string() + "."));
}

TEST_F(FolderCommand, takesAPathFromWhereItIsTyped)
{
    play("a");
    const std::string relative = fs::proximate(stick).string();
    EXPECT_EQ(archive("a", {"sync", "folder:" + relative + "/"}).status, 0);
    EXPECT_THAT(archive("a", {"status"}).out, HasSubstr("\n" + stick.string() + "\n"));
}

// ---- Erasing a person

class ErasureInAFolder : public MeetingInAFolder {
protected:
    ErasureInAFolder() { eventsFile = 1; }

    std::string playWith(const std::string& tablet, std::vector<std::string> names)
    {
        const std::string id = play(tablet, 2, std::move(names));
        History history = open(tablet);
        EXPECT_TRUE(history.correct(id, 1, deal(50, 50), "so said Zyprian himself"));
        EXPECT_TRUE(history.recordDispute({.match = id,
            .deal = 2,
            .asker = "Zyprian",
            .question = "{}",
            .verdict = "no",
            .note = "Zyprian asked"}));
        return id;
    }
    std::string forget(const std::string& tablet, const std::string& name)
    {
        History history = open(tablet);
        return erasePerson(history, name).value().pseudonym;
    }
    void expectGone(const std::string& name, std::initializer_list<const char*> tablets)
    {
        EXPECT_FALSE(isInFolder(name));
        for (const char* tablet : tablets) {
            EXPECT_FALSE(isIn(file(tablet), name)) << tablet;
            EXPECT_EQ(history::firstDifference(content(file(*tablets.begin())), content(file(tablet))), "")
                << tablet;
            History history = open(tablet);
            EXPECT_EQ(history::countQuarantined(history)->all(), 0) << tablet;
        }
    }
    int matchesOf(const std::string& tablet, const std::string& name)
    {
        const std::vector<history::Person> people = open(tablet).people().value();
        for (const history::Person& each : people)
            if (each.name == name)
                return each.matches;
        return 0;
    }
};

// The file of the other tablet, which does not know of the erasure, has the lost text with the name.
TEST_F(ErasureInAFolder, holdsForTheTextsThatARecoveredHistoryGetsBack)
{
    const std::string id = playWith("a", {"Anna", "Zyprian", "Cora"});
    play("a", 1, {"Zyprian", "Beat", "Cora"});
    all({"a", "b"});
    recoverWithout("a", 3, "id / 4096 = 1");
    EXPECT_EQ(playerOf("a", id, 1), "Player 2");
    const std::string pseudonym = forget("a", "Zyprian"); // as the other match names him
    all({"a", "b", "a"});
    for (const char* tablet : {"a", "b"}) {
        EXPECT_EQ(playerOf(tablet, id, 1), pseudonym) << tablet;
        EXPECT_EQ(playerOf(tablet, id, 0), "Anna") << tablet;
        EXPECT_FALSE(isIn(file(tablet), "Zyprian")) << tablet;
        EXPECT_EQ(history::countQuarantined(*std::make_unique<History>(open(tablet)))->all(), 0) << tablet;
    }
    expectSame("a", "b");
}

TEST_F(ErasureInAFolder, goesFromEveryFileAndEveryTabletToTheLastByte)
{
    playWith("a", {"Anna", "Zyprian", "Cora"});
    playWith("b", {"Dani", "Eva", "Zyprian"});
    all({"a", "b", "old", "a"});
    playWith("old", {"Zyprian", "Hugo", "Ida"}); // is away for a year and plays on
    playWith("never", {"Zyprian", "Jana", "Karl"});
    playWith("b", {"Zyprian", "Eva", "Lea"});
    EXPECT_TRUE(isInFolder("Zyprian"));
    const std::string pseudonym = forget("a", "Zyprian");
    all({"a", "b", "old", "never", "a", "b", "old", "new"});
    expectGone("Zyprian", {"a", "b", "old", "never", "new"});
    for (const char* tablet : {"a", "b", "old", "never", "new"})
        EXPECT_EQ(matchesOf(tablet, pseudonym), 5) << tablet;
    const std::vector<std::string> before = names();
    all({"a", "b", "old", "never", "new"});
    EXPECT_EQ(names(), before) << "and then it is done";
}

TEST_F(ErasureInAFolder, reachesAHistoryThatIsCopiedBack)
{
    playWith("a", {"Anna", "Zyprian", "Cora"});
    all({"a", "b"});
    fs::copy_file(file("a"), folder / "earlier");
    forget("b", "Zyprian");
    all({"b", "a"});
    fs::copy_file(folder / "earlier", file("a"), fs::copy_options::overwrite_existing);
    all({"a", "b", "a"});
    expectGone("Zyprian", {"a", "b"});
}

TEST_F(ErasureInAFolder, goesFromTextsWhateverStandsBesideTheName)
{
    playWith("a", {"Anna", "Zyprian", "Cora"});
    all({"a", "b"});
    {
        History b = open("b");
        for (const char* text : {"«Zyprian»", "„Zyprian“", "‘Zyprian’", "Zyprian’s", "Zyprian…",
                 "Zyprian–Beat", "Zyprian\u00a0war", "·Zyprian·", "→Zyprian", "Zyprian😀", "Zyprian\u2028",
                 "Zyprian：", "(Zyprian)"})
            ASSERT_TRUE(b.recordDispute({.question = "{}", .verdict = "no", .note = text}));
        ASSERT_TRUE(b.recordDispute({.question = "{}", .verdict = "no", .note = "Zyprianäs"}))
            << "another word";
    }
    sync("b");
    forget("a", "Zyprian");
    all({"a", "b", "a"});
    for (const char* tablet : {"a", "b"}) {
        History history = open(tablet);
        int left = 0;
        const std::vector<history::DisputeOfMatch> disputes = disputesOf(history).value();
        for (const history::DisputeOfMatch& each : disputes)
            left += each.dispute.note.find("Zyprian") != std::string::npos ? 1 : 0;
        EXPECT_EQ(left, 1) << tablet;
    }
    EXPECT_EQ(history::firstDifference(content(file("a")), content(file("b"))), "");
}

TEST_F(ErasureInAFolder, isRefusedWhereverItComesFrom)
{
    playWith("a", {"Anna", "Zyprian", "Cora"});
    playWith("b", {"Dani", "Eva", "Zyprian"});
    all({"a", "b", "a"});
    fs::copy(files(), folder / "kept", fs::copy_options::recursive);
    forget("a", "Zyprian");
    all({"a", "b", "a", "c"});
    expectGone("Zyprian", {"a", "b", "c"});
    // A file synchroniser brings back old files, and one of an unknown tablet.
    for (const fs::directory_entry& each : fs::directory_iterator(folder / "kept"))
        fs::copy(each, files(), fs::copy_options::overwrite_existing);
    const fs::path other = folder / "other";
    fs::create_directory(other);
    playWith("late", {"Zyprian", "Jana", "Karl"});
    tried("late", {}, other);
    for (const fs::directory_entry& each : fs::directory_iterator(other / "Tafelrichter"))
        fs::copy(each, files());
    all({"a", "b", "c", "new", "a"});
    for (const char* tablet : {"a", "b", "c", "new"}) {
        EXPECT_FALSE(isIn(file(tablet), "Zyprian")) << tablet;
        EXPECT_EQ(matches(tablet), 3U) << tablet;
        EXPECT_EQ(history::firstDifference(content(file("a")), content(file(tablet))), "") << tablet;
    }
    // Each tablet removes the name from its own files, including the last tablet.
    all({"late", "a", "b"});
    expectGone("Zyprian", {"a", "late", "b"});
}

/// The file has a deal that does not name the player, but the names of the match.
TEST_F(ErasureInAFolder, goesFromAFileThatWasOutOfReach)
{
    const std::string id = play("a", 0, {"Anna", "Beat", "Zyprian"});
    sync("a");
    const std::vector<std::string> first = names();
    {
        History a = open("a");
        ASSERT_TRUE(a.enterDeal(id, deal(60, 71)));
    }
    sync("a");
    const fs::path away = folder / "away";
    fs::create_directory(away);
    const std::vector<std::string> both = names();
    for (const std::string& each : both)
        if (!std::binary_search(first.begin(), first.end(), each))
            fs::rename(files() / each, away / each);
    forget("a", "Zyprian");
    sync("a");
    for (const fs::directory_entry& each : fs::directory_iterator(away))
        fs::rename(each.path(), files() / each.path().filename());
    EXPECT_TRUE(isInFolder("Zyprian"));
    all({"a", "new", "a"});
    expectGone("Zyprian", {"a", "new"});
}

/// The sync that reads the files again ends after the first one, before it replaces any. Each file has a
/// dispute that names only Anna, so no event in it differs; only the names of the match do.
TEST_F(ErasureInAFolder, goesFromAFileThatWasOutOfReachAfterAnInterruption)
{
    const std::string id = play("a", 1, {"Anna", "Beat", "Zyprian"});
    sync("a");
    const std::vector<std::string> first = names();
    for (const char* verdict : {"yes", "no"}) {
        {
            History a = open("a");
            ASSERT_TRUE(a.recordDispute(
                {.match = id, .deal = 1, .asker = "Anna", .question = "{}", .verdict = verdict}));
        }
        sync("a");
    }
    const fs::path away = folder / "away";
    fs::create_directory(away);
    const std::vector<std::string> all = names();
    for (const std::string& each : all)
        if (!std::binary_search(first.begin(), first.end(), each))
            fs::rename(files() / each, away / each);
    forget("a", "Zyprian");
    sync("a");
    for (const fs::directory_entry& each : fs::directory_iterator(away))
        fs::rename(each.path(), files() / each.path().filename());
    Options options{.address = "folder:" + stick.string()};
    options.history = history::evening();
    {
        Sync sync(file("a"), options);
        sync.onChange([&](const SyncState& state) {
            if (state.phase == SyncState::Phase::Receiving && state.done >= 2)
                sync.cancel();
        });
        EXPECT_FALSE(sync.run());
    }
    EXPECT_TRUE(isInFolder("Zyprian"));
    this->all({"a", "new", "a"});
    expectGone("Zyprian", {"a", "new"});
}

/// An old file returns while a deal waits for its match. The file that replaced it was read before.
TEST_F(ErasureInAFolder, takesAWaitingEventFromWhatReplacedAnOldFile)
{
    const std::string id = play("a", 1, {"Zyprian", "Zyprianus", "Eva"});
    sync("a");
    {
        History a = open("a");
        const DealEntry both = document::readDeal(
            a.load(id).value().match, R"({"turned_up":"S9","points":{"Zyprian":35,"Zyprianus":60}})")
                                   .value();
        ASSERT_TRUE(a.enterDeal(id, both));
    }
    sync("a");
    const fs::path old = folder / "old", away = folder / "away";
    fs::copy(files(), old, fs::copy_options::recursive);
    const auto hasSecondDeal = [&, device = SegmentName::of(names().front())->device](const auto& name) {
        return SegmentName::of(name)->device == device && SegmentName::of(name)->first == 2;
    };
    play("c", 1, {"Zyprian", "Dani", "Hugo"});
    play("c", 1, {"Zyprianus", "Dani", "Hugo"});
    {
        History c = open("c");
        ASSERT_TRUE(renamePerson(c, "Zyprianus", "Zyprian"));
    }
    forget("c", "Zyprian");
    all({"c", "a"});
    const std::vector<std::string> written = names();
    fs::create_directory(away);
    for (const std::string& each : written)
        if (!hasSecondDeal(each))
            fs::rename(files() / each, away / each);
    EXPECT_EQ(sync("b").quarantined.waiting, 1);
    for (const fs::directory_entry& each : fs::directory_iterator(old))
        if (hasSecondDeal(each.path().filename().string()))
            fs::copy_file(each, files() / each.path().filename(), fs::copy_options::skip_existing);
    sync("b");
    for (const fs::directory_entry& each : fs::directory_iterator(away))
        fs::rename(each.path(), files() / each.path().filename());
    all({"b", "a", "b", "a"});
    for (const char* name : {"Zyprian", "Zyprianus"})
        expectGone(name, {"a", "b"});
    EXPECT_EQ(open("b").load(id)->match.deals.size(), 2U);
}

TEST_F(ErasureInAFolder, leavesWhoeverIsCalledSoAfterwards)
{
    const std::string before = playWith("a", {"Anna", "Zyprian", "Cora"});
    all({"a", "b", "c"});
    forget("a", "Zyprian");
    all({"a", "b"});
    const std::string after = play("b", 2, {"Zyprian", "Dani", "Eva"}); // a new person with the erased name
    sync("b");
    all({"c", "new", "a", "b", "c"}); // the others receive the match and the erasure together
    for (const char* tablet : {"a", "b", "c", "new"}) {
        EXPECT_THAT(open(tablet).load(before)->match.players[1], testing::StartsWith("Person ")) << tablet;
        EXPECT_EQ(open(tablet).load(after)->match.players[0], "Zyprian") << tablet;
    }
}

TEST_F(ErasureInAFolder, ofTwoPeopleAtOnceLeavesNeither)
{
    playWith("a", {"Anna", "Zyprian", "Quirin"});
    all({"a", "b"});
    forget("a", "Zyprian");
    forget("b", "Quirin");
    all({"a", "b", "a", "b", "new"});
    expectGone("Zyprian", {"a", "b", "new"});
    expectGone("Quirin", {"a", "b", "new"});
    History a = open("a");
    const std::vector<std::string> players = a.load(a.matches()->front().id)->match.players;
    EXPECT_NE(players[1], players[2]);
}

TEST_F(ErasureInAFolder, ofAPersonErasedBeforeKeepsThePseudonym)
{
    playWith("a", {"Anna", "Zyprian", "Cora"});
    all({"a", "b"});
    const std::string pseudonym = forget("a", "Zyprian");
    {
        History a = open("a");
        ASSERT_TRUE(renamePerson(a, pseudonym, "Quirin")) << "the table gives a name again";
    }
    play("a", 2, {"Quirin", "Dani", "Eva"});
    EXPECT_EQ(forget("a", "Quirin"), pseudonym);
    all({"a", "b", "c", "a", "new"});
    for (const char* name : {"Zyprian", "Quirin"})
        expectGone(name, {"a", "b", "c", "new"});
    for (const char* tablet : {"a", "b", "c", "new"})
        EXPECT_EQ(matchesOf(tablet, pseudonym), 2) << tablet;
    History a = open("a");
    const auto again = erasePerson(a, pseudonym);
    ASSERT_FALSE(again);
    EXPECT_THAT(
        std::get<Refusal>(again.error()).message.en, HasSubstr("already the pseudonym of an erased person"));
}

/// Another tablet quarantines the second deal of a match before a person with two names is erased.
class ErasedWhileAnEntryWaits : public ErasureInAFolder, public testing::WithParamInterface<std::size_t> {
protected:
    ErasedWhileAnEntryWaits() { eventsFile = GetParam(); }

    void eraseTwoNamesOfOne(const char* points, bool isPassedOn)
    {
        const std::string match = play("a", 1, {"Zyprian", "Zyprianus", "Eva"});
        sync("a");
        const DealEntry second = document::readDeal(open("a").load(match).value().match,
            fmt::format(R"({{"turned_up":"S9","points":{{{}}}}})", points))
                                     .value();
        {
            History a = open("a");
            ASSERT_TRUE(a.enterDeal(match, second));
        }
        sync("a");
        const std::vector<std::string> written = names();
        const fs::path away = folder / "away";
        fs::create_directory(away);
        const auto carry = [&](int number, const fs::path& from, const fs::path& to) {
            for (const std::string& each : written)
                if (SegmentName::of(each)->first == number)
                    fs::rename(from / each, to / each);
        };
        constexpr int beginning = 1, dealAlone = 2;
        carry(beginning, files(), away);
        play("b", 1, {"Zyprian", "Dani", "Hugo"});
        play("b", 1, {"Zyprianus", "Dani", "Hugo"});
        EXPECT_EQ(sync("b").quarantined.waiting, 1) << "the deal, without the beginning of its match";
        if (isPassedOn) { // passed on, because the folder lacks the deal
            carry(dealAlone, files(), away);
            sync("b");
        }
        {
            History b = open("b");
            ASSERT_TRUE(renamePerson(b, "Zyprianus", "Zyprian"));
        }
        forget("b", "Zyprian");
        sync("b");
        if (isPassedOn) {
            for (const char* name : {"Zyprian", "Zyprianus"})
                EXPECT_FALSE(isInFolder(name)) << name;
            sync("new");
            carry(dealAlone, away, files());
        }
        carry(beginning, away, files());
        all({"b", "a", "b", "new", "a", "b", "new"});
        for (const char* name : {"Zyprian", "Zyprianus"})
            expectGone(name, {"a", "b", "new"});
        for (const char* tablet : {"a", "b", "new"}) {
            const Match stored = open(tablet).load(match).value().match;
            EXPECT_NE(stored.players[0], stored.players[1]) << tablet;
            EXPECT_EQ(stored.deals.at(1).points, second.points) << tablet;
        }
    }
};

TEST_P(ErasedWhileAnEntryWaits, mixesNothingIfItNamesBoth)
{
    eraseTwoNamesOfOne(R"("Zyprian":35,"Zyprianus":60)", false);
}

TEST_P(ErasedWhileAnEntryWaits, goesFromWhatWasPassedOnIfItNamesBoth)
{
    eraseTwoNamesOfOne(R"("Zyprian":35,"Zyprianus":60)", true);
}

TEST_P(ErasedWhileAnEntryWaits, mixesNothingIfItNamesTheSecondOnly)
{
    eraseTwoNamesOfOne(R"("Zyprianus":35,"Eva":60)", true);
}

INSTANTIATE_TEST_SUITE_P(
    WithEventsApartOrNot, ErasedWhileAnEntryWaits, testing::Values(std::size_t{1}, Options().eventsFile));

TEST_F(ErasureInAFolder, ofTwoWhoAreDistinctDoesNotMakeOne)
{
    const std::string id = playWith("a", {"Anna", "Zyprian", "Quirin"});
    {
        History a = open("a");
        ASSERT_TRUE(setDistinct(a, {"Zyprian", "Quirin"}).value());
    }
    all({"a", "b"});
    forget("a", "Zyprian");
    forget("b", "Quirin");
    all({"a", "b", "a", "new", "b"});
    expectGone("Zyprian", {"a", "b", "new"});
    for (const char* tablet : {"a", "b", "new"}) {
        const std::vector<std::string> players = open(tablet).load(id)->match.players;
        EXPECT_NE(players[1], players[2]) << tablet;
    }
}

TEST_F(ErasureInAFolder, holdsForAFileThatIsReadLater)
{
    Match mailed = history::threeAt(9);
    mailed.players = {"Zyprian", "Dani", "Eva"};
    mailed.id = "0d7f3a5e-0000-4000-8000-00000000f11e";
    mailed.started = "2026-11-20T19:00:00.000Z";
    mailed.deals = {deal(60, 71)};
    playWith("a", {"Anna", "Zyprian", "Cora"});
    sync("a");
    ASSERT_TRUE(open("c").importMatch(mailed)->added);
    forget("a", "Zyprian");
    all({"a", "b"});
    ASSERT_TRUE(open("b").importMatch(mailed)->added);
    all({"b", "a", "c", "b", "a", "new"});
    expectGone("Zyprian", {"a", "b", "c", "new"});
}

// Two tablets erase the same person under different names while the second one continues the match.
TEST_F(ErasureInAFolder, ofOnePersonTwiceLeavesOneName)
{
    for (int turn = 0; turn < 4; ++turn) { // sometimes the first pseudonym is the lower one
        const std::string a = fmt::format("a{}", turn), b = fmt::format("b{}", turn);
        const std::string id = playWith(a, {"Anna", "Zyprian", "Cora"});
        sync(a);
        sync(b);
        {
            History history = open(b);
            ASSERT_TRUE(history::takeOwnership(history, id).value());
            ASSERT_TRUE(history.enterDeal(id, deal(30, 40)));
        }
        forget(a, "Zyprian");
        forget(b, "Zyprian");
        {
            History history = open(b);
            ASSERT_TRUE(history.enterDeal(id, deal(10, 20)));
            ASSERT_TRUE(history.saveDraft(id, deal(1, 2)));
        }
        for (const std::string& tablet : {a, b, a, b, a})
            sync(tablet, {.piece = 2}); // a match needs more than one batch
        EXPECT_EQ(open(a).load(id)->match.players[1], open(b).load(id)->match.players[1]);
        EXPECT_EQ(open(a).load(id)->match.deals.size(), 4U);
        EXPECT_TRUE(open(b).draft(id).value());
        expectGone("Zyprian", {a.c_str(), b.c_str()});
        const std::string fresh = fmt::format("new{}", turn);
        sync(fresh);
        expectGone("Zyprian", {a.c_str(), fresh.c_str()});
        fs::remove_all(stick);
        fs::create_directory(stick);
    }
}

TEST_F(ErasureInAFolder, ofOnePersonTwiceLeavesOneNameAlsoIfTheTabletOfTheMatchStaysAway)
{
    for (int turn = 0; turn < 4; ++turn) { // sometimes the first pseudonym is the lower one
        const std::string a = fmt::format("a{}", turn), b = fmt::format("b{}", turn),
                          away = fmt::format("away{}", turn);
        playWith(away, {"Anna", "Zyprian", "Cora"});
        for (const std::string& tablet : {away, a, b})
            sync(tablet);
        const std::string one = forget(a, "Zyprian"), other = forget(b, "Zyprian"),
                          lower = history::isLowerPseudonym(one, other) ? one : other;
        for (const std::string& tablet : {a, b, a})
            sync(tablet);
        for (const std::string& tablet : {a, b})
            EXPECT_EQ(matchesOf(tablet, lower), 1) << tablet;
        EXPECT_EQ(history::firstDifference(content(file(a)), content(file(b))), "");
        sync(away);
        sync(a);
        expectGone("Zyprian", {a.c_str(), b.c_str(), away.c_str()});
        fs::remove_all(stick);
        fs::create_directory(stick);
    }
}

TEST_F(ErasureInAFolder, goesAlsoFromAMatchThatGoesOnElsewhere)
{
    const std::string id = playWith("a", {"Anna", "Zyprian", "Cora"});
    all({"a", "b"});
    {
        History b = open("b");
        ASSERT_TRUE(history::takeOwnership(b, id).value());
        ASSERT_TRUE(b.enterDeal(id, deal(30, 40)));
    }
    sync("b"); // without knowledge of the erasure
    forget("a", "Zyprian");
    all({"a", "b", "a", "new"});
    expectGone("Zyprian", {"a", "b", "new"});
    EXPECT_EQ(open("new").load(id)->match.deals.size(), 3U);
}

TEST_F(ErasureInAFolder, stopsHalfWayAndGoesOnThere)
{
    for (int number = 0; number < 4; ++number) {
        playWith("a", {"Anna", "Zyprian", "Cora"});
        sync("a");
    }
    sync("b");
    forget("a", "Zyprian");
    Options options{.address = "folder:" + stick.string()};
    options.history = history::evening();
    {
        Sync sync(file("a"), options);
        sync.onChange([&](const SyncState&) {
            if (isInFolder("Person "))
                sync.cancel();
        });
        EXPECT_FALSE(sync.run());
    }
    EXPECT_TRUE(isInFolder("Zyprian"));
    all({"b", "a", "b", "new"});
    expectGone("Zyprian", {"a", "b", "new"});
    EXPECT_EQ(matches("new"), 4U);
}

TEST_F(MeetingInAFolder, takesALaterVersionOfAnEntryThatDidNotFit)
{
    const std::string match = play("a", 9);
    std::vector<history::Event> events;
    {
        History a = open("a");
        for (int time = 0; time < 20; ++time)
            ASSERT_TRUE(a.correct(match, 1, deal(50 + time, 50), "miscounted"));
        events = a.events(match).value();
    }
    SegmentBytes bytes({events.front().device, 1, 1}, {});
    for (history::Event event : events) {
        if (event.kind != "match-opened")
            for (std::size_t at = event.body.find("Beat"); at != std::string::npos;
                 at = event.body.find("Beat"))
                event.body.replace(at, 4, "Person 99999999"); // a name that differs from the opening
        bytes.add(event, history::transferChecksum(event));
    }
    fs::create_directory(files());
    std::ofstream(files() / bytes.name().file(), std::ios::binary) << bytes.bytes();
    EXPECT_EQ(sync("b").quarantined.all(), 29);
    fs::remove(files() / bytes.name().file());
    sync("a");
    EXPECT_EQ(sync("b").quarantined.all(), 0);
    expectSame("a", "b");
}

TEST_F(MeetingInAFolder, hearsOfWhatOthersBring)
{
    expectNotification("folder:" + stick.string(), [this](const char* tablet) { sync(tablet); });
}

} // namespace
} // namespace tafel::archive
