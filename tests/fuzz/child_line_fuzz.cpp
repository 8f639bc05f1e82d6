// Arbitrary bytes as a line from the server to the app. Every accepted value is within its bounds.
#include "base/names.h"
#include "base/utf8.h"
#include "cards/card.h"
#include "codes/secret.h"
#include "fuzz.h"
#include "live/child_line.h"

namespace {

using namespace tafel;
using namespace tafel::fuzz;

void mustBeSeat(Player seat)
{
    mustHold(seat < maxPlayers, "a seat");
}

void mustBeDeal(int deal)
{
    mustHold(deal >= 1 && deal <= 1'000'000, "a deal");
}

void mustBePath(const std::string& path)
{
    mustHold(path.starts_with('/') && path.size() <= 800 && !hasControlCharacters(path), "a path", path);
}

struct Bounds {
    void operator()(const live::ListeningLine& line) const
    {
        mustHold(
            line.address == "192.0.2.1" && line.port >= 1 && line.port <= 65535, "an address", line.address);
    }
    void operator()(const live::SeatAskedLine& line) const
    {
        mustBeSeat(line.seat);
        mustHold(isSecret(line.phone) && Card::parse(line.card, Pack::Eidex), "a request", line.card);
    }
    void operator()(const live::SeatLeftLine& line) const
    {
        mustHold(isSecret(line.phone), "a phone", line.phone);
    }
    void operator()(const live::CountLine& line) const
    {
        mustBeSeat(line.seat);
        mustBeDeal(line.deal);
        mustBePath(line.path);
        mustHold(line.value.value_or(0) >= -1'000'000 && line.value.value_or(0) <= 1'000'000, "a number");
    }
    void operator()(const live::StaysLine& line) const
    {
        mustBeSeat(line.seat);
        mustBeDeal(line.deal);
        mustBePath(line.path);
    }
    void operator()(const live::AcceptLine& line) const
    {
        mustBeSeat(line.seat);
        mustBeDeal(line.deal);
    }
    void operator()(const live::RefuseLine& line) const
    {
        mustBeSeat(line.seat);
        mustBeDeal(line.deal);
        mustHold(
            characterCount(line.reason) <= 80 && !hasControlCharacters(line.reason), "a reason", line.reason);
    }
    void operator()(const live::DevicesLine& line) const
    {
        mustHold(line.watching >= 0 && line.watching <= 1100 && line.boards >= 0 && line.boards <= 1100,
            "devices");
        for (const Player seat : line.seated)
            mustBeSeat(seat);
    }
    void operator()(const live::ErrorLine& line) const
    {
        mustHold(characterCount(line.text) <= 201 && !hasControlCharacters(line.text), "a text for the log",
            line.text);
    }
    void operator()(const live::PongLine&) const { }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto own = [] { return std::vector<live::Address>{{"eth0", "192.0.2.1", 1}}; };
    if (const auto line = live::readChildLine(text, own))
        std::visit(Bounds(), *line);
    const std::string logged = live::forLog(text);
    mustHold(characterCount(logged) <= 201 && !hasControlCharacters(logged), "any bytes for the log", text);
    return 0;
}
