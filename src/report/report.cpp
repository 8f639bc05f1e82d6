#include "report/report.h"

#include <algorithm>

#include "report/maker.h"

namespace tafel::report {

std::optional<Kind> kindNamed(std::string_view name)
{
    for (std::size_t i = 0; i < std::size(kindNames); ++i)
        if (kindNames[i] == name)
            return static_cast<Kind>(i);
    return std::nullopt;
}

Maker::Maker(history::History* history, const Request& wanted, const Progress& progress)
    : m_history(history)
    , request(wanted)
    , m_progress(progress)
{
    report.kind = wanted.kind;
    report.language = wanted.language;
}

void Maker::nothing(Message message) const
{
    throw Stopped{{.message = std::move(message)}};
}

history::History& Maker::history() const
{
    if (!m_history)
        nothing({"Für diesen Bericht braucht es eine Geschichte.", "This report needs a history."});
    return *m_history;
}

void Maker::step(int all)
{
    if (m_progress && !m_progress(std::min(m_done++, all), all))
        throw Stopped{{.message = {"Abgebrochen.", "Cancelled."}, .cancelled = true}};
}

void Maker::fact(Text label, std::string text)
{
    if (!text.empty())
        report.facts.push_back({in(label), std::move(text)});
}

void Maker::add(std::string place, Table table)
{
    report.parts.push_back({std::move(place), std::move(table)});
}

tl::expected<Report, Trouble> make(
    history::History* history, const Request& request, const Progress& progress)
{
    static constexpr void (Maker::*make[])() = {&Maker::match, &Maker::evening, &Maker::season,
        &Maker::tournament, &Maker::player, &Maker::quickSheet};
    try {
        Maker maker(history, request, progress);
        (maker.*make[static_cast<std::size_t>(request.kind)])();
        return std::move(maker.report);
    } catch (Stopped& stopped) {
        return tl::unexpected(std::move(stopped.trouble));
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

std::optional<std::string> asCsv(const Report& report, const std::string& table)
{
    for (const Part& part : report.parts)
        if (table.empty() || part.table.id == table)
            return asCsv(part.table);
    return std::nullopt;
}

std::string asJson(const Report& report)
{
    document::Buffer buffer;
    document::PrettyWriter out(buffer);
    out.SetIndent(' ', 2);
    const auto text = [&](std::string_view key, std::string_view value) {
        document::key(out, key);
        document::write(out, value);
    };
    out.StartObject();
    text("format", "tafelrichter-report/1");
    text("kind", kindNames[static_cast<std::size_t>(report.kind)]);
    text("language", report.language == Language::German ? "de" : "en");
    text("title", report.title);
    text("subtitle", report.subtitle);
    document::key(out, "facts");
    out.StartArray();
    for (const Fact& fact : report.facts) {
        out.StartObject();
        text("label", fact.label);
        text("text", fact.text);
        out.EndObject();
    }
    out.EndArray();
    document::key(out, "tables");
    out.StartArray();
    for (const Part& part : report.parts) {
        out.StartObject();
        text("id", part.table.id);
        text("title", part.table.title);
        document::key(out, "columns");
        out.StartArray();
        for (const Column& column : part.table.columns) {
            if (column.where == Column::Where::Paper)
                continue;
            out.StartObject();
            text("id", column.id);
            text("heading", column.heading);
            if (!column.unit.empty())
                text("unit", column.unit);
            out.EndObject();
        }
        out.EndArray();
        document::key(out, "rows");
        writeRows(out, part.table);
        out.EndObject();
    }
    out.EndArray();
    out.EndObject();
    return std::string(buffer.GetString(), buffer.GetSize()) + '\n';
}

std::string fileName(const Report& report)
{
    std::string name = report.title + (report.subtitle.empty() ? "" : ", " + report.subtitle);
    for (char& each : name)
        if (static_cast<unsigned char>(each) < ' '
            || std::string_view("/\\:*?\"<>|").find(each) != std::string_view::npos)
            each = '-';
    if (name.size() > 120) { // a file system takes 255 bytes; cut between letters
        std::size_t end = 120;
        while ((static_cast<unsigned char>(name[end]) & 0xc0U) == 0x80U)
            --end;
        name.resize(end);
    }
    if (name.starts_with('.'))
        name.front() = '-';
    return name;
}

} // namespace tafel::report
