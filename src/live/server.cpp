#include "live/server.h"

#include <utility> // before Boost.Asio, whose 1.74 uses std::exchange in C++20 and does not include it

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include <algorithm>
#include <list>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include <netinet/tcp.h>
#include <unistd.h>

namespace tafel::live {

namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = net::ip::tcp;
using namespace std::chrono_literals;

using Text = std::shared_ptr<const std::string>;

constexpr std::size_t drainLimit = 256 * 1024, lineLimit = 64 * 1024;
constexpr std::chrono::seconds requestTime{5}, idleTime{15}, writeTime{10}, drainTime{1}, beatTime{15};
constexpr std::chrono::milliseconds tickTime{250};

class Viewer;

/// The state that all connections share, and the choice of the connection to close for a new one.
struct Room {
    RequestHandler* answers = nullptr; ///< While it runs.
    std::size_t mostConnections = 0, mostPerAddress = 0;
    std::map<std::string, std::set<Viewer*>> followers = {}; ///< By topic.
    std::map<net::ip::address, std::size_t> perAddress = {};
    std::size_t connections = 0;
    /// Connections that follow no topic, the oldest first: those with an incomplete request, and those that
    /// are being answered.
    std::list<Viewer*> asking = {}, answered = {};

    /// Closes connections until one more from this address fits.
    /// \return false if all others follow a topic
    bool admit(const net::ip::address& from);
    /// Closes followers of the network that has most, until this one fits next to seats and new requests.
    /// \return false if no network has more followers than its own
    bool admitFollower(const net::ip::address& from);

private:
    /// Closes the oldest connection that follows nothing; `from`: of this address.
    bool closeOldest(const net::ip::address* from);
};

/// The network in which one machine can have any number of addresses: for IPv6 the first 64 bits.
net::ip::address networkOf(const net::ip::address& address)
{
    if (!address.is_v6())
        return address;
    net::ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return net::ip::address_v6(bytes);
}

Text eventOf(const State& state)
{
    return std::make_shared<const std::string>("data: " + state.text + "\n\n");
}

/// An IPv4 address that came through an IPv6 socket is the same address.
net::ip::address plain(const net::ip::address& address)
{
    return address.is_v6() && address.to_v6().is_v4_mapped()
        ? net::ip::make_address_v4(net::ip::v4_mapped, address.to_v6())
        : address;
}

/// One connection of a browser: requests one after the other, or an endless stream of states.
class Viewer : public std::enable_shared_from_this<Viewer> {
public:
    Viewer(Room& room, tcp::socket&& socket, net::ip::address from)
        : m_room(room)
        , m_address(std::move(from))
        , m_stream(std::move(socket))
        , m_buffer(std::make_unique<beast::flat_buffer>(headerLimit + disputeBodyLimit))
    {
        ++m_room.connections;
        ++m_room.perAddress[m_address];
        m_place = m_room.asking.insert(m_room.asking.end(), this);
    }
    ~Viewer() { goOut(); }
    Viewer(const Viewer&) = delete;
    Viewer& operator=(const Viewer&) = delete;

    const net::ip::address& address() const { return m_address; }

    /// Frees the connection for another client.
    void close()
    {
        goOut();
        m_stream.close();
    }

    void read(std::chrono::seconds time)
    {
        if (m_isOut)
            return;
        standIn(m_room.asking);
        m_parser.emplace();
        m_parser->header_limit(headerLimit);
        m_parser->body_limit(disputeBodyLimit); // the smaller one of most targets is known with the target
        // A deadline for the whole request, so that single bytes do not prolong it.
        m_stream.expires_after(time);
        http::async_read_header(m_stream, *m_buffer, *m_parser,
            [self = shared_from_this()](beast::error_code error, std::size_t) { self->gotHeader(error); });
    }

