// Every case of tests/cases as a separate test, named after its clause and its content.
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "games/games.h"
#include "support/json.h"
#include "support/schema.h"

namespace tafel::test {
namespace {

/// Whether a schema can state this error; `statedByReaderOnly` lists the exceptions.
bool isShape(const std::string& code)
{
    return code == "format" || code == "schema" || code == "unknown-card" || code == "unknown-power"
        || code == "players";
}

class CaseTest : public testing::Test {
public:
    explicit CaseTest(const Case& shown)
        : m_case(shown)
    {
    }

    void TestBody() override
    {
        for (Language language : {Language::German, Language::English}) {
            std::string out;
            const bool answered = m_case.command(out, m_case.document, language, document::Layout::Line);
            const Json actual = Json::parse(out);
            EXPECT_EQ(difference(m_case.expect, actual), "") << m_case.why << '\n' << m_case.document;
            EXPECT_EQ(answered, !m_case.expect.contains("error")) << "the exit status follows from it";
            EXPECT_EQ(PublishedSchema::of(actual).faults(actual), "") << out;
            agreesWithSchema(actual);
            if (!m_case.words.is_null() && language == Language::English) {
                EXPECT_EQ(words(actual), m_case.words) << m_case.why << '\n' << m_case.document;
            }
        }
    }

private:
    static Json words(const Json& actual)
    {
        Json words = Json::array();
        for (const Json& reason :
            actual.contains("deals") ? actual["deals"].back()["because"] : actual["because"])
            words.push_back(reason["text"]);
        return words;
    }

    void agreesWithSchema(const Json& actual) const
    {
        const nlohmann::json document = nlohmann::json::parse(m_case.document, nullptr, false);
        if (document.is_discarded() || (actual.contains("error") && actual["error"]["code"] == "json"))
            return;
        const std::string faults = PublishedSchema::ofDocument(document).faults(document);
        if (!actual.contains("error")) {
            EXPECT_EQ(faults, "") << m_case.document;
            return;
        }
        const std::string code = actual["error"]["code"];
        if (!isShape(code) && code != "unknown-player" && m_case.file != "document.order-of-faults") {
            EXPECT_EQ(faults, "") << "a schema states the form only; " << actual.dump();
        }
    }

    Case m_case;
};

/// A valid name for GoogleTest, with only letters, digits, and "_".
std::string plain(const std::string& text)
{
    std::string name;
    for (char c : text)
        name += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
    return name;
}

/// The ids of all clauses that an answer cites.
std::set<std::string> cited(const Json& answer)
{
    std::set<std::string> clauses;
    const std::function<void(const Json&)> visit = [&](const Json& value) {
        for (const auto& [key, child] : value.items()) {
            if (key == "clause")
                clauses.insert(child.get<std::string>());
            if (key == "also")
                clauses.insert(child.begin(), child.end());
            if (child.is_structured())
                visit(child);
        }
    };
    visit(answer);
    return clauses;
}

TEST(Cases, citeEveryClauseOfCosmicEidexAndNoOther)
{
    std::set<std::string> all;
    for (const Case& each : allCases())
        for (const std::string& clause : cited(answer(each.document, Language::English, *each.command))) {
            EXPECT_TRUE(clauseNamed(clause) || clause.starts_with("own."))
                << clause << " in " << each.file << ": " << each.name;
            all.insert(clause);
        }
    std::set<std::string> uncited;
    for (const Clause* clause : allClauses())
        if (clause->id.starts_with("eidex.") && !all.contains(std::string(clause->id)))
            uncited.insert(std::string(clause->id));
    EXPECT_EQ(uncited, std::set<std::string>());
}

TEST(Cases, fileNamesAreClausesOrSubjectsOfTheDocument)
{
    for (const Case& each : allCases())
        EXPECT_TRUE(
            each.file.starts_with("document.") || each.file.starts_with("own.") || clauseNamed(each.file))
            << each.file;
}

TEST(Cases, everyClauseIdIsThereOnce)
{
    std::set<std::string_view> ids;
    for (const Clause* clause : allClauses())
        EXPECT_TRUE(ids.insert(clause->id).second) << clause->id;
}

/// The sentences in an answer: those of reasons and errors.
std::vector<std::string> sentences(const Json& answer)
{
    std::vector<std::string> list;
    const std::function<void(const Json&)> visit = [&](const Json& value) {
        for (const auto& [key, child] : value.items()) {
            if ((key == "text" || key == "message") && child.is_string())
                list.push_back(child);
            if (child.is_structured())
                visit(child);
        }
    };
    visit(answer);
    return list;
}

/// "RQ" appears only in documents. Messages may quote a wrong part of a document and its allowed values.
TEST(Cases, sayCardsInWords)
{
    static const std::regex quoted("«[^»]*»|\"[^\"]*\"|(must be one of|muss eines davon sein): .*"),
        code("\\b[HLRSCD](10|[2-9JQKA])\\b");
    int seen = 0;
    for (const Case& each : allCases())
        for (Language language : {Language::German, Language::English})
            for (const std::string& sentence : sentences(answer(each.document, language, *each.command))) {
                EXPECT_FALSE(std::regex_search(std::regex_replace(sentence, quoted, ""), code))
                    << sentence << " in " << each.file << ": " << each.name;
                ++seen;
            }
    EXPECT_GT(seen, 1000);
}

} // namespace
} // namespace tafel::test

int main(int argc, char** argv)
{
    using namespace tafel::test;
    testing::InitGoogleTest(&argc, argv);
    for (const Case& each : allCases())
        testing::RegisterTest(("Case_" + plain(each.file)).c_str(), plain(each.name).c_str(), nullptr,
            nullptr, __FILE__, __LINE__, [each]() -> testing::Test* { return new CaseTest(each); });
    return RUN_ALL_TESTS();
}
