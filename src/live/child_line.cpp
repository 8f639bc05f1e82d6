#include "live/child_line.h"

#include <algorithm>

#include "base/names.h"
#include "base/utf8.h"
#include "cards/card.h"
#include "codes/secret.h"
#include "live/message.h"

namespace tafel::live {

namespace {

constexpr std::size_t longestPath = 200, longestReason = 80, longestLogged = 200; // letters

std::optional<int> numberIn(const Message& message, std::string_view key, int lowest, int highest)
{
    const std::optional<int> number = message.number(key);
    return number && *number >= lowest && *number <= highest ? number : std::nullopt;
}

std::optional<Player> seatOf(const Message& message)
{
    const std::optional<int> seat = numberIn(message, "seat", 0, maxPlayers - 1);
    return seat ? std::optional(static_cast<Player>(*seat)) : std::nullopt;
}

std::optional<int> dealOf(const Message& message)
{
    return numberIn(message, "deal", 1, mostNumber);
}

std::optional<std::string> phoneOf(const Message& message)
{
    std::optional<std::string> phone = message.text("phone");
    return phone && isSecret(*phone) ? phone : std::nullopt;
}

std::optional<std::string> pathOf(const Message& message)
{
    std::optional<std::string> path = message.text("path");
    return path && path->starts_with('/') && characterCount(*path) <= longestPath
            && !hasControlCharacters(*path)
        ? path
        : std::nullopt;
}

std::optional<ChildLine> readListening(
    const Message& message, const std::function<std::vector<Address>()>& own)
{
    const std::optional<std::string> address = message.text("address");
    const std::optional<int> port = numberIn(message, "port", 1, 65535);
    if (!address || !port)
        return std::nullopt;
    ListeningLine line{.address = *address, .port = *port, .own = own()};
    if (std::none_of(
            line.own.begin(), line.own.end(), [&](const Address& each) { return each.text == *address; }))
        return std::nullopt;
    return line;
}

std::optional<ChildLine> readSeatAsked(const Message& message)
{
    const std::optional<Player> seat = seatOf(message);
    const std::optional<std::string> phone = phoneOf(message), card = message.text("card");
    if (!seat || !phone || !card || !Card::parse(*card, Pack::Eidex))
        return std::nullopt;
    return SeatAskedLine{*seat, *phone, *card};
}

std::optional<ChildLine> readSeatLeft(const Message& message)
{
    const std::optional<std::string> phone = phoneOf(message);
    if (!seatOf(message) || !phone)
        return std::nullopt;
    return SeatLeftLine{*phone};
}

/// `stays` needs a value.
std::optional<ChildLine> readCount(const Message& message, bool stays)
{
    const std::optional<Player> seat = seatOf(message);
    const std::optional<int> deal = dealOf(message), value = message.number("value");
    const std::optional<std::string> path = pathOf(message);
    if (!seat || !deal || !path || (!value && (stays || message.value("value"))))
        return std::nullopt;
    if (stays)
        return StaysLine{*seat, *deal, *path};
    return CountLine{*seat, *deal, *path, value};
}

std::optional<ChildLine> readAnswer(const Message& message, bool accepts)
{
    const std::optional<Player> seat = seatOf(message);
    const std::optional<int> deal = dealOf(message);
    if (!seat || !deal)
        return std::nullopt;
    if (accepts)
        return AcceptLine{*seat, *deal};
    const std::optional<std::string> reason = message.text("reason");
    if (!reason || !isRefusalReason(*reason))
        return std::nullopt;
    return RefuseLine{*seat, *deal, *reason};
}

std::optional<ChildLine> readDevices(const Message& message)
{
    const int most = static_cast<int>(mostConnections);
    const std::optional<int> watching = numberIn(message, "watching", 0, most),
                             boards = numberIn(message, "boards", 0, most);
    const document::Json* const seated = message.value("seated");
    if (!watching || !boards || !seated || !seated->IsArray())
        return std::nullopt;
    DevicesLine line{.watching = *watching, .boards = *boards};
    for (const document::Json& each : seated->GetArray()) {
        if (!each.IsInt() || each.GetInt() < 0 || each.GetInt() >= maxPlayers)
            return std::nullopt;
        line.seated.insert(static_cast<Player>(each.GetInt()));
    }
    return line;
}

std::optional<ChildLine> readError(const Message& message)
{
    static constexpr std::pair<std::string_view, SharingErrorCode> codes[] = {
        {"no-address", SharingErrorCode::NoAddress},
        {"port-taken", SharingErrorCode::PortTaken},
        {"address-taken", SharingErrorCode::AddressTaken},
        {"history", SharingErrorCode::History},
        {"history-reading", SharingErrorCode::HistoryReading},
        {"address-gone", SharingErrorCode::AddressGone},
        {"address-back", SharingErrorCode::AddressBack},
        {"line", SharingErrorCode::Line},
    };
    const std::optional<std::string> code = message.text("code");
    const document::Json* const text = message.value("text");
    const std::optional<std::string> english
        = text ? Message::textOf(*text, "en") : std::optional<std::string>();
    const auto known = std::find_if(
        std::begin(codes), std::end(codes), [&](const auto& each) { return each.first == code; });
    if (known == std::end(codes) || !english)
        return std::nullopt;
    return ErrorLine{known->second, forLog(*english)};
}

} // namespace

std::optional<ChildLine> readChildLine(
    std::string_view line, const std::function<std::vector<Address>()>& own)
{
    const std::optional<Message> message = Message::read(line, lineBounds);
    if (!message)
        return std::nullopt;
    const std::string_view kind = message->kind();
    if (kind == "listening")
        return readListening(*message, own);
    if (kind == "seat-asked")
        return readSeatAsked(*message);
    if (kind == "seat-left")
        return readSeatLeft(*message);
    if (kind == "count" || kind == "stays")
        return readCount(*message, kind == "stays");
    if (kind == "accept" || kind == "refuse")
        return readAnswer(*message, kind == "accept");
    if (kind == "devices")
        return readDevices(*message);
    if (kind == "trouble")
        return readError(*message);
    if (kind == "pong")
        return PongLine{};
    return std::nullopt;
}

bool isRefusalReason(std::string_view text)
{
    return characterCount(text) <= longestReason && !hasControlCharacters(text);
}

std::string forLog(std::string_view text)
{
    std::string logged = escapeForTerminal(text);
    std::size_t count = 0;
    const auto end = std::find_if(logged.begin(), logged.end(),
        [&](char each) { return !isContinuationByte(each) && ++count > longestLogged; });
    if (end == logged.end())
        return logged;
    logged.erase(end, logged.end());
    return logged + "…";
}

} // namespace tafel::live
