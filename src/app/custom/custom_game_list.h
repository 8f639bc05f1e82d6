// The custom games in the history: chooses one, inspects a file before the import, and exports a game.
#pragma once

#include <memory>
#include <optional>

#include "app/session/session_model.h"

namespace tafel::custom {
class CustomGame;
}

namespace tafel::app {

struct CustomContractView {
    Q_GADGET
    QML_VALUE_TYPE(customContractView)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString line MEMBER line)
    Q_PROPERTY(QString clause MEMBER clause)
public:
    QString name = {}, line = {}, clause = {};

    bool operator==(const CustomContractView&) const = default;
};

struct CustomVersionRow {
    Q_GADGET
    QML_VALUE_TYPE(customVersionRow)
    Q_PROPERTY(QString fingerprint MEMBER fingerprint)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int matches MEMBER matches)
    Q_PROPERTY(QString played MEMBER played) ///< "12 matches, the last on …"
public:
    QString fingerprint = {};
    int number = 0, matches = 0;
    QString played = {};

    bool operator==(const CustomVersionRow&) const = default;
};

/// A game as a list or a preview shows it.
struct CustomGameView {
    Q_GADGET
    QML_VALUE_TYPE(customGameView)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString line MEMBER line)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString people MEMBER people) ///< "4 people, 32 cards, 5 contracts"
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QList<tafel::app::CustomContractView> contracts MEMBER contracts)
    Q_PROPERTY(QString fingerprint MEMBER fingerprint)
    // The following properties belong to a stored game.
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(int version MEMBER version)
    Q_PROPERTY(QString played MEMBER played) ///< The matches of the last version.
    Q_PROPERTY(QList<tafel::app::CustomVersionRow> versions MEMBER versions)
    // The following properties belong to a game in a file.
    Q_PROPERTY(QString file MEMBER file) ///< The file name; empty if no file was inspected.
    Q_PROPERTY(QString problem MEMBER problem) ///< Why the game cannot be imported.
    Q_PROPERTY(bool known MEMBER known) ///< The history already has this game.
    Q_PROPERTY(bool twin MEMBER twin) ///< The history has a game with this id and other content.
public:
    QString name = {}, line = {}, sign = {}, people = {}, words = {};
    QList<CustomContractView> contracts = {};
    QString fingerprint = {}, id = {}, key = {};
    int version = 0;
    QString played = {};
    QList<CustomVersionRow> versions = {};
    QString file = {}, problem = {};
    bool known = false, twin = false;

    bool operator==(const CustomGameView&) const = default;
};

CustomGameView customGameView(const custom::CustomGame& game, Language language);

class CustomGameList : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// The games that are not hidden, the last played first.
    Q_PROPERTY(QList<tafel::app::CustomGameView> games READ games NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::CustomGameView> hidden READ hidden NOTIFY changed) ///< The hidden games.
    /// The contents of the inspected file.
    Q_PROPERTY(tafel::app::CustomGameView inspected READ inspected NOTIFY changed)
    Q_PROPERTY(QString saved READ saved NOTIFY changed) ///< The last file written.
    /// The title of a save error; empty after success.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// The reason of the error and the remedy.
    Q_PROPERTY(QString problemText READ problemText NOTIFY changed)
public:
    explicit CustomGameList(QObject* parent = nullptr);

    const QList<CustomGameView>& games() const { return m_games; }
    const QList<CustomGameView>& hidden() const { return m_hidden; }
    const CustomGameView& inspected() const { return m_inspected; }
    const QString& saved() const { return m_saved; }
    const QString& problem() const { return m_problem; }
    const QString& problemText() const { return m_problemText; }
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

    QList<CustomGameView> m_games, m_hidden;
    CustomGameView m_inspected;
    std::shared_ptr<const custom::CustomGame> m_found;
    QString m_saved, m_problem, m_problemText;
};

} // namespace tafel::app
