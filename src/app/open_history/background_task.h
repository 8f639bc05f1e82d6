// Runs work on a background thread and its completion on the main thread.
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
        explicit TaskContext(std::shared_ptr<State> state)
            : m_state(std::move(state))
        {
        }
        bool wantsStop() const { return m_state->stop; }
        /// Schedules `what` on the main thread, in call order. It is skipped once the result is no longer
        /// wanted.
        void post(Completion what) const;
        /// A progress callback, which takes a value from 0 to 1 and calls `show` on the main thread at each
        /// full percent. It returns false if the work must stop.
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

    /// Starts the work and abandons the previous one. The task stops running when the returned completion is
    /// done.
    void start(std::function<Completion(const TaskContext&)> work);
    /// Asks the work to stop. Its completion still runs.
    void stop();
    /// Asks the work to stop, and drops its completion.
    void abandon();

private:
    std::shared_ptr<State> m_state; ///< The state of the running work.
};

} // namespace tafel::app
