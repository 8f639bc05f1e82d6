#include "support/schema.h"

#include <fstream>
#include <iterator>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace tafel::test {

namespace {

nlohmann::json text(const std::string& file)
{
    std::ifstream schema(TAFEL_SOURCE "/src/document/schemas/" + file);
    return nlohmann::json::parse(schema);
}

std::string formatOf(const nlohmann::json& document)
{
    return document.is_object() && document.contains("format") && document["format"].is_string()
        ? document["format"].get<std::string>()
        : "";
}

} // namespace

struct PublishedSchema::Parsed {
    explicit Parsed(const std::string& name)
        : written(text(name + ".schema.json"))
    {
    }

    nlohmann::json written;
    valijson::Schema schema;
};

PublishedSchema::PublishedSchema(const std::string& name)
{
    auto parsed = std::make_unique<Parsed>(name);
    valijson::SchemaParser(valijson::SchemaParser::kDraft7)
        .populateSchema(
            valijson::adapters::NlohmannJsonAdapter(parsed->written), parsed->schema,
            [](const std::string& file) { return new nlohmann::json(text(file)); },
            [](const nlohmann::json* other) { delete other; });
    m_parsed = std::move(parsed);
}

PublishedSchema::~PublishedSchema() = default;

std::string PublishedSchema::faults(const nlohmann::json& document) const
{
    valijson::Validator validator(valijson::Validator::kStrongTypes);
    valijson::ValidationResults results;
    if (validator.validate(m_parsed->schema, valijson::adapters::NlohmannJsonAdapter(document), &results))
        return {};
    std::string text = "does not have the form of the schema:";
    for (valijson::ValidationResults::Error error; results.popError(error);) {
        text += "\n  ";
        for (const std::string& step : error.context)
            text += step;
        text += " " + error.description;
    }
    return text;
}

const PublishedSchema& PublishedSchema::ofDocument(const nlohmann::json& document)
{
    static const PublishedSchema match("match"), position("position"), question("question"), game("game");
    const std::string format = formatOf(document);
    return format == "tafelrichter-position/1" ? position
        : format == "tafelrichter-question/1"  ? question
        : format == "tafelrichter-game/1"      ? game
                                               : match;
}

const PublishedSchema& PublishedSchema::of(const nlohmann::json& answer)
{
    static const PublishedSchema result("result"), verdict("verdict"), perft("perft"), ask("ask"),
        check("game-check"), error("error");
    const std::string format = formatOf(answer);
    return format == "tafelrichter-result/1"    ? result
        : format == "tafelrichter-verdict/1"    ? verdict
        : format == "tafelrichter-perft/1"      ? perft
        : format == "tafelrichter-ask/1"        ? ask
        : format == "tafelrichter-game-check/1" ? check
                                                : error;
}

} // namespace tafel::test
