// Runs `tafelrichter import`, `people`, `backup`, and `restore` on real files.
#include <functional>
#include <future>
#include <set>
#include <sstream>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

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

/// Replaces each name in the deals in turn, as a value and as a key, with a name that nobody has. Calls
/// `mistyped(place)` each time, where `place` is the location without list indexes.
class Mistyping {
public:
    Mistyping(Json& document, std::function<void(const std::string&)> mistyped)
        : m_names(document["players"].begin(), document["players"].end())
        , m_mistyped(std::move(mistyped))
    {
        in(document["deals"], "");
    }

private:
    void in(Json& value, const std::string& at)
    {
        if (value.is_string() && m_names.contains(value.get<std::string>())) {
            const Json before = std::exchange(value, "Nobody");
            m_mistyped(at);
            value = before;
        }
        if (value.is_array())
            for (Json& each : value)
                in(each, at + "/-");
        if (!value.is_object())
            return;
        const Json whole = value;
        for (const auto& [key, each] : whole.items()) {
            if (!m_names.contains(key))
                continue;
            value = Json::object();
            for (const auto& [name, inner] : whole.items())
                value[name == key ? "Nobody" : name] = inner;
            m_mistyped(at + "/*");
            value = whole;
        }
        for (const auto& [key, each] : whole.items())
            in(value[key], at + '/' + (m_names.contains(key) ? "*" : key));
    }

    const std::set<std::string> m_names;
    const std::function<void(const std::string&)> m_mistyped;
};

class Import : public testing::Test {
protected:
    Ran program(std::vector<std::string> arguments, const std::string& input = {})
    {
        arguments.insert(arguments.begin(), {"--db", (folder / "history.db").string(), "--lang", "en"});
        return run(std::move(arguments), {.input = input});
    }
    Ran german(std::vector<std::string> arguments)
    {
        arguments.insert(arguments.begin(), {"--db", (folder / "history.db").string(), "--lang", "de"});
        return run(std::move(arguments));
    }

    Folder folder;
};

TEST_F(Import, addsEachMatchOnce)
{
    const std::string file = folder.write("evening.tafel.jsonl", matchLine("1") + matchLine("2"));
    const Ran first = program({"import", file});
    EXPECT_EQ(first.status, 0);
    EXPECT_EQ(first.out, "2 added, 0 already present, 0 rejected.\n");
    EXPECT_THAT(first.err, IsEmpty()) << "progress is for terminals";
    EXPECT_EQ(program({"import", file}).out, "0 added, 2 already present, 0 rejected.\n");
    EXPECT_EQ(program({"import", "-"}, matchLine("3")).out, "1 added, 0 already present, 0 rejected.\n");
}

TEST_F(Import, addsTheFurtherDealsOfALongerFile)
{
    const auto line = [](const std::vector<int>& points) {
        Json match = Json::parse(matchLine("1"));
        const Json deal = match["deals"][0];
        match["id"] = "0b1e8a52-6d0c-4f5e-9a67-1f7c2f6b9d11";
        match["deals"] = Json::array();
        for (const int anna : points) {
            match["deals"].push_back(deal);
            match["deals"].back()["points"]["Anna"] = anna;
        }
        return match.dump() + "\n";
    };
    EXPECT_EQ(program({"import", "-"}, line({60})).out, "1 added, 0 already present, 0 rejected.\n");
    EXPECT_EQ(program({"import", "-"}, line({60, 40, 50})).out,
        "0 added, 0 already present, 0 rejected.\n1 match continued.\n");
    EXPECT_EQ(
        german({"import", folder.write("a.json", line({60, 40}))}).out, "0 neu, 1 schon da, 0 abgelehnt.\n");
    EXPECT_EQ(german({"import", folder.write("a.json", line({60, 40, 50, 30}))}).out,
        "0 neu, 0 schon da, 0 abgelehnt.\n1 Spiel fortgesetzt.\n");
    const std::string before = program({"export"}).out;
    const Ran other = program({"import", "--json", "-"}, line({60, 41, 50, 30, 20}));
    EXPECT_EQ(other.status, 1);
    const Json summary = Json::parse(other.out);
    EXPECT_EQ(PublishedSchema("import").faults(summary), "");
    EXPECT_EQ(summary["refusals"][0]["code"], "order");
    EXPECT_EQ(summary["refusals"][0]["where"], "/deals/1");
    EXPECT_EQ(program({"export"}).out, before);
    EXPECT_EQ(program({"check"}).status, 0);
}

