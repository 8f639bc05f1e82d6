#include "app/live/sharing.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include <QCoreApplication>
#include <QJsonArray>
#include <QStandardPaths>
#include <QTime>

#include "app/live/wifi.h"
#include "app/open_history/open_history.h"
#include "app/pad/score_pad.h"
#include "app/phrases/view_rows.h"
#include "codes/secret.h"

namespace tafel::app {

namespace {

constexpr int cardsOfAddress = 3;
constexpr int crashesInTime = 3;

/// Distinct cards out of the 36.
QStringList drawnCards()
{
    QStringList all = cardTexts(CardSet::eidexPack(), Pack::Eidex), drawn;
    while (drawn.size() < cardsOfAddress)
        drawn << all.takeAt(randomNumber(static_cast<int>(all.size())));
    return drawn;
}

} // namespace

Sharing::Sharing(OpenHistory& openHistory, CurrentMatch& table, ScorePad& pad)
    : QObject(&openHistory)
    , m_openHistory(openHistory)
    , m_table(table)
    , m_pad(pad)
    , m_program(QStandardPaths::findExecutable(
          QStringLiteral("tafelrichter-live"), {QCoreApplication::applicationDirPath()}))
{
    connect(&m_child, &LiveProcess::started, this, [this] {
        m_missed = 0;
        m_silence.start(m_times.silence);
        sendSharing();
        sendSeats();
        sendForm();
    });
    connect(&m_child, &LiveProcess::received, this, &Sharing::onReceived);
    connect(&m_child, &LiveProcess::crashed, this, [this] { onCrash(ErrorCode::StartedAgain); });
    connect(&m_child, &LiveProcess::protocolBroken, this, [this] { fail(ErrorCode::Broke); });
    connect(&m_child, &LiveProcess::startFailed, this, [this] { fail(ErrorCode::NotStarted); });
    connect(&openHistory, &OpenHistory::historyChanged, this, [this] {
        if (!isOn())
            return;
        followMatch();
        m_child.send({{"kind", "changed"}});
        entered();
    });
    connect(&table, &CurrentMatch::changed, this, [this] {
        if (isOn())
            followMatch();
    });
    // Sends all changes of one tap together.
    m_send.setSingleShot(true);
    m_send.setInterval(20);
    connect(&m_send, &QTimer::timeout, this, &Sharing::sendForm);
    connect(&pad, &ScorePad::changed, this, [this] {
        if (isOn())
            m_send.start();
    });
    connect(pad.phones(), &PhoneEntries::answered, this,
        [this](int seat, int deal, const QString& path, const QString& state, std::optional<int> value) {
            QJsonObject answer{
                {"kind", "answer"}, {"seat", seat}, {"deal", deal}, {"path", path}, {"state", state}};
            if (value)
                answer["value"] = *value;
            m_child.send(answer);
        });
    connect(openHistory.preferences(), &Preferences::changed, this, [this] {
        if (isOn())
            sendSharing();
        Q_EMIT changed();
    });
    connect(openHistory.preferences(), &Preferences::languageChanged, this, &Sharing::changed);
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, [this] { fail(ErrorCode::Idle); });
    connect(&m_silence, &QTimer::timeout, this, &Sharing::missed);
    m_unanswered.setSingleShot(true);
    connect(&m_unanswered, &QTimer::timeout, this, [this] {
        const auto now = std::chrono::steady_clock::now();
        for (const SeatRequest& each : std::vector(m_requests))
            if (each.until <= now)
                endRequest(each.phone, "unanswered");
        waitForAnswer();
    });
}

Sharing::~Sharing()
{
    m_child.send({{"kind", "stop"}});
}

void Sharing::setProgram(const QString& program)
{
    m_program = program;
    Q_EMIT changed();
}

QString Sharing::whyNot() const
{
    return m_program.isEmpty() ? tr("The program that shares, tafelrichter-live, is not installed here.")
                               : QString();
}

QString Sharing::state() const
{
    constexpr const char* names[] = {"off", "starting", "on", "failed"};
    return QString::fromLatin1(names[static_cast<std::size_t>(m_state)]);
}

// ---- Start and stop

