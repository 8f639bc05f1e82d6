// The cost of hostile files: the memory of the program stays within the limits of docs/limits.md, whatever a
// file contains and however long it is.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <malloc.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/limits.h"
#include "support/process.h"

namespace tafel::test {
namespace {

using namespace std::string_literals;

#ifdef TAFEL_SANITIZED
constexpr long mostMegabytes = 1500; // a sanitizer keeps freed memory and stores data about each byte
constexpr std::uintmax_t huge = 1 << 28;
constexpr std::size_t longest = 300; // deals
#else
constexpr long mostMegabytes = 128;
constexpr std::uintmax_t huge = 1 << 30;
constexpr std::size_t longest = 2000; // deals
#endif

struct Cost {
    int status;
    long megabytes; ///< peak resident memory
    std::string out; ///< the file with the answer
};

/// Runs the program on files in the folder and measures its memory.
Cost cost(const Folder& folder, std::vector<std::string> arguments)
{
    const std::string out = (folder / "out").string();
    arguments.insert(arguments.begin(), TAFEL_PROGRAM);
    std::vector<char*> pointers;
    for (std::string& each : arguments)
        pointers.push_back(each.data());
    pointers.push_back(nullptr);
    char* none[] = {nullptr};
    // The memory of the process before exec also counts, so it must not exceed the current use.
    malloc_trim(0);
    const pid_t child = fork();
    if (child == 0) {
        const int nothing = ::open("/dev/null", O_RDWR),
                  file = ::open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        dup2(nothing, STDIN_FILENO);
        dup2(file, STDOUT_FILENO);
        dup2(nothing, STDERR_FILENO);
        execve(TAFEL_PROGRAM, pointers.data(), none);
        _exit(127);
    }
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, used.ru_maxrss / 1024, out};
}

std::string repeated(const std::string& text, std::size_t times)
{
    std::string all;
    for (std::size_t i = 0; i < times; ++i)
        all += text;
    return all;
}

struct Hostile {
    std::string name;
    std::string (*text)(); ///< Created on demand, because a child starts with the memory of its parent.
    std::uintmax_t size = 0; ///< If larger than the text, the rest of the file is zeros.
};

constexpr std::size_t million = 1'000'000;
const std::string head
    = R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],)";

/// `count` numbers in quotes, each followed by `behind`.
std::string numbered(std::size_t count, const std::string& behind)
{
    std::string all;
    for (std::size_t i = 0; i < count; ++i)
        all += (i > 0 ? ",\"" : "\"") + std::to_string(i) + "\"" + behind;
    return all;
}

/// A match of a custom game for eight, with clauses of `letters` letters.
std::string ownMatch(std::size_t deals, std::size_t letters)
{
    std::string points, extras, names;
    for (char player = 'a'; player <= 'h'; ++player) {
        const std::string name = {'"', player, '"'}, comma = player == 'a' ? "" : ",";
        names += comma + name;
        points += comma + name + ":1";
        extras += comma + R"({"extra":"e","by":)" + name + "}";
    }
    const std::string deal = R"({"points":{)" + points + R"(},"extras":[)" + extras + "]}";
    const auto clause = [&](char letter) { return R"("clause":")" + std::string(letters, letter) + '"'; };
    return R"({"format":"tafelrichter/1","game":"own","id":"m","started":"2026-01-01T20:00:00Z","own_game":)"
           R"({"format":"tafelrichter-game/1","id":"g","name":"G","players":[8],"wins":"most","contracts":)"
           R"([{"id":"c","name":"n","measure":"points","score":{"each":1},)"
        + clause('x') + R"(,"factor":{"values":[2,1],)" + clause('y')
        + R"(}}],"extras":[{"id":"e","name":"n","values":[1],)" + clause('z') + R"(}]},"players":[)" + names
        + R"(],"deals":[)" + deal + repeated("," + deal, deals - 1) + "]}";
}

const Hostile hostileFiles[] = {
    {"opens", [] { return std::string(4 * million, '['); }},
    {"opens_objects", [] { return repeated("{\"a\":", million / 2); }},
    {"pairs", [] { return repeated("[],", million); }},
    {"a_text", [] { return "[\"" + std::string(4 * million, 'x') + "\"]"; }},
    {"escapes", [] { return "[\"" + repeated("\\u0041", million / 2) + "\"]"; }},
    {"a_number", [] { return head + "\"deals\":[" + std::string(million, '9') + "]}"; }},
    {"numbers", [] { return "[0" + repeated(",0", million) + "]"; }},
    {"keys", [] { return "{" + numbered(million / 4, ":0") + "}"; }},
    {"names",
        [] {
            return R"({"format":"tafelrichter/1","game":"lorum","players":[)" + numbered(million / 3, "")
                + R"(],"deals":[]})";
        }},
    {"empty_deals", [] { return head + "\"deals\":[{}" + repeated(",{}", million / 8) + "]}"; }},
    {"many_deals",
        [] {
            const std::string deal
                = R"({"turned_up":"S9","points":{"Anna":60,"Beat":71},"powers":[{"by":"Anna","power":"skater"}]})";
            return head + R"("characters":{"Anna":"LJ"},"options":{"target":1000000},"deals":[)" + deal
                + repeated("," + deal, 8999) + "]}";
        }},
    {"long_clauses", [] { return ownMatch(longest, 2000); }}, // each reason repeats the clause
    {"many_deals_of_an_own_game", [] { return ownMatch(9990, 1); }},
    {"an_open_text_without_end", [] { return "{\"format\":\""s; }, huge},
    {"nothing_without_end", [] { return std::string(); }, huge},
};

