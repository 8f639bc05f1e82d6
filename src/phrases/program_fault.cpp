#include "phrases/program_fault.h"

#include <fmt/format.h>

namespace tafel::phrases {

Message programFault(std::string_view why)
{
    return {.de = fmt::format("Ein unerwarteter Fehler hat das Programm beendet: {}.", why),
        .en = fmt::format("An unexpected fault ended the program: {}.", why)};
}

} // namespace tafel::phrases
