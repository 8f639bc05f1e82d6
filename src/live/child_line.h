// A line from the live server to the app that started it. The app validates every line here before it uses
// it. It does not trust its child process, because that serves the phones of strangers.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "live/addresses.h"
#include "live/http.h"
#include "referee/players.h"

namespace tafel::live {

/// How many phones may ask for a seat at the same time.
inline constexpr std::size_t mostAsking = 8;

/// The server is listening.
struct ListeningLine {
    std::string address = {}; ///< An address of this machine: "192.168.1.5", "2001:db8::5".
    int port = 0; ///< 1 to 65535.
    std::vector<Address> own = {}; ///< All addresses of this machine, best first.
};
struct SeatAskedLine {
    Player seat = 0;
    std::string phone = {}; ///< A secret.
    std::string card = {}; ///< One of the 36: "L7".
};
struct SeatLeftLine {
    std::string phone = {}; ///< A secret.
};
struct CountLine {
    Player seat = 0;
    int deal = 0; ///< Number of the deal, from 1.
    std::string path = {}; ///< "/points/Anna"
    std::optional<int> value = {}; ///< Missing if the number is taken back.
};
struct StaysLine {
    Player seat = 0;
    int deal = 0; ///< Number of the deal, from 1.
    std::string path = {};
};
struct AcceptLine {
    Player seat = 0;
    int deal = 0; ///< Number of the deal, from 1.
};
struct RefuseLine {
    Player seat = 0;
    int deal = 0; ///< Number of the deal, from 1.
    std::string reason = {}; ///< See `isRefusalReason`.
};
struct DevicesLine {
    int watching = 0, boards = 0; ///< 0 to `mostConnections` each.
    std::set<Player> seated = {};
};
enum class SharingErrorCode {
    NoAddress,
    PortTaken,
    AddressTaken,
    History,
    HistoryReading,
    AddressGone,
    AddressBack,
    Line,
    // Problems that the app itself detects. No line contains these.
    NotStarted,
    StartedAgain,
    Silent,
    Crashed,
    Broke, ///< It broke the protocol.
    Idle,
};
struct ErrorLine {
    SharingErrorCode code = SharingErrorCode::Line;
    std::string text = {}; ///< English text, safe for a terminal, at most 200 letters.
};
/// The reply to a `ping`.
struct PongLine { };

using ChildLine = std::variant<ListeningLine, SeatAskedLine, SeatLeftLine, CountLine, StaysLine, AcceptLine,
    RefuseLine, DevicesLine, ErrorLine, PongLine>;

/// Reads one line of JSON, without its end, as docs/live.md has it.
/// \param own finds the addresses of this machine; it is called for a `listening` line only.
/// \return nothing if the line breaks the protocol: an unknown kind, a missing key, a wrong type, a value out
///         of its bounds, or an address that is not of this machine. Keys that are not known are passed over.
std::optional<ChildLine> readChildLine(
    std::string_view line, const std::function<std::vector<Address>()>& own = addresses);

/// Whether a text may be the reason for which a deal is refused: at most 80 letters, no control character.
bool isRefusalReason(std::string_view text);

/// A text for the log: safe for a terminal, and cut after 200 characters. A letter may have any number of
/// them.
std::string forLog(std::string_view text);

} // namespace tafel::live
