// Damaged histories, with flipped bytes and overwritten, swapped, or missing pages: reads return correct data
// or an error, and a recovery names all that is missing. TAFEL_DAMAGED is the number of files.
#include <fstream>
#include <map>
#include <random>

#include <gmock/gmock.h>

#include "full_history.h"
#include "history/exchange/export.h"
#include "history/recovery/backup.h"
#include "history/recovery/recovery.h"
#include "history/recovery/verification.h"
#include "history/statistics/records.h"
#include "history/statistics/statistics.h"
#include "history/storage/database_copy.h"
#include "support/files.h"

namespace tafel::history {
namespace {

namespace fs = std::filesystem;
using test::readFile;
using test::writeFile;
using testing::AnyOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Code = StorageError::Code;

using Everything = std::map<std::string, std::string>;

constexpr std::size_t pageSize = 4096;

std::string damage(std::string bytes, std::mt19937& random)
{
    const std::size_t pages = bytes.size() / pageSize;
    const auto somewhere = [&] { return random() % bytes.size(); };
    const auto page = [&] { return random() % pages * pageSize; };
    switch (random() % 6) {
    case 0: // flips a bit
        bytes[somewhere()] ^= static_cast<char>(1U << random() % 8);
        break;
    case 1: // overwrites a byte
        bytes[somewhere()] = static_cast<char>(random());
        break;
    case 2: // overwrites pages
        for (auto more = 1 + random() % 4; more > 0; --more) {
            const std::size_t at = page();
            const char with = random() % 2 ? '\0' : 'U';
            for (std::size_t i = 0; i < pageSize; ++i)
                bytes[at + i] = random() % 4 == 0 ? static_cast<char>(random()) : with;
        }
        break;
    case 3: { // swaps two pages
        const std::size_t one = page(), other = page();
        const std::string kept = bytes.substr(one, pageSize);
        bytes.replace(one, pageSize, bytes.substr(other, pageSize));
        bytes.replace(other, pageSize, kept);
        break;
    }
    case 4: // truncates the file
        bytes.resize(somewhere());
        break;
    default: // overwrites half a sector
        bytes.replace(page() + (random() % 2) * 2048, 256, std::string(256, '\xff'));
    }
    return bytes;
}

class Damage : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        s_source = new Folder;
        {
            History history = open(s_source->history());
            playEverything(history);
            for (unsigned seed = 20; seed < 30; ++seed)
                playEvening(history, *gameNamed(seed % 2 ? "cosmic-eidex" : "quodlibet"), seed);
        }
        SQLite::Database(s_source->history().string(), SQLite::OPEN_READWRITE)
            .exec("PRAGMA wal_checkpoint(TRUNCATE)");
        s_bytes = readFile(s_source->history());
        s_log = logOf(s_source->history());
        History history = open(s_source->history());
        s_everything = readEverything(history).value();
        const std::vector<MatchSummary> matches = history.matches({}, 1000).value();
        for (const MatchSummary& each : matches)
            s_deals[each.id] = each.deals;
    }
    static void TearDownTestSuite()
    {
        delete s_source;
        s_source = nullptr;
    }

    /// The numbers of the events in a file; each event must equal the original, except for lost texts.
    static std::set<std::int64_t> numbersOf(const fs::path& file, int lostTexts = 0)
    {
        const auto comparable = [&](const std::string& line) {
            return lostTexts > 0 ? line.substr(0, line.find('{')) : line; // the body has the texts
        };
        std::set<std::int64_t> numbers;
        for (const std::string& line : logOf(file)) {
            const std::int64_t number = std::atoll(line.c_str());
            numbers.insert(number);
            EXPECT_TRUE(number >= 1 && number <= static_cast<std::int64_t>(s_log.size())
                && comparable(s_log[static_cast<std::size_t>(number) - 1]) == comparable(line))
                << line;
        }
        return numbers;
    }

