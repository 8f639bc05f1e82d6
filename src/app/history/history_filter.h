// The filter for the matches in all views of the history: matches, people, characters and the others.
#pragma once

#include <QDate>

#include "app/phrases/list_choice.h"
#include "app/session/session_model.h"

namespace tafel::app {

class HistoryFilter : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// The id of the game; empty for all games. The other properties work in the same way.
    WRITABLE_FIELD(QString, game, setGame);
    INPUT_FIELD(QString, edition, setEdition); ///< "web", "de-1998", "en-1998"
    INPUT_FIELD(QString, player, setPlayer);
    INPUT_FIELD(QString, tournament, setTournament);
    /// "" (all time), "today", "week" (from Monday), "month", "year", "range" (whole months).
    INPUT_FIELD(QString, period, setPeriod);
    /// Months since the year 0.
    WRITABLE_FIELD(int, fromMonth, setFromMonth, QDate::currentDate().year() * 12);
    /// The last month of the range, included.
    WRITABLE_FIELD(int, toMonth, setToMonth, m_fromMonth + QDate::currentDate().month() - 1);
    MODEL_GETTER(bool, active) { return value() != history::Filter{}; } ///< Whether any filter is set.
    /// The filters that are set; `id` is "game", "edition", "player", "tournament" or "period".
    MODEL_GETTER(QList<tafel::app::ListChoice>, chips);
    MODEL_GETTER(QString, season); ///< The year in which the period ends.
    // The choices of each filter, as `ListChoice`. Lists from the history are QVariantLists, because QML
    // reads these only once.
    MODEL_GETTER(QVariantList, games); ///< The games that were played.
    MODEL_GETTER(QVariantList, contractGames); ///< The played games with contracts.
    MODEL_GETTER(QList<tafel::app::ListChoice>, editions); ///< Empty if the chosen game has no editions.
    MODEL_GETTER(QVariantList, people);
    MODEL_GETTER(QVariantList, tournaments);
    MODEL_GETTER(QList<tafel::app::ListChoice>, periods);

public:
    using SessionModel::SessionModel;

    /// The filter for the history. Days are local days.
    history::Filter value() const;
    void refresh() override; ///< Keeps the state in the session.

    Q_INVOKABLE void clear(const QString& kind) { setProperty(plain(kind).c_str(), QString()); }
    Q_INVOKABLE void clearAll();
    /// Stores the view state of a screen by a name, so that the screen can restore it. It is kept with the
    /// filter until the program ends or `reset` is called.
    Q_INVOKABLE void setViewState(const QString& name, const QVariant& value);
    Q_INVOKABLE QVariant viewState(const QString& name) const { return m_viewState.value(name); }
    Q_INVOKABLE void reset();
    /// The text "November 2026" of a month number.
    Q_INVOKABLE QString monthText(int month) const;

private:
    RefreshOn refreshOn() const override { return RefreshOn::Language; }
    void attached() override;
    QString periodText() const;
    void remember();
    void restore();

    QVariantMap m_viewState;
};

} // namespace tafel::app
