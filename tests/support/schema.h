// The published JSON Schemas, for tests.
#pragma once

#include <memory>
#include <string>

#include <nlohmann/json.hpp>

namespace tafel::test {

/// A schema of src/document/schemas: "match", "result", "position" and so on.
class PublishedSchema {
public:
    explicit PublishedSchema(const std::string& name);
    ~PublishedSchema();

    /// The errors of the document with their locations; empty if it has this form.
    std::string faults(const nlohmann::json& document) const;
    bool accepts(const nlohmann::json& document) const { return faults(document).empty(); }

    /// The schema of a match, a position, or a question; a document without a format counts as a match.
    static const PublishedSchema& ofDocument(const nlohmann::json& document);
    /// The schema of an answer: a result, a verdict or an error document.
    static const PublishedSchema& of(const nlohmann::json& answer);

private:
    struct Parsed; // includes the validator's headers only in schema.cpp
    std::unique_ptr<const Parsed> m_parsed;
};

} // namespace tafel::test
