// The table shares its match with phones and boards: who looks on, who sits on which seat, and what may be
// done from there. The program that shares is a child of this one; what is shared, who sits where and what is
// entered the app knows.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/live/live_process.h"

namespace tafel::app {

class Session;

/// A player of the match, as far as phones go.
struct SharedSeat {
    Q_GADGET
    QML_VALUE_TYPE(sharedSeat)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int mark MEMBER mark) ///< Colour and shape.
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString since MEMBER since) ///< "20:16"; empty: the seat is free.
    Q_PROPERTY(bool connected MEMBER connected)
public:
    int seat = 0, mark = 0;
    QString name = {}, since = {};
    bool connected = false;

    bool operator==(const SharedSeat&) const = default;
};

/// A phone that wants a seat. It stays as it is until it is answered; a new request of the same phone has
/// another card.
struct SeatRequest {
    Q_GADGET
    QML_VALUE_TYPE(seatRequest)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString card MEMBER card) ///< It shows this one: "L7".
    Q_PROPERTY(QString phone MEMBER phone)
public:
    int seat = 0, mark = 0;
    QString name = {}, card = {}, phone = {};
    std::chrono::steady_clock::time_point until = {}; ///< Then nobody has answered.

    bool operator==(const SeatRequest&) const = default;
};

struct SharedNetwork {
    Q_GADGET
    QML_VALUE_TYPE(sharedNetwork)
    Q_PROPERTY(QString interface MEMBER interface) ///< "wlan0"
    Q_PROPERTY(QString address MEMBER address)
public:
    QString interface = {}, address = {};

    bool operator==(const SharedNetwork&) const = default;
};

class Sharing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session owns it")
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed) ///< Why nothing can be shared here; empty: it can.
    /// "off"; "starting"; "on"; "failed": it has ended by itself, see `trouble`.
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(bool on READ isOn NOTIFY changed) ///< "starting" or "on".
    Q_PROPERTY(QString tournament READ tournament NOTIFY changed) ///< In place of the match; empty: none is.
    Q_PROPERTY(QString link READ link NOTIFY changed) ///< With its secret; empty: it cannot be reached yet.
    Q_PROPERTY(QString address READ address NOTIFY changed) ///< To be typed: "192.168.178.34:4736".
    Q_PROPERTY(QStringList cards READ cards NOTIFY changed) ///< Three, for the typed address.
    Q_PROPERTY(QList<tafel::app::SharedNetwork> networks READ networks NOTIFY changed) ///< Best first.
    Q_PROPERTY(QString network READ network NOTIFY changed) ///< The address of the one that is used.
    /// It is a Wi-Fi without encryption: whoever is near can read along. False also where nobody knows.
    Q_PROPERTY(bool networkOpen READ networkOpen NOTIFY changed)
    Q_PROPERTY(bool networkGone READ networkGone NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed) ///< What has happened; empty: nothing.
    Q_PROPERTY(QString advice READ advice NOTIFY changed) ///< … and what was kept, or what to do.
    Q_PROPERTY(
        QString actionText READ actionText NOTIFY changed) ///< What `retry` does; empty: nothing can be done.
    Q_PROPERTY(int watching READ watching NOTIFY changed)
    Q_PROPERTY(int boards READ boards NOTIFY changed)
    Q_PROPERTY(int devices READ devices NOTIFY changed) ///< All.
    Q_PROPERTY(bool mayCount READ mayCount WRITE setMayCount NOTIFY changed)
    /// Until somebody says otherwise not in an open network: a question names cards of a hand.
    Q_PROPERTY(bool mayAsk READ mayAsk WRITE setMayAsk NOTIFY changed)
    Q_PROPERTY(bool mayAccept READ mayAccept WRITE setMayAccept NOTIFY changed)
    Q_PROPERTY(bool waits READ waits NOTIFY changed) ///< Deals wait for a second pair of eyes.
    Q_PROPERTY(QList<tafel::app::SharedSeat> seats READ seats NOTIFY seatsChanged)
    /// Oldest first.
    Q_PROPERTY(QList<tafel::app::SeatRequest> requests READ requests NOTIFY requestsChanged)