    /// Expects that the recovery names every missing event.
    static void expectAccounted(const fs::path& file, const RecoveryResult& result)
    {
        std::set<std::int64_t> named = numbersOf(file, result.lostTexts);
        for (const SeqRange& each : result.missing)
            for (std::int64_t number = each.first; number <= each.last; ++number)
                EXPECT_TRUE(named.insert(number).second) << number << " is there and said to be missing";
        for (const std::int64_t number : result.leftOut)
            EXPECT_TRUE(named.insert(number).second) << number << " is there and said to be left out";
        for (std::int64_t number = 1; number <= static_cast<std::int64_t>(s_log.size()); ++number)
            EXPECT_TRUE(named.contains(number) || (number > result.last && result.endUnknown)) << number;
        const Expected<Examined> examined = examine(file);
        ASSERT_TRUE(examined);
        EXPECT_FALSE(examined->damage) << examined->damage->en;
        History history = open(file);
        std::map<std::string, int> deals;
        const std::vector<MatchSummary> matches = history.matches({}, 1000).value();
        for (const MatchSummary& each : matches)
            deals[each.id] = each.deals;
        for (const auto& [id, before] : s_deals) {
            const auto hurt = std::find_if(result.hurt.begin(), result.hurt.end(),
                [&id = id](const DamagedMatch& each) { return each.id == id; });
            const int now = deals.contains(id) ? deals[id] : 0;
            if (hurt == result.hurt.end()) {
                EXPECT_TRUE(now == before || result.endUnknown)
                    << id << " lost deals: " << now << " of " << before;
            } else {
                EXPECT_EQ(hurt->kept, now) << id;
            }
        }
    }

    static inline Folder* s_source = nullptr;
    static inline std::string s_bytes;
    static inline Everything s_everything;
    static inline std::vector<std::string> s_log;
    static inline std::map<std::string, int> s_deals;
};

TEST_F(Damage, isSaidOrHarmlessAndTheRestIsRecovered)
{
    const char* wanted = std::getenv("TAFEL_DAMAGED");
    const int files = wanted ? std::atoi(wanted) : 30;
    std::mt19937 random(4711);
    int harmless = 0, said = 0, lists = 0, whole = 0, part = 0, nothing = 0;
    const Folder folder;
    for (int number = 0; number < files && !HasFailure(); ++number) {
        SCOPED_TRACE(number);
        const fs::path file = folder / "damaged.db", copy = folder / "new.db";
        const std::string damaged = damage(s_bytes, random);
        for (const Mode mode : {Mode::Read, Mode::Write}) {
            for (const fs::path& each : {file, folder / "damaged.db.v9.copy"})
                removeDatabase(each);
            writeFile(file, damaged);
            writeFile(folder / "damaged.db-lock", mode == Mode::Write && number % 2 == 0 ? "4711" : "");
            Expected<History> history = History::open(file, mode, evening());
            const Expected<Everything> all
                = history ? readEverything(*history) : Expected<Everything>(tl::unexpected(history.error()));
            if (!all) {
                EXPECT_THAT(all.error().code,
                    AnyOf(
                        Code::Damaged, Code::NotAHistory, Code::Newer, Code::Older, Code::Missing, Code::Io))
                    << all.error().message.en << all.error().detail;
                if (all.error().code == Code::Damaged || all.error().code == Code::NotAHistory) {
                    EXPECT_THAT(all.error().message.en, HasSubstr("tafelrichter recover"));
                }
                ++said;
            } else if (*all == s_everything) {
                ++harmless;
            } else {
                // A damaged index may hide a match in the list, but the listed matches must be correct.
                for (const auto& [id, text] : *all)
                    EXPECT_TRUE(s_everything.contains(id) && s_everything[id] == text) << id;
                ++lists;
            }
        }
        removeDatabase(file);
        writeFile(file, damaged);
        const Expected<RecoveryResult> result = recover(file, copy, {}, true);
        EXPECT_EQ(readFile(file), damaged) << "it stays as it is";
        if (!result) {
            EXPECT_EQ(result.error().code, Code::Damaged)
                << result.error().message.en << result.error().detail;
            ++nothing;
            continue;
        }
        ++(result->whole() ? whole : part);
        expectAccounted(copy, *result);
        expectSound(copy);
        History history = open(copy);
        EXPECT_TRUE(readEverything(history));
        EXPECT_TRUE(history.openMatch(threeAt()));
    }
    std::printf("%d damaged files, opened twice each: %d harmless, %d said, %d with wrong lists; recovered: "
                "%d wholly, "
                "%d in part, %d not at all\n",
        files, harmless, said, lists, whole, part, nothing);
    EXPECT_GT(said, files / 4);
    EXPECT_GT(part, files / 8);
}

