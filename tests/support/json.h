// Documents in tests: case files, and the comparison of an answer with an expected part of it.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "document/document.h"
#include "support/files.h"

namespace tafel::test {

using Json = nlohmann::ordered_json;

/// The type of a command that answers a document: `document::scoreDocument`, `document::judgeDocument`.
using Command = bool(std::string&, std::string_view, Language, document::Layout);

/// A document and the part of the answer that it must get.
struct Case {
    std::string file; ///< The clause of the case, without ".json".
    std::string name;
    Command* command; ///< The command for its kind: "score", "judge" or "game".
    std::string document; ///< The document as text, because some documents are not JSON.
    Json expect;
    std::string why;
    Json words; ///< The English sentences of the last deal's reasons, or of the verdict's; null accepts any.
};

inline Command* commandOf(const std::string& kind)
{
    return kind == "judge" ? document::judgeDocument
        : kind == "game"   ? document::checkGameDocument
                           : document::scoreDocument;
}

/// All cases of tests/cases, by file name and then in their order.
inline std::vector<Case> allCases()
{
    std::vector<std::filesystem::path> files;
    for (const char* folder : {"/cases", "/cases/own"})
        for (const auto& entry : std::filesystem::directory_iterator(std::string(TAFEL_TESTS) + folder))
            if (entry.path().extension() == ".json" && entry.is_regular_file())
                files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Case> cases;
    for (const std::filesystem::path& file : files)
        for (const Json& each : Json::parse(readFile(file))) {
            Json asked = each.at("document");
            // `own_game` may name a file in the folder of patterns.
            if (asked.is_object() && asked.contains("own_game") && asked["own_game"].is_string())
                asked["own_game"] = Json::parse(readFile(std::string(TAFEL_TESTS)
                    + "/../src/app/custom/patterns/" + asked["own_game"].get<std::string>() + ".game.json"));
            cases.push_back({.file = file.stem().string(),
                .name = each.at("name"),
                .command = commandOf(each.at("kind").get<std::string>()),
                .document = asked.is_string() ? asked.get<std::string>() : asked.dump(),
                .expect = each.at("expect"),
                .why = each.at("why"),
                .words = each.contains("words") ? each["words"] : Json()});
        }
    return cases;
}

/// Sorts the legal and illegal cards, because their order carries no meaning.
inline Json sorted(Json list)
{
    std::sort(list.begin(), list.end(), [](const Json& a, const Json& b) {
        // Sorts by the card, or by the whole combination.
        const auto card = [](const Json& each) { return each.contains("card") ? each["card"] : each; };
        return card(a).dump() < card(b).dump();
    });
    return list;
}

/// The first difference and its location; empty if `actual` has every key of `expected` with its value.
inline std::string difference(const Json& expected, const Json& actual, const std::string& where = "")
{
    if (expected.is_array() || expected.is_object()) {
        if (expected.type() != actual.type() || (expected.is_array() && expected.size() != actual.size()))
            return where + ": expected " + expected.dump() + ", got " + actual.dump();
        for (const auto& [key, value] : expected.items()) {
            if (expected.is_object() && !actual.contains(key))
                return where + "/" + key + " is missing in " + actual.dump();
            const Json& other = expected.is_object() ? actual.at(key) : actual.at(std::stoul(key));
            const bool isSet = (key == "legal" || key == "illegal") && value.is_array() && other.is_array();
            if (std::string found = isSet ? difference(sorted(value), sorted(other), where + "/" + key)
                                          : difference(value, other, where + "/" + key);
                !found.empty())
                return found;
        }
        return {};
    }
    return expected == actual ? "" : where + ": expected " + expected.dump() + ", got " + actual.dump();
}

/// The answer to a document, as text and as JSON.
inline std::string answerText(std::string_view document, Language language = Language::English,
    Command& command = document::scoreDocument)
{
    std::string out;
    command(out, document, language, document::Layout::Line);
    return out;
}

inline Json answer(std::string_view document, Language language = Language::English,
    Command& command = document::scoreDocument)
{
    return Json::parse(answerText(document, language, command));
}

/// The verdict on a position or a question, or its error.
inline Json verdict(std::string_view document)
{
    return answer(document, Language::English, document::judgeDocument);
}

} // namespace tafel::test
