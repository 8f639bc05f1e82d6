// Where files are saved: a folder in a known place or on a medium that is plugged in, chosen once and
// remembered; and what can be done with a file that was saved.
#pragma once

#include "app/session/session_model.h"

namespace tafel::app {

/// The folder where files are saved: the one that was chosen as long as it is there, otherwise
/// Documents/Tafelrichter.
QString saveFolder(const Preferences& preferences);
/// Documents/Tafelrichter, which is made when it is needed.
QString ownFolder();
/// A file of this name in the folder that is not there yet: "Season.pdf", "Season (2).pdf".
QString newFileIn(const QString& folder, const QString& name, const QString& ending);
/// Makes the folder of a file if it is the app's own; no other: where a stick was there may be nothing now.
void makeFolderOf(const QString& file);
/// Writes a new file of the folder: {saved: the file} or {title: `failed`, problem: why, and what to do}.
QVariantMap writeNewFile(const QString& folder, const QString& name, const QString& ending,
    const QByteArray& bytes, const QString& failed);
/// Where files may be saved: a place, or a folder in one.
struct SaveLocation {
    Q_GADGET
    QML_VALUE_TYPE(saveLocation)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString line MEMBER line)
    Q_PROPERTY(QString detail MEMBER detail)
public:
    QString path = {}, name = {}, line = {}, detail = {};

    bool operator==(const SaveLocation&) const = default;
};

QList<SaveLocation> removableDrives(); ///< What is plugged in.

class SaveLocations : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString folder READ folder NOTIFY changed) ///< Where files are saved.
    Q_PROPERTY(QString name READ name NOTIFY changed) ///< That folder in short: "~/Documents/Tafelrichter"
    Q_PROPERTY(QString missing READ missing NOTIFY
            changed) ///< The chosen folder that is not there now; empty: it is.
    Q_PROPERTY(
        QString at READ at WRITE setAt NOTIFY changed) ///< The folder that is looked into; empty: all places.
    Q_PROPERTY(QString atName READ atName NOTIFY changed)
    /// The places, or the folders of the one that is looked into.
    Q_PROPERTY(QList<tafel::app::SaveLocation> rows READ rows NOTIFY changed)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed) ///< Why nothing can be saved there; empty: it can.
public:
    explicit SaveLocations(QObject* parent = nullptr);

    QString folder() const;
    QString name() const { return shortName(folder()); }
    QString missing() const;
    const QString& at() const { return m_at; }
    void setAt(const QString& folder);
    QString atName() const { return shortName(m_at); }
    QList<SaveLocation> rows() const;
    QString whyNot() const;

    Q_INVOKABLE void up();
    /// From now on files are saved in the folder that is looked into.
    Q_INVOKABLE void choose();
    /// Opens a file with the program for such files. Why not; empty: it is open.
    Q_INVOKABLE QString open(const QString& file) const;
    /// Shows where a file lies, in the program for folders. Why not; empty: it is shown.
    Q_INVOKABLE QString showFolder(const QString& file) const;
    /// A path as people read it: "~/Documents".
    Q_INVOKABLE QString shortName(const QString& path) const;

private:
    QString m_at;
};

} // namespace tafel::app
