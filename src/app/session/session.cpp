#include "app/session/session.h"

#include <QDir>
#include <QQmlEngine>
#include <QStandardPaths>

#include "app/club/club_archive.h"
#include "app/live/sharing.h"
#include "app/pad/score_pad.h"
#include "app/phrases/phrases.h"
#include "app/rulebook/clause_view.h"
#include "app/session/requests.h"
#include "base/version.h"
#include "games/games.h"
#include "history/ownership.h"
#include "history/recovery/recovery.h"
#include "history/storage/file_permissions.h"

namespace tafel::app {

std::filesystem::path Session::pathOf(const QString& file)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
        + QStringLiteral("/tafelrichter");
    return QDir::toNativeSeparators(file.isEmpty() ? folder + QStringLiteral("/history.db") : file)
        .toStdString();
}

Session::Session(QObject* parent)
    : QObject(parent)
    , m_preferences(this)
    , m_table(new CurrentMatch(*this))
    , m_pad(new ScorePad(*m_table))
    , m_sharing(new Sharing(*this))
    , m_archive(new ClubArchive(*this))
    , m_requests(new Requests(*this))
{
    setObjectName(QStringLiteral("session"));
    // Waits until the first screen is visible. No screen turns off in the first seconds.
    m_later.setSingleShot(true);
    m_later.setInterval(2000);
    connect(&m_later, &QTimer::timeout, this, [this] {
        m_screen.keepOn(m_preferences.keepScreenOn() && m_table->isOpen() && !m_table->finished());
    });
    connect(&m_preferences, &Preferences::changed, &m_later, qOverload<>(&QTimer::start));
    connect(m_table, &CurrentMatch::changed, &m_later, qOverload<>(&QTimer::start));
    connect(m_requests, &Requests::opened, this, &Session::requested);
    connect(&m_preferences, &Preferences::languageChanged, this, [this] {
        if (QQmlEngine* const engine = qmlEngine(this))
            engine->retranslate();
        Q_EMIT faultChanged();
    });
}

Session::~Session()
{
    m_requests->stop();
    m_pad->saveDraft();
    m_archive->stop();
}

void Session::setFile(const QString& file)
{
    if (file == m_file)
        return;
    m_file = file;
    Q_EMIT fileChanged();
}

void Session::retry()
{
    if (m_work.running())
        return;
    m_requests->stop();
    m_archive->stop();
    m_history.reset();
    const std::filesystem::path path = pathOf(m_file);
    std::error_code ignored; // If the folder cannot be created, opening the history reports the reason.
    if (m_file.isEmpty())
        history::restrictToOwner(path);
    else
        std::filesystem::create_directories(path.parent_path(), ignored);
    if (history::needsMigration(path))
        openInBackground(path);
    else
        setHistory(history::History::open(path, history::Mode::Write));
}

void Session::openInBackground(const std::filesystem::path& path)
{
    m_fault.reset();
    m_recoverable = false;
    m_openingProgress = 0;
    m_work.start([this, path](const BackgroundTask::TaskContext& screen) -> BackgroundTask::Completion {
        const auto progress = screen.progress([this](double done) {
            m_openingProgress = done;
            m_requests->listen(); // Other instances may already be waiting.
            Q_EMIT openingChanged();
        });
        auto opened = std::make_shared<history::Expected<history::History>>(
            history::History::open(path, history::Mode::Write, {.progress = progress}));
        return [this, opened] {
            m_openingProgress = -1;
            Q_EMIT openingChanged();
            setHistory(std::move(*opened));
        };
    });
    Q_EMIT openingChanged();
    Q_EMIT faultChanged();
    Q_EMIT historyChanged();
}

void Session::beginImport()
{
    m_pad->saveDraft();
}

void Session::endImport(const history::ImportResult& result)
{
    if (result.extended > 0) // The extended match may be the one on the table.
        m_table->reopen();
    Q_EMIT historyChanged();
}

void Session::setHistory(history::Expected<history::History> opened)
{
    if (opened) {
        m_history.emplace(std::move(*opened));
        m_fault.reset();
    } else {
        m_requests->stop();
        m_fault = std::move(opened.error());
    }
    m_recoverable = m_fault && history::isDamaged(*m_fault, pathOf(m_file));
    Q_EMIT faultChanged();
    Q_EMIT historyChanged();
    if (m_history) {
        m_requests->listen();
        openCurrentMatch();
        m_archive->start();
    }
}

void Session::showCurrentMatch()
{
    if (m_history && m_table->finished())
        openCurrentMatch();
}

void Session::openCurrentMatch()
{
    if (const auto underWay = m_history->currentMatch(); reportOnError(underWay) && *underWay)
        m_table->open(qt((*underWay)->id));
}

QString Session::faultText() const
{
    return m_fault ? qt(m_fault->message.in(language())) : QString();
}

QString Session::forked()
{
    if (!m_history)
        return {};
    const auto all = history::forkedMatches(*m_history);
    return all && !all->empty() ? qt(all->front()) : QString();
}

history::Counts Session::counts()
{
    if (!m_history)
        return {};
    auto counts = m_history->counts();
    return counts ? *counts : history::Counts{};
}

QString Session::version() const
{
    return qt(tafel::version());
}

ClauseView Session::clause(const QString& id) const
{
    const Clause* clause = m_table->isOpen() ? clauseIn(m_table->match(), plain(id)) : clauseNamed(plain(id));
    return clause ? clauseView(*clause, m_table->edition(), language()) : ClauseView();
}

void Session::report(const history::StorageError& fault)
{
    Q_EMIT failed(tr("That was not stored."), qt(fault.message.in(language())));
}

void Session::report(const history::WriteError& problem)
{
    if (const auto* refusal = std::get_if<Refusal>(&problem))
        Q_EMIT failed(tr("That was not accepted."), qt(refusal->message.in(language())));
    else
        report(std::get<history::StorageError>(problem));
}

} // namespace tafel::app
