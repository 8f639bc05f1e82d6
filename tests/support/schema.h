// The published JSON Schemas, for tests.
#pragma once

#include <string>

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "support/json.h"

namespace tafel::test {

/// A schema of src/document/schemas: "match", "result", "position" and so on.
class PublishedSchema {
public:
    explicit PublishedSchema(const std::string& name)
        : m_text(text(name + ".schema.json"))
    {
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(
                valijson::adapters::NlohmannJsonAdapter(m_text), m_schema,
                [](const std::string& file) { return new nlohmann::json(text(file)); },
                [](const nlohmann::json* other) { delete other; });
    }

    /// Empty: the document has this form. Otherwise the faults, each with its place.
    std::string faults(const nlohmann::json& document) const
    {
        valijson::Validator validator(valijson::Validator::kStrongTypes);
        valijson::ValidationResults results;
        if (validator.validate(m_schema, valijson::adapters::NlohmannJsonAdapter(document), &results))
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
    bool accepts(const nlohmann::json& document) const { return faults(document).empty(); }

    /// The schema of what is asked: a match, a position or a question. What has no format is a match that
    /// went wrong.
    static const PublishedSchema& ofDocument(const nlohmann::json& document)
    {
        static const PublishedSchema match("match"), position("position"), question("question"), game("game");
        const std::string format = formatOf(document);
        return format == "tafelrichter-position/1" ? position
            : format == "tafelrichter-question/1"  ? question
            : format == "tafelrichter-game/1"      ? game
                                                   : match;
    }
    /// The schema of an answer: a result, a verdict or an error document.
    static const PublishedSchema& of(const nlohmann::json& answer)
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

private:
    static nlohmann::json text(const std::string& file)
    {
        return nlohmann::json::parse(readFile(TAFEL_SOURCE "/src/document/schemas/" + file));
    }
    static std::string formatOf(const nlohmann::json& document)
    {
        return document.is_object() && document.contains("format") && document["format"].is_string()
            ? document["format"].get<std::string>()
            : "";
    }

    nlohmann::json m_text;
    valijson::Schema m_schema;
};

} // namespace tafel::test
