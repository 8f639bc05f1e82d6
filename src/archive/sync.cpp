#include "archive/sync.h"

#include <algorithm>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <fmt/format.h>

#include "archive/schema.h"
#include "base/counted.h"
#include "history/hand.h"
#include "history/membership.h"

namespace tafel::archive {

namespace {

using Code = Trouble::Code;
using history::Arrival;
using history::Event;

/// Whoever sends holds this: what is numbered first is visible first, so nobody passes an entry by.
constexpr std::string_view inTurn = "select pg_advisory_xact_lock(hashtext('tafelrichter'))";
/// An entry on its way, as line() writes it; the archive adds its number.
constexpr std::string_view columns = "uuid, device, at, match, kind, body, tick, sum";

Arrival arrivalOf(const Link::Rows& rows, int row)
{
    const auto text = [&](int column) { return std::string(rows.text(row, column)); };
    Arrival arrival{{.uuid = text(0),
                        .device = text(1),
                        .at = text(2),
                        .match = text(3),
                        .kind = text(4),
                        .body = text(5),
                        .tick = rows.number(row, 6),
                        .came = rows.number(row, 8)},
        rows.number(row, 7)};
    return arrival;
}

void line(std::string& lines, const Event& event)
{
    lines += event.uuid;
    for (const std::string* each : {&event.device, &event.at, &event.match, &event.kind, &event.body}) {
        lines += '\t';
        Link::escape(lines, *each);
    }
    fmt::format_to(std::back_inserter(lines), "\t{}\t{}\n", tickOf(event), travelSumOf(event));
}

void fill(history::History& history, State& state)
{
    const auto member = history::membership(history);
    if (!member || !*member) {
        state = {};
        return;
    }
    if (state.phase == State::Phase::Apart)
        state.phase = State::Phase::Resting;
    state.succeeded = (*member)->succeeded;
    try {
        state.place = placeOf((*member)->address);
    } catch (const Stopped&) { // without libpq nobody can read it
        state.place = (*member)->address;
    }
    if (const auto waits = history::waiting(history)) {
        state.waiting = waits->entries;
        state.waitingSince = waits->since;
    }
    if (const auto counts = history.counts())
        state.matches = counts->matches;
    if (const auto apart = history::countApart(history))
        state.apart = *apart;
    if (const auto forked = history::forkedMatches(history))
        state.forked = static_cast<int>(forked->size());
}

/// "2026-11-20 19:04" of RFC 3339.
std::string minuteOf(const std::string& time)
{
    std::string minute = time.substr(0, std::min<std::size_t>(time.size(), 16));
    std::replace(minute.begin(), minute.end(), 'T', ' ');
    return minute;
}

} // namespace

Message State::summary() const
{
    if (waiting > 0)
        return {
            fmt::format("{} {}", counted(waiting, "Eintrag", "Einträge"), waiting == 1 ? "wartet" : "warten"),
            fmt::format("{} {}", counted(waiting, "entry", "entries"), waiting == 1 ? "waits" : "wait")};
    if (succeeded.empty() && trouble)
        return {};
    return matches == 1 ? Message{"Das eine Spiel ist im Archiv", "The one match is in the archive"}
                        : Message{fmt::format("Alle {} Spiele sind im Archiv", matches),
                            fmt::format("All {} matches are in the archive", matches)};
}

Message State::sentence() const
{
    if (phase == Phase::Apart && !trouble)
        return {"Diese Spielgeschichte gehört zu keinem Archiv.", "This history belongs to no archive."};
    Message all = summary();
    if (waiting > 0) {
        const std::string minute = minuteOf(waitingSince);
        all.de += fmt::format(", seit {} UTC", minute);
        all.en += fmt::format(", since {} UTC", minute);
    }
    if (!all.empty()) {
        all.de += '.';
        all.en += '.';
    }
    if (trouble) {
        all.de += (all.de.empty() ? "" : " ") + trouble->message.de;
        all.en += (all.en.empty() ? "" : " ") + trouble->message.en;
    }
    return all;
}

std::vector<Message> State::remarks() const
{
    std::vector<Message> all;
    const auto say
        = [&](int number, const char* one, const char* many, const char* oneEn, const char* manyEn) {
              if (number > 0)
                  all.push_back({fmt::format(fmt::runtime(number == 1 ? one : many), number),
                      fmt::format(fmt::runtime(number == 1 ? oneEn : manyEn), number)});
          };
    say(apart.damaged, "{} Eintrag eines andern Tablets ist beschädigt; er steht beiseite und zählt nicht.",
        "{} Einträge anderer Tablets sind beschädigt; sie stehen beiseite und zählen nicht.",
        "{} entry of another tablet is damaged; it is kept apart and does not count.",
        "{} entries of other tablets are damaged; they are kept apart and do not count.");
    say(apart.unknown,
        "{} Eintrag ist von einer neueren Version; er ist aufbewahrt und zählt hier noch nicht.",
        "{} Einträge sind von einer neueren Version; sie sind aufbewahrt und zählen hier noch nicht.",
        "{} entry is of a newer version; it is kept and does not count here yet.",
        "{} entries are of a newer version; they are kept and do not count here yet.");
    say(apart.waiting, "{} Eintrag wartet auf frühere eines andern Tablets.",
        "{} Einträge warten auf frühere eines andern Tablets.",
        "{} entry waits for earlier ones of another tablet.",
        "{} entries wait for earlier ones of another tablet.");
    say(forked, "An {} Spiel haben zwei Tablets getrennt weitergeschrieben; wählt, was zählt.",
        "An {} Spielen haben zwei Tablets getrennt weitergeschrieben; wählt, was zählt.",
        "Two tablets went on with {} match while apart; choose what counts.",
        "Two tablets went on with {} matches while apart; choose what counts.");
    return all;
}

Sync::Sync(std::filesystem::path file, Options options)
    : m_file(std::move(file))
    , m_options(std::move(options))
    , m_wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
}

