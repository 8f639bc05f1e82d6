#include "app/settings/recovery.h"

#include "app/settings/transfer.h"
#include "report/recovery_summary.h"

namespace tafel::app {

QString Recovery::text() const
{
    return cancelled() ? tr("Stopping. Nothing is changed.")
                       : tr("The file is read page by page, with the copies beside it.");
}

void Recovery::start()
{
    if (running() || !m_session || m_session->isOpen())
        return;
    m_outcome.clear();
    m_work.start([this, file = m_session->historyFile()](
                     const BackgroundTask::TaskContext& screen) -> BackgroundTask::Completion {
        const std::filesystem::path target = file.string() + ".recovered";
        auto recovered = history::recover(file, target, {}, true, screen.progress());
        Outcome outcome;
        if (!recovered) {
            if (recovered.error().code != history::StorageError::Code::Cancelled)
                outcome = tl::unexpected(recovered.error());
        } else if (!screen.wantsStop()) {
            auto kept = history::replaceDamagedHistory(target, file);
            if (kept)
                outcome.emplace(std::pair(std::move(*recovered), std::move(*kept)));
            else
                outcome = tl::unexpected(kept.error());
        }
        std::error_code none; // The file may already be gone.
        std::filesystem::remove(target, none);
        return [this, outcome = std::move(outcome)] { finish(outcome); };
    });
    Q_EMIT changed();
}

void Recovery::cancel()
{
    if (!running())
        return;
    m_work.stop();
    Q_EMIT changed();
}

void Recovery::finish(const Outcome& outcome)
{
    m_result.clear();
    const Language language = this->language();
    if (!outcome) {
        m_outcome = QStringLiteral("no");
        m_resultTitle = tr("Cancelled.");
        m_result << tr("Nothing was changed.");
    } else if (!*outcome) {
        m_outcome = QStringLiteral("no");
        m_resultTitle = tr("It did not work.");
        m_result << in(outcome->error().message);
    } else {
        const auto& [all, kept] = **outcome;
        m_outcome = all.whole() ? QStringLiteral("yes") : QStringLiteral("ask");
        m_resultTitle = tr("Recovered: %1 with %2.")
                            .arg(qt(phrases::matchesText(all.matches, language)),
                                qt(phrases::dealsText(Unit::Points, all.deals, language)));
        m_result = qt(report::recoveryLines(all, language));
        for (const auto& copy : all.copies)
            m_result << tr("The copy %1 had what was missing here.").arg(qt(copy.string()));
        m_result << tr("The damaged file is kept in %1.").arg(qt(kept.string()));
    }
    Q_EMIT changed();
}

} // namespace tafel::app