    /// Only the newest state is queued: a slow phone costs one pointer, never a queue.
    void send(Text text, bool last)
    {
        m_pending = std::move(text);
        m_last = m_last || last;
        if (m_sending)
            return;
        m_sending = m_pending;
        // Most phones take it all at once: then it needs neither a timer nor a turn of the loop.
        beast::error_code error;
        const std::size_t taken = m_stream.socket().write_some(net::buffer(*m_sending), error);
        if (error && error != net::error::would_block)
            return sent(error);
        if (taken == m_sending->size())
            return sent({});
        m_stream.expires_after(writeTime); // with the read below pending this is the write's time only
        net::async_write(m_stream, net::buffer(*m_sending) + taken,
            [self = shared_from_this()](beast::error_code failed, std::size_t) { self->sent(failed); });
    }
    bool isSending() const { return m_sending != nullptr; }

private:
    /// Goes to the end of the one list or the other.
    void standIn(std::list<Viewer*>& list)
    {
        list.splice(list.end(), *m_list, m_place);
        m_list = &list;
    }

    void goOut()
    {
        if (std::exchange(m_isOut, true))
            return;
        --m_room.connections;
        if (--m_room.perAddress[m_address] == 0)
            m_room.perAddress.erase(m_address);
        if (m_list)
            m_list->erase(m_place);
        leave();
    }

    void gotHeader(beast::error_code error)
    {
        if (error)
            return fault(error);
        const auto& head = m_parser->get();
        const beast::string_view target = head.target();
        const beast::string_view path = target.substr(0, target.find('?'));
        if (!m_parser->is_done() && !m_room.answers->mayWrite(std::string_view(target.data(), target.size())))
            return refuse(http::status::not_found);
        const std::size_t limit = path.ends_with("/dispute") ? disputeBodyLimit : bodyLimit;
        m_parser->body_limit(
            limit); // for a body in chunks; a length in the header is checked against the larger limit
        if (m_parser->content_length().value_or(0) > limit)
            return fault(http::error::body_limit);
        http::async_read(m_stream, *m_buffer, *m_parser,
            [self = shared_from_this()](beast::error_code failed, std::size_t) { self->got(failed); });
    }

    void got(beast::error_code error)
    {
        if (error)
            return fault(error);
        standIn(m_room.answered);
        const auto& head = m_parser->get();
        const auto field = [&](auto name) { return std::string(head[name]); };
        // Duplicate headers are rejected: a proxy could evaluate the other one.
        if (head.count(http::field::host) != 1 || head.count(http::field::content_type) > 1
            || head.count(http::field::origin) > 1 || head.count(http::field::authorization) > 1)
            return refuse(http::status::bad_request);
        const Reply reply = m_room.answers->answer({.method = std::string(head.method_string()),
            .target = std::string(head.target()),
            .host = field(http::field::host),
            .origin = field(http::field::origin),
            .type = field(http::field::content_type),
            .authorization = field(http::field::authorization),
            .languages = field(http::field::accept_language),
            .body = m_parser->get().body(),
            .address = m_address.to_string(),
            .network = networkOf(m_address).to_string()});
        if (!reply.streamTopic.empty())
            return follow(reply.streamTopic);
        answer(reply);
    }

    void fault(beast::error_code error)
    {
        if (error == http::error::body_limit)
            return refuse(http::status::payload_too_large);
        if (error == http::error::header_limit || error == http::error::buffer_overflow)
            return refuse(http::status::request_header_fields_too_large);
        if (error == http::error::end_of_stream || error == http::error::partial_message)
            return;
        if (error.category() == make_error_code(http::error::bad_version).category())
            return refuse(http::status::bad_request);
        // On a timeout or a reset the last owner is destroyed, and with it the socket.
    }

    void refuse(http::status status)
    {
        answer({.status = static_cast<int>(status),
                   .type = "text/plain",
                   .body = std::to_string(static_cast<int>(status)) + "\n"},
            true);
    }

