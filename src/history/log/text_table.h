// The erasable texts of all entries, and the entries put together with them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "history/log/erasable_texts.h"
#include "history/log/previous_events.h"
#include "history/storage/database.h"

namespace tafel::history {

/// A row of the table.
struct TextRow {
    std::int64_t id = 0; ///< `mostTexts` times the number of the entry, and the place among its texts.
    ErasableText text = {};
    bool erased = false;

    std::int64_t entry() const { return id / mostTexts; }
    std::size_t place() const { return static_cast<std::size_t>(id % mostTexts); }
};

/// The text by which a recovery replaces a lost one.
/// \param place  the place of the text in its entry, from 0
std::string substituteFor(ErasableText::Kind kind, int place);

/// The checksum of a row.
std::int64_t sumOf(const TextRow& row);

class TextTable {
public:
    explicit TextTable(Database& database)
        : m_database(database)
    {
    }

    /// The texts of the entry with that number, in order. Throws StorageException (Damaged) when one is not
    /// as it was written.
    std::vector<ErasableText> of(std::int64_t entry);
    void insert(std::int64_t entry, const std::vector<ErasableText>& texts);
    /// Inserts a text while a log is rebuilt: an erased text replaces an earlier version.
    /// \return false if nothing changed
    bool insert(const TextRow& row);
    /// Replaces a text from which a name was erased, or that a recovery had lost.
    void replace(std::int64_t id, ErasableText instead);

private:
    Database& m_database;
};

/// Joins the events of a log with their texts, and separates them in new ones. It caches what it has read, so
/// use one object for one operation.
class TextsOfEntries {
public:
    explicit TextsOfEntries(Database& database)
        : m_database(database)
        , m_table(database)
    {
    }

    /// The entry as it is read everywhere. Throws StorageException (Damaged) when a text is missing.
    Event joined(StoredEvent&& stored);
    /// The event as it is stored, with its texts. Adds those of the event that opened its match to
    /// `openings`.
    /// \throws StorageException (Damaged) if a text is missing
    SeparatedEvent withTexts(StoredEvent&& stored, OpeningTexts& openings);
    /// \param event  the one that opened its match is in the log, or it is that one. A player who was erased
    /// has
    ///               the pseudonym of the seat in it afterwards: its tablet may have another one, or the
    ///               name.
    /// \return the entry as it is stored, and its texts
    std::pair<StoredEvent, std::vector<ErasableText>> separated(Event& event);

private:
    /// An event that decides which names the events after it refer to.
    struct Beginning {
        std::int64_t seq;
        std::string uuid, device;
        std::int64_t tick;
        bool separated; ///< True if its texts are stored in the text table.
        std::string after; ///< UUID of the entry that a tablet went on from; empty: it opened the match.
    };

    /// An event, its tablet, and its time.
    struct Origin {
        std::string uuid, device;
        std::int64_t tick;
    };

    std::vector<ErasableText> ownTextsOf(const StoredEvent& stored);
    void read(const std::string& match);
    /// \return the UUID of the event that this one follows, or the beginning of its tablet before it; empty
    /// if
    ///         there is none
    std::string previousOf(const Origin& event);
    std::optional<Origin> originOf(const std::string& uuid);
    /// The number of the event that opened the match of this one; 0 if there is none.
    std::int64_t openingOf(const Event& event);
    const std::vector<ErasableText>& textsOf(std::int64_t opening);
    /// \return the texts of the opening with the players as the event names them; nothing if there they are
    /// the
    ///         same
    static std::optional<std::vector<ErasableText>> asWritten(
        const Event& event, const std::vector<ErasableText>& opening);
    std::string bodyOf(std::int64_t opening);

    Database& m_database;
    TextTable m_table;
    std::string m_match;
    std::vector<Beginning> m_beginnings; ///< The beginnings in that match, in the order of the log.
    PreviousEvents<std::string> m_events; ///< Their UUIDs.
    std::unordered_map<std::string, std::int64_t> m_openings; ///< The openings that were found, by UUID.
    std::map<std::int64_t, std::vector<ErasableText>> m_texts; ///< The texts of the openings.
    std::map<std::int64_t, std::optional<Match>> m_matches; ///< The parsed openings, filled on demand.
};

} // namespace tafel::history
