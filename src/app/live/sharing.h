// Shares the match with phones and boards: viewers, occupied seats and permissions. The sharing server is a
// child process. The app decides about the shared data, the seats and the entries.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include <QTimer>

#include "app/live/live_process.h"
#include "app/phrases/fields.h"

namespace tafel::app {

class CurrentMatch;
class OpenHistory;
class ScorePad;

struct SharedSeat {
    VALUE_TYPE(SharedSeat, sharedSeat)
    VALUE_FIELD(int, seat);
    VALUE_FIELD(int, badge); ///< Index of colour and shape.
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, since); ///< "20:16"; empty if the seat is free.
    VALUE_FIELD(bool, connected);
};

/// A request of a phone for a seat. It does not change until it is answered. A new request of the same phone
/// has another card.
struct SeatRequest {
    VALUE_TYPE(SeatRequest, seatRequest)
    CONSTANT_GETTER(QString, id) const { return phone + card; }
    VALUE_FIELD(int, seat);
    VALUE_FIELD(int, badge);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, card); ///< The card that the phone shows: "L7".
    VALUE_FIELD(QString, phone);
    std::chrono::steady_clock::time_point until = {}; ///< The time when the request expires.
};

struct SharedNetwork {
    VALUE_TYPE(SharedNetwork, sharedNetwork)
    VALUE_FIELD(QString, interface); ///< "wlan0"
    VALUE_FIELD(QString, address);
};

class Sharing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session owns it")
    MODEL_GETTER(QString, whyNot); ///< Why sharing is impossible; empty if it is possible.
    /// "off", "starting", "on", or "failed" if the server has ended by itself; see `error`.
    MODEL_GETTER(QString, state);
    Q_PROPERTY(bool on READ isOn NOTIFY changed) ///< "starting" or "on".
    /// The tournament that is shared instead of the match; empty if there is none.
    MODEL_FIELD(QString, tournament);
    MODEL_GETTER(QString, link); ///< The link with its secret; empty if the server is not reachable yet.
    /// The address for typing: "192.168.178.34:4736".
    MODEL_GETTER(QString, address) { return m_state == State::On ? withPort(m_network) : QString(); }
    MODEL_FIELD(QStringList, cards); ///< Three cards to enter with a typed address.
    MODEL_FIELD(QList<tafel::app::SharedNetwork>, networks); ///< Best first.
    MODEL_FIELD(QString, network); ///< The address of the network in use.
    /// The network is a Wi-Fi without encryption, so that anyone nearby can read the traffic. Also false if
    /// this is unknown.
    MODEL_FIELD(bool, networkOpen);
    MODEL_FIELD(bool, networkGone);
    MODEL_GETTER(QString, error) { return errorWords().error; } ///< The error; empty if there is none.
    /// The state of the data after the error, or the remedy.
    MODEL_GETTER(QString, advice) { return errorWords().advice; }
    /// The action of `retry`; empty if there is none.
    MODEL_GETTER(QString, actionText) { return errorWords().action; }
    MODEL_FIELD(int, watching);
    MODEL_FIELD(int, boards);
    /// The number of all devices.
    MODEL_GETTER(int, devices) { return m_watching + m_boards + static_cast<int>(m_seated.size()); }
    WRITABLE_FIELD(bool, mayCount, setMayCount, true) { allow(m_mayCount, value); }
    /// Phones may ask questions. In an open network this is off by default, because a question names cards of
    /// a hand.
    Q_PROPERTY(bool mayAsk READ mayAsk WRITE setMayAsk NOTIFY changed)
    WRITABLE_FIELD(bool, mayAccept, setMayAccept, true) { allow(m_mayAccept, value); }
    MODEL_GETTER(bool, waits); ///< Deals require acceptance by a second person.
    NOTIFIED_FIELD(seatsChanged, QList<tafel::app::SharedSeat>, seats);
    NOTIFIED_GETTER(requestsChanged, QList<tafel::app::SeatRequest>, requests) ///< Oldest first.
    {
        return {m_requests.begin(), m_requests.end()};
    }

