// A history and the club's archive: all that one of them has goes to the other one. Nothing at the table
// waits for it: it runs on a thread of its own, with a connection of its own to the history.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

#include "archive/link.h"
#include "archive/trouble.h"
#include "history/arrivals.h"
#include "history/history.h"

namespace tafel::archive {

/// What is said of an archive: one sentence, and what it is made of.
struct State {
    enum class Phase {
        Apart, ///< This history belongs to no archive.
        Resting, ///< All that could be done is done, or the next try is waited for.
        Connecting,
        Pulling, ///< What others wrote comes.
        Sending,
    };
    Phase phase = Phase::Apart;
    std::string place = {}; ///< "archive.example/club"
    int matches = 0; ///< In this history.
    std::int64_t waiting = 0; ///< Entries that are not known to be in the archive.
    std::string waitingSince = {}; ///< RFC 3339, UTC; empty: nothing waits.
    std::string succeeded = {}; ///< When all was there and here the last time; empty: never.
    std::int64_t done = 0, total = 0; ///< Entries of the phase that is under way; 0: not known.
    std::int64_t sent = 0, received = 0; ///< Entries, of the exchange that is under way or was the last.
    history::ApartCounts apart = {}; ///< What others wrote and is in no log here.
    int forked = 0; ///< Matches of which the table has to choose a branch.
    std::optional<Trouble> trouble = {}; ///< Why the last exchange did not come to its end.

    /// "All 214 matches are in the archive" / "31 entries wait"; empty: nothing is known yet.
    Message summary() const;
    /// The same as a sentence, with since when, and the trouble's own sentence behind it.
    Message sentence() const;
    /// What stands apart or waits to be chosen, a sentence each; often none.
    std::vector<Message> remarks() const;
};

struct Options {
    std::string address = {}; ///< For libpq; empty: the saved one.
    history::Mode mode = history::Mode::Write; ///< Beside: the program has the history open already.
    history::Settings history = {};
    std::chrono::milliseconds deadline{10'000}; ///< For each answer of the server.
    int batch = 10'000; ///< Entries sent or asked for at once.
    int piece = 5'000; ///< Entries that came and are written in one transaction; few, where a table plays
                       ///< meanwhile.
};

/// Used by one thread; what is marked so may be called by any.
class Sync {
public:
    Sync(std::filesystem::path history, Options options);
    ~Sync();

    /// One whole exchange. True: all is there and here; false: `state().trouble` says why not.
    bool run();

    /// Told of each change of the state, on the thread that runs.
    void onChange(std::function<void(const State&)> told) { m_told = std::move(told); }

    /// Waits until somebody else has sent something, until `wake`, or so long; true: there is something to
    /// do.
    bool waitForNews(std::chrono::milliseconds time);

    /// How long to wait after an exchange: until news come, or, after a trouble, longer and longer.
    std::chrono::milliseconds pause() const;

    /// The history, once it is open: for who asks on the same thread. Throws Stopped.
    history::History& history();

    State state() const; ///< Any thread.
    void wake(); ///< Any thread: something was entered.
    void cancel(); ///< Any thread: ends what is under way, and all that comes.

    /// The history forgets its archive. Throws nothing; what it says is the trouble.
    static std::optional<Trouble> leave(history::History& history);
    /// The state without asking the archive.
    static State look(history::History& history);

private:
    void connect();
    void exchange();
    void pull();
    void pullRevised();
    bool sendForgettings();
    bool send();
    void takeIn(const std::vector<history::Arrival>& arrivals);
    void tookIn(const history::Taken& taken, std::size_t entries);
    void drop();
    void fail(const Trouble& trouble);
    void change(const std::function<void(State&)>& how);
    template <typename T> T here(history::Expected<T> answer) const;

    std::filesystem::path m_file;
    Options m_options;
    std::optional<history::History> m_history;
    std::optional<Link> m_link;
    int m_wake = -1;
    std::atomic<bool> m_cancelled = false;
    std::function<void(const State&)> m_told;
    mutable std::mutex m_mutex;
    State m_state;
    int m_failures = 0;
    bool m_hasTable = false; ///< Of this connection, for what is sent.
};

} // namespace tafel::archive
