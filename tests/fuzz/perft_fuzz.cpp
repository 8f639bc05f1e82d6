// Arbitrary bytes as a recorded deal. The result is a count or an error document, the same every time.
#include "fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tafel;
    using namespace tafel::fuzz;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const int depth = static_cast<int>(size % 3);
    std::string answer;
    document::perftDocument(answer, text, depth, Language::English, document::Layout::Line);
    hasPublishedForm(answer);
    std::string again;
    document::perftDocument(again, text, depth, Language::English, document::Layout::Line);
    mustHold(answer == again, "the same every time", text);
    return 0;
}