TEST_F(Damage, losesOnlyWhatStoodInThePageThatIsGone)
{
    const Folder folder;
    int lost = 0;
    for (std::size_t page = 0; page < s_bytes.size() / pageSize && !HasFailure(); page += 2) {
        SCOPED_TRACE(page);
        std::string bytes = s_bytes;
        bytes.replace(page * pageSize, pageSize, std::string(pageSize, 'U'));
        writeFile(folder / "damaged.db", bytes);
        const RecoveryResult result = recover(folder / "damaged.db", folder / "new.db", {}, true).value();
        expectAccounted(folder / "new.db", result);
        EXPECT_EQ(result.last, static_cast<std::int64_t>(s_log.size())) << "another page names the last one";
        lost += static_cast<int>(s_log.size()) - result.entries;
    }
    EXPECT_GT(lost, 0);
    EXPECT_LT(lost, static_cast<int>(s_log.size()) * 5);
}

TEST_F(Damage, isCompletedFromABackup)
{
    const Folder folder;
    writeFile(folder / "backup.db", s_bytes);
    fs::path file = folder / "history.db";
    writeFile(file, s_bytes);
    std::string id;
    {
        History history = open(file);
        id = history.openMatch(threeAt()).value();
        for (int number = 0; number < 3; ++number)
            ASSERT_TRUE(history.enterDeal(id, deal(60, 71)));
    }
    std::string bytes = readFile(file);
    for (std::size_t page = 2; page < s_bytes.size() / pageSize; page += 2)
        bytes.replace(page * pageSize, pageSize, std::string(pageSize, 'U'));
    writeFile(file, bytes);
    const RecoveryResult without = recover(file, folder / "new.db").value();
    EXPECT_FALSE(without.missing.empty());
    const RecoveryResult with = recover(file, folder / "new.db", {folder / "backup.db"}, true).value();
    EXPECT_GT(with.fromCopies, 5);
    EXPECT_THAT(with.copies, ElementsAre(folder / "backup.db"));
    for (const SeqRange& each : with.missing)
        EXPECT_GT(each.first, static_cast<std::int64_t>(s_log.size())) << "the backup had it";
    writeFile(folder / "history.db.v7.copy", s_bytes);
    EXPECT_EQ(recover(file, folder / "new.db", {}, true)->fromCopies, with.fromCopies) << "a copy beside it";
}

TEST_F(Damage, takesNothingFromAnotherHistory)
{
    const Folder folder;
    writeFullHistory(folder / "other.db");
    std::string bytes = s_bytes;
    bytes.replace(4 * pageSize, 8 * pageSize, std::string(8 * pageSize, 'U'));
    writeFile(folder / "damaged.db", bytes);
    const RecoveryResult result
        = recover(folder / "damaged.db", folder / "new.db", {folder / "other.db"}).value();
    EXPECT_EQ(result.fromCopies, 0);
    EXPECT_THAT(result.copies, IsEmpty());
    numbersOf(folder / "new.db", result.lostTexts);
}

TEST_F(Damage, bringsNoErasedPersonBack)
{
    const Folder folder;
    writeFile(folder / "backup.db", s_bytes);
    writeFile(folder.history(), s_bytes);
    {
        History history = open(folder.history());
        ASSERT_TRUE(erasePerson(history, "Anna"));
    }
    std::string bytes = readFile(folder.history());
    bytes.replace(6 * pageSize, 4 * pageSize, std::string(4 * pageSize, 'U'));
    writeFile(folder.history(), bytes);
    const RecoveryResult result
        = recover(folder.history(), folder / "new.db", {folder / "backup.db"}).value();
    EXPECT_EQ(result.fromCopies, 0);
    EXPECT_EQ(readFile(folder / "new.db").find("Anna"), std::string::npos);
}

