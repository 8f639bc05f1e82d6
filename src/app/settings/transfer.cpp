#include "app/settings/transfer.h"

#include <QFileInfo>

#include "archive/meeting_place.h"
#include "history/exchange/archive_membership.h"
#include "phrases/deal.h"
#include "report/recovery_summary.h"

namespace tafel::app {

namespace {

constexpr std::chrono::milliseconds sliceTime(12); // Shorter than a frame.

QString nameOf(const QString& file)
{
    return QFileInfo(file).fileName();
}

} // namespace

Transfer::Transfer(QObject* parent)
    : SessionModel(parent)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &Transfer::runSlice);
}

void Transfer::start(const QString& text)
{
    m_progress = 0;
    m_text = text;
    m_outcome.clear();
    m_written.clear();
    m_next.clear();
    m_refusals.clear();
    m_timer.start();
    Q_EMIT changed();
}

void Transfer::runSlice()
{
    std::visit([this](auto& job) { step(job); }, m_job);
    Q_EMIT changed();
}

void Transfer::finish(const QString& outcome, const QString& title, const QString& text)
{
    m_timer.stop();
    m_outcome = outcome;
    m_resultTitle = title;
    m_resultText = text;
    if (outcome != QLatin1String("ask"))
        m_job = std::monostate();
    Q_EMIT changed();
}

bool Transfer::isLast(const history::Expected<bool>& more, double progress)
{
    m_progress = progress;
    if (!more)
        fail(more.error());
    return more && !*more;
}

void Transfer::fail(const history::StorageError& fault)
{
    finish(QStringLiteral("no"), tr("It did not work."), in(fault.message));
}

// ---- Import

void Transfer::importFile(const QString& file)
{
    if (running() || !m_session->isOpen())
        return;
    m_file = file;
    Importing job;
    if (QFileInfo(file).isFile()) // Opening a pipe could block.
        job = history::Import::open(history(), plain(file), plain(nameOf(file))).value_or(nullptr);
    if (!job)
        return finish(QStringLiteral("no"), tr("It did not work."),
            tr("%1 cannot be read. Nothing was added.").arg(file));
    m_session->beginImport();
    m_job = std::move(job);
    start(tr("Reading %1").arg(nameOf(file)));
}

void Transfer::step(Importing& job)
{
    const auto more = job->step(sliceTime);
    const history::ImportResult result = job->result();
    if (!more) {
        endImport(result, false);
        m_outcome = QStringLiteral("no");
        m_resultText = in(more.error().message);
        return;
    }
    if (!*more)
        return endImport(result, false);
    m_progress = job->done();
    m_text = tr("%1 added, %2 already present, %3 rejected")
                 .arg(result.added)
                 .arg(result.known)
                 .arg(result.refused);
}

void Transfer::endImport(const history::ImportResult& result, bool cancelled)
{
    const Language language = this->language();
    for (const history::ImportRefusal& each : result.refusals)
        m_refusals << TransferRefusal{each.where.empty()
                ? tr("Line %1").arg(each.line)
                : tr("Line %1, %2").arg(each.line).arg(qt(each.where)),
            in(each.message)};
    const int matches = result.added + result.extended + result.known - result.games;
    m_next = matches > 1   ? QStringLiteral("matches")
        : matches == 1     ? QStringLiteral("match")
        : result.games > 0 ? QStringLiteral("game")
                           : QString();
    m_shown = qt(matches > 0 ? result.match : result.game);
    // A file has matches, games or both. Both are counted together as items.
    QStringList facts{matches == 0 && result.games == 1
            ? (result.added > 0 ? tr("The game is new.") : tr("This game is already here, unchanged."))
            : result.games > 0 ? tr("%1 new").arg(result.added)
                               : tr("%1 new").arg(qt(phrases::matchesText(result.added, language)))};
    if (result.extended > 0)
        facts << tr("%1 continued").arg(qt(phrases::matchesText(result.extended, language)));
    if (result.known > 0 && !(matches == 0 && result.games == 1))
        facts << tr("%1 already present, unchanged").arg(result.known);
    if (result.refused > 0)
        facts << tr("%1 refused").arg(result.refused);
    finish(cancelled || result.refused > 0 ? QStringLiteral("no") : QStringLiteral("yes"),
        cancelled ? tr("Cancelled. Matches that were added by then stay.")
                  : tr("%1 is read.").arg(nameOf(m_file)),
        facts.join(QStringLiteral(" · ")));
    m_session->endImport(result);
}

// ---- Export

void Transfer::exportTo(const QString& file, const QString& kind)
{
    if (running() || !m_session->isOpen())
        return;
    m_file = file;
    makeFolderOf(file);
    Exporting job{
        std::make_unique<history::Export>(history(),
            kind == QLatin1String("deals") ? history::ExportFormat::Deals : history::ExportFormat::Lines),
        std::make_unique<history::AtomicFileWriter>(plain(file), false)};
    if (const auto opened = job.file->open(); !opened)
        return fail(opened.error());
    m_job = std::move(job);
    start(tr("Writing %1").arg(nameOf(file)));
}

