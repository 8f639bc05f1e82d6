// What is reckoned from all rated matches: on another thread, with a connection of its own that only reads,
// because in a long history it takes a while.
#pragma once

#include "app/session/background_task.h"
#include "app/session/session_model.h"
#include "history/statistics/ratings.h"

namespace tafel::app {

class RatingModel : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each question has its own")
    Q_PROPERTY(bool busy READ busy NOTIFY progressed)
    Q_PROPERTY(double done READ done NOTIFY progressed) ///< 0 … 1, while it is busy.
    Q_PROPERTY(bool ready READ ready NOTIFY changed) ///< There is an answer; it stays until the next one.
public:
    using SessionModel::SessionModel;

    bool busy() const { return m_work.running(); }
    double done() const { return m_done; }
    bool ready() const { return m_ready; }

    void refresh() override;

Q_SIGNALS:
    void progressed();

protected:
    /// Beside the screen: it knows nothing of this object but what it leaves to do.
    using Work = std::function<BackgroundTask::Completion(
        history::History& history, const history::Progress& progress)>;

    /// Forgets the answer.
    virtual void clear() = 0;
    /// There is no answer, and why.
    void failed(const history::StorageError& fault);
    /// What is to be done; nothing: nobody asks. The history is open.
    virtual Work work() = 0;

private:
    BackgroundTask m_work;
    double m_done = 0;
    bool m_ready = false;
};

/// A name for a signed number: "yes", "no", or empty for nought; as the screens colour it.
QString signName(double value);

} // namespace tafel::app
