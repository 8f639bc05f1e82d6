// Arbitrary bytes as a match for `ask`. The result is the open prompts or an error document, the same every
// time; the error is that of `score`.
#include "fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tafel;
    using namespace tafel::fuzz;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto asked = [&](Language language) {
        std::string out;
        document::promptsDocument(out, text, language, document::Layout::Line);
        return out;
    };
    const std::string answer = asked(Language::English);
    hasPublishedForm(answer);
    mustHold(asked(Language::English) == answer, "the same every time", text);
    if (size % 4 == 0)
        hasPublishedForm(asked(Language::German));
    return 0;
}
