// The prompts of the editor, one for each key of the game file. Names, examples and bounds are in the rows of
// games/custom/file_keys.h; the reader of the file validates the values.
#pragma once

#include <QObject>
#include <QVariant>

#include "app/custom/custom_game_draft.h"
#include "app/phrases/fields.h"

namespace tafel::app {

struct CustomOption {
    VALUE_TYPE(CustomOption, customOption)
    VALUE_FIELD(QVariant, value); ///< A word or a number.
    VALUE_FIELD(QString, text);
    VALUE_FIELD(bool, on);
    VALUE_FIELD(QString, line);
};

/// An element of a list of numbers, or the value of a card or a trick.
struct CustomRow {
    VALUE_TYPE(CustomRow, customRow)
    VALUE_FIELD(QString, path);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(int, value);
};

/// A prompt of the editor.
struct CustomPrompt {
    VALUE_TYPE(CustomPrompt, customPrompt)
    VALUE_FIELD(QString, path);
    /// "text" (one line), "clause" (several lines), "number", "choice", "several", "yes", "cards", "numbers"
    /// (a list, `rows`), "worths" (of cards, `rows`), "tricks" (`rows`), "names" (a list of contracts,
    /// `rows`), "title" (begins a group, which `action` removes), "add" (a button).
    VALUE_FIELD(QString, kind);
    VALUE_FIELD(QString, label);
    VALUE_FIELD(QString, example);
    VALUE_FIELD(bool, said); ///< The file has the key.
    VALUE_FIELD(QVariant, value);
    VALUE_FIELD(bool, optional);
    VALUE_FIELD(bool, rare);
    VALUE_FIELD(QList<tafel::app::CustomOption>, options);
    VALUE_FIELD(QList<tafel::app::CustomRow>, rows);
    VALUE_FIELD(int, lowest);
    VALUE_FIELD(int, highest);
    VALUE_FIELD(int, begin); ///< Initial value of a number.
    VALUE_FIELD(int, most); ///< Most characters of a text.
    VALUE_FIELD(bool, signs); ///< The text is the sign of the game.
    VALUE_FIELD(bool, single); ///< At most one card can be chosen.
    VALUE_FIELD(QString, action); ///< The path that the action changes.
};

/// The prompts of a page of keys, of the game or of the contract at that path.
QList<CustomPrompt> customPrompts(const CustomGameDraft& draft, Language language,
    std::span<const std::string> names, const QString& at = {});

} // namespace tafel::app