std::string written(const Folder& folder, const Hostile& file)
{
    std::string path = folder.write(file.name + ".json", file.text());
    if (file.size > 0)
        std::filesystem::resize_file(path, file.size); // a sparse file uses no disk space
    return path;
}

class HostileFile : public testing::TestWithParam<Hostile> {
protected:
    /// Expects a document within the memory limit.
    void costs(std::vector<std::string> arguments)
    {
        const Cost paid = cost(m_folder, arguments);
        EXPECT_THAT(paid.status, testing::AnyOf(0, 1));
        EXPECT_LE(paid.megabytes, mostMegabytes) << arguments[0];
        EXPECT_TRUE(Json::accept(std::ifstream(paid.out))) << "a document, or as many lines";
        RecordProperty(arguments[0] + " MB", static_cast<int>(paid.megabytes));
        std::printf("%s %s: %ld MB\n", arguments[0].c_str(), GetParam().name.c_str(), paid.megabytes);
    }

    Folder m_folder;
};

TEST_P(HostileFile, costsNoMoreThanIsStated)
{
    const std::string file = written(m_folder, GetParam());
    costs({"score", file});
    costs({"judge", file});
    costs({"perft", file, "--depth", "1"});
    costs({"ask", file});
    costs({"score", "--jsonl", file});
    costs({"import", file, "--json", "--db", (m_folder / "history.db").string()});
}

INSTANTIATE_TEST_SUITE_P(
    Limits, HostileFile, testing::ValuesIn(hostileFiles), [](const auto& each) { return each.param.name; });

/// Imports a match, exports it, and shows it.
class HostileMatch : public testing::TestWithParam<std::pair<std::size_t, std::size_t>> { };

TEST_P(HostileMatch, isShownWithinTheSameMemory)
{
    const auto [deals, letters] = GetParam();
    const Folder folder;
    const std::string database = (folder / "history.db").string();
    const std::string file = folder.write("long.json", ownMatch(deals, letters));
    ASSERT_EQ(cost(folder, {"--db", database, "import", file}).status, 0);
    for (const std::vector<std::string>& arguments :
        {std::vector<std::string>{"export"}, {"export", "--match", "m"}, {"export", "--format", "csv"},
            {"history", "--match", "m"}, {"history", "--match", "m", "--format", "json"}, {"check"},
            {"report", "match", "--match", "m"}, {"report", "match", "--match", "m", "--format", "csv"},
            {"report", "evening", "--day", "2026-01-01", "--format", "json"}}) {
        std::vector<std::string> all = {"--db", database};
        all.insert(all.end(), arguments.begin(), arguments.end());
        const Cost paid = cost(folder, all);
        EXPECT_EQ(paid.status, 0) << arguments[0];
        EXPECT_LE(paid.megabytes, mostMegabytes) << arguments[0] << ' ' << arguments.back();
        std::printf("%s %s: %ld MB\n", arguments[0].c_str(), arguments.back().c_str(), paid.megabytes);
    }
}

INSTANTIATE_TEST_SUITE_P(
    , HostileMatch, testing::Values(std::pair(longest, 2000), std::pair(9990, 1)), [](const auto& each) {
        return fmt::format("of{}DealsWithClausesOf{}", each.param.first, each.param.second);
    });

/// The program stores a thousand refusals, and each may quote a text of the file.
TEST(HostileLines, areNotQuotedWithoutEnd)
{
    const Folder folder;
    std::string lines;
    for (int i = 0; i < 1200; ++i)
        lines += "{\"" + std::string(16'000, 'k') + R"(":0,"format":"tafelrichter/1","game":"lorum"})" + "\n";
    const std::string file = folder.write("lines.jsonl", lines);
    lines = {};
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"score", "--jsonl", file},
             {"import", file, "--db", (folder / "history.db").string()}}) {
        const Cost paid = cost(folder, arguments);
        EXPECT_THAT(paid.status, testing::AnyOf(0, 1));
        EXPECT_LE(paid.megabytes, mostMegabytes + 100) << "and the 20 MB of refusals, several times";
    }
}

/// Only the first part of a search text is used, which is long enough for typed text.
TEST(HostileWords, areLookedAtAsFarAsAnybodyTypes)
{
    const Folder folder;
    std::string words = "trumpf ";
    while (words.size() < limits::searchBytes)
        words += "trumpf ";
    const Cost looked = cost(folder, {"rules", words});
    EXPECT_EQ(looked.status, 0);
    const std::string first = readFile(looked.out);
    EXPECT_EQ(readFile(cost(folder, {"rules", words + std::string(100'000, 'x') + " ultimo"}).out), first);
}

} // namespace
} // namespace tafel::test
