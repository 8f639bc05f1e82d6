#include "report/report.h"

#include <algorithm>

#include "base/utf8.h"
#include "document/pretty_document.h"
#include "report/report_builder.h"

namespace tafel::report {

std::optional<Kind> kindNamed(std::string_view name)
{
    for (std::size_t i = 0; i < std::size(kindNames); ++i)
        if (kindNames[i] == name)
            return static_cast<Kind>(i);
    return std::nullopt;
}

ReportBuilder::ReportBuilder(history::History* history, const Request& wanted, const Progress& progress)
    : m_history(history)
    , request(wanted)
    , m_progress(progress)
{
    report.kind = wanted.kind;
    report.language = wanted.language;
}

void ReportBuilder::throwNothingToReport(Message message) const
{
    throw ReportException{{.message = std::move(message)}};
}

history::History& ReportBuilder::history() const
{
    if (!m_history)
        throwNothingToReport(
            {"Für diesen Bericht braucht es eine Spielgeschichte.", "This report needs a history."});
    return *m_history;
}

void ReportBuilder::step(int all)
{
    if (m_progress && !m_progress(std::min(m_done++, all), all))
        throw ReportException{{.message = {"Abgebrochen.", "Cancelled."}, .cancelled = true}};
}

void ReportBuilder::fact(Text label, std::string text)
{
    if (!text.empty())
        report.facts.push_back({localized(label), std::move(text)});
}

void ReportBuilder::add(std::string place, Table table)
{
    if (request.onlyPrinted && table.rows.size() > maxPrintedRows) {
        table.more = table.rows.size() - maxPrintedRows;
        table.rows.resize(maxPrintedRows);
        table.rows.shrink_to_fit();
    }
    report.parts.push_back({std::move(place), std::move(table)});
}

tl::expected<Report, ReportError> make(
    history::History* history, const Request& request, const Progress& progress)
{
    static constexpr void (ReportBuilder::*make[])()
        = {&ReportBuilder::match, &ReportBuilder::evening, &ReportBuilder::season, &ReportBuilder::tournament,
            &ReportBuilder::player, &ReportBuilder::quickSheet};
    try {
        ReportBuilder maker(history, request, progress);
        (maker.*make[static_cast<std::size_t>(request.kind)])();
        return std::move(maker.report);
    } catch (ReportException& stopped) {
        return tl::unexpected(std::move(stopped.error));
    }
}

std::vector<std::string> tableIds(const Report& report)
{
    std::vector<std::string> ids;
    for (const Part& part : report.parts)
        if (std::find(ids.begin(), ids.end(), part.table.id) == ids.end())
            ids.push_back(part.table.id);
    return ids;
}

std::optional<std::string> asCsv(const Report& report, const std::string& table, CsvConsumer reader)
{
    for (const Part& part : report.parts)
        if (table.empty() || part.table.id == table)
            return asCsv(part.table, reader);
    return std::nullopt;
}

std::string asJson(const Report& report)
{
    document::PrettyDocument out("tafelrichter-report/1");
    out.text("kind", kindNames[static_cast<std::size_t>(report.kind)]);
    out.text("language", codeOf(report.language));
    out.text("title", report.title);
    out.text("subtitle", report.subtitle);
    out.objects("facts", report.facts, [&](const Fact& fact) {
        out.text("label", fact.label);
        out.text("text", fact.text);
    });
    out.objects("tables", report.parts, [&](const Part& part) {
        out.text("id", part.table.id);
        out.text("title", part.table.title);
        std::vector<Column> columns = part.table.columns;
        std::erase_if(columns, [](const Column& each) { return each.medium == Column::Medium::Print; });
        out.objects("columns", columns, [&](const Column& column) {
            out.text("id", column.id);
            out.text("heading", column.heading);
            out.some("unit", column.unit);
        });
        document::key(out.writer(), "rows");
        writeRows(out.writer(), part.table);
    });
    return out.end();
}

std::string fileName(const Report& report)
{
    std::string name = report.title + (report.subtitle.empty() ? "" : ", " + report.subtitle);
    for (char& each : name)
        if (static_cast<unsigned char>(each) < ' '
            || std::string_view("/\\:*?\"<>|").find(each) != std::string_view::npos)
            each = '-';
    name.resize(firstBytes(name, 120).size()); // a file system takes 255 bytes
    if (name.starts_with('.'))
        name.front() = '-';
    return name;
}

} // namespace tafel::report
