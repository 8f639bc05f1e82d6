#include "archive/sync_state.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/counted.h"

namespace tafel::archive {

namespace {

/// "2026-11-20 19:04" of RFC 3339.
std::string minuteOf(const std::string& time)
{
    std::string minute = time.substr(0, std::min<std::size_t>(time.size(), 16));
    std::replace(minute.begin(), minute.end(), 'T', ' ');
    return minute;
}

Message sentenceFor(const PassedOver& each)
{
    using Why = PassedOver::Why;
    switch (each.why) {
    case Why::NotWhole:
        return {fmt::format("Die Datei {} ist nicht ganz oder beschädigt. Sie wurde übergangen und wird beim "
                            "nächsten Austausch wieder geprüft.",
                    each.file),
            fmt::format("The file {} is incomplete or damaged. It was skipped and will be checked again at "
                        "the next sync.",
                each.file)};
    case Why::Unreadable:
        return {fmt::format("Die Datei {} lässt sich nicht lesen. Sie wurde übergangen.", each.file),
            fmt::format("The file {} cannot be read. It was skipped.", each.file)};
    case Why::Missing:
        return {fmt::format("Die Datei {} fehlt, oder sie ist beschädigt. Ihre Einträge sind hier; was davon "
                            "im Ordner fehlt, ist wieder geschrieben.",
                    each.file),
            fmt::format(
                "The file {} is missing or damaged. Its entries are here; those that the folder lacks "
                "are written again.",
                each.file)};
    case Why::NotEncrypted:
        return {
            fmt::format("Die Datei {} ist nicht verschlüsselt, aber der Ordner ist es. Sie wurde übergangen. "
                        "Ist sie von einem Tablet des Vereins, so gib dort die Passphrase ein.",
                each.file),
            fmt::format("The file {} is not encrypted, but the folder is. It was skipped. If it is from a "
                        "tablet of the club, enter the passphrase there.",
                each.file)};
    case Why::OtherKey:
        return {
            fmt::format("Die Datei {} ist mit einem anderen Schlüssel verschlüsselt. Sie wurde übergangen. "
                        "Trenne die Verbindung und wähle den Ordner noch einmal, mit der Passphrase.",
                each.file),
            fmt::format(
                "The file {} is encrypted with another key. It was skipped. Disconnect and choose the "
                "folder again, with the passphrase.",
                each.file)};
    case Why::Unknown:
        break;
    }
    return {fmt::format("Die Datei {} ist keine Datei von Tafelrichter, oder sie ist von einer neueren "
                        "Version. Sie wurde übergangen.",
                each.file),
        fmt::format(
            "The file {} is not a file of Tafelrichter, or it comes from a newer version. It was skipped.",
            each.file)};
}

/// True if matches may be in the file that are not here.
bool mayHaveMatches(const PassedOver& each)
{
    return each.why != PassedOver::Why::Missing && each.why != PassedOver::Why::Unknown;
}

} // namespace

std::string_view nameOf(PassedOver::Why why)
{
    constexpr std::string_view names[]
        = {"not-whole", "unknown", "unreadable", "missing", "not-encrypted", "other-key"};
    return names[static_cast<std::size_t>(why)];
}

bool SyncState::hasPassedOverMatches() const
{
    return std::any_of(passedOver.begin(), passedOver.end(), mayHaveMatches);
}

Message SyncState::summary() const
{
    if (waiting > 0)
        return counted(
            waiting, Text{"Eintrag wartet", "entry waits"}, Text{"Einträge warten", "entries wait"});
    if (succeeded.empty() && error)
        return {};
    const Message where
        = isFolder ? Message{"im Ordner", "in the folder"} : Message{"im Archiv", "in the archive"};
    if (matches == 0 && hasUnreadFiles)
        return {fmt::format("Nicht jede Datei {} war zu lesen", where.de),
            fmt::format("Not every file {} could be read", where.en)};
    if (matches == 0)
        return error ? Message{} : Message{"Noch kein Spiel", "No matches yet"};
    const bool one = matches == 1;
    if (error)
        return {one ? fmt::format("Beim letzten Austausch war das eine Spiel {}", where.de)
                    : fmt::format("Beim letzten Austausch waren alle {} Spiele {}", matches, where.de),
            one ? fmt::format("At the last sync, the one match was {}", where.en)
                : fmt::format("At the last sync, all {} matches were {}", matches, where.en)};
    if (hasUnreadFiles)
        return {fmt::format("{} {}, aber nicht jede Datei dort war zu lesen",
                    one ? "Das eine Spiel dieses Tablets ist"
                        : fmt::format("Alle {} Spiele dieses Tablets sind", matches),
                    where.de),
            fmt::format("{} {}, but not every file there could be read",
                one ? "The one match of this tablet is"
                    : fmt::format("All {} matches of this tablet are", matches),
                where.en)};
    return one ? Message{fmt::format("Das eine Spiel ist {}", where.de),
               fmt::format("The one match is {}", where.en)}
               : Message{fmt::format("Alle {} Spiele sind {}", matches, where.de),
                   fmt::format("All {} matches are {}", matches, where.en)};
}

Message SyncState::sentence() const
{
    if (phase == Phase::NotJoined && !error)
        return {
            "Diese Spielgeschichte gehört zu keinem Archiv.", "This history does not belong to an archive."};
    Message all = summary();
    if (waiting > 0) {
        const std::string minute = minuteOf(waitingSince);
        all.de += fmt::format(", seit {} UTC", minute);
        all.en += fmt::format(", since {} UTC", minute);
    }
    if (!all.empty()) {
        all.de += '.';
        all.en += '.';
    }
    if (error) {
        all.de += (all.de.empty() ? "" : " ") + error->message.de;
        all.en += (all.en.empty() ? "" : " ") + error->message.en;
    }
    return all;
}

std::vector<Message> SyncState::remarks() const
{
    std::vector<Message> all;
    const auto say = [&](int number, Text one, Text many) {
        if (number > 0)
            all.push_back(counted(number, one, many));
    };
    say(quarantined.damaged,
        {"Eintrag eines andern Tablets ist beschädigt; er steht beiseite und zählt nicht.",
            "entry of another tablet is damaged; it is kept apart and does not count."},
        {"Einträge anderer Tablets sind beschädigt; sie stehen beiseite und zählen nicht.",
            "entries of other tablets are damaged; they are kept apart and do not count."});
    say(quarantined.unknown,
        {"Eintrag ist von einer neueren Version; er ist aufbewahrt und zählt hier noch nicht.",
            "entry comes from a newer version; it is kept and does not count here yet."},
        {"Einträge sind von einer neueren Version; sie sind aufbewahrt und zählen hier noch nicht.",
            "entries come from a newer version; they are kept and do not count here yet."});
    say(quarantined.waiting,
        {"Eintrag wartet auf frühere, die noch nicht hier sind.",
            "entry waits for earlier ones that are not here yet."},
        {"Einträge warten auf frühere, die noch nicht hier sind.",
            "entries wait for earlier ones that are not here yet."});
    say(quarantined.unfit,
        {"Eintrag passt nicht zu den andern; er steht beiseite und zählt nicht.",
            "entry does not fit the others; it is kept apart and does not count."},
        {"Einträge passen nicht zu den andern; sie stehen beiseite und zählen nicht.",
            "entries do not fit the others; they are kept apart and do not count."});
    say(forked,
        {"Spiel wurde auf zwei Tablets getrennt weitergeschrieben; wählt, was zählt.",
            "match was recorded on two tablets while offline. Choose the version that counts."},
        {"Spiele wurden auf zwei Tablets getrennt weitergeschrieben; wählt, was zählt.",
            "matches were recorded on two tablets while offline. Choose the version that counts."});
    for (const PassedOver& each : passedOver)
        all.push_back(sentenceFor(each));
    return all;
}

} // namespace tafel::archive
