#include "report/template.h"

#include <map>

#include <gtest/gtest.h>

namespace tafel::report {
namespace {

std::string filled(const std::string& text, const Value& value, Language language = Language::English,
    std::map<std::string, std::string> others = {})
{
    others["main"] = text;
    const Templates templates = [&](std::string_view name) -> std::string_view {
        const auto found = others.find(std::string(name));
        if (found == others.end())
            throw TemplateFault("no template");
        return found->second;
    };
    return fill(templates, "main", value, language);
}

TEST(Template, escapesWhateverIsPutIn)
{
    EXPECT_EQ(filled("<b>{{name}}</b>", Value::object({{"name", "<i>\"A\" & 'B'</i>"}})),
        "<b>&lt;i&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/i&gt;</b>");
    EXPECT_EQ(filled("{{name}}", Value::object({{"name", "{{other}}"}})), "{{other}}");
}

TEST(Template, repeatsForAListAndLooksAround)
{
    const Value value = Value::object({{"word", "x"},
        {"rows", Value::list({Value::object({{"n", "1"}}), Value::object({{"n", "2"}, {"word", "y"}})})}});
    EXPECT_EQ(filled("{{#rows}}{{n}}{{word}} {{/rows}}{{^rows}}none{{/rows}}", value), "1x 2y ");
    EXPECT_EQ(filled("{{#rows}}a{{/rows}}{{^rows}}none{{/rows}}", Value::object({{"rows", Value::list({})}})),
        "none");
}

TEST(Template, standsForATextThatIsNotEmpty)
{
    const auto with = [](const char* text) {
        return filled("{{#a}}[{{a}}]{{/a}}{{^a}}-{{/a}}", Value::object({{"a", text}}));
    };
    EXPECT_EQ(with("b"), "[b]");
    EXPECT_EQ(with(""), "-");
}

TEST(Template, keepsSectionsOfOneNameApart)
{
    const Value value = Value::object(
        {{"a", Value::list({Value::object({{"a", Value::list({Value::object({{"b", "1"}})})}})})}});
    EXPECT_EQ(filled("{{#a}}<{{#a}}{{b}}{{/a}}>{{/a}}", value), "<1>");
}

TEST(Template, speaksBothLanguagesAndIncludes)
{
    const Value value = Value::object({{"n", "1"}});
    EXPECT_EQ(filled("{{~Spiele|Matches}}: {{>other}}", value, Language::German, {{"other", "({{n}})"}}),
        "Spiele: (1)");
    EXPECT_EQ(filled("{{~Spiele|Matches}}: {{>other}}", value, Language::English, {{"other", "({{n}})"}}),
        "Matches: (1)");
}

TEST(Template, refusesWhatItCannotFill)
{
    const Value value = Value::object({{"n", "1"}, {"rows", Value::list({Value::object({})})}});
    for (const char* wrong : {"{{unknown}}", "{{#unknown}}{{/unknown}}", "{{n", "{{#n}}", "{{rows}}",
             "{{~Wort}}", "{{>nowhere}}", "{{>main}}", "{{}}"})
        EXPECT_THROW(filled(wrong, value), TemplateFault) << wrong;
}

} // namespace
} // namespace tafel::report