TEST_F(Damage, inTheWriteAheadLogLosesNoMoreThanThat)
{
    const Folder folder;
    writeFile(folder / "first.db", s_bytes);
    History history = open(folder / "first.db");
    const std::string id = history.openMatch(threeAt()).value();
    for (int number = 0; number < 5; ++number)
        ASSERT_TRUE(history.enterDeal(id, deal(60, 71)));
    const std::string wal = readFile(folder / "first.db-wal"); // the log that a killed writer leaves
    ASSERT_GT(wal.size(), 5 * pageSize);
    writeFile(folder / "second.db", readFile(folder / "first.db"));
    writeFile(folder / "second.db-wal", wal);
    const RecoveryResult all = recover(folder / "second.db", folder / "new.db").value();
    EXPECT_TRUE(all.whole());
    EXPECT_EQ(logOf(folder / "new.db"), logOf(folder / "first.db"));

    std::string cut = wal.substr(0, wal.size() - pageSize);
    cut[cut.size() - 3 * pageSize] ^= '\x10';
    writeFile(folder / "second.db-wal", cut);
    const RecoveryResult some = recover(folder / "second.db", folder / "new.db", {}, true).value();
    EXPECT_GE(some.entries, static_cast<int>(s_log.size()));
    EXPECT_LT(some.entries, all.entries);
    const std::vector<std::string> log = logOf(folder / "first.db"), left = logOf(folder / "new.db");
    EXPECT_TRUE(std::equal(left.begin(), left.end(), log.begin()));
}

/// Changes one letter of the file, which SQLite does not detect.
void changeLetter(const fs::path& file, std::string bytes, std::string_view word)
{
    const std::size_t at = bytes.find(word);
    ASSERT_NE(at, std::string::npos);
    bytes[at + word.size() - 2] = 'X';
    writeFile(file, bytes);
    EXPECT_EQ(SQLite::Database(file.string()).execAndGet("PRAGMA integrity_check").getString(), "ok");
    History history = open(file);
    const auto all = readEverything(history);
    ASSERT_FALSE(all);
    EXPECT_EQ(all.error().code, Code::Damaged);
    EXPECT_THAT(all.error().message.de, HasSubstr("tafelrichter recover"));
}

TEST_F(Damage, ofAWordIsFoundThoughSqliteNoticesNothing)
{
    const Folder folder;
    changeLetter(folder / "damaged.db", s_bytes, R"("contract":"no-hearts")");
    const RecoveryResult result = recover(folder / "damaged.db", folder / "new.db").value();
    ASSERT_EQ(result.missing.size(), 1U);
    EXPECT_EQ(result.missing[0].first, result.missing[0].last);
    ASSERT_EQ(result.hurt.size(), 1U);
    EXPECT_EQ(result.hurt[0].from, result.missing[0].first);
}

TEST_F(Damage, ofATextLosesThatTextAlone)
{
    const Folder folder;
    changeLetter(folder / "damaged.db", s_bytes, "miscounted");
    const RecoveryResult result = recover(folder / "damaged.db", folder / "new.db").value();
    EXPECT_EQ(result.lostTexts, 1);
    EXPECT_FALSE(result.whole());
    EXPECT_TRUE(result.missing.empty());
    EXPECT_EQ(result.entries, static_cast<int>(s_log.size()));
    writeFile(folder / "backup.db", s_bytes);
    const RecoveryResult with
        = recover(folder / "damaged.db", folder / "new.db", {folder / "backup.db"}, true).value();
    EXPECT_EQ(with.lostTexts, 0);
    EXPECT_EQ(logOf(folder / "new.db"), s_log);
}

/// The error of the restore, or nothing if it succeeds.
std::optional<Code> refusalOf(Restore& restoring)
{
    Expected<bool> more = true;
    while (more && *more)
        more = restoring.check(std::chrono::seconds(1));
    return more ? std::nullopt : std::optional(more.error().code);
}

