// Texts for phones, and the reasons why a phone or the tablet cannot be served.
#pragma once

#include <string>

#include "base/text.h"
#include "referee/contract_info.h"

namespace tafel::phrases {

/// "Accept deal 7?"
std::string acceptText(Unit unit, int deal, Language language);
/// "1 game lost", "2 games lost"; empty for none
std::string gamesLostText(int games, Language language);

/// "Table 2", "Round 1, table 2"; `round` is 0 for the current one.
std::string tableText(int round, int table, Language language);
/// "1 table playing", "2 tables playing"
std::string tablesPlayingText(int tables, Language language);
/// "Round 2 over, all 4 tables"
std::string roundOverText(int round, int tables, Language language);

/// Why a phone gets no answer, by the code of docs/live.md: "not-asked", "too-often" …; an unknown one: that
/// it is not possible.
Text phoneRefusal(std::string_view code);

/// The message for an error of the server, by its code in docs/live.md: "port-taken", "no-address" … `what`:
/// the port, the address, or the reason.
Message sharingErrorText(std::string_view code, const Message& what = {});

} // namespace tafel::phrases
