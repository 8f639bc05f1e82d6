// The state of a shared match: the key of the address, the seats and the requests for them, the messages of
// phones and the states that they receive. Implements docs/live.md except for the sockets.
#pragma once

#include <functional>
#include <set>

#include "live/http.h"
#include "live/message.h"
#include "live/pages.h"
#include "live/rate_limiter.h"

namespace tafel::live {

/// The address that the server listens at.
struct Endpoint {
    std::string address = {};
    unsigned short port = 0;
    std::vector<std::string> hosts = {}; ///< Further host names that requests may use, without a port.
};

/// Functions that `Sharing` calls.
struct Callbacks {
    std::function<void(const std::string& line)> say
        = {}; ///< Sends a line to the app; empty: no app started this server.
    std::function<void()> renew = {}; ///< The states of the topics have changed.
    std::function<void()> end = {};
    std::function<Time()> now = std::chrono::steady_clock::now;
};

class Sharing final : public RequestHandler {
public:
    Sharing(history::History& history, Callbacks callbacks);

    void setEndpoint(Endpoint endpoint) { m_endpoint = std::move(endpoint); }
    /// Shows a match or a tournament without an app, and gives no seats. Without both: the match that is
    /// being played, and after it the next one.
    history::Expected<void> serveStandalone(const std::string& key, const std::string& match,
        const std::string& tournament, history::PlayedWhere where = history::PlayedWhere::Here);

    Reply answer(const Request& request) override;
    State state(const std::string& topic) override;
    bool mayWrite(std::string_view target) const override;
    bool isSeat(const std::string& topic) const override;
    void onSubscription(const std::string& topic, bool active) override;
    void onInputLine(const std::string& line) override;
    void onInputClosed() override { m_callbacks.end(); }
    void tick() override;

private:
    void goToMatchUnderWay();

    static constexpr std::chrono::minutes blockDuration{
        10}; ///< Time for which an address with too many refusals may only watch.

    enum class ClientRole { Board, Watcher, Phone };
    struct Topic {
        Language language = Language::English;
        ClientRole who = ClientRole::Watcher;
        std::string phone = {};
    };
    /// The app's answer to a number from a phone.
    struct Answered {
        int deal = 0;
        std::string path = {}, state = {};
        std::optional<int> value = {};
    };
    /// A phone that asked for a seat, and the decision of the table.
    struct Phone {
        enum class Now { Asks, Seated, Refused, Unanswered, TakenBack };
        Now now = Now::Asks;
        Player seat = 0;
        std::string card = {}; ///< The card that it shows while it asks; the same one for the same seat.
        std::string address = {}, network = {};
        Time since = {}; ///< When it asked.
        Time heard = {}; ///< While it asks: when its page was last connected, at least `since`.
        std::optional<Answered> answer = {}; ///< The app's answer to its last number.
    };

    /// The state that a topic shows, as a hash without its number. Strangers can subscribe to any number of
    /// made-up phones, so the states themselves are not kept.
    struct Shown {
        std::size_t hash = 0;
        int number = 0;
    };

    // Requests
    bool isOwnHost(std::string_view host) const;
    Reply page(const Request& request, std::string_view path);
    Reply events(const Request& request);
    Reply cards(const Request& request);
    Reply said(const Request& request);
    Reply disputed(const Request& request);
    Reply rules(const Request& request); ///< Searches the rulebook of the match, or shows one rule.
    Reply askSeat(const Request& request, const Message& message, Language language);
    Reply refused(int status, std::string_view code, Language language) const;
    static Reply done() { return {.type = "application/json", .body = "{}"}; }

    // Lines of the app
    void share(const Message& message);
    bool takeForm(const Message& message);
    bool takeSeat(const Message& message);
    bool takeAnswer(const Message& message);
    void read();
    void error(std::string_view code, const tafel::Message& what = {});

    std::string stateText(const Topic& topic);
    void writeYou(document::LineWriter& out, const Phone& phone, Language language);
    void writeCount(document::LineWriter& out, const Phone& phone, Language language);
    void sendDevices();
    bool isFollowed(const std::string& phone) const;
    bool hasRight(std::string_view right) const { return m_rights.contains(right); }
    bool isJudged() const { return m_pages.match() && m_pages.match()->match.game->isJudged(); }
    Phone* seated(const Request& request);
    std::string secretOf(const Request& request) const;
    int rejections(const std::string& address) const;
    bool isBlocked(const std::string& address) const;
    std::string cardFor(const std::string& address) const;
    bool isSilent(const Phone& phone) const;
    std::map<std::string, Phone>::iterator givingWayTo(const Request& request);
    Language languageOf(const Request& request) const;

    history::History& m_history;
    Callbacks m_callbacks;
    Endpoint m_endpoint;
    Pages m_pages;
    bool m_alone = false, m_stopped = false;
    std::optional<history::PlayedWhere>
        m_follows; ///< Set if it shows the match that is being played, and then the next one.
    std::string m_key, m_matchId, m_tournamentName;
    std::set<std::string, std::less<>> m_rights;
    std::vector<std::string> m_cards;
    std::optional<Player> m_writer;
    std::map<std::string, Phone> m_phones; ///< By the secret of the phone.
    /// A request for a seat that was refused, or that was not answered in time.
    struct Refusal {
        Time at = {};
        bool answered = false;
    };
    std::multimap<std::string, Refusal> m_refusals; ///< By address.
    /// The address that last showed a card, and when.
    struct CardShown {
        Time at = {};
        std::string address = {};
    };
    std::map<std::string, CardShown> m_cardsShown; ///< By card.
    std::map<std::string, FailedAttemptLimiter> m_tries; ///< By address.
    FailedAttemptLimiter m_allTries{
        100}; ///< A limit for all addresses together, so that many addresses guess no faster.
    RateLimiter m_requests{50, 200}, m_says{5, 20};
    RateLimiter m_phoneAsks{0.2, 1}, m_addressAsks{0.2, 4}; ///< New requests for a seat.
    std::map<std::string, int> m_following; ///< How many follow each topic.
    std::map<std::string, Shown> m_shown; ///< By topic.
    int m_number = 0;
    std::int64_t m_version = 0;
    std::string m_devices; ///< The last line that was sent.
    int m_ticks = 0;
    bool m_addressGone = false;
};

} // namespace tafel::live
