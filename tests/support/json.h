// Documents in tests: case files, and whether an answer shows what is expected of it.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "document/document.h"

namespace tafel::test {

using Json = nlohmann::ordered_json;

inline std::string readFile(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A match document and the part of the answer that it must get.
struct Case {
    std::string file; ///< The clause it is about, without ".json".
    std::string name;
    std::string document; ///< As text: some documents are no JSON.
    Json expect;
    std::string why;
};

/// All cases of tests/cases, by file name and then in their order.
inline std::vector<Case> allCases()
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(TAFEL_TESTS "/cases"))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Case> cases;
    for (const std::filesystem::path& file : files)
        for (const Json& each : Json::parse(readFile(file))) {
            const Json& document = each.at("document");
            cases.push_back({.file = file.stem().string(),
                .name = each.at("name"),
                .document = document.is_string() ? document.get<std::string>() : document.dump(),
                .expect = each.at("expect"),
                .why = each.at("why")});
        }
    return cases;
}

/// Empty when `actual` has every key of `expected` with its value; otherwise the first difference and where
/// it is.
inline std::string difference(const Json& expected, const Json& actual, const std::string& where = "")
{
    if (expected.is_array() || expected.is_object()) {
        if (expected.type() != actual.type() || (expected.is_array() && expected.size() != actual.size()))
            return where + ": expected " + expected.dump() + ", got " + actual.dump();
        for (const auto& [key, value] : expected.items()) {
            if (expected.is_object() && !actual.contains(key))
                return where + "/" + key + " is missing in " + actual.dump();
            const Json& other = expected.is_object() ? actual.at(key) : actual.at(std::stoul(key));
            if (std::string found = difference(value, other, where + "/" + key); !found.empty())
                return found;
        }
        return {};
    }
    return expected == actual ? "" : where + ": expected " + expected.dump() + ", got " + actual.dump();
}

/// The answer to a match document, as text and as JSON.
inline std::string answerText(std::string_view document, Language language = Language::English)
{
    std::string out;
    document::scoreDocument(out, document, language, document::Layout::Line);
    return out;
}

inline Json answer(std::string_view document, Language language = Language::English)
{
    return Json::parse(answerText(document, language));
}

} // namespace tafel::test