void Sharing::start()
{
    if (isOn() || m_program.isEmpty())
        return;
    m_key = qt(newSecret());
    m_cards = drawnCards();
    m_crashes.clear();
    m_occupiedSeats.clear();
    launch({});
}

void Sharing::show(const QString& tournament)
{
    if (tournament == m_tournament)
        return;
    for (const SeatRequest& each : std::vector(m_requests))
        endRequest(each.phone, "dropped");
    for (int seat = 0; seat < m_players.size(); ++seat)
        takeBack(seat);
    m_tournament = tournament;
    m_players = players();
    m_seated.clear();
    m_form = {};
    enablePhoneEntry();
    sendSharing();
    sendForm();
    updateSeats();
    Q_EMIT changed();
}

void Sharing::enablePhoneEntry()
{
    m_pad.phones()->setOn(isOn() && m_mayCount && m_tournament.isEmpty());
}

/// Starts the child. `listen` is an address with a port; if empty, the child chooses the best one.
void Sharing::launch(const QString& listen)
{
    m_error.reset();
    m_match = m_table.matchId();
    m_players = players();
    m_form = {};
    QStringList arguments{QStringLiteral("--history"),
        QString::fromStdString(m_openHistory.historyFile().string()), QStringLiteral("--app")};
    if (!listen.isEmpty())
        arguments << QStringLiteral("--listen") << listen;
    entered();
    begin(State::Starting); // The new child knows no requests.
    m_child.start(m_program, arguments);
}

/// Begins a state without devices and requests.
void Sharing::begin(State state)
{
    m_state = state;
    m_networkGone = false;
    m_watching = m_boards = 0;
    m_seated.clear();
    m_silence.stop();
    enablePhoneEntry();
    m_unanswered.stop();
    if (!std::exchange(m_requests, {}).empty())
        Q_EMIT requestsChanged();
    updateSeats();
    Q_EMIT changed();
}

void Sharing::stop()
{
    m_error.reset();
    end(State::Off);
}

void Sharing::end(State state)
{
    m_child.send({{"kind", "stop"}});
    m_child.end();
    m_idle.stop();
    m_send.stop();
    m_occupiedSeats.clear();
    begin(state);
}

void Sharing::fail(ErrorCode error)
{
    m_error = error;
    end(error == ErrorCode::Idle ? State::Off : State::Failed);
}

/// Restarts the child, so that every phone finds its seat again. Stops after repeated crashes.
void Sharing::onCrash(ErrorCode error)
{
    const auto now = std::chrono::steady_clock::now();
    m_crashes.removeIf([&](auto each) { return now - each > m_times.crashes; });
    m_crashes << now;
    if (m_crashes.size() >= crashesInTime)
        return fail(ErrorCode::Crashed);
    launch(m_port == 0 ? QString() : withPort(m_network));
    m_error = error;
    Q_EMIT changed();
}

/// Handles a missing answer. A child that was stopped, or that waits forever, is detected only by this check.
void Sharing::missed()
{
    constexpr int most = 3;
    if (++m_missed < most)
        m_child.send({{"kind", "ping"}});
    else
        onCrash(ErrorCode::Silent);
}

void Sharing::retry()
{
    if (!m_error)
        return;
    const ErrorCode error = *m_error;
    if (m_key.isEmpty() || m_state == State::Failed) {
        m_key = qt(newSecret());
        m_cards = drawnCards();
        m_crashes.clear();
    }
    m_port = 0;
    launch(error == ErrorCode::PortTaken ? QStringLiteral(":0") : QString());
}

void Sharing::dismiss()
{
    m_error.reset();
    Q_EMIT changed();
}

void Sharing::selectNetwork(const QString& address)
{
    if (m_state != State::On || address == m_network)
        return;
    launch(withPort(address));
}

// ---- State for the table

QString Sharing::withPort(const QString& address) const
{
    const bool isIp6 = address.contains(QLatin1Char(':'));
    return (isIp6 ? QStringLiteral("[%1]:%2") : QStringLiteral("%1:%2"))
        .arg(address, QString::number(m_port));
}