public:
    struct Times {
        std::chrono::milliseconds answer = std::chrono::seconds(60); ///< For a Yes or No.
        std::chrono::milliseconds idle = std::chrono::hours(1); ///< After the last entry.
        std::chrono::milliseconds crashes = std::chrono::minutes(1); ///< The third in this time is the last.
        /// After so long a silence the child is asked whether it is there; after three times as long it is
        /// started again.
        std::chrono::milliseconds silence = std::chrono::seconds(5);
    };

    explicit Sharing(Session& session);
    ~Sharing() override;

    /// Another executable than the one beside the app; empty: there is none.
    void setProgram(const QString& program);
    void setTimes(const Times& times) { m_times = times; }
    /// What finds the addresses of this machine; the child may name no others.
    void setOwnAddresses(LiveProcess::OwnAddresses own) { m_child.setOwnAddresses(std::move(own)); }

    QString whyNot() const;
    QString state() const;
    const QString& tournament() const { return m_tournament; }
    bool isOn() const { return m_state == State::Starting || m_state == State::On; }
    QString link() const;
    QString address() const;
    const QStringList& cards() const { return m_cards; }
    const QList<SharedNetwork>& networks() const { return m_networks; }
    const QString& network() const { return m_network; }
    bool networkOpen() const { return m_networkOpen; }
    bool networkGone() const { return m_networkGone; }
    QString trouble() const;
    QString advice() const;
    QString actionText() const;
    int watching() const { return m_watching; }
    int boards() const { return m_boards; }
    int devices() const { return m_watching + m_boards + static_cast<int>(m_seated.size()); }
    bool mayCount() const { return m_mayCount; }
    bool mayAsk() const { return m_mayAsk.value_or(!m_networkOpen); }
    bool mayAccept() const { return m_mayAccept; }
    void setMayCount(bool may);
    void setMayAsk(bool may);
    void setMayAccept(bool may);
    bool waits() const;
    const QList<SharedSeat>& seats() const { return m_seats; }
    QList<SeatRequest> requests() const { return {m_requests.begin(), m_requests.end()}; }

    Q_INVOKABLE void start(); ///< With a new secret. What is shared: `show`.
    /// A tournament, as long as nothing else is shown; empty: the match on the table. Seats are free again.
    Q_INVOKABLE void show(const QString& tournament);
    Q_INVOKABLE void stop();
    Q_INVOKABLE void retry(); ///< After a trouble: see `actionText`.
    Q_INVOKABLE void dismiss(); ///< The trouble was read.
    Q_INVOKABLE void selectNetwork(const QString& address); ///< One of `networks`. Seats stay.
    Q_INVOKABLE void give(const QString& phone); ///< Yes to a request.
    Q_INVOKABLE void refuse(const QString& phone);
    Q_INVOKABLE void takeBack(int seat);

Q_SIGNALS:
    void changed();
    void seatsChanged();
    void requestsChanged();

private:
    enum class State { Off, Starting, On, Failed };
    using Trouble = live::TroubleCode;
    struct OccupiedSeat {
        QString phone = {}, since = {};
    };

    void launch(const QString& listen);
    void fail(Trouble trouble);
    void onCrash(Trouble trouble);
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
    void onLine(const live::TroubleLine& line);
    void onLine(const live::PongLine&) { }
    void missed();
    void waitForAnswer();
    void forgetRequests();
    void sendSharing();
    void sendSeats();
    void sendSeat(int seat, const QString& phone, const char* state);
    void sendForm();
    void followMatch();
    void enablePhoneEntry();
    void updateSeats();
    void endRequest(const QString& phone, const char* state);
    QString hostOf(const QString& address) const;
    QString nameOf(int seat) const; ///< Empty: there is no such seat.
    QStringList players() const;
    bool sits(int seat, bool may) const;
    bool mayAnswerDeal(int seat, int deal) const;
    void entered();

    Session& m_session;
    LiveProcess m_child;
    Times m_times;
    QString m_program;
    State m_state = State::Off;
    std::optional<Trouble> m_trouble = {};
    QString m_key, m_network, m_match, m_tournament;
    int m_port = 0;
    QStringList m_cards, m_players;
    QList<SharedNetwork> m_networks;
    QList<SharedSeat> m_seats;
    std::vector<SeatRequest> m_requests; ///< A new one of the same phone takes the place of the old one.
    bool m_networkGone = false, m_networkOpen = false, m_mayCount = true, m_mayAccept = true;
    std::optional<bool> m_mayAsk; ///< As somebody said it.
    int m_watching = 0, m_boards = 0;
    std::set<Player> m_seated; ///< Their phones are connected.
    std::map<QString, OccupiedSeat> m_occupiedSeats; ///< By the player's name: a seat follows its person.
    QList<std::chrono::steady_clock::time_point> m_crashes;
    QJsonObject m_form; ///< As it was told last.
    int m_missed = 0; ///< Times that the child was asked whether it is there, and said nothing.
    QTimer m_idle, m_send, m_silence, m_unanswered;
};

} // namespace tafel::app
