// tafelrichter import, people, backup and restore on real files.
#include <gmock/gmock.h>

#include "support/process.h"
#include "support/schema.h"

namespace tafel::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

std::string matchLine(const std::string& id, int beat = 71)
{
    return R"({"format":"tafelrichter/1","game":"cosmic-eidex","id":")" + id
        + R"(","players":["Anna","Beat","Cora"],"deals":[{"turned_up":"S9","points":{"Anna":60,"Beat":)"
        + std::to_string(beat) + "}}]}\n";
}

class Import : public testing::Test {
protected:
    Ran program(std::vector<std::string> arguments, const std::string& input = {})
    {
        arguments.insert(arguments.begin(), {"--db", (folder / "history.db").string(), "--lang", "en"});
        return run(std::move(arguments), {.input = input});
    }

    Folder folder;
};

TEST_F(Import, addsEachMatchOnce)
{
    const std::string file = folder.write("evening.tafel.jsonl", matchLine("1") + matchLine("2"));
    const Ran first = program({"import", file});
    EXPECT_EQ(first.status, 0);
    EXPECT_EQ(first.out, "2 new, 0 there already, 0 refused.\n");
    EXPECT_THAT(first.err, IsEmpty()) << "progress is for terminals";
    EXPECT_EQ(program({"import", file}).out, "0 new, 2 there already, 0 refused.\n");
    EXPECT_EQ(program({"import", "-"}, matchLine("3")).out, "1 new, 0 there already, 0 refused.\n");
}

TEST_F(Import, listsWhatItRefusesWithStatusOne)
{
    const std::string file = folder.write("evening.jsonl", matchLine("1") + "{}\n" + matchLine("2", 171));
    const Ran ran = program({"import", file});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, StartsWith("1 new, 0 there already, 2 refused.\nevening.jsonl:2: "));
    EXPECT_THAT(ran.out, HasSubstr("(format)\nevening.jsonl:3: /deals/0/points"));
    const Ran json = program({"import", "--json", file});
    EXPECT_EQ(json.status, 1);
    const Json summary = Json::parse(json.out);
    EXPECT_EQ(PublishedSchema("import").faults(summary), "");
    EXPECT_EQ(summary["known"], 1);
    EXPECT_EQ(summary["refused"], 2);
    EXPECT_EQ(summary["refusals"][0]["code"], "format");
    EXPECT_EQ(summary["refusals"][1]["line"], 3);
    EXPECT_EQ(summary["cancelled"], false);
}

TEST_F(Import, saysWhenAFileCannotBeReadAndGoesOn)
{
    const std::string file = folder.write("evening.tafel.json", matchLine("1"));
    const Ran nothing = program({"import", (folder / "nothing.json").string()});
    EXPECT_EQ(nothing.status, 2);
    EXPECT_THAT(nothing.out, IsEmpty());
    EXPECT_THAT(nothing.err, HasSubstr("cannot be read"));
    const Ran both = program({"import", (folder / "nothing.json").string(), file});
    EXPECT_EQ(both.status, 2);
    EXPECT_EQ(both.out, "1 new, 0 there already, 0 refused.\n");
    EXPECT_EQ(program({"import"}).status, 2);
    EXPECT_EQ(run({"import", "-", "--db", (folder / "no/where.db").string()}).status, 2);
}

TEST_F(Import, peopleAreListedRenamedAndForgotten)
{
    program({"import", "-"}, matchLine("1"));
    EXPECT_THAT(program({"people"}).out, HasSubstr("Beat"));
    const Json people = Json::parse(program({"people", "--format", "json"}).out);
    EXPECT_EQ(PublishedSchema("people").faults(people), "");
    EXPECT_EQ(people["people"].size(), 3U);
    const Ran renamed = program({"people", "--rename", "Beat", "Bea"});
    EXPECT_EQ(renamed.status, 0);
    EXPECT_EQ(renamed.err, "Beat is now called Bea.\n");
    EXPECT_THAT(program({"export"}).out, HasSubstr(R"(["Anna","Bea","Cora"])"));
    EXPECT_EQ(program({"people", "--rename", "Cora", "Bea"}).status, 2);
    EXPECT_EQ(program({"people", "--undo"}).err, "Bea is called Beat again.\n");

    const Ran asked = program({"people", "--forget", "Beat"});
    EXPECT_EQ(asked.status, 2);
    EXPECT_THAT(asked.err, HasSubstr("--yes"));
    EXPECT_THAT(program({"people"}).out, HasSubstr("Beat"));
    const Ran forgotten = program({"people", "--forget", "Beat", "--yes"});
    EXPECT_EQ(forgotten.status, 0);
    EXPECT_THAT(forgotten.err, HasSubstr("before-forgetting.copy"));
    EXPECT_THAT(program({"people"}).out, Not(HasSubstr("Beat")));
    EXPECT_EQ(readFile((folder / "history.db").string()).find("Beat"), std::string::npos);
    EXPECT_EQ(program({"import", "-"}, matchLine("1")).out, "0 new, 1 there already, 0 refused.\n");
    EXPECT_THAT(program({"people"}).out, Not(HasSubstr("Beat")));
}

TEST_F(Import, aBackupIsMadeAndComesBack)
{
    program({"import", "-"}, matchLine("1"));
    const std::string copy = (folder / "copy.db").string();
    EXPECT_EQ(program({"backup", copy}).status, 0);
    const Ran again = program({"backup", copy});
    EXPECT_EQ(again.status, 2);
    EXPECT_THAT(again.err, HasSubstr("exists already"));
    EXPECT_EQ(program({"backup", copy, "--force"}).status, 0);
    program({"import", "-"}, matchLine("2"));
    const Ran asked = program({"restore", copy});
    EXPECT_EQ(asked.status, 2);
    EXPECT_THAT(asked.err, HasSubstr("has 1 match and would replace the 2 matches"));
    const Ran restored = program({"restore", copy, "--yes"});
    EXPECT_EQ(restored.status, 0);
    EXPECT_THAT(restored.err, HasSubstr("before-restoring.copy"));
    EXPECT_EQ(program({"import", "-"}, matchLine("2")).out, "1 new, 0 there already, 0 refused.\n");
    EXPECT_EQ(program({"restore", folder.write("letter.txt", std::string(5000, 'x')), "--yes"}).status, 2);
}

} // namespace
} // namespace tafel::test
