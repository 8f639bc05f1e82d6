// Arbitrary bytes as the file of another tablet in a shared folder. The sync ends, the received events are
// consistent, and the same file changes nothing the second time.
#include <fstream>

#include "archive/segment.h"
#include "archive/sync.h"
#include "club_history.h"
#include "fuzz.h"
#include "history/recovery/verification.h"

namespace {

using namespace tafel;
using namespace tafel::fuzz;
using namespace tafel::archive;
namespace fs = std::filesystem;

/// Writes a new copy of a history with every kind of event.
void freshHistory(const fs::path& file)
{
    static const fs::path made = [] {
        fs::path whole = folder() / "whole.db";
        makeHistory(whole);
        return whole;
    }();
    for (const char* side : {"-wal", "-shm", "-journal"})
        fs::remove(file.string() + side);
    fs::copy_file(made, file, fs::copy_options::overwrite_existing);
}

/// The file name in the first line, or that of an unknown device.
SegmentName nameFor(std::string_view bytes)
{
    SegmentName name{"01a210cf-4663-77ab-98a2-5961cd1040e8", 1, 1};
    const std::size_t device = bytes.find('\t');
    if (device != std::string_view::npos && bytes.size() > device + name.device.size()) {
        SegmentName named = name;
        named.device = bytes.substr(device + 1, name.device.size());
        named.digest = std::string(32, '0');
        if (SegmentName::of(named.file()))
            name.device = named.device;
    }
    return name;
}

SegmentName withDigest(SegmentName name, std::string_view bytes)
{
    name.digest = segmentDigest(bytes);
    return name;
}

/// The bytes with valid checksums, so that all events are read.
std::string withRightSums(const SegmentName& name, std::string_view bytes)
{
    const ReadSegment read
        = readSegment(withDigest(name, bytes), bytes, [](const SegmentName&) { return std::nullopt; });
    if (read.fault)
        return std::string(bytes);
    std::vector<history::Event> erasures;
    for (const history::IncomingEvent& each : read.content.erasures)
        erasures.push_back(each.event);
    SegmentBytes right(name, erasures);
    for (const history::IncomingEvent& each : read.content.entries)
        right.add(each.event, history::transferChecksum(each.event));
    return right.bytes();
}

SyncState exchange(const fs::path& file, const fs::path& place, std::string_view about)
{
    Sync sync(file, {.address = "folder:" + place.string()});
    const bool done = sync.run();
    const SyncState state = sync.state();
    mustHold(done || state.error->code == ArchiveError::Code::NoKeyFile, // the folder may be encrypted
        "nothing in a file stops the exchange", about);
    return state;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string bytes(reinterpret_cast<const char*>(data), size);
    const SegmentName name = nameFor(bytes);
    if (size % 4 != 0)
        bytes = withRightSums(name, bytes);
    const fs::path file = folder() / "history.db", place = folder() / "place";
    freshHistory(file);
    fs::remove_all(place);
    fs::create_directories(place / "Tafelrichter");
    std::ofstream(place / "Tafelrichter" / withDigest(name, bytes).file(), std::ios::binary) << bytes;
    exchange(file, place, bytes);
    const auto examined = history::examine(file);
    mustHold(examined && !examined->damage, "what came in fits together", bytes);
    const SyncState again = exchange(file, place, bytes);
    mustHold(again.received == 0 && again.sent == 0, "the same file again changes nothing", bytes);
    return 0;
}
