// The files that the app saves for the user, and the folder for them.
#pragma once

#include <string_view>

#include "app/phrases/fields.h"

namespace tafel::app {

class Preferences;

struct SavedFile {
    VALUE_TYPE(SavedFile, savedFile)
    VALUE_FIELD(QString, file); ///< Empty if it was not saved.
    VALUE_FIELD(QString, title); ///< The title of an error; empty after success.
    VALUE_FIELD(QString, problem); ///< The reason of the error and the remedy.
};

/// The folder for saved files: the chosen one if it exists, otherwise Documents/Tafelrichter.
QString saveFolder(const Preferences& preferences);
/// Documents/Tafelrichter, which is created on demand.
QString ownFolder();
/// An unused file name in the folder: "Season.pdf", "Season (2).pdf".
QString newFileIn(const QString& folder, const QString& name, const QString& ending);
/// Creates the folder of a file if it is the app's own. It creates no other folder, because a drive may have
/// been removed.
void makeFolderOf(const QString& file);
/// Writes a new file in the folder. `failed` is the title of an error.
SavedFile writeNewFile(const QString& folder, const QString& name, const QString& ending,
    std::string_view content, const QString& failed);

} // namespace tafel::app
