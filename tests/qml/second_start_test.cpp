// Starts a second instance while the app is open: its file goes to the open window. Uses real processes.
#include <chrono>
#include <csignal>
#include <thread>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include <gmock/gmock.h>

#include "history/exchange/running_instance.h"
#include "history/history.h"
#include "support/files.h"
#include "support/process.h"

namespace tafel {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using Clock = std::chrono::steady_clock;

/// A running app or command line.
class Running {
public:
    Running(const std::string& program, std::vector<std::string> words,
        const std::map<std::string, std::string>& environment)
        : m_child(test::start(program, std::move(words), environment))
    {
    }
    ~Running()
    {
        if (m_child > 0)
            end(SIGTERM);
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    /// \return the exit status, or -1 while the process runs or if a signal ended it
    int status()
    {
        if (m_child > 0 && waitpid(m_child, &m_status, WNOHANG) == m_child)
            m_child = 0;
        return m_child == 0 && WIFEXITED(m_status) ? WEXITSTATUS(m_status) : -1;
    }
    void end(int signal)
    {
        kill(m_child, signal);
        waitpid(m_child, &m_status, 0);
        m_child = 0;
    }

private:
    pid_t m_child;
    int m_status = 0;
};

class SecondStart : public testing::Test {
protected:
    void SetUp() override
    {
        std::filesystem::create_directories(folder / "run");
        std::filesystem::permissions(folder / "run", std::filesystem::perms::owner_all);
        setenv("XDG_RUNTIME_DIR", (folder / "run").c_str(), 1);
    }
    std::string history(const char* name = "history.db") const { return (folder / name).string(); }
    std::map<std::string, std::string> environment() const
    {
        return {{"HOME", folder / "."}, {"PATH", getenv("PATH")}, {"XDG_RUNTIME_DIR", folder / "run"},
            {"QT_QPA_PLATFORM", "offscreen"}, {"QT_QUICK_BACKEND", "software"}, {"LC_ALL", "C.UTF-8"}};
    }
    std::unique_ptr<Running> start(const std::string& file = {}, const char* name = "history.db") const
    {
        std::vector<std::string> words;
        if (!file.empty())
            words.push_back("--open=" + file);
        words.push_back(history(name));
        return std::make_unique<Running>(TAFEL_APP, words, environment());
    }
    test::Ran run(std::vector<std::string> words, const std::string& input = {}) const
    {
        words.insert(words.begin(), {"--db", history()});
        return test::run(words, {.input = input, .environment = environment()});
    }
    static bool soon(const std::function<bool()>& holds, std::chrono::seconds time = 60s)
    {
        for (const auto end = Clock::now() + time; Clock::now() < end; std::this_thread::sleep_for(20ms))
            if (holds())
                return true;
        return holds();
    }
    bool listens(const char* name = "history.db") const
    {
        return soon([&] { return history::RunningInstance::find(history(name)).has_value(); });
    }
    int matches(const char* name = "history.db") const
    {
        auto read = history::History::open(history(name), history::Mode::Read);
        return read ? read->counts().value().matches : -1;
    }
    std::string fileOf(const std::string& name, const std::string& who) const
    {
        return folder.write(name, matchOf(who) + "\n");
    }
    static std::string matchOf(const std::string& who)
    {
        return R"({"format": "tafelrichter/1", "game": "cosmic-eidex", "players": [")" + who
            + R"(", "Beat", "Cora"], "deals": []})";
    }

    test::Folder folder;
};

TEST_F(SecondStart, handsItsFileToTheOpenWindow)
{
    const auto app = start();
    ASSERT_TRUE(listens());
    const std::string file = fileOf("x.tafel.json", "Anna");
    const auto begin = Clock::now();
    EXPECT_EQ(run({"open", file}).status, 0) << "`tafelrichter open` beside the open app";
    EXPECT_LT(Clock::now() - begin, 20s);
    EXPECT_TRUE(soon([&] { return matches() == 1; })) << "the open window imports it";
    EXPECT_EQ(run({"open"}).status, 0) << "from the menu: without a file";
    EXPECT_EQ(app->status(), -1) << "it still runs";
}

TEST_F(SecondStart, needsNoDisplay)
{
    const auto app = start();
    ASSERT_TRUE(listens());
    auto without = environment();
    without.erase("QT_QPA_PLATFORM");
    const std::string file = fileOf("x.tafel.json", "Anna");
    EXPECT_EQ(test::run({"--db", history(), "open", file}, {.environment = without}).status, 0);
    EXPECT_TRUE(soon([&] { return matches() == 1; }));
}

