// A table that shares its match without sockets, with its messages to the app and a clock for tests.
#pragma once

#include <nlohmann/json.hpp>

#include "history/table.h"
#include "live/child_line.h"
#include "live/sharing.h"
#include "support/schema.h"

namespace tafel::live {

using Json = nlohmann::json;

inline const std::string key = "abcdefghijklmnopqrstuA";

/// Parses a line and checks that it has the published form.
inline Json checked(const std::string& line)
{
    static const test::PublishedSchema schema("live");
    Json message = Json::parse(line);
    EXPECT_EQ(schema.faults(message), "") << line;
    return message;
}

class LiveTable : public testing::Test {
protected:
    history::Folder folder;
    history::History writer = history::open(folder.history());
    std::string match = writer.openMatch(headOf()).value();
    history::History reader = history::open(folder.history(), history::Mode::Read);
    std::vector<Json> said;
    int renewals = 0;
    bool ended = false;
    Time now = {};
    Sharing sharing{reader,
        {.say =
                [this](const std::string& line) {
                    said.push_back(checked(line));
                    EXPECT_TRUE(readChildLine(line)) << "the app does not take it: " << line;
                },
            .renew = [this] { ++renewals; },
            .end = [this] { ended = true; },
            .now = [this] { return now; }}};

    static Match headOf()
    {
        return history::matchOf(
            R"({"format":"tafelrichter/1","game":"cosmic-eidex","edition":"web","players":["Anna","Beat","Cora"],)"
            R"("characters":{"Anna":"RJ","Beat":"S7","Cora":"H8"},"deals":[]})");
    }

    void SetUp() override
    {
        sharing.setEndpoint({"192.168.1.5", 4736, {"table.local"}});
        line({{"kind", "sharing"}, {"key", key}, {"match", match}, {"rights", {"count", "ask", "accept"}},
            {"cards", {"RJ", "H10", "S6"}}});
    }

    void line(const Json& message)
    {
        checked(message.dump());
        sharing.onInputLine(message.dump());
    }

    Request requestTo(const std::string& target) const
    {
        return {.method = "GET", .target = target, .host = "192.168.1.5:4736", .address = "192.168.1.20"};
    }
    Reply get(const std::string& target) { return sharing.answer(requestTo(target)); }
    Reply post(const std::string& target, const Json& body, const std::string& phone = {},
        const std::string& from = "192.168.1.20")
    {
        now += std::chrono::seconds(1);
        Request request = requestTo(target);
        request.method = "POST";
        request.type = "application/json";
        request.body = body.is_string() ? body.get<std::string>() : body.dump();
        request.address = from;
        // As in the server: the network is an IPv4 address or the first half of an IPv6 address.
        request.network = from.substr(0, from.find("::"));
        if (!phone.empty())
            request.authorization = "Bearer " + phone;
        return sharing.answer(request);
    }
    Reply say(const Json& body, const std::string& phone = {})
    {
        return post("/" + key + "/say", body, phone);
    }

    const std::string dispute = "/" + key + "/dispute";
    /// The page of a phone after these taps.
    Json ask(const Json& taps, const std::string& phone)
    {
        const Reply reply = post(dispute + "?lang=en", {{"said", taps}}, phone);
        EXPECT_EQ(reply.status, 200) << reply.body << taps;
        return checked(reply.body);
    }

    /// Gives the seat to a new phone and returns its secret.
    std::string sit(int seat)
    {
        now += std::chrono::seconds(5); // the rate limit of one address
        const std::string phone = Json::parse(say({{"kind", "seat"}, {"seat", seat}}).body)["phone"];
        line({{"kind", "seat"}, {"seat", seat}, {"phone", phone}, {"state", "given"}});
        return phone;
    }
    Json stateOf(const std::string& who, const std::string& language = "en")
    {
        return checked(sharing.state(language + " " + who).text);
    }
    /// Sets the draft of the deal with these card points.
    void form(int deal, const std::map<std::string, int>& points, const Json& fields = Json::array())
    {
        line({{"kind", "form"}, {"deal", deal}, {"draft", {{"turned_up", "S9"}, {"points", points}}},
            {"fields", fields}});
    }
};

} // namespace tafel::live
