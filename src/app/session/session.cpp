#include "app/session/session.h"

#include <QQmlEngine>

#include "app/club/club_archive.h"
#include "app/live/sharing.h"
#include "app/pad/score_pad.h"
#include "app/session/requests.h"
#include "base/version.h"
#include "games/games.h"

namespace tafel::app {

Session::Session(QObject* parent)
    : OpenHistory(parent)
    , m_table(new CurrentMatch(*this))
    , m_pad(new ScorePad(*m_table))
    , m_sharing(new Sharing(*this, *m_table, *m_pad))
    , m_archive(new ClubArchive(*this))
    , m_requests(new Requests(*this))
{
    setObjectName(QStringLiteral("session"));
    connect(this, &OpenHistory::closing, this, [this] {
        m_requests->stop();
        m_archive->stop();
    });
    connect(this, &OpenHistory::openingChanged, this, [this] {
        if (openingProgress() > 0) // This process has the writer lock, and other instances may be waiting.
            m_requests->listen();
    });
    connect(this, &OpenHistory::opened, this, [this] {
        m_requests->listen();
        openCurrentMatch();
        m_archive->start();
    });
    // Waits until the first screen is visible. No screen turns off in the first seconds.
    m_later.setSingleShot(true);
    m_later.setInterval(2000);
    connect(&m_later, &QTimer::timeout, this, [this] {
        m_screen.keepOn(preferences()->keepScreenOn() && m_table->isOpen() && !m_table->finished());
    });
    connect(preferences(), &Preferences::changed, &m_later, qOverload<>(&QTimer::start));
    connect(m_table, &CurrentMatch::changed, &m_later, qOverload<>(&QTimer::start));
    connect(m_requests, &Requests::opened, this, &Session::requested);
    connect(preferences(), &Preferences::languageChanged, this, [this] {
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

void Session::beginRestore()
{
    m_archive->stop();
    m_table->close(); // Its draft belongs to the history that is replaced.
}

void Session::showCurrentMatch()
{
    if (isOpen() && m_table->finished())
        openCurrentMatch();
}

void Session::openCurrentMatch()
{
    if (const auto underWay = history().currentMatch(); reportOnError(underWay) && *underWay)
        m_table->open(qt((*underWay)->id));
}

ClauseView Session::clause(const QString& id) const
{
    const Clause* clause = m_table->isOpen() ? clauseIn(m_table->match(), plain(id)) : clauseNamed(plain(id));
    return clause ? clauseView(*clause, m_table->edition(), language()) : ClauseView();
}

} // namespace tafel::app
