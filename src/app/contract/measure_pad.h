// The paper of a contract or of a round: what the referee asks, as the screen draws it. Knows no rule: every
// tap is an answer to a question, and what it makes of the deal the core says.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/pad/views.h"
#include "app/prompt/prompt_view.h"
#include "referee/game.h"

namespace tafel::app {

class ScorePad;

/// A contract that may be due.
struct DueContract {
    Q_GADGET
    QML_VALUE_TYPE(dueContract)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString line MEMBER line)
    Q_PROPERTY(QString state MEMBER state) ///< "due", "played", "later"
    Q_PROPERTY(QString by MEMBER by) ///< Who dealt it, the last time.
    Q_PROPERTY(QString clause MEMBER clause) ///< Its rule.
public:
    QString id = {}, name = {}, line = {}, state = {}, by = {}, clause = {};

    bool operator==(const DueContract&) const = default;
};

class MeasurePad : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the score pad owns it")
    Q_PROPERTY(QString title READ title NOTIFY changed) ///< "Deal 3", "Deal 16: Lorum", "Round 4"
    Q_PROPERTY(QString situation READ situation NOTIFY changed) ///< "Round 1 · Cora is King"
    Q_PROPERTY(QList<tafel::app::DueContract> contracts READ contracts NOTIFY contractsChanged)
    Q_PROPERTY(QString contract READ contract NOTIFY changed) ///< The chosen one; empty: still open.
    Q_PROPERTY(bool chooses READ chooses NOTIFY changed) ///< Several are due.
    Q_PROPERTY(QString kind READ kind NOTIFY changed) ///< "count", "takes", … or "chips"; empty: no contract.
    Q_PROPERTY(QString noun READ noun NOTIFY changed) ///< "Tricks", "Hearts"
    /// In the order of the match file.
    Q_PROPERTY(QList<tafel::app::PromptView> asks READ asks NOTIFY changed)
    Q_PROPERTY(
        QStringList awards READ awards NOTIFY changed) ///< What it gives, one a seat; empty: not known.
    Q_PROPERTY(tafel::app::RemainderView remainder READ remainder NOTIFY changed)
    /// Of the takes that are asked besides a count.
    Q_PROPERTY(tafel::app::RemainderView takesProgress READ takesProgress NOTIFY changed)
    Q_PROPERTY(QString missing READ missing NOTIFY changed) ///< The next thing that is; empty: nothing.
    Q_PROPERTY(QString active READ active NOTIFY changed) ///< Path of the number that is typed; empty: none.
    Q_PROPERTY(QStringList mutedKeys READ mutedKeys NOTIFY changed)
    Q_PROPERTY(QStringList selected READ selected NOTIFY changed) ///< Cards of the trick that is tapped now.
    Q_PROPERTY(QStringList chips READ chips NOTIFY changed) ///< Of a round, one line a seat: "2 chips → 1".
    Q_PROPERTY(QString consequenceText READ consequenceText NOTIFY changed) ///< What comes after the round.
public:
    explicit MeasurePad(ScorePad& pad);

    QString title() const;
    QString situation() const;
    const QList<DueContract>& contracts() const { return m_contracts; }
    QString contract() const { return m_contract; }
    bool chooses() const;
    QString kind() const;
    QString noun() const;
    const QList<PromptView>& asks() const { return m_asks; }
    QStringList awards() const;
    const RemainderView& remainder() const { return m_remainder; }
    RemainderView takesProgress() const;
    QString missing() const;
    QString active() const { return QString::fromStdString(m_active); }
    QStringList mutedKeys() const;
    const QStringList& selected() const { return m_selected; }
    const QStringList& chips() const { return m_chips; }
    QString consequenceText() const;

    Q_INVOKABLE void chooseContract(const QString& id);
    /// An answer by its value; the same one again takes it back.
    Q_INVOKABLE void respond(const QString& path, int value);
    Q_INVOKABLE void focus(const QString& path); ///< A number that is typed.
    Q_INVOKABLE void key(const QString& key); ///< "0" … "9", "back"
    Q_INVOKABLE QString whyNotNumber(const QString& path, int value) const; ///< Empty: it is possible.
    /// Into the trick that is tapped now; a card that was taken is freed.
    Q_INVOKABLE void toggleCard(const QString& card);
    Q_INVOKABLE void take(int seat); ///< The selected cards are one trick of that player.

    // For the score pad:
    void update(); ///< The referee has answered: show it.
    void forget(); ///< Another draft lies on the paper.

Q_SIGNALS:
    void changed();
    void contractsChanged();

private:
    const Match& match() const;
    const PadForm& form() const;
    QString name(int seat) const;
    void answer(std::string_view path, const Response& said);
    DueContract contractView(const ContractChoice& choice) const;
    QString chipsText(Player seat) const;
    QStringList cards(bool taken) const;
    std::vector<const Prompt*> cells() const;
    const Prompt* cell() const;
    void updateActive();
    const Prompt* nextCell() const;
    const Prompt* openAsk() const;
    bool refused() const;
    RemainderView progress() const;
    QString progressText(int done, int all) const;
    static QString countText(int done, int all, bool sums); ///< "3 of 8"; of sums also that they add up.

    ScorePad& m_pad;
    QList<DueContract> m_contracts;
    QList<PromptView> m_asks;
    QString m_contract;
    RemainderView m_remainder;
    QStringList m_selected, m_chips;
    std::string m_active;
    bool m_replaces = false; ///< The next digit replaces what stands in the cell.
};

} // namespace tafel::app
