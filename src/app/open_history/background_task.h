// Runs work on a background thread and its completion on the main thread, which also knows its progress.
#pragma once

#include <atomic>
#include <functional>
#include <memory>

namespace tafel::app {

/// Runs one piece of work at a time. Must be used only on the main thread.
class BackgroundTask {
    struct State {
        std::atomic<bool> stop = false;
        bool active = true; ///< The result is still wanted. Used only on the main thread.
    };

public:
    /// The rest of the work, which runs on the main thread.
    using Completion = std::function<void()>;

    /// Access to the main thread for the work.
    class TaskContext {
    public:
        TaskContext(std::shared_ptr<State> state, BackgroundTask& task)
            : m_state(std::move(state))
            , m_task(task)
        {
        }
        bool wantsStop() const { return m_state->stop; }
        /// Schedules `what` on the main thread, in call order. It is skipped once the result is no longer
        /// wanted.
        void post(Completion what) const;
        /// A callback that takes the progress, a value from 0 to 1, and shows it at each full percent. It
        /// returns false if the work must stop.
        std::function<bool(double)> progress() const;

    private:
        std::shared_ptr<State> m_state;
        BackgroundTask& m_task; ///< Used only on the main thread.
    };

    /// Calls `progressed` when the work has reached another percent.
    explicit BackgroundTask(std::function<void()> progressed = [] {})
        : m_progressed(std::move(progressed))
    {
    }
    BackgroundTask(const BackgroundTask&) = delete;
    BackgroundTask& operator=(const BackgroundTask&) = delete;
    ~BackgroundTask() { abandon(); }

    bool running() const { return m_state != nullptr; }
    bool stopping() const { return m_state && m_state->stop; }
    double done() const { return m_done; } ///< Progress from 0 to 1 of the work that was started last.

    /// Starts the work and abandons the previous one. The task stops running when the returned completion is
    /// done.
    void start(std::function<Completion(const TaskContext&)> work);
    /// Asks the work to stop. Its completion still runs.
    void stop();
    /// Asks the work to stop, and drops its completion.
    void abandon();

private:
    std::shared_ptr<State> m_state; ///< The state of the running work.
    std::function<void()> m_progressed;
    double m_done = 0;
};

} // namespace tafel::app