TEST_F(SecondStart, importBesideTheOpenAppSaysWhatToDo)
{
    const auto app = start();
    ASSERT_TRUE(listens());
    const std::string file = fileOf("x.tafel.json", "Anna");
    const test::Ran refused = run({"import", file});
    EXPECT_EQ(refused.status, 2);
    EXPECT_EQ(refused.out, "");
    EXPECT_THAT(refused.err, HasSubstr("Settings"));
    EXPECT_EQ(matches(), 0);
    EXPECT_EQ(run({"import", "--json", "-"}, matchOf("Fritz")).status, 2);
    EXPECT_EQ(app->status(), -1);
    app->end(SIGTERM);
    EXPECT_EQ(run({"import", file}).status, 0);
    EXPECT_EQ(matches(), 1);
}

TEST_F(SecondStart, takesThePlaceOfOneThatWasKilled)
{
    start()->end(SIGKILL);
    {
        const auto killed = start();
        ASSERT_TRUE(listens());
        killed->end(SIGKILL);
    }
    EXPECT_TRUE(std::filesystem::exists(history::requestSocket(history()))) << "left by the killed one";
    EXPECT_EQ(
        run({"import", fileOf("x.tafel.json", "Anna")}).out, "1 added, 0 already present, 0 rejected.\n");
    const auto app = start();
    ASSERT_TRUE(listens());
    EXPECT_EQ(run({"open", fileOf("y.tafel.json", "Eva")}).status, 0);
    EXPECT_TRUE(soon([&] { return matches() == 2; }));
    EXPECT_EQ(app->status(), -1);
}

TEST_F(SecondStart, atTheSameInstantOneWindowOpensAndHasAllFiles)
{
    std::vector<std::unique_ptr<Running>> apps;
    constexpr int howMany = 3;
    for (int i = 0; i < howMany; ++i)
        apps.push_back(
            start(fileOf("x" + std::to_string(i) + ".tafel.json", "Anna" + std::string(1, char('a' + i)))));
    EXPECT_TRUE(soon([&] { return matches() == howMany; }, 120s)) << matches();
    EXPECT_TRUE(soon([&] {
        return std::count_if(apps.begin(), apps.end(), [](const auto& each) { return each->status() == 0; })
            == howMany - 1;
    })) << "the others have handed their files over";
}

TEST_F(SecondStart, ofAnotherHistoryIsAnotherWindow)
{
    const auto app = start(), other = start({}, "other.db");
    ASSERT_TRUE(listens());
    ASSERT_TRUE(listens("other.db"));
    EXPECT_EQ(run({"open", fileOf("x.tafel.json", "Anna")}).status, 0);
    EXPECT_TRUE(soon([&] { return matches() == 1; }));
    EXPECT_EQ(matches("other.db"), 0);
    EXPECT_EQ(app->status(), -1);
    EXPECT_EQ(other->status(), -1);
}

TEST_F(SecondStart, isNotMisledByWhatIsNoRequest)
{
    const auto app = start();
    ASSERT_TRUE(listens());
    const std::filesystem::path socket = history::requestSocket(history());
    struct stat seen = {};
    ASSERT_EQ(stat(socket.parent_path().c_str(), &seen), 0);
    EXPECT_EQ(seen.st_mode & 0777U, 0700U) << "nobody else comes to it";
    const std::string form = "tafelrichter-open/1\n", end(1, '\0');
    for (const std::string& text :
        {end, std::string("{}") + end, std::string(100'000, 'x'), form + end, form + "\nrelative" + end,
            std::string("tafelrichter-open/2\n\n/etc/passwd") + end, form + std::string(40'000, '/') + end}) {
        const int other = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address = {.sun_family = AF_UNIX, .sun_path = {}};
        strcpy(address.sun_path, socket.c_str());
        ASSERT_EQ(connect(other, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
        [[maybe_unused]] const auto sent = send(other, text.data(), text.size(), MSG_NOSIGNAL);
        char byte = 0;
        ssize_t size = 1;
        std::string answer;
        while ((size = recv(other, &byte, 1, 0)) > 0)
            answer += byte;
        EXPECT_EQ(answer, "") << text.substr(0, 100);
        close(other);
    }
    EXPECT_EQ(run({"open", fileOf("x.tafel.json", "Anna")}).status, 0) << "it still answers";
    EXPECT_TRUE(soon([&] { return matches() == 1; }));
}

} // namespace
} // namespace tafel
