// Arbitrary bytes as messages of a phone, and as lines of the app. The server answers all of them in the
// published form. The app receives nothing from a phone without a seat except for its request for one.
#include <fstream>

#include <nlohmann/json.hpp>

#include "fuzz.h"
#include "history/history.h"
#include "live/sharing.h"

namespace {

using namespace tafel;
using namespace tafel::fuzz;

/// The secret of the address, and of the phone with the seat.
std::string keyOf()
{
    return "abcdefghijklmnopqrstuA";
}

Match headOf()
{
    return document::readMatch(R"({"format":"tafelrichter/1","game":"cosmic-eidex","edition":"web",)"
                               R"("players":["Anna","Beat","Cora"],"deals":[]})")
        .value();
}

/// One table for all inputs: a match with a draft.
struct Table {
    std::filesystem::path file = folder() / "live.db";
    std::string match = {};
    history::History history = made();
    std::vector<std::string> said = {};
    live::Time now = {};
    live::Sharing sharing{history,
        {.say = [this](const std::string& line) { said.push_back(line); },
            .renew = [] {},
            .end = [] {},
            .now = [this] { return now += std::chrono::seconds(10); }}};

    history::History made()
    {
        std::filesystem::remove(file);
        history::History writer = history::History::open(file, history::Mode::Write).value();
        match = writer.openMatch(headOf()).value();
        return writer;
    }
    Table() { sharing.setEndpoint({"127.0.0.1", 4736, {}}); }
    void begin()
    {
        line({{"kind", "sharing"}, {"key", keyOf()}, {"match", match},
            {"rights", {"count", "ask", "accept"}}});
        line({{"kind", "seat"}, {"seat", 2}, {"phone", keyOf()}, {"state", "given"}});
        line({{"kind", "form"}, {"deal", 1},
            {"draft", {{"turned_up", "S9"}, {"points", nlohmann::json::object()}}}});
        said.clear();
    }
    void line(const nlohmann::json& message) { sharing.onInputLine(message.dump()); }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static Table table;
    table.begin();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    live::Request request{.method = "POST",
        .target = "/" + keyOf() + "/say",
        .host = "127.0.0.1:4736",
        .type = "application/json",
        .body = std::string(text),
        .address = "127.0.0.1"};
    for (const bool seated : {false, true}) {
        request.authorization = seated ? "Bearer " + keyOf() : "";
        for (const char* path : {"/say", "/dispute"}) {
            request.target = "/" + keyOf() + path;
            const live::Reply reply = table.sharing.answer(request);
            mustHold(reply.status >= 200 && reply.status < 500, "an answer", text);
            mustHold(nlohmann::json::accept(reply.body), "an answer is JSON", reply.body);
            mustHold(reply.streamTopic.empty(), "a POST is no stream", text);
        }
        for (const std::string& line : table.said) {
            const nlohmann::json message = nlohmann::json::parse(line);
            mustHold(seated || message["kind"] == "seat-asked", "who has no seat is not heard", line);
            mustHold(!message.contains("seat") || (message["seat"] >= 0 && message["seat"] < 3),
                "a seat of the match", line);
        }
    }
    table.said.clear();
    request.method = "GET";
    request.target = std::string(text.substr(0, 4096));
    mustHold(table.sharing.answer(request).status < 500, "an answer to any path", text);
    table.sharing.onInputLine(std::string(text));
    for (const char* topic : {"en watch", "de board", "en abcdefghijklmnopqrstuA"})
        mustHold(nlohmann::json::accept(table.sharing.state(topic).text), "a state is JSON", text);
    return 0;
}
