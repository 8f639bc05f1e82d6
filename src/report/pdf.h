// A report as PDF. The only part of the reports that needs Qt; nothing of Qt shows here.
#pragma once

#include <functional>
#include <string>

#include "base/text.h"

namespace tafel::report {

/// Asked between pages: `done` of `all`. False: stop.
using PageProgress = std::function<bool(int done, int all)>;

/// The HTML of a report on A4 pages, with its title and the page in the foot, as the bytes of a PDF file;
/// empty when it was stopped. Needs a QGuiApplication for its fonts; may run on any thread.
std::string pdfOf(const std::string& html, Language language, const PageProgress& progress = {});

} // namespace tafel::report
