// Runs the program on the history of a club, for tests of history, statistics, and reports.
#pragma once

#include "report/club.h"
#include "support/process.h"
#include "support/schema.h"

namespace tafel::test {

class ClubProgram : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        s_folder = new history::Folder;
        History history = history::open(s_folder->history());
        playAYear(history);
    }
    static void TearDownTestSuite()
    {
        delete s_folder;
        s_folder = nullptr;
    }

    /// Uses English and UTC unless the arguments set another language.
    static Ran onClub(std::vector<std::string> arguments)
    {
        arguments.insert(arguments.begin(), {"--db", s_folder->history().string()});
        return run(
            arguments, {.environment = {{"TZ", "UTC"}, {"LC_ALL", "C.UTF-8"}, {"HOME", "/nonexistent"}}});
    }

    static inline history::Folder* s_folder = nullptr;
};

} // namespace tafel::test
