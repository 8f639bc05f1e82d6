// A meeting place in a database: the schema `tafelrichter` of a PostgreSQL server.
#pragma once

#include <functional>
#include <optional>

#include "archive/archive_connection.h"
#include "archive/meeting_place.h"
#include "history/exchange/archive_membership.h"

namespace tafel::archive {

class Postgres : public MeetingPlace {
public:
    /// \throws ArchiveException if no connection is established within `deadline`
    Postgres(const std::string& address, std::chrono::milliseconds deadline, CancelCheck stop);

    std::string id() override;
    void exchange(const Exchange& exchange) override;
    bool hasNews() override { return m_link.hasNews(); }
    int socket() const override { return m_link.socket(); }
    std::chrono::milliseconds pause() const override { return std::chrono::minutes(1); }

private:
    std::int64_t pull();
    std::vector<std::string> revisedMatches(const std::string& condition);
    void pullRevised(std::int64_t head);
    bool sendForgettings();
    bool send();
    bool sendBatch(history::Outgoing& out, const std::function<void()>& meanwhile, history::Pulled& added);
    void readAgain(std::vector<std::string> uuids);
    void mend();
    void addReceived(const std::vector<history::IncomingEvent>& arrivals);

    ArchiveConnection m_link;
    const Exchange* m_exchange = nullptr; ///< The exchange that is running.
    history::Print m_there = {}; ///< The sums of the archive, after everything was received.
    bool m_beganAgain = false; ///< In this exchange.
    bool m_hasSent = false; ///< In this round of the exchange.
    bool m_hasSome = false; ///< The archive already had an event that was sent in this exchange.
    int m_rejections = 0; ///< Number of rejected events in this exchange.
    std::optional<ArchiveError> m_rejected; ///< The first entry that the archive rejected in this exchange.
};

} // namespace tafel::archive