QString Sharing::link() const
{
    return m_state == State::On ? QStringLiteral("http://%1/%2/").arg(address(), m_key) : QString();
}

Sharing::ErrorWords Sharing::errorWords() const
{
    if (!m_error)
        return {};
    const QString search = tr("Search again"), again = tr("Share again");
    switch (*m_error) {
    case ErrorCode::NoAddress:
        return {tr("This tablet is in no network."),
            tr("Connect it to the local Wi-Fi, or open a hotspot on a phone and connect the tablet to it."),
            search};
    case ErrorCode::PortTaken:
        return {tr("Another program is already sharing from this tablet."),
            tr("The port is in use. Choose another one; phones get it from the code."),
            tr("Use another port")};
    case ErrorCode::AddressTaken:
        return {tr("The network has changed."),
            tr("The address that was shared is not this tablet's any more."), search};
    case ErrorCode::AddressGone:
        return {tr("The network has changed."),
            tr("Phones do not find the tablet here. The same code works again when the network is back."),
            search};
    case ErrorCode::History:
        return {tr("This match cannot be read for the phones."),
            tr("The match goes on here; nothing that was entered is lost."), again};
    case ErrorCode::HistoryReading:
        return {tr("This match cannot be read for the phones."),
            tr("Phones keep what they show. The match goes on here."), {}};
    case ErrorCode::NotStarted:
    case ErrorCode::Crashed:
        return {*m_error == ErrorCode::Crashed ? tr("Sharing has ended.")
                                               : tr("The sharing service cannot start."),
            tr("The program that shares failed again and again. The match goes on here; nothing that was "
               "entered is lost."),
            again};
    case ErrorCode::StartedAgain:
        return {tr("Sharing was interrupted for a moment."),
            tr("The program that shares had ended and was started again. Phones come back by themselves; "
               "nothing that was entered is lost."),
            {}};
    case ErrorCode::Silent:
        return {tr("Sharing was interrupted for a moment."),
            tr("The program that shares no longer answered and was started again. Phones come back by "
               "themselves; "
               "nothing that was entered is lost."),
            {}};
    case ErrorCode::Broke:
        return {tr("Sharing was stopped for safety."),
            tr("The program that shares sent an invalid message and was stopped. The match goes on here; "
               "nothing that was entered is lost."),
            again};
    case ErrorCode::Idle:
        return {tr("Sharing has ended, an hour after the last entry."), {}, again};
    case ErrorCode::AddressBack:
    case ErrorCode::Line:
        break; // These errors are not stored.
    }
    return {};
}

bool Sharing::waits() const
{
    return m_openHistory.preferences()->requireAcceptance();
}

QStringList Sharing::players() const
{
    const bool seated = m_table.isOpen() && m_tournament.isEmpty(); // A tournament has no seats.
    return seated ? qt(m_table.match().players) : QStringList();
}

void Sharing::updateSeats()
{
    QList<SharedSeat> seats;
    for (int seat = 0; isOn() && seat < m_players.size(); ++seat) {
        const auto sitting = m_occupiedSeats.find(m_players[seat]);
        seats << SharedSeat{.seat = seat,
            .badge = m_table.badge(static_cast<Player>(seat)),
            .name = m_players[seat],
            .since = sitting == m_occupiedSeats.end() ? QString() : sitting->second.since,
            .connected = m_seated.contains(static_cast<Player>(seat))};
    }
    if (std::exchange(m_seats, seats) != seats)
        Q_EMIT seatsChanged();
}

// ---- Seats

void Sharing::give(const QString& phone)
{
    const auto found = std::ranges::find(m_requests, phone, &SeatRequest::phone);
    if (found == m_requests.end())
        return;
    const SeatRequest request = *found;
    if (const auto before = m_occupiedSeats.find(request.name); before != m_occupiedSeats.end())
        sendSeat(request.seat, before->second.phone, "taken-back");
    std::erase_if(
        // Each phone has at most one seat.
        m_occupiedSeats, [&](const auto& each) { return each.second.phone == phone; });
    m_occupiedSeats[request.name]
        = {.phone = phone, .since = QTime::currentTime().toString(QStringLiteral("HH:mm"))};
    endRequest(phone, "given");
    // Each seat has at most one phone. The other requests are dropped, because nobody rejected them.
    for (const SeatRequest& other : std::vector(m_requests))
        if (other.seat == request.seat)
            endRequest(other.phone, "dropped");
    updateSeats();
}

