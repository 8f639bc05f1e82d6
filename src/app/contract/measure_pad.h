// The paper of a contract or of a round: what was captured, who went out in which order, who hands in a chip.
// Knows no rule: every tap changes the draft, then the referee is asked again.
#pragma once

#include <functional>

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/pad/views.h"
#include "referee/form.h"
#include "referee/match.h"

namespace tafel::app {

class ScorePad;

class MeasurePad : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the score pad owns it")
    Q_PROPERTY(QString title READ title NOTIFY changed) ///< "Deal 3", "Deal 16: Lorum", "Round 4"
    Q_PROPERTY(QString situation READ situation NOTIFY changed) ///< "Round 1 · Cora is King"
    // What is played
    Q_PROPERTY(QVariantList contracts READ contracts NOTIFY contractsChanged) ///< See `contractView`.
    Q_PROPERTY(QString contract READ contract NOTIFY changed) ///< The chosen one; empty: still open.
    Q_PROPERTY(bool chooses READ chooses NOTIFY changed) ///< Several are due.
    Q_PROPERTY(bool asksTrump READ asksTrump NOTIFY changed)
    Q_PROPERTY(QString trump READ trump NOTIFY changed) ///< "C", "D", "H", "S"; empty: not yet.
    // How it is measured
    Q_PROPERTY(QString kind READ kind NOTIFY changed) ///< "count", "takes", … or "chips"; empty: no contract.
    Q_PROPERTY(QString noun READ noun NOTIFY changed) ///< "Tricks", "Hearts"
    Q_PROPERTY(int most READ most NOTIFY changed) ///< A count strip goes from 0 to it.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed) ///< One a seat, see `rowView`.
    Q_PROPERTY(tafel::app::RemainderView remainder READ remainder NOTIFY changed)
    Q_PROPERTY(
        QString missing READ missing NOTIFY changed) ///< The next thing that is; the deal is not known yet.
    Q_PROPERTY(int active READ active NOTIFY changed) ///< The seat that a digit goes to; -1: none.
    Q_PROPERTY(int entries READ entries NOTIFY changed) ///< Tricks of "lows", counts of "counts".
    Q_PROPERTY(bool asksPasses READ asksPasses NOTIFY changed)
    Q_PROPERTY(bool mayMarch READ mayMarch NOTIFY changed)
    Q_PROPERTY(int march READ march NOTIFY changed) ///< Who won every trick; -1: nobody.
    Q_PROPERTY(bool mayAnnounce READ mayAnnounce NOTIFY changed)
    Q_PROPERTY(bool announced READ announced NOTIFY changed)
    Q_PROPERTY(bool orPoints READ orPoints NOTIFY changed) ///< Takes or points, as the table likes.
    Q_PROPERTY(QStringList mutedKeys READ mutedKeys NOTIFY changed)
    // Takes
    Q_PROPERTY(bool asksTakes READ asksTakes NOTIFY changed)
    Q_PROPERTY(tafel::app::RemainderView takesProgress READ takesProgress NOTIFY changed)
    Q_PROPERTY(QStringList cards READ cards NOTIFY cardsChanged)
    Q_PROPERTY(QVariantMap takers READ takers NOTIFY changed) ///< Card -> seat.
    Q_PROPERTY(QStringList selected READ selected NOTIFY changed) ///< Cards of the trick that is tapped now.
    // Winners and crossings
    Q_PROPERTY(QList<int> numbers READ numbers NOTIFY numbersChanged)
    Q_PROPERTY(QVariantMap winners READ winners NOTIFY changed) ///< Number -> seat.
    Q_PROPERTY(bool anyOne READ anyOne NOTIFY changed) ///< Just one of the numbers is asked.
    Q_PROPERTY(int number READ number NOTIFY changed) ///< Which one; -1: not yet.
    // Lows, a call, a round
    Q_PROPERTY(QVariantList lows READ lows NOTIFY changed) ///< {winner, lowest} for each trick entered.
    Q_PROPERTY(int caller READ caller NOTIFY changed) ///< -1: nobody; -2: not said.
    Q_PROPERTY(QString sum READ sum NOTIFY changed) ///< What the caller called at.
    Q_PROPERTY(QString sumLabel READ sumLabel NOTIFY changed)
    Q_PROPERTY(QString then READ then NOTIFY changed) ///< What comes after the round.
public:
    explicit MeasurePad(ScorePad& pad);

