// Encrypted folders: they are unreadable without the passphrase, lose no event, and reject every file that
// was written without the key.
#include <pty.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>

#include "archive/folder_keys.h"
#include "archive/segment.h"
#include "history/recovery/verification.h"
#include "shared_folder.h"
#include "support/schema.h"

namespace tafel::archive {
namespace {

using history::deal;
using testing::Contains;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

const std::string secret = "vier Buben und ein Kübel";

/// Tests for both ways to join a folder with a passphrase.
template <typename Base> class WithAPassphrase : public Base {
protected:
    SyncState join(const std::string& tablet, const std::string& passphrase = secret)
    {
        const SyncState state = this->tried(tablet, {.passphrase = passphrase});
        EXPECT_FALSE(state.error) << tablet << ": " << state.error->codeName() << state.error->detail;
        return state;
    }
    std::string errorWith(const std::string& tablet, const std::string& passphrase)
    {
        const SyncState state = this->tried(tablet, {.passphrase = passphrase});
        return state.error ? std::string(state.error->codeName()) : std::string();
    }
    std::vector<std::string> namesThat(std::string_view end)
    {
        std::vector<std::string> all = this->names();
        std::erase_if(all, [&](const std::string& each) { return !each.ends_with(end); });
        return all;
    }
    std::vector<std::string> keys() { return namesThat(".key"); }
    std::vector<std::string> segments() { return namesThat(".seg"); }
    fs::path kept(const std::string& tablet) { return keptKeysFile(this->file(tablet)); }
    std::string bytesOf(const std::string& name) { return test::readFile(this->files() / name); }
    void write(const std::string& name, std::string_view bytes)
    {
        std::ofstream(this->files() / name, std::ios::binary) << bytes;
    }
};

class EncryptedFolder : public WithAPassphrase<MeetingInAFolder> { };

TEST_F(EncryptedFolder, bringsTheHistoriesOfTwoTabletsTogether)
{
    play("a");
    play("b", 4, {"Dani", "Beat", "Eva"});
    EXPECT_EQ(join("a").sent, 4);
    EXPECT_EQ(join("b").received, 4);
    EXPECT_EQ(sync("a").received, 5) << "nobody types the passphrase again";
    expectSame("a", "b");
    EXPECT_EQ(sync("a").sentence().en, "All 2 matches are in the folder.");
    EXPECT_THAT(segments(), SizeIs(2));
    EXPECT_THAT(keys(), SizeIs(1));
}

TEST_F(EncryptedFolder, showsNothingOfWhatWasPlayed)
{
    const std::string match = play("a", 3, {"Adalmund", "Brunhilt", "Cunigund"});
    std::vector<history::Event> events;
    {
        History a = open("a");
        ASSERT_TRUE(a.correct(match, 1, deal(50, 50), "miscounted by Ekkebrecht"));
        events = a.events(match).value();
    }
    join("a");
    join("b");
    expectSame("a", "b");
    ASSERT_THAT(events, Not(IsEmpty()));
    for (const history::Event& event : events)
        for (const std::string& text : {event.uuid, event.match, event.kind, event.body, event.at})
            EXPECT_FALSE(isInFolder(text)) << text;
    for (const char* text : {"Adalmund", "Brunhilt", "Cunigund", "Ekkebrecht", "cosmic-eidex",
             "tafelrichter-segment", secret.c_str()})
        EXPECT_FALSE(isInFolder(text)) << text;
    EXPECT_THAT(segments()[0], StartsWith(events.front().device)) << "the id of the tablet is known";
}

TEST_F(EncryptedFolder, needsThePassphraseAndKeepsNothingWithoutIt)
{
    play("a");
    join("a");
    const std::vector<std::string> before = names();
    play("b");
    for (const auto& [passphrase, code] : {std::pair(std::string(), "no-passphrase"),
             std::pair(std::string("vier Ober"), "wrong-passphrase")}) {
        const SyncState state = tried("b", {.passphrase = passphrase});
        ASSERT_TRUE(state.error);
        EXPECT_EQ(state.error->codeName(), code);
        EXPECT_EQ(state.phase, SyncState::Phase::NotJoined);
        EXPECT_FALSE(state.error->isTransient());
        EXPECT_EQ(names(), before) << "nothing was written";
        EXPECT_FALSE(fs::exists(kept("b")));
    }
    EXPECT_EQ(matches("b"), 1U);
    join("b");
    sync("a");
    expectSame("a", "b");
    expectSentencesInBothLanguages({ArchiveError::Code::NoPassphrase, ArchiveError::Code::WrongPassphrase,
        ArchiveError::Code::PlainFolder, ArchiveError::Code::NoKeyFile, ArchiveError::Code::DamagedKeyFile});
}

TEST_F(EncryptedFolder, takesThePassphraseAsPeopleTypeIt)
{
    play("a");
    join("a");
    join("b", " vier Buben und ein Ku\u0308bel ");
    expectSame("a", "b");
    EXPECT_EQ(errorWith("c", "vier buben und ein kübel"), "wrong-passphrase");
}

TEST_F(EncryptedFolder, keepsTheKeyBesideTheHistoryForItsOwnerAlone)
{
    play("a");
    join("a");
    struct stat status { };
    ASSERT_EQ(stat(kept("a").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U);
    EXPECT_EQ(test::readFile(kept("a")).find(secret), std::string::npos)
        << "the passphrase itself is nowhere";
    const std::string key = test::readFile(kept("a"));
    const std::string secretKey = key.substr(key.find('\n') + 1, 64);
    EXPECT_FALSE(isIn(file("a"), secretKey));
    EXPECT_FALSE(isIn(file("a"), secret));
    EXPECT_FALSE(isInFolder(secretKey));
    {
        History a = open("a");
        ASSERT_TRUE(Sync::leave(a, file("a")));
    }
    EXPECT_FALSE(fs::exists(kept("a")));
    EXPECT_EQ(errorWith("a", ""), "no-passphrase");
}

TEST_F(EncryptedFolder, staysPlainWithoutAPassphraseAndDoesNotBecomeMixed)
{
    play("a");
    sync("a");
    EXPECT_THAT(keys(), IsEmpty());
    const std::vector<std::string> before = names();
    for (const char* tablet : {"a", "b"})
        EXPECT_EQ(errorWith(tablet, secret), "plain-folder");
    EXPECT_EQ(names(), before);
    sync("b");
    expectSame("a", "b");
    const std::string address = "host=/nowhere user=table1 dbname=club";
    Sync database(file("c"), {.address = address, .passphrase = secret, .history = history::evening()});
    EXPECT_FALSE(database.run());
    EXPECT_EQ(database.state().error->message.en,
        "Only a folder has a passphrase. Nothing was sent. Leave out --passphrase-file.");
}

TEST_F(EncryptedFolder, doesNotBelieveAFileThatIsNotEncrypted)
{
    play("a");
    join("a");
    play("forger", 5, {"Mallory", "Trudy", "Eve"});
    stick = folder / "other";
    fs::create_directory(stick);
    sync("forger");
    const std::string name = names()[0];
    const fs::path forged = files() / name;
    stick = folder / "stick";
    fs::copy(forged, files() / name);
    const SyncState state = join("b");
    EXPECT_EQ(state.received, 4);
    EXPECT_THAT(passedOver(state), ElementsAre("not-encrypted " + name));
    EXPECT_THAT(state.remarks()[0].en, HasSubstr(name + " is not encrypted, but the folder is."));
    EXPECT_THAT(state.remarks()[0].de, HasSubstr(name + " ist nicht verschlüsselt, aber der Ordner ist es."));
    EXPECT_EQ(matches("b"), 1U);
}

TEST_F(EncryptedFolder, passesOverWhatIsNotWhole)
{
    play("a", 5);
    join("a");
    const std::string name = segments()[0], bytes = bytesOf(name);
    std::string damaged = bytes;
    damaged[bytes.size() / 2] ^= 1;
    for (const std::string& other :
        {std::string(), bytes.substr(0, 40), bytes.substr(0, bytes.size() - 1), damaged, bytes + "x"}) {
        write(name, other);
        const SyncState state = join("b");
        EXPECT_THAT(passedOver(state), ElementsAre("not-whole " + name));
        EXPECT_EQ(state.received, 0);
    }
    write(name, bytes);
    EXPECT_EQ(sync("b").received, 6);
    expectSame("a", "b");
}

// Anybody can compute the digest in a file name. Only the encrypted content proves who wrote the file.
TEST_F(EncryptedFolder, doesNotBelieveAFileUnderAnotherNameOrWithOtherBytes)
{
    play("a");
    play("b");
    join("a");
    join("b");
    const std::vector<std::string> before = segments();
    ASSERT_THAT(before, SizeIs(2));
    SegmentName renamed = SegmentName::of(before[0]).value();
    renamed.first = renamed.last = 7;
    SegmentName replayed = SegmentName::of(before[0]).value();
    replayed.device = SegmentName::of(before[1])->device;
    SegmentName changed = SegmentName::of(before[1]).value();
    std::string bytes = bytesOf(before[1]);
    bytes.back() = static_cast<char>(bytes.back() ^ 1);
    changed.digest = segmentDigest(bytes);
    std::string otherHead = bytesOf(before[1]);
    otherHead[30] = otherHead[30] == 'a' ? 'b' : 'a'; // the id of a key that does not exist
    SegmentName unknown = SegmentName::of(before[1]).value();
    unknown.digest = segmentDigest(otherHead);
    write(renamed.file(), bytesOf(before[0]));
    write(replayed.file(), bytesOf(before[0]));
    write(changed.file(), bytes);
    write(unknown.file(), otherHead);
    const SyncState state = join("c");
    EXPECT_EQ(state.received, 8);
    EXPECT_THAT(passedOver(state),
        testing::UnorderedElementsAre("not-whole " + renamed.file(), "not-whole " + replayed.file(),
            "not-whole " + changed.file(), "other-key " + unknown.file()));
    EXPECT_EQ(matches("c"), 2U);
    EXPECT_FALSE(history::examine(file("c"))->damage);
}

TEST_F(EncryptedFolder, countsACopyOnceAndWritesAgainWhatIsGone)
{
    play("a");
    join("a");
    join("b");
    const std::string name = segments()[0], stem = name.substr(0, name.size() - 4);
    fs::copy(files() / name, files() / (stem + " (conflict).seg"));
    EXPECT_EQ(join("c").received, 4);
    play("b");
    all({"b", "a"});
    fs::remove(files() / (stem + " (conflict).seg"));
    fs::remove(files() / name);
    EXPECT_THAT(passedOver(sync("b")), ElementsAre("missing " + name));
    join("new");
    EXPECT_EQ(matches("new"), 2U);
    sync("a");
    expectSame("a", "new");
}

TEST_F(EncryptedFolder, putsManySmallFilesIntoOne)
{
    play("a", 0);
    join("a");
    for (int exchange = 0; exchange < 20; ++exchange) {
        play("a", 1);
        sync("a");
    }
    EXPECT_LE(segments().size(), 17U);
    join("b");
    expectSame("a", "b");
}

TEST_F(EncryptedFolder, isFoundUnderAnotherPathAndIsNotTakenForAnotherStick)
{
    play("a");
    join("a");
    fs::rename(stick, folder / "moved");
    fs::create_directory(stick);
    play("a");
    EXPECT_EQ(error("a"), "empty-folder");
    EXPECT_THAT(names(), IsEmpty()) << "not even a key";
    stick = folder / "moved";
    EXPECT_EQ(sync("a").sent, 4);
    fs::rename(stick, folder / "at home");
    fs::create_directory(stick);
    play("other");
    sync("other");
    EXPECT_EQ(error("a"), "other-folder");
    EXPECT_THAT(keys(), IsEmpty());
}

// ---- The key file

TEST_F(EncryptedFolder, writesTheKeyFileAgain)
{
    play("a");
    join("a");
    const std::string name = keys()[0], bytes = bytesOf(name);
    for (const bool cut : {false, true}) {
        if (cut)
            write(name, bytes.substr(0, 50));
        else
            fs::remove(files() / name);
        for (const std::string& passphrase : {std::string(), secret}) {
            const SyncState state = tried("b", {.passphrase = passphrase});
            ASSERT_TRUE(state.error);
            EXPECT_EQ(state.error->codeName(), cut ? "damaged-key-file" : "no-key-file");
            EXPECT_TRUE(state.error->isTransient()) << "it may be on its way";
        }
        EXPECT_THAT(segments(), SizeIs(1)) << "nothing was written that anybody can read";
        sync("a");
        EXPECT_EQ(bytesOf(name), bytes);
    }
    join("b");
    expectSame("a", "b");
}

TEST_F(EncryptedFolder, writesNothingPlainWhereAKeyWasLost)
{
    play("a");
    join("a");
    fs::remove(kept("a"));
    EXPECT_EQ(error("a"), "no-passphrase");
    fs::remove(files() / keys()[0]);
    play("a");
    const std::vector<std::string> before = names();
    EXPECT_EQ(error("a"), "no-key-file");
    EXPECT_EQ(names(), before);
}

TEST_F(EncryptedFolder, refusesAKeyFileThatAsksForTooMuch)
{
    play("a");
    join("a");
    const std::string name = keys()[0];
    std::string bytes = bytesOf(name);
    fs::remove(files() / name);
    const std::string memory = "\t67108864\t";
    ASSERT_NE(bytes.find(memory), std::string::npos);
    bytes.replace(bytes.find(memory), memory.size(), "\t68719476736\t");
    write("folder-" + segmentDigest(bytes) + ".key", bytes);
    EXPECT_EQ(errorWith("b", secret), "wrong-passphrase");
}

// A file synchroniser merges two folders, in each of which a tablet has created a key.
TEST_F(EncryptedFolder, losesNothingWhereTwoTabletsMadeAKeyAtTheSameTime)
{
    play("a");
    play("b");
    join("a");
    const fs::path first = stick;
    stick = folder / "second";
    fs::create_directory(stick);
    join("b");
    for (const fs::directory_entry& each : fs::directory_iterator(files()))
        fs::copy(each, first / "Tafelrichter");
    fs::remove_all(stick);
    fs::create_directory_symlink(first, stick);
    ASSERT_THAT(keys(), SizeIs(2));
    const auto there
        = [&](const char* tablet) { stick = std::string(tablet) == "a" ? first : folder / "second"; };
    there("a");
    const SyncState state = sync("a");
    EXPECT_THAT(passedOver(state), ElementsAre(StartsWith("other-key ")));
    EXPECT_THAT(state.remarks()[0].en, HasSubstr("is encrypted with another key."));
    join("a");
    there("b");
    join("b");
    there("a");
    EXPECT_THAT(passedOver(sync("a")), IsEmpty());
    join("c");
    expectSame("a", "b");
    expectSame("a", "c");
    EXPECT_EQ(matches("c"), 2U);
    const std::string lowest = keys()[0].substr(7, 32);
    const std::vector<std::string> before = segments();
    play("a");
    sync("a");
    there("b");
    play("b");
    sync("b");
    for (const std::string& each : segments())
        if (std::find(before.begin(), before.end(), each) == before.end()) {
            EXPECT_EQ(keyIdOf(bytesOf(each)), lowest) << "both write with the same one now";
        }
}

TEST_F(EncryptedFolder, takesBackWhatATabletWroteBeforeItHeardOfThePassphrase)
{
    play("a", 3, {"Adalmund", "Brunhilt", "Cunigund"});
    sync("a");
    const fs::path first = stick;
    stick = folder / "second";
    fs::create_directory(stick);
    play("b");
    join("b");
    for (const fs::directory_entry& each : fs::directory_iterator(files()))
        fs::copy(each, first / "Tafelrichter");
    stick = first;
    EXPECT_EQ(error("a"), "no-passphrase");
    EXPECT_TRUE(isInFolder("Adalmund"));
    const SyncState state = join("a");
    EXPECT_EQ(state.received, 4);
    EXPECT_EQ(state.sent, 4);
    EXPECT_THAT(passedOver(state), IsEmpty());
    EXPECT_FALSE(isInFolder("Adalmund"));
    join("c");
    expectSame("a", "c");
    EXPECT_EQ(matches("c"), 2U);
}

// After the history was restored, only the folder has its later events, in a file that is no longer trusted.
TEST_F(EncryptedFolder, leavesAFileOfThisTabletWhoseEntriesItDoesNotHave)
{
    play("a");
    fs::copy_file(file("a"), file("older"));
    play("a", 2, {"Adalmund", "Brunhilt", "Cunigund"});
    const fs::path first = stick;
    sync("a");
    const std::string name = names()[0];
    stick = folder / "second";
    fs::create_directory(stick);
    play("b");
    join("b");
    fs::copy(first / "Tafelrichter" / name, files() / name);
    const SyncState state = join("older");
    EXPECT_THAT(passedOver(state), ElementsAre("not-encrypted " + name));
    EXPECT_TRUE(fs::exists(files() / name));
}

// ---- Erasing a person

TEST_F(EncryptedFolder, erasesAPersonInEachFile)
{
    play("a", 2, {"Anna", "Zyprian", "Cora"});
    join("a");
    join("b");
    const std::vector<std::string> before = segments();
    {
        History a = open("a");
        ASSERT_TRUE(erasePerson(a, "Zyprian"));
    }
    sync("a");
    for (const std::string& each : before)
        EXPECT_FALSE(fs::exists(files() / each)) << "it was written again without the name";
    all({"b", "a"});
    join("new");
    for (const char* tablet : {"a", "b", "new"})
        EXPECT_FALSE(isIn(file(tablet), "Zyprian")) << tablet;
    expectSame("a", "b");
    expectSame("a", "new");
    const FolderKeys keys(files(), "folder:" + stick.string(), {kept("a"), {}});
    for (const std::string& each : segments()) {
        const std::string bytes = bytesOf(each);
        const auto text = decrypted(keys.first(), bytes, SegmentName::of(each)->withoutDigest());
        ASSERT_TRUE(text);
        EXPECT_EQ(text->find("Zyprian"), std::string::npos);
        EXPECT_NE(text->find("Person "), std::string::npos) << "the test looks at the right place";
    }
}

// ---- The command

class EncryptedFolderCommand : public WithAPassphrase<FolderCommand> {
protected:
    /// Types these lines at the prompts of a command in a terminal; returns the exit status and the output.
    std::pair<int, std::string> atATerminal(
        const std::string& tablet, std::vector<std::string> words, std::vector<std::string> lines)
    {
        words.insert(words.begin(), {TAFEL_PROGRAM, "--db", file(tablet).string(), "archive"});
        std::vector<char*> arguments;
        for (std::string& word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        int terminal = -1;
        const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
        if (child == 0) {
            setenv("HOME", "/nonexistent", 1);
            setenv("LC_ALL", "C.UTF-8", 1);
            execv(TAFEL_PROGRAM, arguments.data());
            _exit(127);
        }
        std::string shown;
        std::size_t asked = 0;
        char piece[4096];
        for (ssize_t size = 0; (size = read(terminal, piece, sizeof piece)) > 0;) {
            shown.append(piece, static_cast<std::size_t>(size));
            if (asked < lines.size() && shown.ends_with(": ")) {
                usleep(50'000); // time for the command to turn off the echo
                const std::string line = lines[asked++] + "\n";
                EXPECT_EQ(::write(terminal, line.data(), line.size()), static_cast<ssize_t>(line.size()));
            }
        }
        close(terminal);
        int status = 0;
        waitpid(child, &status, 0);
        EXPECT_EQ(asked, lines.size()) << shown;
        return {WEXITSTATUS(status), shown};
    }
    std::string fileWith(const std::string& text)
    {
        std::ofstream(folder / "passphrase") << text;
        return (folder / "passphrase").string();
    }
};

TEST_F(EncryptedFolderCommand, takesThePassphraseFromAFileAndNeverFromTheCommandLine)
{
    play("a");
    play("b");
    const std::string passphrase = fileWith(secret + "\n");
    const test::Ran first = archive("a", {"sync", address(), "--passphrase-file", passphrase});
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_EQ(first.out, "The one match is in the folder.\n" + stick.string() + "\n");
    EXPECT_THAT(keys(), SizeIs(1));
    EXPECT_EQ(archive("a", {"sync"}).status, 0) << "the key is kept";

    const test::Ran none = archive("b", {"sync", address()});
    EXPECT_EQ(none.status, 1);
    EXPECT_THAT(none.err, HasSubstr("The folder is encrypted, and this tablet does not have the key."));
    EXPECT_THAT(none.err, HasSubstr("(no-passphrase)"));
    EXPECT_THAT(
        archive("b", {"sync", address(), "--lang", "de"}).err, HasSubstr("Der Ordner ist verschlüsselt"));
    const test::Ran wrong = archive("b", {"sync", address(), "--passphrase-file", fileWith("vier Ober")});
    EXPECT_EQ(wrong.status, 1);
    EXPECT_THAT(wrong.err, HasSubstr("The passphrase does not open this folder."));
    const test::Ran empty = archive("b", {"sync", address(), "--passphrase-file", fileWith("\n")});
    EXPECT_EQ(empty.status, 2);
    EXPECT_THAT(empty.err, HasSubstr("The passphrase is empty."));
    EXPECT_EQ(
        archive("b", {"sync", address(), "--passphrase-file", (folder / "nowhere").string()}).status, 2);

    const test::Ran typed
        = archive("b", {"sync", address(), "--passphrase-file", "-", "--json"}, secret + "\n");
    EXPECT_EQ(typed.status, 0) << typed.err;
    EXPECT_THAT(typed.out, HasSubstr("\"received\": 4"));
    write("01a210cf-4663-77ab-98a2-5961cd1040e8-000001-000001-ba7816bf8f01cfea414140de5dae2223.seg", "abc");
    const test::Ran passed = archive("b", {"sync", "--json"});
    EXPECT_THAT(passed.out, HasSubstr("\"why\": \"not-encrypted\""));
    EXPECT_EQ(test::PublishedSchema("archive").faults(nlohmann::json::parse(passed.out)), "");
    const std::string key = test::readFile(kept("b"));
    const test::Ran exported
        = test::run({"--db", file("b").string(), "export", "--output", kept("b").string(), "--force"});
    EXPECT_NE(exported.status, 0);
    EXPECT_THAT(exported.err, HasSubstr("belongs to the history itself"));
    EXPECT_EQ(test::readFile(kept("b")), key);
    EXPECT_EQ(archive("b", {"leave", "--yes"}).status, 0);
    EXPECT_FALSE(fs::exists(kept("b")));
    EXPECT_EQ(archive("b", {"sync", address()}).status, 1);
}

TEST_F(EncryptedFolderCommand, asksAtATerminalAndShowsNothingOfTheAnswer)
{
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0) // a minimal root file system lacks /dev/pts
        GTEST_SKIP() << "there are no terminals here";
    close(terminal);
    play("a");
    play("b");
    const std::vector<std::string> first = {"sync", address(), "--passphrase-file", "-"};
    const auto [slip, said] = atATerminal("a", first, {secret, "vier Ober"});
    EXPECT_EQ(slip, 2);
    EXPECT_THAT(said, HasSubstr("The two entries differ."));
    EXPECT_THAT(names(), IsEmpty());
    const auto [status, shown] = atATerminal("a", first, {secret, secret});
    EXPECT_EQ(status, 0) << shown;
    EXPECT_THAT(shown, HasSubstr("The one match is in the folder."));
    EXPECT_THAT(shown, Not(HasSubstr(secret)));
    const auto [other, asked] = atATerminal("b", {"sync", address()}, {secret});
    EXPECT_EQ(other, 0) << asked;
    EXPECT_THAT(asked, HasSubstr("Passphrase of the folder: "));
    EXPECT_THAT(asked, HasSubstr("All 2 matches are in the folder."));
    EXPECT_THAT(asked, Not(HasSubstr(secret)));
    EXPECT_EQ(atATerminal("b", {"sync"}, {}).first, 0) << "asked once";
    EXPECT_EQ(atATerminal("c", {"sync", address()}, {""}).first, 1);
}

TEST_F(EncryptedFolderCommand, refusesToEncryptAFolderThatIsInUse)
{
    play("a");
    EXPECT_EQ(archive("a", {"sync", address()}).status, 0);
    const test::Ran late = archive("a", {"sync", "--passphrase-file", fileWith(secret)});
    EXPECT_EQ(late.status, 1);
    EXPECT_THAT(late.err, HasSubstr("This folder has files that are not encrypted."));
    EXPECT_THAT(late.err, HasSubstr("(plain-folder) " + names()[0]));
}

} // namespace
} // namespace tafel::archive
