// A result that is calculated from all rated matches. The calculation runs on a background thread with a
// separate read-only connection, because it takes a while in a long history.
#pragma once

#include "app/session/session_model.h"
#include "history/statistics/ratings.h"

namespace tafel::app {

class RatingModel : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each question has its own")
    NOTIFIED_GETTER(progressed, bool, busy) { return m_work.running(); }
    /// Progress from 0 to 1 while it is busy.
    NOTIFIED_GETTER(progressed, double, done) { return m_work.done(); }
    /// The initial rating of every player.
    CONSTANT_GETTER(double, start) const { return rating::Rating().mu; }
    MODEL_FIELD(bool, ready); ///< There is a result. It stays until the next one arrives.

public:
    using SessionModel::SessionModel;

    void refresh() override;

Q_SIGNALS:
    void progressed();

protected:
    /// The completion fills in the result.
    using Answer = history::Expected<BackgroundTask::Completion>;
    /// The calculation on the background thread. It must not use this object; its answer runs on the main
    /// thread.
    using Work = std::function<Answer(history::History& history, const history::Progress& progress)>;

    /// The calculation to run; nothing if no result is needed. The history must be open.
    virtual Work work() = 0;

private:
    BackgroundTask m_work{[this] { Q_EMIT progressed(); }};
};

/// The seats of a match in the order of their places.
std::vector<std::size_t> seatsByPlace(const history::RatedMatch& match);
/// The colour name of a signed number: "yes", "no", or empty for zero.
QString signName(double value);

} // namespace tafel::app
