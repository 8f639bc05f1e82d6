#include "base/version.h"

namespace tafel {

std::string_view version()
{
    return TAFEL_VERSION;
}

} // namespace tafel