void Sharing::endRequest(const QString& phone, const char* state)
{
    const auto found = std::ranges::find(m_requests, phone, &SeatRequest::phone);
    if (found == m_requests.end())
        return;
    sendSeat(found->seat, phone, state);
    m_requests.erase(found);
    Q_EMIT requestsChanged();
}

/// Starts the timer for the request that expires first.
void Sharing::waitForAnswer()
{
    if (m_requests.empty())
        return m_unanswered.stop();
    const auto first = std::ranges::min(m_requests, {}, &SeatRequest::until).until;
    m_unanswered.start(std::chrono::duration_cast<std::chrono::milliseconds>(std::max(
                           first - std::chrono::steady_clock::now(), std::chrono::steady_clock::duration()))
        + std::chrono::milliseconds(1));
}

void Sharing::takeBack(int seat)
{
    freeSeat(seat, nameOf(seat));
    updateSeats();
}

void Sharing::freeSeat(int seat, const QString& name)
{
    const auto sitting = m_occupiedSeats.find(name);
    if (sitting == m_occupiedSeats.end())
        return;
    sendSeat(seat, sitting->second.phone, "taken-back");
    m_occupiedSeats.erase(sitting);
}

/// Handles another match, other players or another order. A seat follows its person.
void Sharing::followMatch()
{
    const QString match = m_table.matchId();
    const QStringList now = players();
    if (match == m_match && now == m_players) {
        updateSeats(); // Badges may have changed.
        return;
    }
    for (const SeatRequest& each : std::vector(m_requests))
        endRequest(each.phone, "dropped");
    const QStringList before = std::exchange(m_players, now);
    m_match = match;
    m_seated.clear();
    if (!now.isEmpty()) // Everybody keeps their seat between two matches.
        for (int seat = 0; seat < before.size(); ++seat)
            if (!now.contains(before[seat]))
                freeSeat(seat, before[seat]);
    sendSharing();
    sendSeats();
    m_send.start();
    updateSeats();
}

// ---- Messages to the child

void Sharing::sendSharing()
{
    QJsonArray rights;
    if (m_mayCount)
        rights << QStringLiteral("count");
    if (mayAsk())
        rights << QStringLiteral("ask");
    if (m_mayAccept && waits())
        rights << QStringLiteral("accept");
    QJsonObject message{{"kind", "sharing"}, {"key", m_key}, {"rights", rights},
        {"cards", QJsonArray::fromStringList(m_cards)}};
    if (!m_tournament.isEmpty())
        message["tournament"] = m_tournament;
    else if (!m_match.isEmpty())
        message["match"] = m_match;
    m_child.send(message);
}

void Sharing::sendSeats()
{
    for (int seat = 0; seat < m_players.size(); ++seat)
        if (const auto sitting = m_occupiedSeats.find(m_players[seat]); sitting != m_occupiedSeats.end())
            sendSeat(seat, sitting->second.phone, "given");
}

void Sharing::sendSeat(int seat, const QString& phone, const char* state)
{
    m_child.send({{"kind", "seat"}, {"seat", seat}, {"phone", phone}, {"state", QString::fromLatin1(state)}});
}

void Sharing::sendForm()
{
    const QJsonObject form = m_pad.phones()->form();
    if (!isOn() || m_match.isEmpty() || !m_tournament.isEmpty() || form == m_form)
        return;
    m_form = form;
    entered();
    m_child.send(form);
}

// ---- Messages from the child

void Sharing::onReceived(const live::ChildLine& line)
{
    if (m_state == State::On || std::holds_alternative<live::ListeningLine>(line)) {
        m_missed = 0;
        m_silence.start();
    }
    std::visit([this](const auto& each) { onLine(each); }, line);
}

