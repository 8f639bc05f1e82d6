#include "archive/sync.h"

#include <algorithm>
#include <utility>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "history/exchange/archive_membership.h"
#include "history/history_file.h"
#include "history/ownership.h"

namespace tafel::archive {

namespace {

using Code = ArchiveError::Code;

/// Fills in what is known without asking the archive; counting the matches is optional.
void fill(history::History& history, SyncState& state, bool count)
{
    const auto member = history::membership(history);
    if (!member || !*member) {
        state = {};
        return;
    }
    if (state.phase == SyncState::Phase::NotJoined)
        state.phase = SyncState::Phase::Idle;
    state.succeeded = (*member)->succeeded;
    state.isFolder = isFolder((*member)->address);
    state.place = placeNameOf((*member)->address);
    state.device = history.file().device;
    if (const auto waits = history::waiting(history)) {
        state.waiting = waits->entries;
        state.waitingSince = waits->since;
    }
    if (count)
        if (const auto matches = history.countMatches())
            state.matches = *matches;
    if (const auto quarantined = history::countQuarantined(history))
        state.quarantined = *quarantined;
    if (const auto forked = history::forkedMatches(history))
        state.forked = static_cast<int>(forked->size());
}

} // namespace

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

SyncState Sync::state() const
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

void Sync::change(const std::function<void(SyncState&)>& how)
{
    SyncState copy;
    {
        const std::scoped_lock lock(m_mutex);
        how(m_state);
        copy = m_state;
    }
    if (m_told)
        m_told(copy);
}

history::History& Sync::history()
{
    if (!m_history)
        m_history.emplace(unwrap(history::History::open(m_file, m_options.mode, m_options.history)));
    return *m_history;
}

bool Sync::run()
{
    try {
        history();
        change([&](SyncState& state) {
            state.sent = state.received = state.done = state.total = 0;
            state.passedOver.clear();
            fill(*m_history, state, false);
        });
        if (m_cancelled)
            throw ArchiveException(archiveError(Code::Cancelled));
        connect();
        m_place->exchange({*m_history, m_options, [this](const auto& how) { change(how); },
            [this] { return m_cancelled.load(); }});
        const bool hasUnreadFiles = m_state.hasPassedOverMatches();
        unwrap(history::recordSuccess(*m_history, hasUnreadFiles));
        m_failures = 0;
        change([&](SyncState& state) {
            state.error.reset();
            state.hasUnreadFiles = hasUnreadFiles;
            state.phase = SyncState::Phase::Idle;
            state.done = state.total = 0;
            fill(*m_history, state, mustCount(state));
        });
        return true;
    } catch (const ArchiveException& stopped) {
        fail(stopped.error);
    } catch (const std::exception& exception) { // no fault of a thread in the background ends the program
        fail(archiveError(Code::Other, exception.what()));
    }
    return false;
}

/// Once, and after each exchange that may have brought a match or sent one.
bool Sync::mustCount(const SyncState& state)
{
    return !std::exchange(m_counted, true) || state.sent + state.received > 0;
}

void Sync::fail(const ArchiveError& error)
{
    m_place.reset();
    ++m_failures;
    change([&](SyncState& state) {
        if (m_history)
            fill(*m_history, state, mustCount(state));
        state.error = error;
        state.done = state.total = 0;
        if (state.phase == SyncState::Phase::NotJoined)
            return;
        state.phase = SyncState::Phase::Idle;
        const std::string tried = m_options.address.empty() ? state.place : placeNameOf(m_options.address);
        // If this cannot be written either, the state still has the error.
        const bool isCancelled = error.code == Code::Cancelled;
        if (tried == state.place && error.code != Code::History && (!isCancelled || state.isFolder))
            (void)history::recordFailure(*m_history, isCancelled ? history::unreadFiles : error.codeName());
        if (tried != state.place) { // how much is there is not known
            state.succeeded.clear();
            state.waiting = 0;
        }
        state.place = tried;
    });
}

void Sync::connect()
{
    if (m_place) {
        try {
            m_place->hasNews(); // notices that the connection is gone
            return;
        } catch (const ArchiveException&) {
            m_place.reset();
        }
    }
    change([](SyncState& state) { state.phase = SyncState::Phase::Connecting; });
    const auto member = unwrap(history::membership(*m_history));
    if (m_options.address.empty() && !member)
        throw ArchiveException(archiveError(Code::NotJoined));
    const std::string address
        = m_options.address.empty() ? member->address : addressToKeep(m_options.address);
    auto place = meetingPlaceAt(address, {keptKeysFile(m_file), m_options.passphrase}, m_options.deadline,
        [this] { return m_cancelled.load(); });
    unwrap(history::join(*m_history, place->id(), address));
    m_options.passphrase.clear(); // another stick at the same place is not encrypted unasked
    m_place = std::move(place);
    change([&](SyncState& state) { fill(*m_history, state, false); });
}

std::chrono::milliseconds Sync::pause() const
{
    using namespace std::chrono_literals;
    const SyncState state = this->state();
    if (!state.error)
        return m_place ? m_place->pause() : 60s; // in case a notification was lost
    if (!state.error->isTransient())
        return 300s;
    return std::min(std::chrono::milliseconds(1000ms * (1 << std::min(m_failures, 6))), 60'000ms);
}

bool Sync::waitForNews(std::chrono::milliseconds time)
{
    pollfd waits[2] = {{m_wake, POLLIN, 0}, {m_place ? m_place->socket() : -1, POLLIN, 0}};
    const int ready = poll(waits, 2, static_cast<int>(time.count()));
    eventfd_t told = 0;
    const bool woken = eventfd_read(m_wake, &told) == 0;
    if (ready <= 0)
        return false;
    if (waits[1].revents == 0)
        return woken;
    try {
        return m_place->hasNews() || woken;
    } catch (const ArchiveException&) {
        m_place.reset();
        return true;
    }
}

history::Expected<void> Sync::leave(history::History& history, const std::filesystem::path& file)
{
    auto left = history::leave(history);
    if (left)
        forgetKeys(file);
    return left;
}

SyncState Sync::look(history::History& history)
{
    SyncState state;
    fill(history, state, true);
    const auto member = history::membership(history);
    if (member && *member) {
        state.error = archiveErrorNamed((*member)->failed, state.isFolder);
        state.hasUnreadFiles = (*member)->failed == history::unreadFiles;
    }
    return state;
}

} // namespace tafel::archive
