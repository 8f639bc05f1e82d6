// Any bytes as a document: an answer or an error document, never a crash, a hang or a fault. The first byte
// says how the document is meant, so that one corpus serves all commands.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "document/document.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tafel;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    std::string out;
    const auto language = size % 2 == 0 ? Language::German : Language::English;
    document::scoreDocument(out, text, language, document::Layout::Line);
    document::judgeDocument(out, text, language, document::Layout::Line);
    // What can be read can be written, and reads as the same again.
    if (const Result<Match> match = document::readMatch(text)) {
        const std::string written = document::writeMatch(*match);
        const Result<Match> again = document::readMatch(written);
        if (score(*match) && (!again || document::writeMatch(*again) != written))
            std::abort();
    }
    return 0;
}
