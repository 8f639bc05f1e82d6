// Which matches a look back is about: chosen once, for the list, the people, the characters and the rest.
#pragma once

#include "app/session/session_model.h"
#include "app/words/list_choice.h"

namespace tafel::app {

class HistoryFilter : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed) ///< Its id; empty: all. So of the others.
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed) ///< "web", "de-1998", "en-1998"
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY changed)
    Q_PROPERTY(QString tournament READ tournament WRITE setTournament NOTIFY changed)
    /// "" (all time), "today", "week" (from Monday), "month", "year", "range" (whole months).
    Q_PROPERTY(QString period READ period WRITE setPeriod NOTIFY changed)
    Q_PROPERTY(int fromMonth READ fromMonth WRITE setFromMonth NOTIFY changed) ///< Months since the year 0.
    Q_PROPERTY(int toMonth READ toMonth WRITE setToMonth NOTIFY changed) ///< Included.
    Q_PROPERTY(bool active READ active NOTIFY changed) ///< Anything is set.
    /// What is set; `id` is "game", "edition", "player", "tournament", "period".
    Q_PROPERTY(QList<tafel::app::ListChoice> chips READ chips NOTIFY changed)
    Q_PROPERTY(QString season READ season NOTIFY changed) ///< The year that the period ends in.
    // What there is to choose from, of `ListChoice`; a list that the history is asked for is read as a whole.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed) ///< That were played.
    /// Those of them with contracts.
    Q_PROPERTY(QVariantList contractGames READ contractGames NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::ListChoice> editions READ editions NOTIFY changed)
    Q_PROPERTY(QVariantList people READ people NOTIFY changed)
    Q_PROPERTY(QVariantList tournaments READ tournaments NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::ListChoice> periods READ periods NOTIFY changed)
public:
    explicit HistoryFilter(QObject* parent = nullptr);

    QString game() const { return qt(m_filter.game); }
    void setGame(const QString& game) { set(m_filter.game, game); }
    QString edition() const { return qt(m_filter.edition); }
    void setEdition(const QString& edition) { set(m_filter.edition, edition); }
    QString player() const { return qt(m_filter.player); }
    void setPlayer(const QString& player) { set(m_filter.player, player); }
    QString tournament() const { return qt(m_filter.tournament); }
    void setTournament(const QString& tournament) { set(m_filter.tournament, tournament); }
    const QString& period() const { return m_period; }
    void setPeriod(const QString& period);
    int fromMonth() const { return m_fromMonth; }
    void setFromMonth(int month);
    int toMonth() const { return m_toMonth; }
    void setToMonth(int month);
    bool active() const { return value() != history::Filter{}; }
    QList<ListChoice> chips() const;
    QString season() const;
    QVariantList games() const;
    QVariantList contractGames() const;
    QList<ListChoice> editions() const;
    QVariantList people() const;
    QVariantList tournaments() const;
    QList<ListChoice> periods() const;

    /// For the history; days are those of this place.
    history::Filter value() const;

    Q_INVOKABLE void clear(const QString& kind);
    Q_INVOKABLE void clearAll();
    /// What a screen wants to find again when it comes back, by a name; kept with what is set here as long as
    /// the program runs, until `reset`.
    Q_INVOKABLE void setViewState(const QString& name, const QVariant& value);
    Q_INVOKABLE QVariant viewState(const QString& name) const;
    Q_INVOKABLE void reset();
    /// "November 2026" of a count of months.
    Q_INVOKABLE QString monthText(int month) const;

private:
    void attached() override;
    static QString qt(const std::string& text) { return QString::fromStdString(text); }
    void set(std::string& part, const QString& value);
    QString periodText() const;
    void remember();
    void restore();
    void rememberAndNotify(); ///< Remembers and tells.

    history::Filter m_filter;
    QString m_period;
    int m_fromMonth, m_toMonth;
    QVariantMap m_viewState;
};

} // namespace tafel::app