    void answer(const Reply& reply, bool ends = false)
    {
        m_reply = {static_cast<http::status>(reply.status), 11};
        m_reply.set(http::field::content_type, reply.type);
        m_reply.set(http::field::cache_control, reply.cacheable ? "max-age=3600" : "no-store");
        m_reply.set("Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
            "base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
        m_reply.set("X-Content-Type-Options", "nosniff");
        m_reply.set("Referrer-Policy", "no-referrer");
        m_reply.set("Cross-Origin-Resource-Policy", "same-origin");
        m_reply.body() = reply.body;
        m_reply.prepare_payload();
        m_reply.keep_alive(!ends && m_parser->is_done() && m_parser->get().keep_alive());
        m_stream.expires_after(writeTime);
        http::async_write(
            m_stream, m_reply, [self = shared_from_this()](beast::error_code error, std::size_t) {
                if (error)
                    return;
                if (self->m_reply.keep_alive())
                    return self->read(idleTime);
                self->m_stream.socket().shutdown(tcp::socket::shutdown_send, error);
                self->m_stream.expires_after(drainTime);
                self->drain();
            });
    }

    /// A close with unread bytes would send a reset, which eats the answer.
    void drain()
    {
        const auto scrap = std::make_shared<std::array<char, 4096>>();
        m_stream.async_read_some(net::buffer(*scrap),
            [self = shared_from_this(), scrap](beast::error_code error, std::size_t size) {
                if (!error && (self->m_drained += size) < drainLimit)
                    self->drain();
            });
    }

    void follow(const std::string& topic)
    {
        if (!m_room.answers->isSeat(topic) && !m_room.admitFollower(m_address))
            return refuse(http::status::service_unavailable);
        // It sends no more requests: release the memory for requests, because hundreds may follow.
        std::exchange(m_list, nullptr)->erase(m_place);
        m_parser.reset();
        m_buffer.reset();
        m_topic = topic;
        m_room.followers[m_topic].insert(this);
        m_room.answers->onSubscription(m_topic, true);
        const State state = m_room.answers->state(m_topic);
        beast::error_code error;
        m_stream.socket().non_blocking(true, error);
        send(std::make_shared<const std::string>(
                 "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
                 "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
                 "Cross-Origin-Resource-Policy: same-origin\r\n\r\nretry: 1000\n"
                 + *eventOf(state)),
            state.isFinal);
        m_stream.socket().async_read_some( // it alone notices that the phone has gone, and waits for ever
            net::buffer(m_scrap), [self = shared_from_this()](beast::error_code, std::size_t) {
                self->leave(); // closed, or sent data that no browser sends here
                self->m_stream.close();
            });
    }

    void leave()
    {
        if (m_topic.empty())
            return;
        const auto among = m_room.followers.find(m_topic);
        among->second.erase(this);
        if (among->second.empty())
            m_room.followers.erase(among);
        if (m_room.answers)
            m_room.answers->onSubscription(m_topic, false);
        m_topic.clear();
    }

    void sent(beast::error_code error)
    {
        const bool newest = m_pending == std::exchange(m_sending, nullptr);
        if (error) {
            leave();
            return m_stream.close();
        }
        if (!newest)
            return send(m_pending, m_last);
        m_pending.reset(); // each follower would otherwise keep the state it has
        if (m_last) {
            leave();
            m_stream.socket().shutdown(tcp::socket::shutdown_send, error);
            m_stream.close();
        }
    }

    Room& m_room;
    net::ip::address m_address;
    std::list<Viewer*>* m_list = &m_room.asking; ///< The list that contains it; null if it follows a topic.
    std::list<Viewer*>::iterator m_place;
    bool m_isOut = false;
    beast::tcp_stream m_stream;
    std::unique_ptr<beast::flat_buffer> m_buffer;
    std::optional<http::request_parser<http::string_body>> m_parser;
    http::response<http::string_body> m_reply;
    std::string m_topic; ///< Empty if it follows none.
    Text m_pending, m_sending;
    bool m_last = false;
    std::size_t m_drained = 0;
    std::array<char, 16> m_scrap;
};

bool Room::closeOldest(const net::ip::address* from)
{
    for (const std::list<Viewer*>* list : {&asking, &answered}) {
        const auto found = std::find_if(list->begin(), list->end(),
            [&](const Viewer* each) { return !from || each->address() == *from; });
        if (found != list->end()) {
            (*found)->close();
            return true;
        }
    }
    return false;
}

bool Room::admit(const net::ip::address& from)
{
    if (const auto known = perAddress.find(from);
        known != perAddress.end() && known->second >= mostPerAddress && !closeOldest(&from))
        return false;
    return connections < mostConnections || closeOldest(nullptr);
}

bool Room::admitFollower(const net::ip::address& from)
{
    const std::size_t kept = std::min<std::size_t>(64, mostConnections / 4); // for seats and newcomers
    std::map<net::ip::address, std::size_t> ofNetwork, ofAddress;
    std::vector<Viewer*> others;
    for (const auto& [topic, viewers] : followers)
        if (!answers->isSeat(topic))
            for (Viewer* viewer : viewers) {
                others.push_back(viewer);
                ++ofAddress[viewer->address()];
                ++ofNetwork[networkOf(viewer->address())];
            }
    if (others.size() + kept < mostConnections)
        return true;
    const auto held = [&](const net::ip::address& address) {
        return std::pair(ofNetwork[networkOf(address)], ofAddress[address]);
    };
    const auto most = std::max_element(others.begin(), others.end(),
        [&](const Viewer* a, const Viewer* b) { return held(a->address()) < held(b->address()); });
    if (most == others.end())
        return false;
    // An existing follower remains: otherwise it would reconnect and displace the next one.
    const auto [network, address] = held((*most)->address());
    const bool sameNetwork = networkOf((*most)->address()) == networkOf(from);
    const std::size_t theirs = sameNetwork ? address : network,
                      own = sameNetwork ? held(from).second : held(from).first;
    if (theirs <= std::max<std::size_t>(1, own))
        return false;
    (*most)->close();
    return true;
}

} // namespace

struct Server::Inside {
    Room room = {}; // before the context, whose end destroys viewers that still need it
    ServerOptions at;
    net::io_context context{1};
    tcp::acceptor acceptor{context};
    net::posix::stream_descriptor input{context};
    std::string lines;
    net::steady_timer beat{context}, ticker{context}, pause{context}, ending{context};
    net::signal_set signals{context, SIGTERM, SIGINT};
    bool renewing = false;
    std::map<std::string, std::size_t> told; ///< A hash of the last state of each topic.