Sync::~Sync()
{
    if (m_wake >= 0)
        close(m_wake);
}

State Sync::state() const
{
    const std::scoped_lock lock(m_mutex);
    return m_state;
}

void Sync::wake()
{
    [[maybe_unused]] const int told = eventfd_write(m_wake, 1);
}

void Sync::cancel()
{
    m_cancelled = true;
    wake();
}

void Sync::change(const std::function<void(State&)>& how)
{
    State copy;
    {
        const std::scoped_lock lock(m_mutex);
        how(m_state);
        copy = m_state;
    }
    if (m_told)
        m_told(copy);
}

/// A fault of the history is no affair of the archive.
template <typename T> T Sync::here(history::Expected<T> answer) const
{
    if (!answer)
        throw Stopped({Code::Here, answer.error().message, answer.error().detail});
    if constexpr (!std::is_void_v<T>)
        return std::move(*answer);
}

history::History& Sync::history()
{
    if (!m_history)
        m_history.emplace(here(history::History::open(m_file, m_options.mode, m_options.history)));
    return *m_history;
}

void Sync::drop()
{
    m_link.reset();
    m_hasTable = false;
}

bool Sync::run()
{
    try {
        history();
        change([&](State& state) {
            state.sent = state.received = state.done = state.total = 0;
            fill(*m_history, state);
        });
        if (m_cancelled)
            throw Stopped(troubleOf(Code::Cancelled));
        connect();
        exchange();
        here(history::hasSucceeded(*m_history));
        m_failures = 0;
        change([&](State& state) {
            state.trouble.reset();
            state.phase = State::Phase::Resting;
            state.done = state.total = 0;
            fill(*m_history, state);
        });
        return true;
    } catch (const Stopped& stopped) {
        fail(stopped.trouble);
    } catch (const std::exception& exception) { // no fault of a thread in the background ends the program
        fail(troubleOf(Code::Other, exception.what()));
    }
    return false;
}

void Sync::fail(const Trouble& trouble)
{
    drop();
    ++m_failures;
    change([&](State& state) {
        if (m_history)
            fill(*m_history, state);
        state.trouble = trouble;
        state.done = state.total = 0;
        if (state.phase != State::Phase::Apart)
            state.phase = State::Phase::Resting;
    });
}

void Sync::connect()
{
    if (m_link) {
        try {
            m_link->hasNews(); // notices that the connection is gone
            return;
        } catch (const Stopped&) {
            drop();
        }
    }
    change([](State& state) { state.phase = State::Phase::Connecting; });
    const auto member = here(history::membership(*m_history));
    if (m_options.address.empty() && !member)
        throw Stopped(troubleOf(Code::NotJoined));
    const std::string address
        = m_options.address.empty() ? member->address : withoutSecrets(m_options.address);
    m_link.emplace(address, m_options.deadline, [this] { return m_cancelled.load(); });
    try {
        const std::string id = greet(*m_link);
        m_link->run("listen tafelrichter");
        here(history::join(*m_history, id, address));
        change([&](State& state) { fill(*m_history, state); });
    } catch (...) {
        drop();
        throw;
    }
}

void Sync::exchange()
{
    constexpr int most = 100; // others may send all the while
    for (int round = 0; round < most; ++round) {
        pull();
        pullRevised();
        const history::ApartCounts apart = here(history::countApart(*m_history));
        if (apart.unknown + apart.waiting > 0) // they may be understood, or fit, by now
            here(history::take(*m_history, {}, 0));
        if (sendForgettings() && send())
            return;
    }
    throw Stopped(troubleOf(Code::Busy));
}

