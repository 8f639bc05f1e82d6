// Runs `tafelrichter live --archive`: the board of one machine shows what is played anywhere in the club.
#include <csignal>
#include <thread>

#include <gmock/gmock.h>

#include "club.h"
#include "support/process.h"

namespace tafel::archive {
namespace {

using testing::HasSubstr;

/// Waits at most thirty seconds for the condition.
bool becomes(const std::function<bool()>& so)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (!so()) {
        if (std::chrono::steady_clock::now() > end)
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return true;
}

class LiveArchive : public testing::Test {
protected:
    ~LiveArchive() override
    {
        if (pid > 0)
            ::kill(pid, SIGTERM);
    }

    /// The page for a browser without JavaScript, or an empty text if there is none.
    std::string page(const std::string& which = "") const
    {
        return shell(fmt::format("python3 -c 'import urllib.request as r; "
                                 "print(r.urlopen(\"{}{}?lang=en\", timeout=5).read().decode())' || true",
            address, which));
    }
    void exchange(const std::filesystem::path& file)
    {
        Sync sync(file, {.address = server.address(database, "tablet")});
        EXPECT_TRUE(sync.run());
    }
    /// The id of the process that syncs the history.
    int helper() const
    {
        const std::string all
            = shell(fmt::format("cat /proc/{0}/task/{0}/children 2>/dev/null || true", pid));
        return all.empty() ? 0 : std::stoi(all);
    }

    Server server;
    Folder folder;
    std::string database = server.newArchive(), address;
    std::filesystem::path board = folder / "board.db", tablet = folder / "tablet.db";
    int pid = 0;
};

TEST_F(LiveArchive, showsWhatIsUnderWayAnywhere)
{
    const auto live = fmt::format(
        "{} --db {} --lang en live --archive --listen 127.0.0.1:0", TAFEL_PROGRAM, board.string());
    history::open(board);
    EXPECT_THAT(shell(live + " 2>&1; test $? = 2"), HasSubstr("does not belong to an archive"));

    exchange(board);
    std::string match;
    {
        History history = history::open(tablet);
        match = history.openMatch(history::threeAt(2)).value();
    }
    exchange(tablet);
    const std::filesystem::path said = folder / "said";
    pid = std::stoi(
        shell(fmt::format("{} >{} 2>{} & echo $!", live, said.string(), (folder / "err").string())));
    ASSERT_TRUE(becomes([&] {
        address = test::readFile(said.string());
        return address.ends_with('\n');
    }));
    address.pop_back();
    ASSERT_TRUE(becomes([&] { return page("board").find("Anna") != std::string::npos; }));

    {
        History history = history::open(tablet);
        ASSERT_TRUE(history.enterDeal(match, history::deal(60, 71)));
        ASSERT_TRUE(history.enterDeal(match, history::deal(71, 60)));
    }
    exchange(tablet);
    EXPECT_TRUE(becomes([&] { return page().find("Most Anna (71)") != std::string::npos; }));
    {
        History history = history::open(tablet);
        Match next = history::threeAt();
        next.players = {"Dani", "Eva", "Fritz"};
        ASSERT_TRUE(history.openMatch(next));
    }
    exchange(tablet);
    EXPECT_TRUE(becomes([&] { return page("board").find("Dani") != std::string::npos; }));

    const int child = helper();
    ASSERT_GT(child, 0);
    ::kill(pid, SIGTERM);
    EXPECT_TRUE(becomes([&] { return ::kill(child, 0) != 0; })) << "it goes with the server";
    pid = 0;
}

} // namespace
} // namespace tafel::archive
