// The files of pages/, which the build embeds into the program.
#pragma once

#include "report/embedded.h"

namespace tafel::live {

std::span<const report::Embedded> embeddedFiles();

} // namespace tafel::live
