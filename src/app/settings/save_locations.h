// The folder for saved files, in a known place or on a removable drive. The choice is remembered. Also opens
// saved files.
#pragma once

#include "app/open_history/saved_files.h"
#include "app/session/session_model.h"

namespace tafel::app {

/// A place for saved files, a folder in one, or a file.
struct SaveLocation {
    VALUE_TYPE(SaveLocation, saveLocation)
    VALUE_FIELD(QString, path);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, place); ///< The readable form of the path, for a file that of its folder.
    VALUE_FIELD(QString, detail); ///< The free space; the age and size of a file.
};

QList<SaveLocation> removableDrives(); ///< The removable drives that are plugged in.
QString shortName(const QString& path); ///< The readable form of a path: "~/Documents".

class SaveLocations : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    MODEL_GETTER(QString, folder) { return m_session ? saveFolder(*m_session->preferences()) : ownFolder(); }
    /// The short form of that folder: "~/Documents/Tafelrichter".
    MODEL_GETTER(QString, name) { return shortName(folder()); }
    MODEL_GETTER(QString, missing); ///< The chosen folder if it does not exist now; otherwise empty.
    /// The folder whose contents are listed; empty for all places.
    Q_PROPERTY(QString at MEMBER m_at NOTIFY changed)
    MODEL_GETTER(QString, atName) { return shortName(m_at); }
    MODEL_GETTER(QList<tafel::app::SaveLocation>, rows); ///< The places, or the subfolders of `at`.
    MODEL_GETTER(QString, whyNot); ///< Why files cannot be saved in `at`; empty if they can.

public:
    using SessionModel::SessionModel;

    Q_INVOKABLE void up();
    /// Saves files in `at` from now on.
    Q_INVOKABLE void choose();
    /// Opens a file with its default program.
    /// \return why that failed; empty on success
    Q_INVOKABLE QString open(const QString& file) const;
    /// Shows a file in the file manager.
    /// \return why that failed; empty on success
    Q_INVOKABLE QString showFolder(const QString& file) const;

private:
    RefreshOn refreshOn() const override { return RefreshOn::Language; }

    QString m_at;
};

} // namespace tafel::app
