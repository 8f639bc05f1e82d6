// The custom games that the history keeps: to choose one, look at a file before it is taken in, hand
// one on.
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
    // Of one that is kept:
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(int version MEMBER version)
    Q_PROPERTY(QString played MEMBER played) ///< Of the last version.
    Q_PROPERTY(QList<tafel::app::CustomVersionRow> versions MEMBER versions)
    // Of one in a file:
    Q_PROPERTY(QString file MEMBER file) ///< Its name; empty: no file was looked at.
    Q_PROPERTY(QString problem MEMBER problem) ///< Why it cannot be taken.
    Q_PROPERTY(bool known MEMBER known) ///< It is there already.
    Q_PROPERTY(bool twin MEMBER twin) ///< One of this id and other words is.
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

class CustomGameList : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    /// Those that are not put away, the last played first.
    Q_PROPERTY(QList<tafel::app::CustomGameView> games READ games NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::CustomGameView> hidden READ hidden NOTIFY changed) ///< The others.
    Q_PROPERTY(tafel::app::CustomGameView inspected READ inspected NOTIFY changed) ///< What a file has.
    Q_PROPERTY(QString saved READ saved NOTIFY changed) ///< The file that was written last.
    Q_PROPERTY(QString problem READ problem NOTIFY changed) ///< That it was not; empty: it was.
    Q_PROPERTY(QString problemText READ problemText NOTIFY changed) ///< Why, and what to do.
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
    Q_INVOKABLE bool take(); ///< The game that was looked at.
    Q_INVOKABLE void reset(); ///< What was looked at, or saved.
    Q_INVOKABLE void setHidden(const QString& id, bool hidden);
    /// The document on one line; empty: it is too long for a picture that a phone reads.
    Q_INVOKABLE QString code(const QString& id) const;
    Q_INVOKABLE void save(const QString& id); ///< Into the folder where files are saved.

private:
    QString document(const QString& id) const;

    QList<CustomGameView> m_games, m_hidden;
    CustomGameView m_inspected;
    std::shared_ptr<const custom::CustomGame> m_found;
    QString m_saved, m_problem, m_problemText;
};

} // namespace tafel::app
