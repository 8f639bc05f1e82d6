// Writes a report as PDF. This is the only part of the reports that needs Qt, and its interface has no Qt
// types.
#pragma once

#include <functional>
#include <string>

#include "base/text.h"

namespace tafel::report {

/// Called after each page: `done` of `all`. Returning false cancels.
using PageProgress = std::function<bool(int done, int all)>;

/// Renders the HTML of a report on A4 pages with a footer. Needs a QGuiApplication for its fonts, and runs on
/// any thread.
/// \return the bytes of the PDF file; empty if it was cancelled
std::string pdfOf(const std::string& html, Language language, const PageProgress& progress = {});

} // namespace tafel::report
