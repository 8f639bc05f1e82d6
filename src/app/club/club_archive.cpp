#include "app/club/club_archive.h"

#include <algorithm>

#include "app/open_history/open_history.h"
#include "app/open_history/saved_files.h"
#include "archive/folder_keys.h"
#include "history/exchange/archive_membership.h"
#include "history/storage/time_and_ids.h"
#include "phrases/tablet.h"

namespace tafel::app {

namespace {

using archive::ArchiveError;
using archive::SyncState;
using Phase = SyncState::Phase;

constexpr std::chrono::milliseconds afterTheScreen(300);
constexpr std::chrono::milliseconds betweenArrivals(400); // A first sync receives many events.
constexpr int piece = 200; // Number of events in one transaction, which limits how long the table waits.
constexpr std::int64_t day = 24 * 60 * 60;

/// Splits "It is so. Do that." in two.
std::pair<QString, QString> halves(const QString& sentences)
{
    const qsizetype end = sentences.indexOf(QLatin1String(". "));
    return end < 0 ? std::pair(sentences, QString())
                   : std::pair(sentences.left(end + 1), sentences.mid(end + 2));
}

QString subjectText(history::EventSubject subject)
{
    switch (subject) {
    case history::EventSubject::Deal:
        return ClubArchive::tr("A deal from %1");
    case history::EventSubject::Dispute:
        return ClubArchive::tr("A dispute from %1");
    case history::EventSubject::HouseRule:
        return ClubArchive::tr("A house rule from %1");
    case history::EventSubject::Person:
        return ClubArchive::tr("A name from %1");
    case history::EventSubject::Tournament:
        return ClubArchive::tr("A tournament from %1");
    case history::EventSubject::CustomGame:
        return ClubArchive::tr("A custom game from %1");
    case history::EventSubject::Match:
        return ClubArchive::tr("A match from %1");
    case history::EventSubject::Unknown:
        break;
    }
    return ClubArchive::tr("An entry from %1");
}

QString whyOf(history::QuarantinedEvent::Why why)
{
    using Why = history::QuarantinedEvent::Why;
    switch (why) {
    case Why::Damaged:
        return ClubArchive::tr("Damaged in transit or storage. It does not count.");
    case Why::Unknown:
        return ClubArchive::tr("From a newer version. It counts after you update this tablet.");
    case Why::Early:
        return ClubArchive::tr("Waiting for an earlier event from the same tablet.");
    case Why::Unfit:
        break;
    }
    return ClubArchive::tr("Does not fit what is here. It waits until it does.");
}

} // namespace

ClubArchive::ClubArchive(OpenHistory& openHistory)
    : QObject(&openHistory)
    , m_openHistory(openHistory)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(afterTheScreen);
    connect(&m_soon, &QTimer::timeout, this, &ClubArchive::begin);
    m_arrivals.setSingleShot(true);
    m_arrivals.setInterval(betweenArrivals);
    connect(&m_arrivals, &QTimer::timeout, this, &ClubArchive::showArrivals);
    connect(&openHistory, &OpenHistory::historyChanged, this, [this] {
        if (m_joined && !m_showing && !m_soon.isActive())
            exchange();
    });
    connect(openHistory.preferences(), &Preferences::languageChanged, this, [this] {
        readQuarantined();
        Q_EMIT changed();
    });
}

ClubArchive::~ClubArchive() = default;

// ---- Start and stop

void ClubArchive::begin()
{
    if (!m_openHistory.isOpen())
        return;
    readLocalState();
    if (m_joined)
        run({}, {});
    Q_EMIT changed();
}

void ClubArchive::run(const std::string& address, const std::string& passphrase)
{
    m_background.reset();
    m_background = std::make_unique<archive::BackgroundSync>(m_openHistory.historyFile(),
        archive::Options{.address = address,
            .passphrase = passphrase,
            .mode = history::Mode::SharedWriter,
            .piece = piece},
        [this](const SyncState&, bool came) {
            if (came)
                m_hasArrivals = true;
            if (!m_isUpdateQueued.exchange(true))
                QMetaObject::invokeMethod(this, &ClubArchive::updateState, Qt::QueuedConnection);
        });
}

void ClubArchive::stop()
{
    m_soon.stop();
    m_arrivals.stop();
    m_background.reset();
    m_hasArrivals = false;
    m_joined = m_joining = false;
    m_state = {};
    m_quarantined.clear();
    Q_EMIT changed();
}

void ClubArchive::join(const QString& address, const QString& passphrase)
{
    if (!m_openHistory.isOpen() || address.trimmed().isEmpty())
        return;
    m_soon.stop();
    m_joining = true;
    m_state = {};
    run(plain(address.trimmed()), plain(passphrase));
    Q_EMIT changed();
}

void ClubArchive::joinFolder(const QString& folder, const QString& passphrase)
{
    makeFolderOf(folder + QStringLiteral("/Tafelrichter")); // The folder of the app.
    join(QStringLiteral("folder:") + folder, passphrase);
}

void ClubArchive::exchange()
{
    if (m_background)
        m_background->wake();
    else if (m_openHistory.isOpen())
        begin();
}

void ClubArchive::cancel()
{
    m_background.reset();
    m_joining = false;
    readLocalState();
    m_state.error = archive::archiveError(ArchiveError::Code::Cancelled);
    Q_EMIT changed();
}

void ClubArchive::leave()
{
    m_background.reset();
    if (m_openHistory.reportOnError(
            archive::Sync::leave(m_openHistory.history(), m_openHistory.historyFile())))
        readLocalState();
    else
        begin();
    Q_EMIT changed();
}

// ---- State of the background thread