/// Expects that the reader reports damage.
template <typename T> void expectSaid(const T& answer)
{
    if (answer)
        return;
    const StorageError* fault = nullptr;
    if constexpr (std::is_same_v<std::decay_t<decltype(answer.error())>, StorageError>)
        fault = &answer.error();
    else
        fault = std::get_if<StorageError>(&answer.error());
    if (fault) {
        EXPECT_THAT(
            fault->code, AnyOf(Code::Damaged, Code::NotAHistory, Code::Newer, Code::UnknownMatch, Code::Io))
            << fault->message.en << fault->detail;
    }
}

/// A complete export, or nothing if the history reports damage.
std::optional<std::string> exported(History& history, ExportFormat format, const Filter& filter = {})
{
    std::string all;
    const auto result = exportMatches(history, format, filter, [&](std::string_view piece) { all += piece; });
    expectSaid(result);
    return result && result->unreadable.empty() ? std::optional(all) : std::nullopt;
}

/// Calls every reader on a damaged file; each one returns correct data or reports the damage.
void readAll(const fs::path& file, const std::string& lines, const std::string& rows, const std::string& some)
{
    Expected<History> opened = History::open(file, Mode::Read, evening());
    expectSaid(opened);
    if (!opened)
        return;
    History& history = *opened;
    if (const auto all = exported(history, ExportFormat::Lines)) {
        EXPECT_EQ(*all, lines) << "less is exported, and nothing said";
    }
    if (const auto all = exported(history, ExportFormat::Deals)) {
        EXPECT_EQ(*all, rows);
    }
    if (const auto all = exported(history, ExportFormat::Lines, {.text = "anna cosmic", .player = "Anna"})) {
        EXPECT_EQ(*all, some);
    }
    expectSaid(history.people());
    expectSaid(disputesOf(history));
    expectSaid(history.currentMatch());
    expectSaid(history.lastMatchOf({"Anna", "Beat Müller", "Cora"}));
    expectSaid(history.contractAverages("quodlibet"));
    expectSaid(profile(history, "Anna"));
    expectSaid(renamings(history));
    expectSaid(tournaments(history));
    expectSaid(loadTournament(history, "Cup"));
    expectSaid(gameRecords(history));
    expectSaid(winningRun(history));
    expectSaid(personTotals(history));
    expectSaid(readEverything(history));
}

/// Calls every operation that rewrites the log.
void writeAll(const fs::path& file)
{
    Expected<History> opened = History::open(file, Mode::Write, evening());
    expectSaid(opened);
    if (!opened)
        return;
    expectSaid(opened->rebuild());
    expectSaid(renamePerson(*opened, "Cora", "Corinne"));
    expectSaid(undoRenaming(*opened));
    expectSaid(drawNextRound(*opened, "no such tournament", "1"));
    expectSaid(erasePerson(*opened, "Anna"));
}

TEST_F(Damage, isSaidByEveryReader)
{
    std::string lines, rows, some;
    {
        History history = open(s_source->history(), Mode::Read);
        lines = exported(history, ExportFormat::Lines).value();
        rows = exported(history, ExportFormat::Deals).value();
        some = exported(history, ExportFormat::Lines, {.text = "anna cosmic", .player = "Anna"}).value();
        ASSERT_GT(some.size(), 2000U);
        ASSERT_LT(some.size(), lines.size());
    }
    const Folder folder;
    const fs::path file = folder.history();
    const auto look = [&](const std::string& bytes) {
        for (const auto& entry : fs::directory_iterator(folder / ""))
            fs::remove(entry);
        writeFile(file, bytes);
        readAll(file, lines, rows, some);
        writeAll(file);
    };
    const std::size_t pages = s_bytes.size() / pageSize;
    for (std::size_t page = 1; page < pages && !HasFailure(); ++page) {
        SCOPED_TRACE(page);
        std::string bytes = s_bytes;
        const std::size_t other = (page * 7 + 3) % pages * pageSize;
        if (page % 2 == 0) {
            bytes.replace(page * pageSize + 3, 2, std::string(2, '\0')); // a page without rows or keys
        } else {
            bytes.replace(page * pageSize, pageSize, s_bytes.substr(other, pageSize));
            bytes.replace(other, pageSize, s_bytes.substr(page * pageSize, pageSize));
        }
        look(bytes);
    }
    for (const char* gone :
        {"seq > 100", "seq = 50", "seq < 5", "kind = 'match-opened'", "match = ''", "1"}) {
        SCOPED_TRACE(gone);
        writeFile(folder / "short.db", s_bytes);
        {
            SQLite::Database database((folder / "short.db").string(), SQLite::OPEN_READWRITE);
            const std::string guard
                = database.execAndGet("SELECT sql FROM sqlite_schema WHERE name = 'event_is_never_removed'")
                      .getString();
            database.exec("PRAGMA foreign_keys = OFF; DROP TRIGGER event_is_never_removed");
            database.exec(std::string("DELETE FROM event WHERE ") + gone);
            database.exec(guard + "; PRAGMA wal_checkpoint(TRUNCATE)");
        }
        look(readFile(folder / "short.db"));
    }
}

