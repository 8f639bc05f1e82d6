// Repeats one operation until it is killed and prints each accepted part: FILE KIND [OTHER] (kill_test).
#include <fstream>

#include <unistd.h>

#include "full_history.h"
#include "history/exchange/import.h"
#include "history/recovery/backup.h"

namespace {

using namespace tafel::history;

void say(const std::string& line)
{
    if (write(STDOUT_FILENO, (line + "\n").data(), line.size() + 1) < 0)
        _exit(2);
}

void must(bool accepted)
{
    if (!accepted)
        _exit(1);
}

void sayLast(History& history)
{
    Query row = history.core().database.query("SELECT seq, uuid FROM event ORDER BY seq DESC LIMIT 1");
    row.next();
    say(fmt::format("{} {}", row.integer(0), row.text(1)));
}

tafel::DealEntry any(int number)
{
    return number % 2 == 0 ? deal(60, 71) : deal(20, 80);
}

/// Creates one new history after the other.
void makeAll(const std::string& folder)
{
    for (int number = 0;; ++number) {
        const std::string name = fmt::format("{}/{}-{}.db", folder, getpid(), number);
        must(History::open(name, Mode::Write).has_value());
        say(name);
    }
}

/// Enters deals, and undoes and repeats some of them.
void enter(History& history)
{
    std::string match;
    if (const auto underWay = history.currentMatch().value())
        match = underWay->id;
    if (!match.empty() && history.load(match)->proposal) {
        const auto accepted = history.accept(match, 2);
        must(accepted.has_value());
        sayLast(history);
        if (accepted->after.finished)
            match.clear();
    }
    for (int number = 0;; ++number) {
        if (match.empty())
            match = history.openMatch(threeAt(20)).value();
        (void)history.saveDraft(match, deal(number % 90, 30));
        if (number % 5 == 0) {
            must(history.propose(match, any(number)).has_value());
            sayLast(history);
            if (number % 2 == 0) {
                must(history.reject(match, 2, "54").has_value());
                sayLast(history);
                must(history.propose(match, any(number)).has_value());
                sayLast(history);
            }
        }
        const auto entered
            = number % 5 == 0 ? history.accept(match, 1) : history.enterDeal(match, any(number));
        must(entered.has_value());
        sayLast(history);
        if (number % 3 == 0) {
            must(history.undo(match).value().has_value());
            sayLast(history);
            must(history.redo(match).value().has_value());
            sayLast(history);
        }
        if (entered->after.finished)
            match.clear();
    }
}

void correct(History& history)
{
    const std::string match = history.openMatch(threeAt(50)).value();
    for (int number = 0; number < 12; ++number)
        must(history.enterDeal(match, any(number)).has_value());
    const std::string over = history.openMatch(threeAt(3)).value();
    for (const auto& [anna, beat] : {std::pair{60, 71}, {80, 30}, {80, 47}, {80, 47}})
        must(history.enterDeal(over, deal(anna, beat)).has_value());
    sayLast(history);
    for (int number = 0;; ++number) {
        if (number % 3 == 0) { // the match ends earlier, and then as before
            must(history.correct(over, 1, deal(60, 60), "", 4).has_value());
            sayLast(history);
            must(history.undo(over).value().has_value());
            sayLast(history);
        }
        must(history.correct(match, 1 + number % 12, deal(10 + number % 40, 50), "miscounted").has_value());
        sayLast(history);
        if (number % 4 == 0) {
            must(history.undo(match).value().has_value());
            sayLast(history);
        }
    }
}

/// Writes people, tournaments, and disputes.
void manage(History& history)
{
    must(history.enterDeal(history.openMatch(threeAt()).value(), deal(60, 71)).has_value());
    for (int number = 0;; ++number) {
        const std::string name = history.people()->front().name;
        must(renamePerson(history, name, fmt::format("Person-{}-{}", getpid(), number)).has_value());
        sayLast(history);
        const auto cup = openTournament(history,
            {.name = fmt::format("Cup {} {}", getpid(), number), .setup = threeAt(), .sizes = {3}},
            {"A", "B", "C"});
        must(cup.has_value());
        sayLast(history);
        must(drawNextRound(history, *cup, "1").has_value());
        sayLast(history);
        must(history.recordDispute({.question = "{}", .verdict = "no"}).has_value());
        sayLast(history);
    }
}

void importAll(History& history, const char* file)
{
    std::ifstream stream(file);
    Import import(history, stream, "many.tafel.jsonl");
    while (import.step(std::chrono::milliseconds(2)).value())
        say(fmt::format("{}", import.result().added + import.result().known));
    say("all");
    pause();
}

void backUpAll(History& history, const std::string& folder)
{
    const std::string match = history.openMatch(threeAt(500)).value();
    for (int number = 0;; ++number) {
        must(history.enterDeal(match, any(number)).has_value());
        const std::string name = fmt::format("{}/{}-{}.tafel.db", folder, getpid(), number);
        must(backUp(history, name).value_or(false));
        say(name);
    }
}

void restoreAll(History& history, const std::string& folder)
{
    for (int number = 0;; ++number) {
        const char* name = number % 2 == 0 ? "one.db" : "two.db";
        must(restore(history, folder + "/" + name).has_value());
        say(name);
    }
}

} // namespace

int main(int, char** arguments)
{
    const std::string kind = arguments[2];
    if (kind == "creation")
        makeAll(arguments[3]);
    History history = tafel::history::open(arguments[1], Mode::Write, {});
    if (kind == "entry")
        enter(history);
    else if (kind == "correction")
        correct(history);
    else if (kind == "people")
        manage(history);
    else if (kind == "import")
        importAll(history, arguments[3]);
    else if (kind == "backup")
        backUpAll(history, arguments[3]);
    else if (kind == "restore")
        restoreAll(history, arguments[3]);
    else if (kind == "forgetting")
        must(erasePerson(history, "Anna").has_value());
    say("done"); // for a migration, the file is open now
    pause();
}
