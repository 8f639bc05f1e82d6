// The numbers that phones have counted for the deal under entry: their fields, conflicts with typed numbers,
// and requests to count again. Only the tablet enters the deal.
#pragma once

#include <map>
#include <optional>
#include <string>

#include <QElapsedTimer>
#include <QJsonObject>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/fields.h"
#include "referee/prompt.h"

namespace tafel::app {

class DealUnderEntry;

/// A number of a phone that differs from the typed one.
struct PhoneChoice {
    VALUE_TYPE(PhoneChoice, phoneChoice)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, path);
    VALUE_FIELD(QString, here); ///< The typed number.
    VALUE_FIELD(QString, says);
};

/// A player whose phone can be asked to count again.
struct PhoneRecount {
    VALUE_TYPE(PhoneRecount, phoneRecount)
    VALUE_FIELD(int, seat);
    VALUE_FIELD(int, badge);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(bool, asked);
    VALUE_FIELD(bool, stays); ///< The player counted again and confirmed the number.
};

class PhoneEntries : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the score pad owns it")
    NOTIFIED_FIELD(listsChanged, QList<tafel::app::PhoneChoice>, choices);
    /// Filled while the numbers do not add up and one of them came from a phone.
    NOTIFIED_FIELD(listsChanged, QList<tafel::app::PhoneRecount>, recounts);
    /// The sum of the numbers in `recounts`: "18 + 95 + 43 = 156".
    NOTIFIED_FIELD(listsChanged, QString, sum);
    MODEL_GETTER(bool, isWaiting) { return m_rest.isActive(); } ///< A number has just arrived.
public:
    PhoneEntries(DealUnderEntry& pad, QObject* parent);

    /// Allows phones to count. When off, the deal is not observed.
    void setOn(bool on);

    // Messages from phones. The signal `answered` reports the result.
    void count(int seat, int deal, const QString& path, std::optional<int> value);
    void confirm(int seat, int deal, const QString& path);

    Q_INVOKABLE void keep(const QString& path); ///< Keeps the typed number of a choice.
    Q_INVOKABLE void takeOver(const QString& path); ///< Takes the phone's number of a choice.
    Q_INVOKABLE void askAgain(int seat);

    // For the score pad.
    void update(); ///< Handles a new answer of the referee.
    /// The user types in the field of a seat, or the number at that path, or has selected it.
    void onTyped(int seat, const std::string& path = {});
    /// Why the deal must not be entered at this moment; empty if it may be.
    QString whyNotNow() const;
    bool isFromPhone(int seat) const; ///< Whether the player's number came from a phone.
    QString sourceOf(int seat) const; ///< "at 21:33", "typed here"; empty if no phone counts in this deal.

    /// The deal under entry in the format for phones; see `form` in docs/live.md.
    QJsonObject form() const;

Q_SIGNALS:
    void changed();
    void listsChanged();
    /// Reports the state of a number: "filled", "waits", "entered" (with the value) or "gone".
    void answered(int seat, int deal, const QString& path, const QString& state, std::optional<int> value);

private:
    /// The source of a number in a field.
    struct Filled {
        int seat = 0, value = 0;
        bool phone = false;
        bool matches = false; ///< The number was the remainder, or the one already in the field.
        bool before = false; ///< The deal was entered and undone.
        QString at = {};
    };
    struct ReportedNumber {
        int seat = 0, value = 0;
    };
    /// A deal under entry; its number is 0 if nothing is being counted.
    struct Deal {
        std::string match = {};
        int number = 0;
        bool operator==(const Deal&) const = default;
    };
    template <typename Each> using ByPath = std::map<std::string, Each>;
    /// All numbers that were counted for a deal.
    struct Counted {
        Deal deal = {};
        ByPath<Filled> filled = {};
        /// Numbers that wait because the user types in the field or has opened another deal.
        ByPath<ReportedNumber> waiting = {};
        ByPath<ReportedNumber> differing = {}; ///< Numbers that differ from the typed ones.
        ByPath<int> senders = {}; ///< Seats that have sent something in this deal.
        ByPath<int> values = {}; ///< All values in the fields, including derived ones.
        /// Seats that were asked to count again; true if the number was confirmed.
        std::map<int, bool> again = {};
    };

    Deal dealNow() const;
    const Prompt* asked(int seat, const std::string& path) const;
    bool isTypedNow(const Prompt& prompt) const;
    bool addsUp() const;
    const Filled* of(int seat) const;
    void leave(const Deal& next);
    void updateFilled();
    void fillWaiting();
    void name(const Prompt& prompt, int seat, std::optional<int> value);
    void take(const Prompt& prompt, ReportedNumber reported);
    void fill(const Prompt& prompt, ReportedNumber reported, bool matches);
    void answer(const std::string& path, int seat, const char* state);
    void updateLists();

    DealUnderEntry& m_pad;
    bool m_on = false;
    Counted m_now;
    Counted m_last; ///< The numbers of the last deal that was entered.
    QString m_arrived;
    int m_arrivedSeat = -1;
    QElapsedTimer m_touch;
    int m_touchedSeat = -1;
    std::string m_touchedPath;
    QTimer m_rest; ///< Runs while a new number is only shown.
    QTimer m_fillTimer;
};

} // namespace tafel::app
