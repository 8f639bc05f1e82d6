// Kills the program at any moment and expects every accepted event. TAFEL_KILLS is the number of kills.
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <random>
#include <sstream>
#include <thread>

#include "damaged_log.h"
#include "full_history.h"
#include "history/exchange/export.h"
#include "history/exchange/import.h"
#include "history/recovery/backup.h"
#include "history/recovery/recovery.h"
#include "history/storage/database_copy.h"
#include "support/earlier_release.h"
#include "support/files.h"

namespace tafel::history {
namespace {

namespace fs = std::filesystem;

constexpr int kinds = 12;

int killsOfEach()
{
    const char* all = std::getenv("TAFEL_KILLS");
    return std::max(1, (all ? std::atoi(all) : 100) / kinds);
}

using Lines = std::vector<std::string>;

/// The lines that the writer printed before it was killed after this time.
Lines saidUntilKilled(const std::vector<std::string>& arguments, std::chrono::microseconds life)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        throw std::runtime_error("pipe");
    std::vector<char*> list{const_cast<char*>(TAFEL_KILL_WRITER)};
    for (const std::string& each : arguments)
        list.push_back(const_cast<char*>(each.c_str()));
    list.push_back(nullptr);
    const pid_t writer = fork();
    if (writer == 0) {
        dup2(ends[1], STDOUT_FILENO);
        execv(TAFEL_KILL_WRITER, list.data());
        _exit(127);
    }
    close(ends[1]);
    std::thread killer([&] {
        std::this_thread::sleep_for(life);
        kill(writer, SIGKILL);
    });
    std::string said;
    char part[4096];
    for (ssize_t size = ::read(ends[0], part, sizeof part); size > 0;
         size = ::read(ends[0], part, sizeof part))
        said.append(part, static_cast<std::size_t>(size));
    killer.join();
    close(ends[0]);
    int status = 0;
    waitpid(writer, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "the writer ended by itself with " << WEXITSTATUS(status);
    Lines lines;
    std::istringstream stream(said);
    for (std::string line; std::getline(stream, line);)
        if (!stream.eof()) // ignores an incomplete line
            lines.push_back(line);
    return lines;
}

/// Spreads the kills over the time that the operation takes on this machine.
class Killer {
public:
    explicit Killer(const char* kind)
        : m_kind(kind)
    {
    }
    ~Killer() { std::printf("%s: %d kills, %d accepted before them\n", m_kind, m_kills, m_accepted); }
    Killer(const Killer&) = delete;
    Killer& operator=(const Killer&) = delete;

