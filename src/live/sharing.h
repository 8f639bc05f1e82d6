// What is shared with whom: the address and its key, seats and who asks for one, what phones send and what
// they are told. All of docs/live.md but the sockets.
#pragma once

#include <functional>
#include <set>

#include "live/http.h"
#include "live/message.h"
#include "live/pages.h"
#include "live/rates.h"

namespace tafel::live {

/// Where it is reached.
struct Place {
    std::string address = {};
    unsigned short port = 0;
    std::vector<std::string> hosts = {}; ///< Besides the address: names, without a port.
};

/// What the sharing wants of whoever runs it.
struct Links {
    std::function<void(const std::string& line)> say = {}; ///< To the app; empty: there is none.
    std::function<void()> renew = {}; ///< The states have changed.
    std::function<void()> end = {};
    std::function<Time()> now = std::chrono::steady_clock::now;
};

class Sharing final : public Answers {
public:
    Sharing(history::History& history, Links links);

    void listens(Place place) { m_place = std::move(place); }
    /// What a server that runs alone shows; it gives no seats. Without match and tournament: the match under
    /// way, and the next one.
    history::Expected<void> showAlone(const std::string& key, const std::string& match,
        const std::string& tournament, history::Played where = history::Played::Here);

    Reply answer(const Request& request) override;
    State state(const std::string& topic) override;
    bool mayWrite(std::string_view target) const override;
    bool isSeat(const std::string& topic) const override;
    void follows(const std::string& topic, bool begins) override;
    void line(const std::string& line) override;
    void lineEnd() override { m_links.end(); }
    void tick() override;

private:
    void goToMatchUnderWay();

    static constexpr std::chrono::minutes refusedFor{10}; ///< After several No an address watches only.

    enum class Who { Board, Watcher, Phone };
    struct Topic {
        Language language = Language::English;
        Who who = Who::Watcher;
        std::string phone = {};
    };
    /// What became of a number that a phone said, as the app has it.
    struct Answered {
        int deal = 0;
        std::string path = {}, state = {};
        std::optional<int> value = {};
    };
    /// A phone that asked for a seat, and what became of it.
    struct Phone {
        enum class Now { Asks, Seated, Refused, Unanswered, TakenBack };
        Now now = Now::Asks;
        Player seat = 0;
        std::string card = {}; ///< That it shows while it asks: the same one for the same seat.
        std::string address = {}, network = {};
        Time since = {}; ///< When it asked.
        Time heard = {}; ///< While it asks: when its page was connected last, `since` at the earliest.
        std::optional<Answered> answer = {}; ///< What became of its last number.
    };

    /// What a topic shows: a hash of its state, without the number. The states themselves would be as many
    /// as there are made-up phones.
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
    Reply asked(const Request& request, std::string_view what); ///< "ask", "may", "lay", "trick"
    Reply clause(const Request& request) const;
    Reply rules(const Request& request); ///< Of the match: {"kind": "rules"} and search or rule.
    Reply askSeat(const Request& request, const Message& message, Language language);
    Reply refused(int status, std::string_view code, Language language) const;
    static Reply done() { return {.type = "application/json", .body = "{}"}; }

    // Lines of the app
    void share(const Message& message);
    bool takeForm(const Message& message);
    bool takeSeat(const Message& message);
    bool takeAnswer(const Message& message);
    void read();
    void trouble(std::string_view code, const tafel::Message& what = {});

    std::string stateText(const Topic& topic);
    void writeYou(document::LineWriter& out, const Phone& phone, Language language);
    void writeCount(document::LineWriter& out, const Phone& phone, Language language);
    void writeAsk(document::LineWriter& out, Language language);
    void sayDevices();
    bool isFollowed(const std::string& phone) const;
    bool may(std::string_view right) const { return m_rights.contains(right); }
    /// A game of one's own is counted, not judged: there is nothing to ask.
    bool isJudged() const { return m_pages.match() && !m_pages.match()->match.own; }
    Phone* seated(const Request& request);
    std::string secretOf(const Request& request) const;
    int rejections(const std::string& address) const;
    bool isBarred(const std::string& address) const;
    std::string cardFor(const std::string& address) const;
    bool isSilent(const Phone& phone) const;
    std::map<std::string, Phone>::iterator givingWayTo(const Request& request);
    Language languageOf(const Request& request) const;

    history::History& m_history;
    Links m_links;
    Place m_place;
    Pages m_pages;
    bool m_alone = false, m_stopped = false;
    std::optional<history::Played> m_follows; ///< Alone: the match under way, and the next one.
    std::string m_key, m_matchId, m_tournamentName;
    std::set<std::string, std::less<>> m_rights;
    std::vector<std::string> m_cards;
    std::optional<Player> m_writer;
    std::map<std::string, Phone> m_phones; ///< By their secret.
    /// A request that got no seat: somebody said No, or nobody answered in time.
    struct Refusal {
        Time at = {};
        bool answered = false;
    };
    std::multimap<std::string, Refusal> m_refusals; ///< By address.
    /// Which address a card was shown from last, and when.
    struct CardShown {
        Time at = {};
        std::string address = {};
    };
    std::map<std::string, CardShown> m_cardsShown; ///< By card.
    std::map<std::string, Tries> m_tries; ///< By address.
    Tries m_allTries{100}; ///< Of all addresses: whoever has many of them guesses no faster.
    Rates m_requests{50, 200}, m_says{5, 20};
    Rates m_phoneAsks{0.2, 1}, m_addressAsks{0.2, 4}; ///< New requests for a seat.
    std::map<std::string, int> m_following; ///< How many follow each topic.
    std::map<std::string, Shown> m_shown; ///< By topic.
    int m_number = 0;
    std::int64_t m_version = 0;
    std::string m_devices; ///< As said last.
    int m_ticks = 0;
    bool m_addressGone = false;
};

} // namespace tafel::live