    explicit Inside(const ServerOptions& listening)
        : at(listening)
    {
        const tcp::endpoint place(net::ip::make_address(at.address), at.port);
        acceptor.open(place.protocol());
        if (place.address().is_v6())
            acceptor.set_option(net::ip::v6_only(!place.address().is_unspecified()));
        acceptor.set_option(tcp::acceptor::reuse_address(true));
        acceptor.bind(place);
        acceptor.listen(512);
    }

    void begin(RequestHandler& answers)
    {
        room.answers = &answers;
        room.mostConnections = at.connections;
        room.mostPerAddress = at.perAddress;
        signals.async_wait([this](beast::error_code error, int) {
            if (!error)
                context.stop();
        });
        accept();
        onBeat();
        onTick();
        if (at.lines) {
            input.assign(::dup(STDIN_FILENO));
            readLines();
        }
    }

    void accept()
    {
        acceptor.async_accept([this](beast::error_code error, tcp::socket socket) {
            if (!acceptor.is_open())
                return;
            if (error) { // too many files open and the like: at once again would burn a processor
                pause.expires_after(100ms);
                pause.async_wait([this](beast::error_code stopped) {
                    if (!stopped)
                        accept();
                });
                return;
            }
            welcome(std::move(socket));
            accept();
        });
    }