/// Names of every game, in every location where a deal may have one.
TEST_F(Import, refusesAMistypedNameWhereScoreDoes)
{
    std::set<std::string> seen;
    std::string lines;
    for (const Case& each : allCases()) {
        if (each.command != document::scoreDocument || each.expect.contains("error"))
            continue;
        Json document = Json::parse(each.document);
        document.erase("id"); // its id is then derived from its content
        const std::string game = document["game"].get<std::string>();
        const Mistyping all(document, [&](const std::string& place) {
            if (seen.insert(game + place).second)
                lines += document.dump() + "\n";
        });
    }
    ASSERT_GT(seen.size(), 100U);
    const std::string file = folder.write("typos.jsonl", lines);
    const Json imported = Json::parse(program({"import", "--json", file}).out);
    std::istringstream scored(run({"score", "--jsonl", file}).out);
    std::size_t line = 0;
    auto refusal = imported["refusals"].begin();
    for (std::string text; std::getline(scored, text);) {
        ++line;
        const Json answer = Json::parse(text);
        if (!answer.contains("error"))
            continue; // the name is part of a text
        ASSERT_NE(refusal, imported["refusals"].end()) << text;
        EXPECT_EQ((*refusal)["line"], line);
        EXPECT_EQ((*refusal)["code"], answer["error"]["code"]) << text;
        EXPECT_EQ((*refusal)["where"], answer["error"]["where"]) << text;
        ++refusal;
    }
    EXPECT_EQ(line, seen.size());
    EXPECT_EQ(refusal, imported["refusals"].end());
    EXPECT_GT(imported["refused"], 100);
}

TEST_F(Import, listsWhatItRefusesWithStatusOne)
{
    const std::string file = folder.write("evening.jsonl", matchLine("1") + "{}\n" + matchLine("2", 171));
    const Ran ran = program({"import", file});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, StartsWith("1 added, 0 already present, 2 rejected.\nevening.jsonl:2: "));
    EXPECT_THAT(ran.out, HasSubstr("(format)\nevening.jsonl:3: /deals/0/points"));
    const Ran json = program({"import", "--json", file});
    EXPECT_EQ(json.status, 1);
    const Json summary = Json::parse(json.out);
    EXPECT_EQ(PublishedSchema("import").faults(summary), "");
    EXPECT_EQ(summary["known"], 1);
    EXPECT_EQ(summary["extended"], 0);
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
    const Ran both = program({"import", (folder / "nothing.json").string(), file, (folder / "").string()});
    EXPECT_EQ(both.status, 2);
    EXPECT_EQ(both.out, "1 added, 0 already present, 0 rejected.\n");
    EXPECT_EQ(both.err,
        "tafelrichter: " + (folder / "nothing.json").string()
            + " cannot be read: there is no such file. Nothing was added from it.\ntafelrichter: "
            + (folder / "").string() + " cannot be read: it is a folder. Nothing was added from it.\n");
    const Ran unread = german({"import", file, (folder / "nothing.json").string()});
    EXPECT_EQ(unread.out, "0 neu, 1 schon da, 0 abgelehnt.\n");
    EXPECT_THAT(unread.err, HasSubstr("kann nicht gelesen werden: Es gibt sie nicht. Daraus wurde nichts"));
    const std::string empty = folder.write("empty.json", "");
    const Ran none = program({"import", (folder / "nothing.json").string(), empty});
    EXPECT_EQ(none.status, 2);
    EXPECT_EQ(none.out, "0 added, 0 already present, 0 rejected.\n");
    const Ran json = program({"import", "--json", (folder / "nothing.json").string(), file});
    EXPECT_EQ(json.status, 2);
    const Json summary = Json::parse(json.out);
    EXPECT_EQ(PublishedSchema("import").faults(summary), "");
    EXPECT_EQ(summary["known"], 1);
    ASSERT_EQ(summary["unread"].size(), 1U);
    EXPECT_EQ(summary["unread"][0]["file"], (folder / "nothing.json").string());
    EXPECT_EQ(PublishedSchema("import").faults(
                  Json::parse(program({"import", "--json", (folder / "nothing.json").string()}).out)),
        "");
    EXPECT_EQ(program({"import"}).status, 2);
    EXPECT_EQ(run({"import", "-", "--db", (folder / "no/where.db").string()}).status, 2);
}

