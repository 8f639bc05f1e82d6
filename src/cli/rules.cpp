#include <fmt/format.h>

#include "cli/cli.h"
#include "document/json.h"
#include "document/match_reader.h"
#include "games/games.h"
#include "rulebook/rulebook.h"

namespace tafel::cli {

namespace {

constexpr Edition editions[] = {Edition::En1998, Edition::De1998, Edition::Web};

std::string_view nameOf(Edition edition)
{
    return document::editionNames[static_cast<std::size_t>(edition)];
}

std::string forPeople(const Clause& clause, Language language)
{
    std::string out = fmt::format("{}\n  {}\n", clause.id, clause.text.in(language));
    for (Edition edition : editions)
        if (!clause.section.in(edition).empty())
            out += fmt::format("  {}: {}\n", nameOf(edition), clause.section.in(edition));
    if (!clause.differs.in(Edition::Web).empty())
        for (Edition edition : editions)
            out += fmt::format("  {:<8}| {}\n", nameOf(edition), clause.differs.in(edition).in(language));
    for (Edition edition : editions) {
        const std::string_view reason = clause.ruling.in(edition).in(language);
        if (!reason.empty())
            out += language == Language::German
                ? fmt::format("  Auslegung ({}): {}\n", nameOf(edition), reason)
                : fmt::format("  Interpretation ({}): {}\n", nameOf(edition), reason);
    }
    return out;
}

std::string asJson(const std::vector<const Clause*>& clauses, Language language)
{
    document::Buffer buffer;
    document::PrettyWriter out(buffer);
    out.SetIndent(' ', 2);
    const auto text = [&](std::string_view name, std::string_view value) {
        document::key(out, name);
        document::write(out, value);
    };
    const auto ofEditions = [&](std::string_view name, const auto& value) {
        document::key(out, name);
        out.StartObject();
        for (Edition edition : editions)
            if (const std::string_view each = value(edition); !each.empty())
                text(nameOf(edition), each);
        out.EndObject();
    };
    out.StartObject();
    text("format", "tafelrichter-rules/1");
    document::key(out, "clauses");
    out.StartArray();
    for (const Clause* clause : clauses) {
        out.StartObject();
        text("id", clause->id);
        text("text", clause->text.in(language));
        ofEditions("sections", [&](Edition edition) { return clause->section.in(edition); });
        ofEditions("ruling", [&](Edition edition) { return clause->ruling.in(edition).in(language); });
        out.EndObject();
    }
    out.EndArray();
    out.EndObject();
    return std::string(buffer.GetString(), buffer.GetSize()) + '\n';
}

} // namespace

Exit rules(const RulesQuery& query, Language language)
{
    std::vector<const Clause*> found;
    if (query.clause.empty()) {
        found = searchClauses(allClauses(), query.words, language);
    } else if (const Clause* clause = clauseNamed(query.clause)) {
        found = {clause};
    } else {
        complain(language == Language::German
                ? fmt::format(
                    "tafelrichter: die Klausel «{}» gibt es nicht; «tafelrichter rules» nennt alle.",
                    query.clause)
                : fmt::format(
                    "tafelrichter: there is no clause \"{}\"; \"tafelrichter rules\" lists them all.",
                    query.clause));
        return Usage;
    }
    if (query.json) {
        print(asJson(found, language));
        return Answer;
    }
    std::string out;
    for (const Clause* clause : found)
        out += (out.empty() ? "" : "\n") + forPeople(*clause, language);
    print(out);
    if (found.empty())
        complain(language == Language::German ? "Keine Klausel gefunden." : "No clause found.");
    return Answer;
}

} // namespace tafel::cli