TEST_F(Damage, ofABackupIsNamedBeforeItIsRestored)
{
    const Folder folder;
    const fs::path backup = folder / "backup.db";
    History history = open(folder.history());
    const std::string present = history.openMatch(threeAt()).value();
    const auto doctored = [&](const std::string& sql) {
        removeDatabase(backup);
        writeFile(backup, s_bytes);
        SQLite::Database database(backup.string(), SQLite::OPEN_READWRITE);
        std::string guards, drops;
        {
            SQLite::Statement rows(
                database, "SELECT name, sql FROM sqlite_schema WHERE name LIKE 'event_is_never%'");
            while (rows.executeStep()) {
                guards += rows.getColumn(1).getString() + ";";
                drops += "DROP TRIGGER " + rows.getColumn(0).getString() + ";";
            }
        }
        database.exec(drops + sql + ";" + guards + "PRAGMA journal_mode = DELETE");
    };
    const auto damageOf = [&]() -> std::optional<BackupDamage> {
        Restore restoring(history, backup);
        EXPECT_EQ(refusalOf(restoring), std::nullopt);
        return restoring.contents().damage;
    };
    doctored("SELECT 1");
    EXPECT_FALSE(damageOf()) << "nothing is wrong with it";
    struct Doctored {
        const char *sql, *said;
    };
    for (const auto& [sql, said] : {
             Doctored{
                 "UPDATE event SET body = replace(body, '@0', '@1') WHERE seq < 5", "failed its checksum"},
             Doctored{"UPDATE text SET text = 'Anno' WHERE text = 'Anna'", "failed its checksum"},
             Doctored{"DELETE FROM event WHERE seq > 100", "inconsistent"},
             Doctored{"UPDATE event SET seq = 9223372036854775807 WHERE seq = (SELECT max(seq) FROM event)",
                 "9223372036854775807"},
             Doctored{"DELETE FROM event WHERE seq = 50", "Entry 50 is missing."},
             Doctored{"UPDATE event SET sum = NULL WHERE seq = 7", "Entry 7"},
             Doctored{"DELETE FROM deal WHERE match = (SELECT min(number) FROM match_summary)", "lists"},
         }) {
        SCOPED_TRACE(sql);
        doctored(sql);
        const std::optional<BackupDamage> damage = damageOf();
        ASSERT_TRUE(damage);
        EXPECT_THAT(damage->what.en, HasSubstr(said));
        EXPECT_THAT(damage->what.de, testing::Not(IsEmpty()));
        EXPECT_EQ(tafel::history::restore(history, backup).error().code, Code::Damaged);
        EXPECT_TRUE(history.load(present)) << "nothing was restored";
    }
    doctored("DELETE FROM event WHERE seq = 50");
    {
        Restore restoring(history, backup);
        EXPECT_EQ(refusalOf(restoring), std::nullopt);
        EXPECT_EQ(restoring.contents().damage->recovered.missing.front().first, 50);
        ASSERT_TRUE(restoring.finish()) << "whoever finishes it was asked";
    }
    EXPECT_TRUE(readEverything(history));
    history = open(folder / "other.db");
    expectSound(folder.history());
}