void Sharing::onLine(const live::ListeningLine& line)
{
    if (m_state == State::On)
        return m_child.reject("it listens already");
    m_state = State::On;
    m_network = qt(line.address);
    m_port = line.port;
    m_networks.clear();
    QString wifi;
    for (const live::Address& each : line.own) {
        const SharedNetwork network{qt(each.interface), qt(each.text)};
        m_networks << network;
        if (network.address == m_network && network.interface.startsWith(QLatin1String("wl")))
            wifi = network.interface;
    }
    const auto tell = [this, address = m_network](bool open) {
        if (open == m_networkOpen || address != m_network)
            return;
        m_networkOpen = open;
        sendSharing();
        Q_EMIT changed();
    };
    if (wifi.isEmpty())
        tell(false);
    else
        checkIfOpen(wifi, this, tell);
    Q_EMIT changed();
}

void Sharing::onLine(const live::SeatAskedLine& line)
{
    const SeatRequest request{.seat = line.seat,
        .badge = nameOf(line.seat).isEmpty() ? 0 : m_table.badge(line.seat),
        .name = nameOf(line.seat),
        .card = qt(line.card),
        .phone = qt(line.phone),
        .until = std::chrono::steady_clock::now() + m_times.answer};
    const auto known = std::ranges::find(m_requests, request.phone, &SeatRequest::phone);
    const auto sameCard = std::ranges::find(m_requests, request.card, &SeatRequest::card);
    if (known != m_requests.end() && sameCard == known) {
        if (known->seat != request.seat)
            m_child.reject("one card for two seats");
        return; // The first request is unchanged.
    }
    if (sameCard != m_requests.end())
        return m_child.reject("two phones show one card");
    if (request.name.isEmpty()) // The match of the request has ended in the meantime.
        return sendSeat(request.seat, request.phone, "dropped");
    if (known != m_requests.end())
        *known = request;
    else if (m_requests.size() >= live::mostAsking)
        return m_child.reject("too many ask for a seat");
    else
        m_requests.push_back(request);
    waitForAnswer();
    Q_EMIT requestsChanged();
}

void Sharing::onLine(const live::SeatLeftLine& line)
{
    const QString phone = qt(line.phone);
    std::erase_if(m_requests, [&](const SeatRequest& each) { return each.phone == phone; });
    std::erase_if(m_occupiedSeats, [&](const auto& each) { return each.second.phone == phone; });
    Q_EMIT requestsChanged();
    updateSeats();
}

void Sharing::onLine(const live::CountLine& line)
{
    if (sits(line.seat, m_mayCount))
        m_pad.phones()->count(line.seat, line.deal, qt(line.path), line.value);
}

void Sharing::onLine(const live::StaysLine& line)
{
    if (sits(line.seat, m_mayCount))
        m_pad.phones()->confirm(line.seat, line.deal, qt(line.path));
}

/// Whether the deal is still pending acceptance. A person at the table may have been faster.
bool Sharing::mayAnswerDeal(int seat, int deal) const
{
    const Acceptance& acceptance = *m_table.acceptance();
    return sits(seat, m_mayAccept && waits()) && acceptance.deal() != 0 && acceptance.deal() == deal;
}

void Sharing::onLine(const live::AcceptLine& line)
{
    if (mayAnswerDeal(line.seat, line.deal))
        m_table.acceptance()->accept(line.seat);
}

void Sharing::onLine(const live::RefuseLine& line)
{
    if (mayAnswerDeal(line.seat, line.deal))
        m_table.acceptance()->reject(line.seat, qt(line.reason));
}

void Sharing::onLine(const live::DevicesLine& line)
{
    m_watching = line.watching;
    m_boards = line.boards;
    m_seated = line.seated;
    updateSeats();
    Q_EMIT changed();
}

void Sharing::onLine(const live::ErrorLine& line)
{
    switch (line.code) {
    case ErrorCode::HistoryReading:
        m_error = line.code;
        break;
    case ErrorCode::AddressGone:
        m_networkGone = true;
        m_error = line.code;
        break;
    case ErrorCode::AddressBack:
        m_networkGone = false;
        m_error.reset();
        break;
    case ErrorCode::Line:
        m_child.log(line.text);
        break;
    default:
        return fail(line.code);
    }
    Q_EMIT changed();
}

} // namespace tafel::app
