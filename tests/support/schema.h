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

/// A schema of src/document/schemas: "match", "result", "error", "rules".
class PublishedSchema {
public:
    explicit PublishedSchema(const std::string& name)
        : m_text(
            nlohmann::json::parse(readFile(TAFEL_SOURCE "/src/document/schemas/" + name + ".schema.json")))
    {
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(valijson::adapters::NlohmannJsonAdapter(m_text), m_schema);
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

    static const PublishedSchema& match()
    {
        static const PublishedSchema schema("match");
        return schema;
    }
    /// The schema of an answer: a result or an error document.
    static const PublishedSchema& of(const nlohmann::json& answer)
    {
        static const PublishedSchema result("result"), error("error");
        return answer.contains("error") ? error : result;
    }

private:
    nlohmann::json m_text;
    valijson::Schema m_schema;
};

} // namespace tafel::test