void Sync::takeIn(const std::vector<Arrival>& arrivals)
{
    for (std::size_t at = 0; at < arrivals.size();) {
        const std::size_t end = std::min(arrivals.size(), at + static_cast<std::size_t>(m_options.piece));
        const std::vector<Arrival> piece(arrivals.begin() + static_cast<std::ptrdiff_t>(at),
            arrivals.begin() + static_cast<std::ptrdiff_t>(end));
        tookIn(here(history::take(*m_history, piece, piece.back().event.came)), piece.size());
        at = end;
    }
}

void Sync::tookIn(const history::Taken& taken, std::size_t entries)
{
    change([&](State& state) {
        state.received += taken.added + taken.apart;
        state.done += static_cast<std::int64_t>(entries);
    });
    if (m_cancelled)
        throw Stopped(troubleOf(Code::Cancelled));
}

void Sync::pull()
{
    change([](State& state) { state.phase = State::Phase::Pulling; }); // the first answer may take long
    history::Membership member = *here(history::membership(*m_history));
    const std::int64_t head
        = m_link->run("select coalesce(max(number), 0) from tafelrichter.event").number(0, 0);
    if (head < member.pulled) { // its server came back from a backup
        here(history::beginAgain(*m_history));
        member = *here(history::membership(*m_history));
    }
    change([&](State& state) {
        state.done = 0;
        state.total = head - member.pulled;
    });
    while (true) {
        const Link::Rows rows = m_link->run(fmt::format(
            "select {}, number from tafelrichter.event where number > {} order by number limit {}", columns,
            member.pulled, m_options.batch));
        if (rows.count() == 0)
            return;
        std::vector<Arrival> arrivals;
        for (int row = 0; row < rows.count(); ++row)
            arrivals.push_back(arrivalOf(rows, row));
        member.pulled = arrivals.back().event.came;
        takeIn(arrivals);
        if (rows.count() < m_options.batch)
            return;
    }
}

/// Whole matches at a time: while one is rewritten in part, its entries do not fit each other.
void Sync::pullRevised()
{
    const std::int64_t revised = here(history::membership(*m_history))->revised;
    const std::int64_t head
        = m_link->run("select coalesce(max(revised), 0) from tafelrichter.event").number(0, 0);
    if (head <= revised)
        return;
    std::vector<Arrival> whole;
    const auto takeThem = [&](std::int64_t upTo) {
        tookIn(here(history::takeRevised(*m_history, whole, upTo)), whole.size());
        whole.clear();
    };
    m_link->run("begin isolation level repeatable read read only");
    std::string match;
    std::int64_t number = 0;
    for (int count = m_options.batch; count == m_options.batch;) {
        const Link::Rows rows = m_link->run(
            fmt::format(
                "select {}, number from tafelrichter.event where revised > {} and revised <= {} and (match, "
                "number) > ($1, {}) order by match, number limit {}",
                columns, revised, head, number, m_options.batch),
            {match});
        count = rows.count();
        for (int row = 0; row < count; ++row) {
            Arrival arrival = arrivalOf(rows, row);
            if (arrival.event.match != match && static_cast<int>(whole.size()) >= m_options.piece)
                takeThem(0);
            match = arrival.event.match;
            number = arrival.event.came;
            whole.push_back(std::move(arrival));
        }
    }
    m_link->run("commit");
    takeThem(head);
}

/// Names go out of the archive in the same transaction that tells of it, and only by whom knows all that is
/// there: so none is left, and who does not know of it may not send. False: something came meanwhile.
bool Sync::sendForgettings()
{
    const history::Rewritten all = here(history::rewritten(*m_history));
    if (all.empty())
        return true;
    m_link->run(fmt::format("begin; {}", inTurn));
    const std::int64_t head
        = m_link->run("select coalesce(max(number), 0) from tafelrichter.event").number(0, 0);
    if (head > here(history::membership(*m_history))->pulled) {
        m_link->run("rollback");
        return false;
    }
    for (std::size_t at = 0; at < all.entries.size();) {
        const std::size_t end = std::min(all.entries.size(), at + static_cast<std::size_t>(m_options.batch));
        std::vector<std::string> names, bodies, sums;
        for (; at < end; ++at) {
            names.push_back(all.entries[at].uuid);
            bodies.push_back(all.entries[at].body);
            sums.push_back(std::to_string(all.sums[at]));
        }
        m_link->run("select tafelrichter.forget($1, $2, $3)",
            {Link::array(names), Link::array(bodies), Link::array(sums)});
    }
    for (const Event& event : all.forgettings)
        m_link->run(
            fmt::format("insert into tafelrichter.event ({}) values ($1, $2, $3, $4, $5, $6, $7, $8) on "
                        "conflict do nothing",
                columns),
            {event.uuid, event.device, event.at, event.match, event.kind, event.body,
                std::to_string(tickOf(event)), std::to_string(travelSumOf(event))});
    m_link->run("commit; notify tafelrichter");
    here(history::haveSentRewritten(*m_history, all));
    return true;
}