    QString title() const;
    QString situation() const;
    const QVariantList& contracts() const { return m_contracts; }
    QString contract() const { return m_contract; }
    bool chooses() const;
    bool asksTrump() const;
    QString trump() const;
    QString kind() const { return m_kind; }
    QString noun() const;
    int most() const;
    const QVariantList& rows() const { return m_rows; }
    const RemainderView& remainder() const { return m_remainder; }
    QString missing() const;
    int active() const { return m_seat; }
    int entries() const;
    bool asksPasses() const;
    bool mayMarch() const;
    int march() const;
    bool mayAnnounce() const;
    bool announced() const;
    bool orPoints() const;
    QStringList mutedKeys() const;
    bool asksTakes() const;
    RemainderView takesProgress() const;
    const QStringList& cards() const { return m_cards; }
    QVariantMap takers() const;
    const QStringList& selected() const { return m_selected; }
    const QList<int>& numbers() const { return m_numbers; }
    QVariantMap winners() const;
    bool anyOne() const;
    int number() const;
    QVariantList lows() const;
    int caller() const;
    QString sum() const;
    QString sumLabel() const;
    QString then() const;

    Q_INVOKABLE void chooseContract(const QString& id);
    Q_INVOKABLE void chooseTrump(const QString& suit);
    Q_INVOKABLE void setCount(int seat, int value); ///< The same value again takes it back.
    Q_INVOKABLE void setMarch(int seat); ///< Again: nobody.
    Q_INVOKABLE void toggleAnnounced();
    Q_INVOKABLE void toggleCard(
        const QString& card); ///< Into the trick that is tapped now; a taken one is freed.
    Q_INVOKABLE void take(int seat); ///< The selected cards are one trick of that player.
    Q_INVOKABLE void usePoints(bool points); ///< Points in place of takes.
    Q_INVOKABLE void setWinner(int number, int seat);
    Q_INVOKABLE void chooseNumber(int number);
    Q_INVOKABLE void setLowWinner(int trick, int seat); ///< `trick` from 0.
    Q_INVOKABLE void toggleLowest(int trick, int seat);
    Q_INVOKABLE void toggleOut(int seat);
    Q_INVOKABLE void setCountOut(int count, int seat); ///< Who ran out at that count, from 0.
    Q_INVOKABLE void setPasses(int seat, int value);
    Q_INVOKABLE void setCaller(int seat); ///< -1: nobody.
    Q_INVOKABLE void toggleChip(int seat);
    Q_INVOKABLE void focus(int seat, int count = 0); ///< A cell that takes digits.
    Q_INVOKABLE void key(const QString& key); ///< "0" … "9", "back"
    /// Why that value of the count strip is not possible; empty: it is.
    Q_INVOKABLE QString whyNotCount(int seat, int value) const;

    // For the score pad:
    void update(); ///< The referee has answered: show it.
    void forget(); ///< Another draft lies on the paper.
    /// The draft without what is only begun, as the referee can read it.
    DealEntry shaped(DealEntry draft) const;
    /// An entry that stands, so that it can be changed: what the referee filled in is open again.
    static DealEntry reopened(DealEntry entry, int players);
    bool untouched(const DealEntry& draft) const;

Q_SIGNALS:
    void changed();
    void contractsChanged();
    void cardsChanged();
    void numbersChanged();

private:
    const Match& match() const;
    const DealEntry& draft() const;
    const Form& form() const;
    int count() const { return match().count(); }
    const MeasureQuestion* question() const;
    const ContractEntry* entry() const;
    QString name(int seat) const;
    bool plays(int seat) const; ///< Is not out.
    void write(const std::function<void(ContractEntry&)>& change);
    QVariantMap contractView(const ContractChoice& choice) const;
    QVariantMap rowView(Player seat) const;
    QVariantMap countCell(Player seat, int count) const;
    QString chipsText(Player seat) const;
    void updateActive();
    bool stillIn(int seat, int count) const;
    bool complete(int count) const;
    std::optional<int> cell() const;
    void setCell(std::optional<int> value);
    int mostInCell() const;
    bool isOpenCell(int seat) const;
    void toNextCell();
    bool handsIn(int seat) const;
    RemainderView progress() const;
    QString progressText(int done, int all) const;
    bool refused() const;

    ScorePad& m_pad;
    QVariantList m_contracts, m_rows;
    QString m_contract, m_kind;
    RemainderView m_remainder;
    QStringList m_cards, m_selected;
    QList<int> m_numbers;
    int m_number = -1; ///< Chosen, but nobody yet who won it.
    int m_seat = -1, m_count = 0; ///< The cell that takes digits.
    bool m_replaces = false; ///< The next digit replaces what stands in the cell.
};

} // namespace tafel::app