    void welcome(tcp::socket socket)
    {
        beast::error_code error;
        const net::ip::address from = plain(socket.remote_endpoint(error).address());
        if (error || !room.admit(from))
            return;
        socket.set_option(tcp::no_delay(true), error);
        socket.set_option(net::socket_base::send_buffer_size(32768), error);
        // A phone that left the network answers nothing, not even a reset. It is probed every 3 s, and closed
        // after 9 s without an answer; a state sent in the last of them starts another 9 s.
        socket.set_option(net::socket_base::keep_alive(true), error);
        for (const auto& [option, value] :
            {std::pair(TCP_KEEPIDLE, 3), std::pair(TCP_KEEPINTVL, 3), std::pair(TCP_USER_TIMEOUT, 9000)})
            ::setsockopt(socket.native_handle(), IPPROTO_TCP, option, &value, sizeof value);
        std::make_shared<Viewer>(room, std::move(socket), from)->read(requestTime);
    }

    void readLines()
    {
        net::async_read_until(input, net::dynamic_buffer(lines, lineLimit), '\n',
            [this](beast::error_code error, std::size_t size) {
                if (error)
                    return room.answers->onInputClosed();
                const std::string line = lines.substr(0, size - 1);
                lines.erase(0, size);
                room.answers->onInputLine(line);
                readLines();
            });
    }

    /// Sends the state to all subscribers if it has changed, or if `all` is true.
    void tell(bool all = false)
    {
        std::erase_if(told, [&](const auto& each) { return !room.followers.contains(each.first); });
        const auto everybody = room.followers; // a failed send takes a follower out
        for (const auto& [topic, viewers] : everybody) {
            const State state = room.answers->state(topic);
            const std::size_t now = std::hash<std::string>()(state.text);
            if (std::exchange(told[topic], now) == now && !all && !state.isFinal)
                continue;
            const Text event = eventOf(state);
            for (Viewer* viewer : viewers)
                viewer->send(event, state.isFinal);
        }
    }

    /// The state itself: it also heals a follower that missed one.
    void onBeat()
    {
        beat.expires_after(beatTime);
        beat.async_wait([this](beast::error_code error) {
            if (error)
                return;
            tell(true);
            onBeat();
        });
    }

    void onTick()
    {
        ticker.expires_after(tickTime);
        ticker.async_wait([this](beast::error_code error) {
            if (error)
                return;
            room.answers->tick();
            onTick();
        });
    }

    bool isSending() const
    {
        for (const auto& [topic, viewers] : room.followers)
            for (const Viewer* viewer : viewers)
                if (viewer->isSending())
                    return true;
        return false;
    }

    void endWhenSent(int tries)
    {
        if (tries == 0 || !(renewing || isSending()))
            return context.stop();
        ending.expires_after(10ms);
        ending.async_wait([this, tries](beast::error_code) { endWhenSent(tries - 1); });
    }
};

Server::Server(const ServerOptions& at)
try : m_inside(std::make_unique<Inside>(at)) {
} catch (const boost::system::system_error& fault) {
    throw std::system_error(fault.code().value(), std::generic_category());
}

Server::~Server() = default;

unsigned short Server::port() const
{
    return m_inside->acceptor.local_endpoint().port();
}

void Server::run(RequestHandler& answers)
{
    m_inside->begin(answers);
    m_inside->context.run();
    m_inside->room.answers
        = nullptr; // the connections that are left go with the server, which may outlive it
}

void Server::renew()
{
    if (std::exchange(m_inside->renewing, true))
        return; // several changes at once are one
    net::post(m_inside->context, [this] {
        m_inside->renewing = false;
        m_inside->tell();
    });
}

void Server::end()
{
    m_inside->acceptor.close();
    m_inside->endWhenSent(50);
}

} // namespace tafel::live
