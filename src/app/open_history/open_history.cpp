#include "app/open_history/open_history.h"

#include <QStandardPaths>

#include "history/ownership.h"
#include "history/recovery/recovery.h"
#include "history/storage/file_permissions.h"

namespace tafel::app {

std::filesystem::path OpenHistory::pathOf(const QString& file)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
        + QStringLiteral("/tafelrichter");
    return plain(file.isEmpty() ? folder + QStringLiteral("/history.db") : file);
}

OpenHistory::OpenHistory(QObject* parent)
    : QObject(parent)
    , m_preferences(this)
{
}

void OpenHistory::setFile(const QString& file)
{
    m_file = file;
    Q_EMIT fileChanged();
}

void OpenHistory::retry()
{
    if (m_work.running())
        return;
    Q_EMIT closing();
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

void OpenHistory::openInBackground(const std::filesystem::path& path)
{
    m_fault.reset();
    m_recoverable = false;
    m_work.start([this, path](const BackgroundTask::TaskContext& screen) -> BackgroundTask::Completion {
        auto result = std::make_shared<history::Expected<history::History>>(
            history::History::open(path, history::Mode::Write, {.progress = screen.progress()}));
        return [this, result] {
            Q_EMIT openingChanged();
            setHistory(std::move(*result));
        };
    });
    Q_EMIT openingChanged();
    Q_EMIT faultChanged();
    Q_EMIT historyChanged();
}

void OpenHistory::setHistory(history::Expected<history::History> result)
{
    if (result) {
        m_history.emplace(std::move(*result));
        m_fault.reset();
    } else {
        Q_EMIT closing();
        m_fault = std::move(result.error());
    }
    m_recoverable = m_fault && history::isDamaged(*m_fault, pathOf(m_file));
    Q_EMIT faultChanged();
    Q_EMIT historyChanged();
    if (m_history)
        Q_EMIT opened();
}

QString OpenHistory::forked()
{
    if (!m_history)
        return {};
    const auto all = history::forkedMatches(*m_history);
    return all && !all->empty() ? qt(all->front()) : QString();
}

history::Counts OpenHistory::counts()
{
    if (!m_history)
        return {};
    auto counts = m_history->counts();
    return counts ? *counts : history::Counts{};
}

QString OpenHistory::reasonOf(const history::WriteError& problem) const
{
    return std::visit([&](const auto& each) { return in(each.message); }, problem);
}

void OpenHistory::report(const history::WriteError& problem)
{
    Q_EMIT failed(
        std::holds_alternative<Refusal>(problem) ? tr("That was not accepted.") : tr("That was not stored."),
        reasonOf(problem));
}

} // namespace tafel::app