    Lines kill(const fs::path& file, const std::string& other = {})
    {
        Lines said = saidUntilKilled(
            {file.string(), m_kind, other}, std::chrono::microseconds(2000 + m_random() % m_longest));
        ++m_kills;
        m_accepted += static_cast<int>(said.size());
        if (said.empty())
            m_longest = std::min(m_longest * 5 / 4, 3'000'000U);
        else if (said.back() == "done" || said.back() == "all")
            m_longest = std::max(m_longest * 4 / 5, 10'000U);
        return said;
    }
    /// Whether more kills are needed; on a busy machine, the writer may not have begun before the kill.
    bool goesOn() const
    {
        return !testing::Test::HasFailure()
            && (m_kills < killsOfEach() || (m_accepted == 0 && m_kills < 300));
    }
    int kills() const { return m_kills; }
    int accepted() const { return m_accepted; }

private:
    const char* m_kind;
    std::mt19937 m_random{20261120};
    unsigned m_longest = 60'000; // microseconds
    int m_kills = 0, m_accepted = 0;
};

/// Every printed event is in the log, under the printed number.
void expectInLog(const fs::path& file, const Lines& said)
{
    const SQLite::Database database(file.string(), SQLite::OPEN_READONLY, 2000);
    for (const std::string& line : said) {
        SQLite::Statement row(database, "SELECT seq || ' ' || uuid FROM event WHERE seq = ?");
        row.bind(1, std::atoi(line.c_str()));
        ASSERT_TRUE(row.executeStep()) << line << " is lost";
        EXPECT_EQ(row.getColumn(0).getString(), line);
    }
}

/// Expects that no partial file remains.
void expectNothingHalf(const fs::path& folder)
{
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        for (const char* half : {".part", ".migrating", ".restoring"})
            EXPECT_EQ(name.find(half), std::string::npos) << name;
    }
}

class Kill : public testing::TestWithParam<const char*> { };

TEST_P(Kill, losesNothingThatWasAccepted)
{
    Killer killer(GetParam());
    std::optional<Folder> folder;
    Lines all;
    while (killer.goesOn()) {
        if (killer.kills() % 25 == 0) { // starts a new history, because a short one is faster to check
            folder.emplace();
            all.clear();
        }
        const Lines said = killer.kill(folder->history());
        all.insert(all.end(), said.begin(), said.end());
        if (!fs::exists(folder->history()))
            continue;
        open(folder->history()); // checks the whole file, because the last writer was killed
        expectInLog(folder->history(), all);
        expectSound(folder->history());
    }
    EXPECT_GT(killer.accepted(), 0) << "the writer never got to work";
}

INSTANTIATE_TEST_SUITE_P(Of, Kill, testing::Values("entry", "correction", "people"),
    [](const auto& of) { return std::string(of.param); });

constexpr int manyMatches = 120;

void writeMany(const fs::path& file)
{
    std::ofstream out(file);
    for (int number = 0; number < manyMatches; ++number) {
        Match match = threeAt(50);
        match.id = fmt::format("match-{}", number);
        match.started = "2026-01-01T20:00:00Z";
        for (int deals = 0; deals < 8; ++deals)
            match.deals.push_back(deals % 2 == 0 ? deal(60, 71) : deal(20, 80));
        out << document::writeMatch(match, true) << "\n";
    }
}

TEST(KillOf, importLeavesWholeMatchesAndTheSameFileCompletesIt)
{
    constexpr int matches = manyMatches;
    const Folder source;
    const std::string file = (source / "many.tafel.jsonl").string();
    writeMany(file);
    Killer killer("import");
    std::optional<Folder> folder;
    folder.emplace();
    int before = 0;
    while (killer.goesOn()) {
        const Lines said = killer.kill(folder->history(), file);
        if (!fs::exists(folder->history()))
            continue;
        History history = open(folder->history());
        const std::vector<MatchSummary> there = history.matches({}, 1000).value();
        for (const MatchSummary& each : there)
            EXPECT_EQ(each.deals, 8) << each.id;
        int accepted = before;
        for (const std::string& line : said)
            accepted = std::max(accepted, line == "all" ? matches : std::atoi(line.c_str()));
        EXPECT_GE(static_cast<int>(there.size()), accepted);
        before = static_cast<int>(there.size());
        if (before < matches && killer.kills() % 4 != 3)
            continue;
        const ImportResult rest = importFile(history, file).value();
        EXPECT_EQ(rest.known, before);
        EXPECT_EQ(rest.known + rest.added, matches);
        history = open(*folder / "other.db");
        expectSound(folder->history());
        folder.emplace();
        before = 0;
    }
    EXPECT_GT(killer.accepted(), 0) << "the writer never got to work";
}

/// Whether the recovery names this event as missing, as unreadable, or as part of an unknown end.
bool isNamed(const RecoveryResult& result, std::int64_t seq)
{
    return std::any_of(result.missing.begin(), result.missing.end(),
               [&](const SeqRange& each) { return each.first <= seq && seq <= each.last; })
        || std::find(result.leftOut.begin(), result.leftOut.end(), seq) != result.leftOut.end()
        || (result.endUnknown && seq > result.last);
}

std::map<std::int64_t, std::string> bySeq(const std::vector<std::string>& log)
{
    std::map<std::int64_t, std::string> lines;
    for (const std::string& line : log)
        lines[std::atoll(line.c_str())] = line;
    return lines;
}

class KillAndDisk : public testing::TestWithParam<const char*> {
protected:
    ~KillAndDisk() override
    {
        std::printf("%s, damaged logs: %d, harmless %d, said %d; recovered %d wholly, %d with what is "
                    "missing, %d not at all\n",
            GetParam(), m_harmless + m_said, m_harmless, m_said, m_whole, m_said - m_whole - m_gone, m_gone);
    }

