// Arbitrary bytes as a match. The result is a result or an error document, the same every time. A match that
// can be scored reads the same after it is written, and gives the same result.
#include "fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tafel;
    using namespace tafel::fuzz;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto scored = [](std::string_view document, Language language) {
        std::string out;
        document::scoreDocument(out, document, language, document::Layout::Line);
        return out;
    };
    const std::string answer = scored(text, Language::English);
    hasPublishedForm(answer);
    if (size % 4 == 0)
        hasPublishedForm(scored(text, Language::German));
    const Result<Match> match = document::readMatch(text);
    if (!match || !score(*match))
        return 0;
    const std::string written = document::writeMatch(*match);
    const Result<Match> again = document::readMatch(written);
    mustHold(again && document::writeMatch(*again) == written, "what is written reads as the same", written);
    mustHold(scored(written, Language::English) == answer, "what is written scores as the same", written);
    return 0;
}
