// The folder for saved files, in a known place or on a removable drive. The choice is remembered. Also opens
// saved files.
#pragma once

#include "app/open_history/saved_files.h"
#include "app/session/session_model.h"

namespace tafel::app {

/// A location for saved files: a place, or a folder in one.
struct SaveLocation {
    VALUE_TYPE(SaveLocation, saveLocation)
    VALUE_FIELD(QString, path);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, line);
    VALUE_FIELD(QString, detail);
};

QList<SaveLocation> removableDrives(); ///< The removable drives that are plugged in.

class SaveLocations : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString folder READ folder NOTIFY changed) ///< The folder for saved files.
    /// The short form of that folder: "~/Documents/Tafelrichter".
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString missing READ missing NOTIFY
            changed) ///< The chosen folder if it does not exist now; otherwise empty.
    /// The folder whose contents are listed; empty for all places.
    Q_PROPERTY(QString at READ at WRITE setAt NOTIFY changed)
    Q_PROPERTY(QString atName READ atName NOTIFY changed)
    /// The places, or the subfolders of `at`.
    Q_PROPERTY(QList<tafel::app::SaveLocation> rows READ rows NOTIFY changed)
    /// Why files cannot be saved in `at`; empty if they can.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
public:
    explicit SaveLocations(QObject* parent = nullptr);

    QString folder() const { return m_session ? saveFolder(*m_session->preferences()) : ownFolder(); }
    QString name() const { return shortName(folder()); }
    QString missing() const;
    const QString& at() const { return m_at; }
    void setAt(const QString& folder);
    QString atName() const { return shortName(m_at); }
    QList<SaveLocation> rows() const;
    QString whyNot() const;

    Q_INVOKABLE void up();
    /// Saves files in `at` from now on.
    Q_INVOKABLE void choose();
    /// Opens a file with its default program.
    /// \return why that failed; empty on success
    Q_INVOKABLE QString open(const QString& file) const;
    /// Shows a file in the file manager.
    /// \return why that failed; empty on success
    Q_INVOKABLE QString showFolder(const QString& file) const;
    /// The readable form of a path: "~/Documents".
    Q_INVOKABLE QString shortName(const QString& path) const;

private:
    QString m_at;
};

} // namespace tafel::app
