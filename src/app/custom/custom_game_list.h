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

/// A game as a list or a preview shows it: {name, sign, people ("4 people, 32 cards, 5 contracts"), words,
/// contracts:
/// [{name, line, clause}], fingerprint}.
QVariantMap customGameView(const custom::CustomGame& game, Language language);

class CustomGameList : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    /// Those that are not put away, the last played first: see `customGameView`, and {key, id, version,
    /// played
    /// ("12 matches, the last on …"), versions: [{fingerprint, number, played}]}.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)
    Q_PROPERTY(QVariantList hidden READ hidden NOTIFY changed) ///< The others.
    /// What a file has: see `customGameView`, and problem (why it cannot be taken), known (it is there
    /// already), twin (one of this id and other words is); empty: no file was looked at.
    Q_PROPERTY(QVariantMap inspected READ inspected NOTIFY changed)
    Q_PROPERTY(QString saved READ saved NOTIFY changed) ///< The file that was written last.
    Q_PROPERTY(QString problem READ problem NOTIFY changed) ///< That it was not; empty: it was.
    Q_PROPERTY(QString problemText READ problemText NOTIFY changed) ///< Why, and what to do.
public:
    explicit CustomGameList(QObject* parent = nullptr);

    const QVariantList& games() const { return m_games; }
    const QVariantList& hidden() const { return m_hidden; }
    const QVariantMap& inspected() const { return m_inspected; }
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

    QVariantList m_games, m_hidden;
    QVariantMap m_inspected;
    std::shared_ptr<const custom::CustomGame> m_found;
    QString m_saved, m_problem, m_problemText;
};

} // namespace tafel::app
