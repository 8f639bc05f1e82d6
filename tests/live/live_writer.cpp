// live_writer HISTORY: enters deals for the tests of the live server. Each line of standard input is one
// command: {"open": match}, {"enter": deal}, {"propose": deal}, {"accept": seat}, {"refuse": seat}, {"undo":
// true}. Its answer is the id of a match or "ok". A refusal ends the program with a message.
#include <iostream>

#include <nlohmann/json.hpp>

#include "document/document.h"
#include "history/tournaments/tournaments.h"

namespace {

using namespace tafel;
using Json = nlohmann::json;

template <typename T> T good(history::WriteResult<T> answer)
{
    if (answer)
        return std::move(*answer);
    const auto* refusal = std::get_if<Refusal>(&answer.error());
    throw std::runtime_error(
        refusal ? refusal->message.en : std::get<history::StorageError>(answer.error()).message.en);
}

template <typename T> T good(Result<T> answer)
{
    if (!answer)
        throw std::runtime_error(answer.error().message.en);
    return std::move(*answer);
}

void play(history::History& history)
{
    std::string line, match;
    while (std::getline(std::cin, line)) {
        const Json said = Json::parse(line);
        const auto deal = [&](const char* name) {
            return good(document::readDeal(history.load(match).value().match, said.at(name).dump()));
        };
        // Opens the tournament, draws its first round, and answers with the tables.
        if (said.contains("tournament")) {
            const auto id = good(history::openTournament(history,
                {.name = said["tournament"],
                    .setup = good(document::readMatch(said["setup"].dump())),
                    .sizes = {3, 4}},
                said["people"].get<std::vector<std::string>>()));
            std::cout << Json(good(history::drawNextRound(history, id, "7")).tables).dump() << std::endl;
            continue;
        }
        if (said.contains("open")) {
            match = good(history.openMatch(good(document::readMatch(said["open"].dump()))));
            std::cout << match << std::endl;
            continue;
        }
        if (said.contains("enter"))
            good(history.enterDeal(match, deal("enter")));
        else if (said.contains("propose"))
            good(history.propose(match, deal("propose")));
        else if (said.contains("accept"))
            good(history.accept(match, said["accept"].get<Player>()));
        else if (said.contains("refuse"))
            good(history.reject(match, said["refuse"].get<Player>()));
        else if (said.contains("undo"))
            good(history.undo(match));
        std::cout << "ok" << std::endl;
    }
}

} // namespace

int main(int count, char** words)
try {
    if (count != 2)
        throw std::runtime_error("live_writer HISTORY");
    history::History history = history::History::open(words[1], history::Mode::Write).value();
    play(history);
} catch (const std::exception& fault) {
    std::cerr << fault.what() << '\n';
    return 1;
}
