#include "app/report/report_maker.h"

#include "report/pdf.h"

namespace tafel::app {

report::Request ReportMaker::request() const
{
    const std::string subject = plain(m_subject);
    report::Request request{
        .kind = report::kindNamed(plain(m_kind)).value_or(report::Kind::Season), .language = language()};
    switch (request.kind) {
    case report::Kind::Match:
    case report::Kind::QuickSheet:
        request.match = subject;
        break;
    case report::Kind::Evening:
        request.day = subject;
        break;
    case report::Kind::Season:
        request.from = request.to = subject;
        request.ratings = m_session->preferences()->ratings();
        break;
    case report::Kind::Tournament:
        request.tournament = subject;
        break;
    case report::Kind::Player:
        request.player = subject;
        break;
    }
    return request;
}

void ReportMaker::start(std::function<BackgroundTask::Completion(const report::Progress&)> work)
{
    m_saved = {};
    m_work.start([this, work = std::move(work)](
                     const BackgroundTask::TaskContext& screen) -> BackgroundTask::Completion {
        const auto progress = screen.progress();
        const auto goOn
            = [&](int done, int all) { return progress(all > 0 ? static_cast<double>(done) / all : 0.0); };
        return [this, then = work(goOn)] {
            then();
            Q_EMIT changed();
        };
    });
    Q_EMIT changed();
    Q_EMIT progressed();
}

void ReportMaker::make()
{
    if (!hasHistory() || m_kind.isEmpty() || m_subject.isEmpty())
        return;
    cancel();
    m_report.reset();
    m_html.clear();
    start([this, request = request(), file = m_session->historyFile()](
              const report::Progress& goOn) -> BackgroundTask::Completion {
        const auto fault = [this](const Message& message) -> BackgroundTask::Completion {
            return
                [this, message] { m_saved = {.title = tr("There is no report."), .problem = in(message)}; };
        };
        auto history = history::History::open(file, history::Mode::Read);
        if (!history)
            return fault(history.error().message);
        auto made = report::make(&*history, request, goOn);
        if (!made)
            return fault(made.error().message);
        const auto report = std::make_shared<const report::Report>(std::move(*made));
        return [this, report, html = qt(report::asHtml(*report))] {
            m_report = report;
            m_html = html;
        };
    });
}

namespace {

std::string contentOf(const report::Report& report, const QString& format, const report::Progress& goOn)
{
    if (format == QLatin1String("csv"))
        return report::asCsv(report).value_or("");
    if (format == QLatin1String("json"))
        return report::asJson(report);
    const std::string html = report::asHtml(report);
    return format == QLatin1String("html") ? html : report::pdfOf(html, report.language, goOn);
}

} // namespace

void ReportMaker::save(const QString& format)
{
    if (!m_report || busy())
        return;
    start([this, report = m_report, format, place = m_folder](
              const report::Progress& goOn) -> BackgroundTask::Completion {
        const std::string content = contentOf(*report, format, goOn);
        if (content.empty() || !goOn(1, 1)) // The report was cancelled, so that no result is needed.
            return [] {};
        return [this,
                   saved = writeNewFile(place, qt(report::fileName(*report)), format, content,
                       tr("The report was not saved."))] { m_saved = saved; };
    });
}

void ReportMaker::cancel()
{
    if (!busy())
        return;
    m_work.abandon();
    Q_EMIT changed();
}

} // namespace tafel::app
