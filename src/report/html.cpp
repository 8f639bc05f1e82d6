// A report filled into its template.
#include "phrases/day.h"
#include "report/embedded.h"
#include "report/report.h"
#include "report/score_chart.h"

namespace tafel::report {

namespace {

std::string_view embedded(std::string_view name)
{
    for (const Embedded& file : embeddedFiles())
        if (file.name == name)
            return file.text;
    throw TemplateFault("there is no template " + std::string(name));
}

} // namespace

std::string asHtml(const Report& report)
{
    std::vector<Value> facts;
    for (const Fact& fact : report.facts)
        facts.push_back(Value::object({{"label", fact.label}, {"text", fact.text}}));
    Value root = Value::object({{"title", report.title}, {"subtitle", report.subtitle},
        {"lang", std::string(codeOf(report.language))},
        {"made", phrases::dayText(phrases::today(), report.language)}, {"has_facts", !report.facts.empty()},
        {"facts", Value::list(std::move(facts))}, {"sheets", Value::list(report.sheets)},
        {"course", report.course.empty() ? "" : dataUrl(report.course)}});
    // Every place that a template may ask for; an empty one leaves its section out.
    for (const char* place : {"players", "games", "per_game", "contracts", "characters", "records", "matches",
             "deals", "result", "details", "disputes", "opponents", "standing", "ratings"}) {
        std::vector<Value> tables;
        for (const Part& part : report.parts)
            if (part.place == place)
                tables.push_back(asValue(part.table));
        root.set(std::string("has_") + place, !tables.empty());
        root.set(place, Value::list(std::move(tables)));
    }
    return fill(embedded, std::string(kindNames[static_cast<std::size_t>(report.kind)]) + ".html", root,
        report.language);
}

} // namespace tafel::report
