// The custom games in the history: chooses one, inspects a file before the import, and exports a game.
#pragma once

#include <memory>
#include <optional>

#include "app/open_history/saved_files.h"
#include "app/session/session_model.h"
#include "history/custom_games.h"

namespace tafel::custom {
class CustomGame;
}

namespace tafel::app {

struct CustomVersionRow {
    VALUE_TYPE(CustomVersionRow, customVersionRow)
    VALUE_FIELD(QString, fingerprint);
    VALUE_FIELD(int, number);
    VALUE_FIELD(QString, played); ///< "12 matches, the last on …"
};

/// A game as a list or a preview shows it.
struct CustomGameView {
    VALUE_TYPE(CustomGameView, customGameView)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, sign);
    VALUE_FIELD(QString, people); ///< "4 people, 32 cards, 5 contracts"
    VALUE_FIELD(QString, words);
    // The following properties belong to a stored game.
    VALUE_FIELD(QString, id);
    VALUE_FIELD(QString, key);
    VALUE_FIELD(int, version);
    VALUE_FIELD(QString, played); ///< The matches of the last version.
    VALUE_FIELD(QList<tafel::app::CustomVersionRow>, versions);
    // The following properties belong to a game in a file.
    VALUE_FIELD(QString, file); ///< The file name; empty if no file was inspected.
    VALUE_FIELD(QString, problem); ///< Why the game cannot be imported.
    VALUE_FIELD(bool, known); ///< The history already has this game.
    VALUE_FIELD(bool, twin); ///< The history has a game with this id and other content.
};

CustomGameView customGameView(const custom::CustomGame& game, Language language);
/// The stored versions of a game.
std::vector<history::CustomGameVersion> versionsOf(Session& session, std::string_view id);

class CustomGameList : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// The games that are not hidden, the last played first.
    MODEL_FIELD(QList<tafel::app::CustomGameView>, games);
    MODEL_FIELD(QList<tafel::app::CustomGameView>, hidden); ///< The hidden games.
    /// The contents of the inspected file.
    MODEL_FIELD(tafel::app::CustomGameView, inspected);
    MODEL_FIELD(tafel::app::SavedFile, saved); ///< The last file with a game.

public:
    using SessionModel::SessionModel;

    void refresh() override;

    Q_INVOKABLE void inspect(const QString& file);
    Q_INVOKABLE bool take(); ///< Imports the inspected game.
    Q_INVOKABLE void reset(); ///< Clears the inspected file and the save result.
    Q_INVOKABLE void setHidden(const QString& id, bool hidden);
    /// The document on one line; empty if it is too long for a code that a phone can read.
    Q_INVOKABLE QString code(const QString& id) const;
    Q_INVOKABLE void save(const QString& id); ///< Saves the game in the export folder.

private:
    QString document(const QString& id) const;

    std::shared_ptr<const custom::CustomGame> m_found;
};

} // namespace tafel::app
