// What phones have counted for the deal under entry: whose number stands in a field, which of them differs
// from what was typed here, and who is asked to count again. Only the tablet enters the deal.
#pragma once

#include <map>
#include <optional>
#include <string>

#include <QElapsedTimer>
#include <QJsonObject>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "referee/prompt.h"

namespace tafel::app {

class ScorePad;

/// A phone says another number than the one that was typed here.
struct PhoneChoice {
    Q_GADGET
    QML_VALUE_TYPE(phoneChoice)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int mark MEMBER mark) ///< Colour and shape.
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString here MEMBER here) ///< What was typed.
    Q_PROPERTY(QString says MEMBER says)
public:
    int seat = 0, mark = 0;
    QString name = {}, path = {}, here = {}, says = {};

    bool operator==(const PhoneChoice&) const = default;
};

/// Somebody whose phone can be asked to count again.
struct PhoneRecount {
    Q_GADGET
    QML_VALUE_TYPE(phoneRecount)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool asked MEMBER asked)
    Q_PROPERTY(bool stays MEMBER stays) ///< Counted again: the number stays.
public:
    int seat = 0, mark = 0;
    QString name = {};
    bool asked = false, stays = false;

    bool operator==(const PhoneRecount&) const = default;
};

class PhoneEntries : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the score pad owns it")
    Q_PROPERTY(QList<tafel::app::PhoneChoice> choices READ choices NOTIFY listsChanged)
    /// While the numbers do not add up and one of them is from a phone.
    Q_PROPERTY(QList<tafel::app::PhoneRecount> recounts READ recounts NOTIFY listsChanged)
    Q_PROPERTY(QString sum READ sum NOTIFY listsChanged) ///< "18 + 95 + 43 = 156"; of `recounts`.
    Q_PROPERTY(bool isWaiting READ isWaiting NOTIFY changed) ///< A number came this moment.
public:
    explicit PhoneEntries(ScorePad& pad);

    const QList<PhoneChoice>& choices() const { return m_choiceViews; }
    const QList<PhoneRecount>& recounts() const { return m_recountViews; }
    const QString& sum() const { return m_sum; }
    bool isWaiting() const { return m_rest.isActive(); }

    /// Phones may count. Otherwise nothing is looked at.
    void setOn(bool on);

    // What a phone says; `answered` says what became of it.
    void count(int seat, int deal, const QString& path, std::optional<int> value);
    void confirm(int seat, int deal, const QString& path);

    Q_INVOKABLE void keep(const QString& path); ///< Of a choice: what was typed stays.
    Q_INVOKABLE void takeOver(const QString& path); ///< … the phone's number.
    Q_INVOKABLE void askAgain(int seat);

    // For the score pad:
    void update(); ///< The referee has answered.
    /// Somebody types there, or went there: the field of a seat, or the number at that path.
    void onTyped(int seat, const std::string& path = {});
    /// Why the deal is not to be entered at this moment; empty: it may be.
    QString whyNotNow() const;
    bool isFromPhone(int seat) const; ///< The number of that player.
    QString sourceOf(int seat) const; ///< "at 21:33", "typed here"; empty: no phone counts in this deal.

    /// The deal under entry for the phones: see `form` in docs/live.md.
    QJsonObject form() const;

Q_SIGNALS:
    void changed();
    void listsChanged();
    /// What became of a number: "filled", "waits", "entered" (with the value), "gone".
    void answered(int seat, int deal, const QString& path, const QString& state, std::optional<int> value);

private:
    /// Whose the number in a field is.
    struct Filled {
        int seat = 0, value = 0;
        bool phone = false;
        bool matches = false; ///< It was what was left, or what stood there.
        bool before = false; ///< The deal was entered and taken back.
        QString at = {};
    };
    struct ReportedNumber {
        int seat = 0, value = 0;
    };
    /// A deal under entry; 0: nothing is counted now.
    struct Deal {
        std::string match = {};
        int number = 0;
        bool operator==(const Deal&) const = default;
    };
    template <typename Each> using ByPath = std::map<std::string, Each>;

    Deal dealNow() const;
    bool isCounted(const Prompt& prompt) const;
    const Prompt* asked(int seat, const std::string& path) const;
    bool isTypedNow(const Prompt& prompt) const;
    bool addsUp() const;
    const Filled* of(int seat) const;
    void leave(const Deal& next);
    void updateFilled();
    void settle();
    void name(const Prompt& prompt, int seat, std::optional<int> value);
    void take(const Prompt& prompt, ReportedNumber heard);
    void fill(const Prompt& prompt, ReportedNumber heard, bool matches);
    void answer(const std::string& path, int seat, const char* state);
    void updateLists();

    ScorePad& m_pad;
    bool m_on = false;
    Deal m_deal;
    ByPath<Filled> m_filled;
    ByPath<ReportedNumber>
        m_waiting; ///< The field is typed in at this moment, or another deal lies on the paper.
    ByPath<ReportedNumber> m_choices;
    ByPath<int> m_senders; ///< Who has sent something in this deal.
    ByPath<int> m_values; ///< What stands in the fields, also what follows.
    Deal m_lastDeal; ///< That was entered, and how it was filled.
    ByPath<Filled> m_lastFilled;
    std::map<int, bool> m_again; ///< Who was asked to count again; true: the number stays.
    QList<PhoneChoice> m_choiceViews;
    QList<PhoneRecount> m_recountViews;
    QString m_sum, m_arrived;
    int m_arrivedSeat = -1;
    QElapsedTimer m_touch;
    int m_touchedSeat = -1;
    std::string m_touchedPath;
    QTimer m_rest; ///< So long a number is only looked at.
    QTimer m_settle;
};

} // namespace tafel::app