void Transfer::step(Exporting& job)
{
    std::string piece;
    const auto more = job.exporting->step(sliceTime, piece);
    if (!more)
        return fail(more.error());
    auto written = job.file->write(piece);
    if (written && !*more)
        written = job.file->finish();
    if (!written)
        return fail(written.error());
    if (!isLast(more, job.exporting->done()))
        return;
    const history::ExportResult result = job.exporting->result();
    for (const auto& [id, fault] : result.unreadable)
        m_refusals << TransferRefusal{qt(id), in(fault.message)};
    m_written = m_file;
    finish(result.unreadable.empty() ? QStringLiteral("yes") : QStringLiteral("no"),
        tr("%1 written.").arg(qt(phrases::matchesText(result.written, language()))), m_file);
}

// ---- Backup and restore

void Transfer::backUpTo(const QString& file)
{
    if (running() || !m_session->isOpen())
        return;
    m_file = file;
    makeFolderOf(file);
    m_job = std::make_unique<history::Backup>(history(), plain(file));
    start(tr("Writing %1").arg(nameOf(file)));
}

void Transfer::step(BackingUp& job)
{
    const auto more = job->step(sliceTime);
    if (!isLast(more, job->done()))
        return;
    m_written = m_file;
    finish(QStringLiteral("yes"), tr("The history is backed up."), m_file);
}

void Transfer::check()
{
    if (running() || !m_session->isOpen())
        return;
    m_job = std::make_unique<history::BackgroundExamination>(m_session->historyFile());
    start(tr("Reading everything"));
}

void Transfer::step(Checking& job)
{
    const auto examined = job->wait(sliceTime);
    m_progress = job->done();
    if (!examined)
        return;
    if (!*examined)
        return fail(examined->error());
    const history::Examined result = **examined;
    if (result.damage)
        finish(QStringLiteral("no"), tr("The history is damaged."), in(*result.damage));
    else
        finish(QStringLiteral("yes"), tr("The history is intact."),
            qt(phrases::matchesText(result.matches, language())) + QStringLiteral(" · ")
                + qt(phrases::dealsText(Unit::Points, result.deals, language())));
}

void Transfer::checkRestore(const QString& file)
{
    if (running() || !(m_session->isOpen() || m_session->recoverable()))
        return;
    m_file = file;
    m_job = m_session->isOpen() ? std::make_unique<history::Restore>(history(), plain(file))
                                : std::make_unique<history::Restore>(m_session->historyFile(), plain(file));
    start(tr("Checking %1").arg(nameOf(file)));
}

void Transfer::step(Restoring& job)
{
    const auto more = job->check(sliceTime);
    if (!isLast(more, job->done()))
        return;
    const history::BackupContents& then = job->contents();
    QStringList lines{then.counts.matches > 0
            ? tr("%1: %2, the last one of %3.")
                  .arg(nameOf(m_file), qt(phrases::matchesText(then.counts.matches, language())),
                      qt(phrases::dayText(then.last, language())))
            : tr("%1 contains no match.").arg(nameOf(m_file))};
    lines << (m_session->isOpen() ? tr("It would replace the current history: %1.")
                                        .arg(qt(phrases::matchesText(m_session->matchCount(), language())))
                                  : tr("It would replace the damaged history."))
          << tr("The current history is saved to a file first. Its location is shown afterwards.");
    const auto member
        = m_session->isOpen() ? history::membership(history()).value_or(std::nullopt) : std::nullopt;
    if (member && then.archive.empty())
        lines << tr("Afterwards this tablet is not connected to the club archive.");
    const bool isKnown = then.archive.empty() || (member && member->address == then.archive);
    m_joins = isKnown ? QString() : qt(archive::placeNameOf(then.archive));
    if (then.damage) {
        lines = QStringList{in(then.damage->what)}
            + qt(report::recoveryLines(then.damage->recovered, language())) + QStringList{QString()} + lines;
    }
    finish(QStringLiteral("ask"),
        then.damage ? tr("This backup is damaged. Restore what can be read of it?")
                    : tr("Replace the history with this backup?"),
        lines.join(QLatin1Char('\n')));
}

void Transfer::confirmRestore(bool staysInArchive)
{
    auto* job = std::get_if<Restoring>(&m_job);
    if (!job || running())
        return;
    m_session->beginRestore();
    const auto aside = (*job)->finish(staysInArchive);
    const int matches = (*job)->contents().counts.matches;
    const bool isInArchive = staysInArchive && !(*job)->contents().archive.empty();
    m_job = std::monostate();
    if (m_session->isOpen()) // For a damaged history, the screen opens it after the user has read the result.
        m_session->retry();
    if (aside)
        finish(QStringLiteral("yes"),
            tr("The backup is restored: %1.").arg(qt(phrases::matchesText(matches, language()))),
            tr("The previous history is saved in %1.").arg(qt(aside->string()))
                + (isInArchive
                        ? QLatin1Char('\n') + tr("The club archive adds the entries that the backup lacks.")
                        : QString()));
    else
        fail(aside.error());
}

void Transfer::cancel()
{
    if (!running())
        return;
    if (const auto* job = std::get_if<Importing>(&m_job))
        endImport(history::ImportResult((*job)->result()), true);
    else
        finish(QStringLiteral("no"), tr("Cancelled."), tr("No file was written; the history is unchanged."));
}

void Transfer::clear()
{
    if (running())
        return;
    m_job = std::monostate();
    m_outcome.clear();
    m_refusals.clear();
    Q_EMIT changed();
}

} // namespace tafel::app
