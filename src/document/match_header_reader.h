// The head that match files, positions and questions share: who plays which game by which rules.
#pragma once

#include "document/schema_checker.h"

namespace tafel::document {

/// Reads the parts of a head in the order in which their faults are reported: `hasFormat`, `keys`, `players`,
/// `characters`, `options`. A reader of a document builds on it.
class MatchHeaderReader {
protected:
    /// `powersOnly`: a game without powers is refused.
    /// `takesOwn`: a custom game is right; elsewhere it is only counted.
    explicit MatchHeaderReader(
        const Json& root, bool powersOnly = false, Texts texts = Texts::Checked, bool takesOwn = false)
        : m_root(root)
        , m_texts(texts)
        , m_powersOnly(powersOnly)
        , m_takesOwn(takesOwn)
    {
    }

    bool hasFormat(std::string_view expected, const Message& otherwise);

    /// Every key in the order of the file. `other(name, value)` takes those that not every head has: whether
    /// it could read the value; nothing: it does not know the key.
    template <typename Other> bool keys(const Other& other)
    {
        findGame();
        if (m_isCustom && !customHead())
            return false;
        for (const auto& member : m_root.GetObject()) {
            const std::string_view name = view(member.name);
            std::optional<bool> read = headKey(name, member.value);
            if (!read)
                read = other(name, member.value);
            if (!read)
                return m_checker.unknownKey({}, name);
            if (!*read)
                return false;
        }
        return (m_match.game || m_checker.missing({}, "game"))
            && (m_players || m_checker.missing({}, "players"));
    }

    /// For `other`: stores a key for later.
    static std::optional<bool> keep(std::span<const std::pair<std::string_view, const Json**>> known,
        std::string_view name, const Json& value)
    {
        for (const auto& [key, slot] : known)
            if (name == key) {
                *slot = &value;
                return true;
            }
        return std::nullopt;
    }

    /// `also`: further accepted numbers of players.
    bool players(Players also = {});
    bool characters();
    bool options();

    /// \return null if the game has no such option
    const OptionSpec* optionNamed(std::string_view name) const;

    /// Appends the value of the option with that name; `at` is the pointer to the value.
    bool option(std::string_view name, const Json& value, const std::string& at, const std::string& nameAt,
        std::vector<OptionValue>& out);

    const Json& m_root;
    const Texts m_texts;
    SchemaChecker m_checker;
    Match m_match;
    const Json* m_characters = nullptr;

private:
    void findGame();
    bool customHead();
    std::optional<bool> headKey(std::string_view name, const Json& value);
    bool gameKey();
    bool playerName(const Json& value, const std::string& at, std::vector<std::string>& compared);
    bool editionKey(const Json& value);
    bool wordOfEach(
        const OptionSpec& spec, const Json& value, const std::string& at, std::vector<OptionValue>& out);

    const bool m_powersOnly, m_takesOwn;
    bool m_isCustom = false;
    bool m_hasCharacters = true; ///< The head may have `edition` and `characters`; also of no game.
    const Json *m_players = nullptr, *m_options = nullptr;
};

} // namespace tafel::document