void ClubArchive::updateState()
{
    m_isUpdateQueued = false;
    if (!m_background)
        return;
    readLocalState();
    if (m_joining && m_state.error) { // Joining failed.
        m_joining = false;
        m_background.reset();
    }
    Q_EMIT changed();
}

void ClubArchive::readLocalState()
{
    const auto member = history::membership(m_openHistory.history());
    m_joined = member && *member;
    m_joining = m_joining && !m_joined;
    m_state = m_background ? m_background->state() : SyncState{};
    if (m_joined && m_state.phase == Phase::NotJoined) { // No sync is running, or it could not start.
        const auto error = m_state.error;
        m_state = archive::Sync::look(m_openHistory.history());
        m_state.error = error;
    }
    readQuarantined();
    if (m_hasArrivals && !m_arrivals.isActive())
        m_arrivals.start();
}

/// Updates the screens. They may show erased names, or lack deals that another tablet entered.
void ClubArchive::showArrivals()
{
    if (!m_hasArrivals.exchange(false) || !m_openHistory.isOpen())
        return;
    m_showing = true;
    Q_EMIT m_openHistory.historyChanged();
    m_showing = false;
}

void ClubArchive::readQuarantined()
{
    m_quarantined.clear();
    const history::QuarantineCounts& counts = m_state.quarantined;
    if (!m_openHistory.isOpen() || counts.all() == 0)
        return;
    const auto entries = history::quarantinedEvents(m_openHistory.history());
    if (!entries)
        return;
    const Language language = m_openHistory.language();
    for (const history::QuarantinedEvent& each : *entries)
        m_quarantined << QuarantinedEntry{
            subjectText(history::subjectOf(each.kind)).arg(qt(phrases::dateTimeText(each.at, language))),
            whyOf(each.why),
            tr("%1, entry %2").arg(qt(phrases::tabletName(each.device, each.ours, language)), qt(each.id))};
}

// ---- Texts

bool ClubArchive::running() const
{
    return m_joining || (m_state.phase != Phase::NotJoined && m_state.phase != Phase::Idle);
}

bool ClubArchive::wantsPassphrase() const
{
    using Code = ArchiveError::Code;
    return m_state.error
        && (m_state.error->code == Code::NoPassphrase || m_state.error->code == Code::WrongPassphrase);
}

bool ClubArchive::isEncrypted() const
{
    return m_joined && m_state.isFolder && archive::hasKeptKeys(m_openHistory.historyFile());
}

QString ClubArchive::tablet() const
{
    return qt(phrases::tabletName(m_state.device, false, m_openHistory.language()));
}

QString ClubArchive::kind() const
{
    if (m_state.error && !m_state.error->isTransient()
        && m_state.error->code != ArchiveError::Code::Cancelled)
        return QStringLiteral("no");
    return m_state.error || m_state.waiting > 0 ? QStringLiteral("ask") : QStringLiteral("yes");
}

QString ClubArchive::title() const
{
    if (m_joined && (m_state.waiting > 0 || !m_state.succeeded.empty()))
        return m_openHistory.in(m_state.summary());
    if (m_state.error)
        return halves(m_openHistory.in(m_state.error->message)).first;
    return !m_joined       ? QString()
        : m_state.isFolder ? tr("This tablet syncs through the folder")
                           : tr("This tablet has joined the archive");
}

QString ClubArchive::text() const
{
    const Language language = m_openHistory.language();
    const auto when = [&](const std::string& time) { return qt(phrases::dateTimeText(time, language)); };
    QStringList sentences;
    const bool isTitle = !m_joined || (m_state.waiting == 0 && m_state.succeeded.empty());
    if (m_joined && m_state.waiting > 0)
        sentences << tr("The oldest is from %1.").arg(when(m_state.waitingSince));
    if (m_state.error) {
        const QString message = m_openHistory.in(m_state.error->message);
        sentences << (isTitle ? halves(message).second : message);
    }
    if (m_joined && !m_state.succeeded.empty())
        sentences << tr("The last complete sync was on %1.").arg(when(m_state.succeeded));
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

QString ClubArchive::phaseText() const
{
    const auto counted = [&](const QString& verb) {
        return m_state.total <= 0
            ? verb + QStringLiteral(" …")
            : tr("%1: %2 of %3 entries")
                  .arg(verb, qt(phrases::numberText(std::min(m_state.done, m_state.total))),
                      qt(phrases::numberText(m_state.total)));
    };
    if (m_state.phase == Phase::Receiving)
        return counted(tr("Receiving"));
    if (m_state.phase == Phase::Sending)
        return counted(tr("Sending"));
    return running() ? tr("Connecting …") : QString();
}

double ClubArchive::done() const
{
    return running() && m_state.total > 0
        ? std::min(1.0, static_cast<double>(m_state.done) / static_cast<double>(m_state.total))
        : -1;
}

QStringList ClubArchive::remarks() const
{
    QStringList all;
    archive::SyncState state = m_state;
    state.forked = 0; // The page already has a line with a link for these.
    for (const Message& remark : state.remarks())
        all << m_openHistory.in(remark);
    return all;
}

QString ClubArchive::notice() const
{
    if (!m_joined)
        return {};
    if (kind() == QLatin1String("no"))
        return halves(m_openHistory.in(m_state.error->message)).first;
    if (m_state.waiting == 0
        || phrases::secondsBetween(m_state.waitingSince, history::timestamp(history::now())) <= day)
        return {};
    return (m_state.isFolder ? tr("%1 for the folder, the oldest since %2")
                             : tr("%1 for the archive, the oldest since %2"))
        .arg(m_openHistory.in(m_state.summary()),
            qt(phrases::dayText(m_state.waitingSince, m_openHistory.language())));
}

} // namespace tafel::app