TEST_F(Import, twentyAtOnceWaitForEachOther)
{
    constexpr int programs = 20, each = 5;
    std::vector<std::string> files;
    for (int number = 0; number < programs; ++number) {
        std::string lines;
        for (int match = 0; match < each; ++match)
            lines += matchLine(std::to_string(number) + "-" + std::to_string(match));
        files.push_back(folder.write(std::to_string(number) + ".tafel.jsonl", lines));
    }
    std::vector<std::future<Ran>> running;
    for (const std::string& file : files)
        running.push_back(std::async(std::launch::async, [&, file] { return program({"import", file}); }));
    for (std::future<Ran>& one : running) {
        const Ran ran = one.get();
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_EQ(ran.out, "5 added, 0 already present, 0 rejected.\n");
        EXPECT_THAT(ran.err,
            testing::AnyOf("", "tafelrichter: Another program is writing to the history. Waiting …\n"));
    }
    const std::string lines = program({"export"}).out;
    for (int number = 0; number < programs; ++number)
        for (int match = 0; match < each; ++match)
            EXPECT_THAT(lines, HasSubstr("\"" + std::to_string(number) + "-" + std::to_string(match) + "\""));
}

TEST_F(Import, saysThatItWaitsForAnotherProgram)
{
    program({"import", "-"}, matchLine("1"));
    for (const bool inGerman : {false, true}) {
        const int lock = open((folder / "history.db-lock").c_str(), O_RDWR | O_CLOEXEC);
        ASSERT_EQ(flock(lock, LOCK_EX), 0);
        std::future<Ran> waiting = std::async(std::launch::async, [&] {
            const std::vector<std::string> undo{"people", "--undo"};
            return inGerman ? german(undo) : program(undo);
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(1500));
        close(lock);
        const Ran ran = waiting.get();
        EXPECT_EQ(ran.status, 0);
        EXPECT_EQ(ran.err,
            inGerman ? "tafelrichter: Ein anderes Programm schreibt gerade in die Spielgeschichte; bitte "
                       "warten …\n"
                       "Niemand wurde umbenannt.\n"
                     : "tafelrichter: Another program is writing to the history. Waiting …\nNobody was "
                       "renamed.\n");
    }
}

TEST_F(Import, thatIsCancelledNamesWhatItDidNotRead)
{
    // The program waits for the second line while it is interrupted.
    const Ran ran = run({"-c", R"(mkfifo "$2/pipe"
"$1" --db "$2/history.db" --lang en import "$2/pipe" "$2/second.jsonl" & program=$!
exec 3>"$2/pipe"
echo "$3" >&3
sleep 1
kill -INT $program
echo "$4" >&3
exec 3>&-
wait $program)",
                            "bash", TAFEL_PROGRAM, (folder / "").string(), matchLine("1"), matchLine("2")},
        {.program = "/bin/bash"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("Cancelled"));
    EXPECT_THAT(ran.err, HasSubstr("second.jsonl was not read."));
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
    for (const char* option : {"--rated", "--not-rated"})
        EXPECT_EQ(program({"people", option, "Nobody"}).status, 2) << option;

    const Ran asked = program({"people", "--forget", "Beat"});
    EXPECT_EQ(asked.status, 2);
    EXPECT_THAT(asked.err, HasSubstr("--yes"));
    EXPECT_THAT(program({"people"}).out, HasSubstr("Beat"));
    EXPECT_THAT(program({"people", "--forget", "Baet"}).err, HasSubstr("Did you mean \"Beat\"?"));
    const Ran forgotten = program({"people", "--forget", "Beat", "--yes"});
    EXPECT_EQ(forgotten.status, 0);
    EXPECT_THAT(forgotten.err, HasSubstr("Backups that you have made still contain the name."));
    EXPECT_THAT(program({"people"}).out, Not(HasSubstr("Beat")));
    EXPECT_EQ(readFile((folder / "history.db").string()).find("Beat"), std::string::npos);
    EXPECT_EQ(program({"import", "-"}, matchLine("1")).out, "0 added, 1 already present, 0 rejected.\n");
    EXPECT_THAT(program({"people"}).out, Not(HasSubstr("Beat")));
}

TEST_F(Import, ofTwoSpellingsKnowsThePersonAndFindsTheTournamentThatIsGiven)
{
    const auto line = [](const std::string& id, const std::string& tournament, const std::string& player) {
        return fmt::format(R"({{"format":"tafelrichter/1","game":"cosmic-eidex","id":"{}","tournament":"{}",)"
                           R"("players":["{}","Beat","Cora"],"deals":[]}})"
                           "\n",
            id, tournament, player);
    };
    program({"import", "-"},
        line("1", "Cup", "Ren\u00e9") + line("2", "Cup", "Ren\u00e9") + line("3", "Cup ", "Rene\u0301"));
    const auto found = [&](const char* option, const char* name) {
        return Json::parse(program({"history", option, name, "--format", "json"}).out)["matches"].size();
    };
    EXPECT_EQ(found("--tournament", "Cup"), 2U);
    EXPECT_EQ(found("--player", "Ren\u00e9"), 3U);
    EXPECT_EQ(found("--player", "Rene\u0301"), 3U);
}

TEST_F(Import, twoPeopleBecomeOneOnlyWithYes)
{
    const auto line = [](const std::string& id, const std::string& players) {
        return R"({"format":"tafelrichter/1","game":"cosmic-eidex","id":")" + id + R"(","players":[)"
            + players + R"(],"deals":[]})" + "\n";
    };
    program({"import", "-"},
        line("1", R"("Anna","Beat","Cora")") + line("2", R"("Anna","Beet","Dani")")
            + line("3", R"("Eva","Finn","Gina")"));
    const Ran asked = program({"people", "--rename", "Beet", "Beat"});
    EXPECT_EQ(asked.status, 2);
    EXPECT_EQ(asked.err,
        "tafelrichter: Beet and Beat would become one person, with 2 matches. Add --yes to do it.\n");
    EXPECT_THAT(program({"people"}).out, HasSubstr("Beet"));
    EXPECT_THAT(german({"people", "--rename", "Beet", "Beat"}).err,
        HasSubstr("Beet und Beat würden eine Person, mit 2 Spielen. Mit --yes geschieht es."));
    const Ran similar = program({"people", "--rename", "Eva", "beat"});
    EXPECT_EQ(similar.status, 2);
    EXPECT_THAT(similar.err, HasSubstr("beat and Beat would stay different people"));
    EXPECT_THAT(program({"people"}).out, HasSubstr("Eva"));
    const Ran done = program({"people", "--rename", "Beet", "Beat", "--yes"});
    EXPECT_EQ(done.status, 0);
    EXPECT_EQ(done.err, "Beet and Beat are now one person, with 2 matches.\n");
    EXPECT_THAT(program({"people"}).out, Not(HasSubstr("Beet")));
    EXPECT_EQ(program({"people", "--undo"}).err, "Beet and Beat are two people again.\n");
    EXPECT_THAT(program({"people"}).out, HasSubstr("Beet"));
    program({"people", "--rename", "Beet", "Beat", "--yes"});
    EXPECT_EQ(program({"people", "--rename", "Eva", "beat", "--yes"}).status, 0);
    EXPECT_EQ(program({"people", "--rename", "Cora", "Beat", "--yes"}).status, 2) << "at one table";
}

TEST_F(Import, possibleDuplicatesAreSuggestedUntilTheyAreMarkedDistinct)
{
    const auto line = [](const std::string& id, const std::string& players) {
        return R"({"format":"tafelrichter/1","game":"cosmic-eidex","id":")" + id + R"(","players":[)"
            + players + R"(],"deals":[]})" + "\n";
    };
    program({"import", "-"},
        line("1", R"("Anna","Beat","Cora")") + line("2", R"("Anna Meier","Dani","Cora")")
            + line("3", R"("Anna","Eva","Finn")"));
    const auto suggested = [&] {
        return Json::parse(program({"people", "--suggested", "--format", "json"}).out);
    };
    const Json perhaps = suggested();
    EXPECT_EQ(PublishedSchema("people").faults(perhaps), "");
    EXPECT_EQ(perhaps["perhaps_one"],
        Json::parse(R"([{"one":"Anna","one_matches":2,"other":"Anna Meier","other_matches":1}])"));
    EXPECT_THAT(german({"people", "--suggested"}).out, HasSubstr("Anna Meier"));
    EXPECT_EQ(program({"people", "--two", "Anna", "Nobody"}).status, 2);
    EXPECT_EQ(
        program({"people", "--two", "Anna", "Anna Meier"}).err, "Anna and Anna Meier are two people.\n");
    EXPECT_TRUE(suggested()["perhaps_one"].empty());
    EXPECT_EQ(PublishedSchema("people").faults(suggested()), "");
    EXPECT_EQ(program({"people", "--suggested"}).out, "No similar names found.\n");
    EXPECT_EQ(program({"people", "--undo"}).err, "Anna and Anna Meier may be the same person.\n");
    EXPECT_EQ(suggested(), perhaps);
    EXPECT_EQ(program({"people", "--two", "Anna", "Cora", "--undo"}).status, 2) << "one thing at a time";
}

TEST_F(Import, aBackupIsMadeAndComesBack)
{
    program({"import", "-"}, matchLine("1"));
    const std::string copy = (folder / "copy.db").string();
    EXPECT_EQ(program({"backup", copy}).status, 0);
    const Ran again = program({"backup", copy});
    EXPECT_EQ(again.status, 2);
    EXPECT_THAT(again.err, HasSubstr("already exists"));
    EXPECT_EQ(program({"backup", copy, "--force"}).status, 0);
    program({"import", "-"}, matchLine("2"));
    const Ran asked = program({"restore", copy});
    EXPECT_EQ(asked.status, 2);
    EXPECT_THAT(asked.err, HasSubstr("has 1 match and would replace the 2 matches"));
    const Ran restored = program({"restore", copy, "--yes"});
    EXPECT_EQ(restored.status, 0);
    EXPECT_THAT(restored.err, HasSubstr("before-restoring.copy"));
    EXPECT_EQ(program({"import", "-"}, matchLine("2")).out, "1 added, 0 already present, 0 rejected.\n");
    EXPECT_EQ(program({"restore", folder.write("letter.txt", std::string(5000, 'x')), "--yes"}).status, 2);
}

} // namespace
} // namespace tafel::test