TEST_F(Damage, saysWhenThereIsNothingToRecover)
{
    const Folder folder;
    writeFile(folder / "letter.txt", std::string(50'000, 'x'));
    const auto nothing = recover(folder / "letter.txt", folder / "new.db");
    EXPECT_EQ(nothing.error().code, Code::Damaged);
    EXPECT_THAT(nothing.error().message.en, HasSubstr("No entry of a history can be read"));
    EXPECT_FALSE(containsHistory(folder / "letter.txt"));
    EXPECT_EQ(recover(folder / "nothing.db", folder / "new.db").error().code, Code::Missing);
    EXPECT_EQ(recover(folder / "", folder / "new.db").error().code, Code::Missing);
    writeFile(folder / "history.db", s_bytes);
    EXPECT_EQ(recover(folder / "history.db", folder / "nowhere/new.db").error().code, Code::FolderNotFound);
    EXPECT_EQ(recover(folder / "history.db", folder / "history.db", {}, true).error().code, Code::Io)
        << "not onto itself";
    EXPECT_EQ(recover(folder / "history.db", folder / "letter.txt").error().code, Code::Io);
    EXPECT_EQ(recover(folder / "history.db", folder / "new.db", {folder / "nothing.db"}).error().code,
        Code::Missing);
    EXPECT_TRUE(containsHistory(folder / "history.db"));
    int files = 0;
    for ([[maybe_unused]] const auto& each : fs::directory_iterator(folder / ""))
        ++files;
    EXPECT_EQ(files, 2) << "nothing was made";
}

TEST_F(Damage, isReplacedByABackupAndKeptBeside)
{
    const Folder folder;
    writeFile(folder / "backup.db", s_bytes);
    std::string bytes = s_bytes;
    bytes.replace(0, pageSize, std::string(pageSize, 'U'));
    writeFile(folder.history(), bytes);
    writeFile(folder / "history.db-wal", "rest");
    EXPECT_EQ(History::open(folder.history(), Mode::Write).error().code, Code::NotAHistory);
    {
        Restore restoring(folder.history(), folder / "backup.db");
        EXPECT_EQ(refusalOf(restoring), std::nullopt);
        EXPECT_EQ(restoring.contents().counts.matches, static_cast<int>(s_deals.size()));
        const fs::path kept = restoring.finish().value();
        EXPECT_EQ(kept.filename(), "history.db.damaged");
        EXPECT_EQ(readFile(kept), bytes);
    }
    EXPECT_EQ(logOf(folder.history()), s_log);
    expectSound(folder.history());
    EXPECT_FALSE(fs::exists(folder / "history.db.restoring"));
    {
        History history = open(folder.history());
        Restore restoring(folder.history(), folder / "backup.db");
        ASSERT_EQ(refusalOf(restoring), std::nullopt);
        EXPECT_EQ(restoring.finish().error().code, Code::InUse) << "somebody has it open";
    }
    Restore ofNothing(folder.history(), folder / "nothing.db");
    EXPECT_EQ(refusalOf(ofNothing), Code::Missing);
}

TEST(DamagedOpening, thatNamesFewerPeopleThanTheListsIsSaid)
{
    const Folder folder;
    {
        History history = open(folder.history());
        playEvening(history, *gameNamed("cosmic-eidex"), 1);
    }
    {
        SQLite::Database database(folder.history().string(), SQLite::OPEN_READWRITE);
        const std::string trigger
            = database.execAndGet("SELECT sql FROM sqlite_schema WHERE name = 'event_is_never_changed'")
                  .getString();
        database.exec("DROP TRIGGER event_is_never_changed; UPDATE event SET body = json_remove(body, "
                      "'$.match.players[2]') WHERE kind = 'match-opened'");
        database.exec(trigger);
    }
    History history = open(folder.history());
    const std::string name = history.people()->front().name;
    const auto before = projections(folder.history());
    const auto renamed = renamePerson(history, name, "Xaver");
    ASSERT_FALSE(renamed);
    ASSERT_TRUE(storageErrorOf(renamed));
    EXPECT_EQ(storageErrorOf(renamed)->code, StorageError::Code::Damaged);
    EXPECT_EQ(firstDifference(projections(folder.history()), before), "");
}

} // namespace
} // namespace tafel::history