/// False: somebody was forgotten meanwhile; that has to be heard first.
bool Sync::send()
{
    {
        const history::Waiting waits = here(history::waiting(*m_history));
        change([&](State& state) {
            state.phase = State::Phase::Sending;
            state.done = 0;
            state.total = waits.entries;
        });
        if (!m_hasTable)
            m_link->run("set temp_buffers = '32MB'; " // a whole batch
                        "create temporary table incoming (place int generated always as identity, uuid uuid, "
                        "device text, at text, match text, kind text, body text, tick bigint, sum bigint) on "
                        "commit delete rows");
        m_hasTable = true;
    }
    history::Expected<history::Outgoing> next = history::outgoing(*m_history, m_options.batch);
    while (true) {
        const history::Outgoing out = here(std::move(next));
        const auto readOn = [&] { // its faults count once these are sent
            if (!out.last)
                next = history::outgoing(*m_history, m_options.batch, &out);
        };
        if (!out.events.empty()) {
            const std::int64_t known = here(history::forgettings(*m_history));
            const std::int64_t pulled = here(history::membership(*m_history))->pulled;
            m_link->run("begin");
            std::size_t at = 0;
            m_link->copy(fmt::format("copy incoming ({}) from stdin", columns), [&](std::string& lines) {
                constexpr std::size_t enough = 1U << 16U;
                while (at < out.events.size() && lines.size() < enough)
                    line(lines, out.events[at++]);
                return at < out.events.size();
            });
            // The server sorts a whole batch: in memory.
            const Link::Rows answer = m_link->run(
                fmt::format(
                    "set local lock_timeout = '{0}ms'; set local work_mem = '32MB'; {1}; "
                    "with up_to_date as (select count(*) <= {2} as yes from tafelrichter.event where kind = "
                    "'person-forgotten'), head as (select coalesce(max(number), 0) as number from "
                    "tafelrichter.event), "
                    "added as (insert into tafelrichter.event ({3}) select {3} from incoming where (select "
                    "yes "
                    "from "
                    "up_to_date) order by place on conflict do nothing returning number) "
                    "select (select yes from up_to_date), (select number from head), (select "
                    "coalesce(max(number), 0) "
                    "from added)",
                    m_options.deadline.count() / 2, inTurn, known, columns),
                {}, readOn);
            const bool isUpToDate = answer.flag(0, 0);
            const std::int64_t head = answer.number(0, 1), last = answer.number(0, 2);
            m_link->run(isUpToDate ? "commit; notify tafelrichter" : "rollback");
            if (!isUpToDate)
                return false;
            // All that is there and not here is then what was just sent: it need not come back.
            here(history::haveSent(*m_history, out, head <= pulled ? last : 0));
        } else {
            here(history::haveSent(*m_history, out));
        }
        change([&](State& state) {
            state.done += static_cast<std::int64_t>(out.events.size());
            state.sent += static_cast<std::int64_t>(out.events.size());
        });
        if (out.last)
            return true;
        if (m_cancelled)
            throw Stopped(troubleOf(Code::Cancelled));
    }
}

std::chrono::milliseconds Sync::pause() const
{
    using namespace std::chrono_literals;
    const State state = this->state();
    if (!state.trouble)
        return 60s; // in case that nobody told
    if (!state.trouble->again())
        return 300s;
    return std::min(std::chrono::milliseconds(1000ms * (1 << std::min(m_failures, 6))), 60'000ms);
}

bool Sync::waitForNews(std::chrono::milliseconds time)
{
    pollfd waits[2] = {{m_wake, POLLIN, 0}, {m_link ? m_link->socket() : -1, POLLIN, 0}};
    const int ready = poll(waits, 2, static_cast<int>(time.count()));
    eventfd_t told = 0;
    const bool woken = eventfd_read(m_wake, &told) == 0;
    if (ready <= 0)
        return false;
    if (waits[1].revents == 0)
        return woken;
    try {
        return m_link->hasNews() || woken;
    } catch (const Stopped&) {
        drop();
        return true;
    }
}

std::optional<Trouble> Sync::leave(history::History& history)
{
    const auto left = history::leave(history);
    if (left)
        return std::nullopt;
    return Trouble{Code::Here, left.error().message, left.error().detail};
}

State Sync::look(history::History& history)
{
    State state;
    fill(history, state);
    return state;
}

} // namespace tafel::archive
