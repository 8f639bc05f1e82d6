#include "phrases/program_fault.h"

#include <fmt/format.h>

namespace tafel::phrases {

Message programFault(std::string_view why)
{
    return {.de = fmt::format("Ein unerwarteter Fehler hat das Programm beendet: {}. Melde ihn bitte.", why),
        .en = fmt::format("An unexpected error ended the program: {}. Please report it.", why)};
}

} // namespace tafel::phrases
