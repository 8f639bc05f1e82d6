// Work on another thread, and what it leaves to do for the thread of the screen.
#pragma once

#include <atomic>
#include <functional>
#include <memory>

namespace tafel::app {

/// One piece of work at a time. Used by the thread of the screen only.
class BackgroundTask {
    struct State {
        std::atomic<bool> stop = false;
        bool active = true; ///< Somebody still waits for it. Known to the thread of the screen only.
    };

public:
    /// What is left to do on the thread of the screen.
    using Completion = std::function<void()>;

    /// The thread of the screen, as the work sees it.
    class TaskContext {
    public:
        explicit TaskContext(std::shared_ptr<State> state)
            : m_state(std::move(state))
        {
        }
        bool wantsStop() const { return m_state->stop; }
        /// To be done there, in the order in which it was told, unless nobody waits any more.
        void post(Completion what) const;
        /// For work that says how far it is, from 0 to 1: shows each full hundredth there; false: it stops.
        std::function<bool(double)> progress(std::function<void(double)> show) const;

    private:
        std::shared_ptr<State> m_state;
    };

    BackgroundTask() = default;
    BackgroundTask(const BackgroundTask&) = delete;
    BackgroundTask& operator=(const BackgroundTask&) = delete;
    ~BackgroundTask() { abandon(); }

    bool running() const { return m_state != nullptr; }
    bool stopping() const { return m_state && m_state->stop; }

    /// Begins the work; what was under way is dropped. When what it returns is done it no longer runs.
    void start(std::function<Completion(const TaskContext&)> work);
    /// Asks it to stop; it still says what came of it.
    void stop();
    /// Asks it to stop, and nobody waits for it any more.
    void abandon();

private:
    std::shared_ptr<State> m_state; ///< Of what is under way.
};

} // namespace tafel::app
