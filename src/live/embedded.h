// The files under pages/, put into the program at build.
#pragma once

#include "report/embedded.h"

namespace tafel::live {

std::span<const report::Embedded> embeddedFiles();

} // namespace tafel::live