    /// The number of the last event accepted before the kill, counted from 1.
    static std::size_t lastAccepted(const Lines& said)
    {
        if (said.empty())
            return 0;
        const bool matches = std::string_view(GetParam()) == "import"; // each match has eight deals
        return said.back() == "all"
            ? manyMatches * 9
            : static_cast<std::size_t>(std::atoi(said.back().c_str())) * (matches ? 9 : 1);
    }

    /// After a writer was killed and its log was damaged, either all accepted events are present, or the
    /// damage is reported and every event is recovered or named.
    void expectNothingLostUnnamed(const fs::path& killed, const std::vector<std::string>& log)
    {
        const Folder folder;
        for (const char* part : {"", "-shm", "-lock"})
            if (fs::exists(killed.string() + part))
                fs::copy_file(killed.string() + part, folder.history().string() + part);
        const fs::path wal = folder.history().string() + "-wal";
        test::writeFile(wal, damagedLog(test::readFile(killed.string() + "-wal"), m_random));
        const std::string damaged = test::readFile(wal), file = test::readFile(folder.history());
        {
            const auto looked = History::open(folder.history(), Mode::Read);
            const auto opened = History::open(folder.history(), Mode::Write);
            EXPECT_EQ(looked.has_value(), opened.has_value()) << "one says so, the other does not";
            if (opened) {
                ++m_harmless;
                const std::vector<std::string> now = logOf(folder.history());
                EXPECT_GE(now.size(), log.size());
                EXPECT_TRUE(now.size() >= log.size() && std::equal(log.begin(), log.end(), now.begin()))
                    << "opened without a word, " << now.size() << " entries of " << log.size();
                return;
            }
            ++m_said;
            ASSERT_TRUE(isDamaged(opened.error(), folder.history()))
                << opened.error().message.en << opened.error().detail;
        }
        EXPECT_EQ(test::readFile(wal), damaged);
        EXPECT_EQ(test::readFile(folder.history()), file);
        const auto result = recover(folder.history(), folder / "new.db");
        // The recovery also reports that nothing is left of the history.
        if (!result && result.error().code == StorageError::Code::Damaged) {
            ++m_gone;
            // The first frame of the first commit has the only page with entries (write_ahead_log_test).
            const std::string intact = test::readFile(killed.string() + "-wal");
            EXPECT_TRUE(damaged.size() < intact.size()
                || damaged.substr(logHeaderBytes, frameBytes) != intact.substr(logHeaderBytes, frameBytes))
                << "it was neither cut off nor damaged in its first frame";
            return;
        }
        ASSERT_TRUE(result) << result.error().message.en << result.error().detail;
        m_whole += result->whole() ? 1 : 0;
        const auto now = bySeq(logOf(folder / "new.db"));
        for (const auto& [seq, line] : bySeq(log)) {
            const auto found = now.find(seq);
            if (found == now.end())
                EXPECT_TRUE(isNamed(*result, seq)) << line << " is lost, the last is " << result->last;
            else if (result->lostTexts == 0)
                EXPECT_EQ(found->second, line);
            else // a text may have been replaced
                EXPECT_EQ(found->second.substr(0, line.find('{')), line.substr(0, line.find('{')));
        }
        expectSound(folder / "new.db");
    }

private:
    std::mt19937 m_random{20261121};
    int m_harmless = 0, m_said = 0, m_whole = 0, m_gone = 0;
};

TEST_P(KillAndDisk, loseNothingUnnamed)
{
    const Folder source;
    const fs::path file = source / "many.tafel.jsonl";
    writeMany(file);
    Killer killer(GetParam());
    std::optional<Folder> folder;
    std::size_t accepted = 0; // number of accepted events, from the first one on
    while (killer.goesOn()) {
        if (killer.kills() % 8 == 0) {
            folder.emplace();
            accepted = 0;
        }
        accepted = std::max(accepted, lastAccepted(killer.kill(folder->history(), file.string())));
        if (!fs::exists(folder->history()))
            continue;
        const Folder killed;
        for (const char* part : {"", "-wal", "-shm", "-lock"})
            if (fs::exists(folder->history().string() + part))
                fs::copy_file(folder->history().string() + part, killed.history().string() + part);
        open(folder->history());
        std::vector<std::string> log = logOf(folder->history());
        ASSERT_GE(log.size(), accepted);
        log.resize(accepted); // an event after the last message may be present or not
        std::error_code none;
        for (int time = 0; time < 4 && fs::file_size(killed.history().string() + "-wal", none) > 0 && !none
             && !log.empty() && !HasFailure();
             ++time)
            expectNothingLostUnnamed(killed.history(), log);
    }
}

INSTANTIATE_TEST_SUITE_P(Of, KillAndDisk, testing::Values("entry", "correction", "import"),
    [](const auto& of) { return std::string(of.param); });

TEST(KillOf, creationIsMadeGoodByTheNextWhoOpensIt)
{
    Killer killer("creation");
    int half = 0;
    while (killer.goesOn()) {
        const Folder folder;
        const Lines said = killer.kill(folder.history(), (folder / "").string());
        std::set<std::string> made(said.begin(), said.end());
        std::vector<fs::path> files;
        for (const auto& entry : fs::directory_iterator(folder / ""))
            if (entry.path().extension() == ".db-lock")
                files.push_back(entry.path().string().substr(0, entry.path().string().size() - 5));
        for (const fs::path& file : files) {
            half += made.contains(file.string()) ? 0 : 1;
            const auto looked = History::open(file, Mode::Read);
            EXPECT_TRUE(looked || looked.error().code == StorageError::Code::Missing)
                << looked.error().message.en << looked.error().detail;
            const auto opened = History::open(file, Mode::Write);
            ASSERT_TRUE(opened) << opened.error().message.en << opened.error().detail;
        }
        if (!files.empty())
            expectSound(files.back());
    }
    EXPECT_GT(half, 0) << "it was never killed while it made one";
}

TEST(KillOf, migrationLeavesTheOldOrTheNewFile)
{
    const Folder source;
    writeFullHistory(source.history());
    const std::vector<std::string> log = logOf(source.history());
    const std::string lists = projections(source.history());
    const fs::path old = source / "old.db";
    writeEarlierRelease(source.history(), old);
    Killer killer("migration");
    int half = 0;
    while (killer.goesOn()) {
        const Folder folder;
        fs::copy_file(old, folder.history());
        const Lines said = killer.kill(folder.history());
        {
            SQLite::Database database(folder.history().string(), SQLite::OPEN_READWRITE, 2000);
            EXPECT_EQ(database.execAndGet("PRAGMA integrity_check").getString(), "ok");
            const int version = database.execAndGet("PRAGMA user_version").getInt();
            EXPECT_TRUE(version == schemaVersion || (said.empty() && version == firstRelease)) << version;
            half += version == schemaVersion ? 0 : 1;
        }
        EXPECT_EQ(logOf(folder.history()), log);
        for (const fs::path& copy : siblingCopies(folder.history()))
            EXPECT_EQ(logOf(copy), log) << copy;
        open(folder.history());
        expectNothingHalf(folder / "");
        EXPECT_EQ(firstDifference(projections(folder.history()), lists), "");
        for (const fs::path& copy : siblingCopies(folder.history()))
            EXPECT_EQ(logOf(copy), log) << copy;
    }
    EXPECT_GT(half + killer.accepted(), 0);
}

TEST(KillOf, backupNeverLeavesHalfOfOne)
{
    Killer killer("backup");
    std::optional<Folder> folder;
    std::set<std::string> made;
    while (killer.goesOn()) {
        if (killer.kills() % 25 == 0) {
            folder.emplace();
            made.clear();
            History history = open(folder->history());
            playEverything(history);
        }
        const Lines said = killer.kill(folder->history(), (*folder / "").string());
        made.insert(said.begin(), said.end());
        {
            History history = open(folder->history());
            EXPECT_TRUE(backUp(history, *folder / "next.db", true).value());
        }
        expectNothingHalf(*folder / "");
        const std::vector<std::string> log = logOf(folder->history());
        for (const auto& entry : fs::directory_iterator(*folder / "")) {
            if (!entry.path().string().ends_with(".tafel.db"))
                continue;
            SQLite::Database copy(entry.path().string(), SQLite::OPEN_READONLY);
            EXPECT_EQ(copy.execAndGet("PRAGMA integrity_check").getString(), "ok") << entry.path();
            const std::vector<std::string> lines = logOf(entry.path());
            EXPECT_GT(lines.size(), 50U);
            EXPECT_TRUE(lines.size() <= log.size() && std::equal(lines.begin(), lines.end(), log.begin()))
                << entry.path();
        }
        for (const std::string& name : made)
            EXPECT_TRUE(fs::exists(name)) << name;
        if (killer.kills() % 5 == 0) // the complete files have been checked
            for (const std::string& name : std::exchange(made, {}))
                fs::remove(name);
    }
    EXPECT_GT(killer.accepted(), 0) << "the writer never got to work";
}

TEST(KillOf, restoreLeavesOneOrTheOther)
{
    const Folder source;
    std::vector<std::vector<std::string>> logs;
    for (const char* name : {"one.db", "two.db"}) {
        History history = open(source / name);
        playEverything(history);
        if (logs.empty())
            playEvening(history, *gameNamed("herzeln"), 99);
        logs.push_back(logOf(source / name));
    }
    ASSERT_NE(logs[0], logs[1]);
    Killer killer("restore");
    const Folder folder;
    fs::copy_file(source / "one.db", folder.history());
    while (killer.goesOn()) {
        killer.kill(folder.history(), (source / "").string());
        open(folder.history());
        expectNothingHalf(folder / "");
        const std::vector<std::string> log = logOf(folder.history());
        EXPECT_TRUE(log == logs[0] || log == logs[1]) << log.size();
        expectSound(folder.history());
        for (const fs::path& copy : siblingCopies(folder.history())) {
            const std::vector<std::string> kept = logOf(copy);
            EXPECT_TRUE(kept == logs[0] || kept == logs[1]) << copy;
        }
    }
    EXPECT_GT(killer.accepted(), 0) << "the writer never got to work";
}

TEST(KillOf, erasureIsCompleteOrHasNoEffect)
{
    const Folder source;
    writeFullHistory(source.history());
    const std::vector<std::string> log = logOf(source.history());
    const auto named = [](const std::vector<std::string>& lines) {
        return std::count_if(lines.begin(), lines.end(),
            [](const std::string& line) { return line.find("Anna") != std::string::npos; });
    };
    const auto before = named(log);
    ASSERT_GT(before, 10);
    Killer killer("forgetting");
    while (killer.goesOn()) {
        const Folder folder;
        fs::copy_file(source.history(), folder.history());
        const Lines said = killer.kill(folder.history());
        open(folder.history());
        const std::vector<std::string> now = logOf(folder.history());
        const auto left = named(now);
        EXPECT_TRUE(left == before ? now == log && said.empty() : left == 0 && now.size() == log.size() + 1)
            << left;
        expectSound(folder.history());
        SQLite::Database database(folder.history().string(), SQLite::OPEN_READWRITE);
        EXPECT_THROW(database.exec("UPDATE event SET body = '{}'"), SQLite::Exception) << "the log is open";
        EXPECT_TRUE(siblingCopies(folder.history()).empty());
    }
    EXPECT_GT(killer.kills(), 0);
}

} // namespace
} // namespace tafel::history