public:
    struct Times {
        std::chrono::milliseconds answer = std::chrono::seconds(60); ///< Time for a Yes or No.
        std::chrono::milliseconds idle = std::chrono::hours(1); ///< Time after the last entry.
        /// The third crash within this time ends sharing.
        std::chrono::milliseconds crashes = std::chrono::minutes(1);
        /// Time without a message after which the child is checked. After three times as long it is
        /// restarted.
        std::chrono::milliseconds silence = std::chrono::seconds(5);
    };

    Sharing(OpenHistory& openHistory, CurrentMatch& table, ScorePad& pad);
    ~Sharing() override;

    /// Sets another server executable than the one next to the app. Empty means that there is none.
    void setProgram(const QString& program);
    void setTimes(const Times& times) { m_times = times; }
    /// Sets the function that finds the addresses of this machine. The child may name no others.
    void setOwnAddresses(LiveProcess::OwnAddresses own) { m_child.setOwnAddresses(std::move(own)); }

    bool isOn() const { return m_state == State::Starting || m_state == State::On; }
    bool mayAsk() const { return m_mayAsk.value_or(!m_networkOpen); }
    void setMayAsk(bool may) { allow(m_mayAsk, may); }

    Q_INVOKABLE void start(); ///< Starts sharing with a new secret. `show` determines what is shared.
    /// Shares a tournament until something else is shown; if empty, the current match. Frees all seats.
    Q_INVOKABLE void show(const QString& tournament);
    Q_INVOKABLE void stop();
    Q_INVOKABLE void retry(); ///< Tries again after an error; see `actionText`.
    Q_INVOKABLE void dismiss(); ///< Dismisses the error.
    /// Selects one of `networks`. Occupied seats are kept.
    Q_INVOKABLE void selectNetwork(const QString& address);
    Q_INVOKABLE void give(const QString& phone); ///< Accepts a request.
    Q_INVOKABLE void reject(const QString& phone) { endRequest(phone, "refused"); }
    Q_INVOKABLE void takeBack(int seat);

Q_SIGNALS:
    void changed();
    void seatsChanged();
    void requestsChanged();

private:
    enum class State { Off, Starting, On, Failed };
    using ErrorCode = live::SharingErrorCode;
    struct ErrorWords {
        QString error = {}, advice = {}, action = {};
    };
    struct OccupiedSeat {
        QString phone = {}, since = {};
    };

    void launch(const QString& listen);
    void begin(State state);
    ErrorWords errorWords() const; ///< Empty without an error.
    void fail(ErrorCode error);
    void onCrash(ErrorCode error);
    void end(State state);
    void onReceived(const live::ChildLine& line);
    void onLine(const live::ListeningLine& line);
    void onLine(const live::SeatAskedLine& line);
    void onLine(const live::SeatLeftLine& line);
    void onLine(const live::CountLine& line);
    void onLine(const live::StaysLine& line);
    void onLine(const live::AcceptLine& line);
    void onLine(const live::RefuseLine& line);
    void onLine(const live::DevicesLine& line);
    void onLine(const live::ErrorLine& line);
    void onLine(const live::PongLine&) { }
    void missed();
    void waitForAnswer();
    void sendSharing();
    void sendSeats();
    void sendSeat(int seat, const QString& phone, const char* state);
    void sendForm();
    void followMatch();
    /// Takes the seat from the phone of this person, if there is one.
    void freeSeat(int seat, const QString& name);
    void enablePhoneEntry();
    template <typename Right> void allow(Right& right, bool may)
    {
        right = may;
        enablePhoneEntry();
        sendSharing();
        Q_EMIT changed();
    }
    void updateSeats();
    void endRequest(const QString& phone, const char* state);
    QString withPort(const QString& address) const; ///< "192.168.178.34:4736", "[2001:db8::5]:4736"
    /// Empty if the seat does not exist.
    QString nameOf(int seat) const { return m_players.value(seat); }
    QStringList players() const;
    bool sits(int seat, bool may) const { return may && m_occupiedSeats.contains(nameOf(seat)); }
    bool mayAnswerDeal(int seat, int deal) const;
    /// Restarts the idle timer after an entry. Sharing ends an hour after the last one.
    void entered() { m_idle.start(m_times.idle); }

    OpenHistory& m_openHistory;
    CurrentMatch& m_table;
    ScorePad& m_pad;
    LiveProcess m_child;
    Times m_times;
    QString m_program;
    State m_state = State::Off;
    std::optional<ErrorCode> m_error = {};
    QString m_key, m_match;
    int m_port = 0;
    QStringList m_players;
    std::vector<SeatRequest> m_requests; ///< At most one for each phone.
    std::optional<bool> m_mayAsk; ///< The user's choice, if any.
    std::set<Player> m_seated; ///< Seats whose phones are connected.
    /// Occupied seats by player name, because a seat follows its person.
    std::map<QString, OccupiedSeat> m_occupiedSeats;
    QList<std::chrono::steady_clock::time_point> m_crashes;
    QJsonObject m_form; ///< The form that was sent last.
    int m_missed = 0; ///< Number of consecutive checks that the child did not answer.
    QTimer m_idle, m_send, m_silence, m_unanswered;
};

} // namespace tafel::app
