#include "app/pad/measure_pad.h"

#include <algorithm>
#include <cstdlib>

#include "app/pad/deal_under_entry.h"

namespace tafel::app {

MeasurePad::MeasurePad(DealUnderEntry& pad, QObject* parent)
    : QObject(parent)
    , m_pad(pad)
{
}

const Match& MeasurePad::match() const
{
    return m_pad.match();
}
const PadForm& MeasurePad::form() const
{
    return m_pad.form();
}

void MeasurePad::update()
{
    QList<DueContract> contracts;
    m_contract.clear();
    for (const ContractChoice& choice : form().contracts) {
        contracts << contractView(choice);
        if (choice.chosen)
            m_contract = qt(choice.contract.id);
    }
    m_asks.clear();
    const QList<int> badges = m_pad.table()->badges();
    if (form().measure)
        for (const Prompt& prompt : form().prompts)
            m_asks << promptView(prompt, match(), m_pad.language(), badges);
    const QStringList free = cards(false);
    m_selected.removeIf([&](const QString& card) { return !free.contains(card); });
    if (free.size() == 1) // If only one card is left, it is selected.
        m_selected = free;
    updateActive();
    m_remainder = progress();
    m_chips.clear();
    for (Player seat = 0; kind() == QLatin1String("chips") && seat < match().count(); ++seat)
        m_chips << chipsText(seat);
    if (std::exchange(m_contracts, contracts) != contracts)
        Q_EMIT contractsChanged();
    Q_EMIT changed();
}

void MeasurePad::forget()
{
    m_selected.clear();
    m_active.clear();
    m_replaces = false;
}

// ---- The contract

QString MeasurePad::title() const
{
    if (!m_pad.table()->isOpen())
        return {};
    const DealHead& head = m_pad.head();
    const QString deal = m_pad.isCorrecting() ? tr("Correct %1", "deal 7").arg(head.name) : head.title;
    const auto chosen = std::ranges::find(m_contracts, m_contract, &DueContract::id);
    // With a single contract its name is that of the game.
    return chooses() || m_contracts.size() < 2 || chosen == m_contracts.end()
        ? deal
        : tr("%1: %2", "deal: contract").arg(deal, chosen->name);
}

QString MeasurePad::situation() const
{
    if (!m_pad.table()->isOpen())
        return {};
    if (m_pad.table()->gameKind() == QLatin1String("round")) // The title already names the round.
        return form().before.opener ? tr("%1 opens").arg(m_pad.name(*form().before.opener)) : QString();
    const QString text = qt(form().situation.in(m_pad.language(), match().players));
    return text.isEmpty() && !form().asked("/dealer")
        ? tr("%1 deals", "a person").arg(m_pad.name(form().dealer))
        : text; // Another prompt asks for the dealer.
}

DueContract MeasurePad::contractView(const ContractChoice& choice) const
{
    const Language language = m_pad.language();
    constexpr const char* states[] = {"due", "played", "later"};
    return {.id = qt(choice.contract.id),
        .name = qt(choice.contract.name.in(language)),
        .line = qt(choice.contract.line.in(language)),
        .state = QString::fromLatin1(states[static_cast<std::size_t>(choice.state)]),
        .by = choice.by ? m_pad.name(*choice.by) : QString(),
        .clause = choice.clause ? qt(choice.clause->id) : QString()};
}

QString MeasurePad::noun() const
{
    return qt(measure().noun.in(m_pad.language()));
}

QStringList MeasurePad::awards() const
{
    QStringList awards;
    for (Player seat = 0; m_pad.table()->isOpen() && seat < match().count(); ++seat)
        awards << (form().live ? qt(phrases::signedText(form().live->change[seat])) : QString());
    return awards;
}

// ---- Taps

void MeasurePad::chooseContract(const QString& id)
{
    if (const Prompt* const which = form().asked("/contract"))
        for (const Prompt::Option& option : which->options)
            if (option.word == plain(id) && !option.on) {
                forget();
                return answer(which->path, option.value);
            }
}

void MeasurePad::respond(const QString& path, int value)
{
    const Prompt* const prompt = form().asked(plain(path));
    if (!prompt)
        return;
    const bool again = prompt->kind == Prompt::Kind::Number ? prompt->number == value
                                                            : prompt->kind == Prompt::Kind::Choice
            && std::ranges::any_of(prompt->options,
                [&](const Prompt::Option& option) { return option.on && option.value == value; });
    m_active.clear(); // The next digit goes to the next open number.
    answer(prompt->path, again ? Response() : Response(value));
}

void MeasurePad::answer(std::string_view path, const Response& said)
{
    const DealEntry& before = m_pad.draft();
    const DealEntry after = match().game->respond(match(), form().before, before, path, said);
    // The fields of the card points are reset with them.
    if (after.points != before.points || after.hasPoints != before.hasPoints)
        m_pad.record(after);
    else
        m_pad.setDraft(after);
}

/// The cards of the takes that a player has taken, or those that no player has taken.
QStringList MeasurePad::cards(bool taken) const
{
    QStringList cards;
    for (const Prompt& prompt : form().prompts)
        if (prompt.path.starts_with("/takes/") && prompt.isAnswered() == taken)
            cards << qt(prompt.cards->front().text(match().game->pack()));
    return cards;
}

void MeasurePad::toggleCard(const QString& card)
{
    if (cards(true).contains(card)) {
        m_selected = {card};
        return answer("/takes/" + plain(card), Response());
    }
    const bool isOnlyFreeCard = cards(false).size() == 1; // It is selected without a tap.
    if (!isOnlyFreeCard && m_selected.removeAll(card) == 0)
        m_selected << card;
    Q_EMIT changed();
}

void MeasurePad::take(int seat)
{
    if (m_selected.isEmpty())
        return;
    CardTake take{.by = static_cast<Player>(seat)};
    const std::string path = "/takes/" + plain(m_selected.first());
    for (const QString& card : std::as_const(m_selected))
        take.cards.push_back(*Card::parse(plain(card), match().game->pack()));
    answer(path, take);
}

// ---- Progress of the entry

/// The first required prompt without an answer.
const Prompt* MeasurePad::openAsk() const
{
    const auto open = std::ranges::find_if(
        form().prompts, [](const Prompt& prompt) { return prompt.required && prompt.isOpen(); });
    return open == form().prompts.end() ? nullptr : &*open;
}

RemainderView MeasurePad::progress() const
{
    if (kind().isEmpty() || kind() == QLatin1String("chips"))
        return {};
    if (kind() == QLatin1String("points"))
        return m_pad.pointsRemainder();
    const int done = form().measure->done, all = form().measure->all;
    const QString state = done > all || (done == all && refused()) ? QStringLiteral("no")
        : done == all                                              ? QStringLiteral("yes")
                                                                   : QStringLiteral("ask");
    return {state, progressText(done, all)};
}

QString MeasurePad::progressText(int done, int all) const
{
    if (done > all)
        return tr("%1 too many").arg(done - all);
    if (done == all && refused())
        return qt(form().refusal->message.in(m_pad.language()));
    if (done == all && !form().measure->result.pattern.empty())
        return qt(form().measure->result.in(m_pad.language(), match().players));
    if (all == 1)
        return done == all || !openAsk() ? QString()
                                         : qt(openAsk()->question.in(m_pad.language(), match().players));
    const bool sums = kind() == QLatin1String("count") || kind() == QLatin1String("takes");
    return countText(done, all, sums);
}

QString MeasurePad::countText(int done, int all, bool sums)
{
    return (sums && done == all ? tr("%1 of %2 – adds up") : tr("%1 of %2")).arg(done).arg(all);
}

RemainderView MeasurePad::takesProgress() const
{
    const auto taken = static_cast<int>(cards(true).size()), free = static_cast<int>(cards(false).size());
    return {free == 0 ? QStringLiteral("yes") : QStringLiteral("ask"), countText(taken, taken + free, true)};
}

QString MeasurePad::missing() const
{
    if (form().live)
        return {};
    const Prompt* const open = openAsk();
    if (open && open->path == "/dealer")
        return qt(open->question.in(m_pad.language(), match().players));
    if (!form().measure)
        return chooses() ? tr("Which contract?") : m_pad.enterHint();
    if (open && (open->path == "/trump" || kind() == QLatin1String("chips")))
        return qt(open->question.in(m_pad.language(), match().players));
    if (m_remainder.kind == QLatin1String("yes") && kind() == QLatin1String("points") && form().refusal)
        return m_pad.enterHint(); // the points add up, but a bonus is refused
    if (m_remainder.kind == QLatin1String("no") || form().measure->all == 1
        || kind() == QLatin1String("points"))
        return m_remainder.text;
    if (m_remainder.kind == QLatin1String("yes") && kind() != QLatin1String("takes")
        && !cards(false).isEmpty())
        return tr("Cards: %1").arg(takesProgress().text);
    return tr("%1: %2", "what is counted: how many of how many").arg(noun(), m_remainder.text);
}

QString MeasurePad::whyNotNumber(const QString& path, int value) const
{
    const Prompt* const prompt = form().asked(plain(path));
    if (!prompt)
        return {};
    if (prompt->rest)
        return *prompt->rest == value ? QString() : tr("Follows from the others.");
    if (value <= prompt->highest || prompt->number == value)
        return {};
    const int left = prompt->highest - prompt->number.value_or(0);
    if (left <= 0)
        return tr("All %1 are given out. Another tap on a chosen number frees it.").arg(prompt->most);
    return tr("Only %n are left.", "", left);
}

// ---- A round of chips

/// "2 chips", "1 chip → 0", or the cost.
QString MeasurePad::chipsText(Player seat) const
{
    const auto chips = [](int number) { return tr("%n chips", "", number); };
    const auto loses = [&](const PadForm& asked) {
        return asked.live && asked.live->after.finished && asked.live->after.losers.has(seat);
    };
    const Prompt* const prompt = form().asked("/gives_chip");
    const bool handsIn = prompt && prompt->options[seat].on;
    const int now = form().before.total[seat];
    if (handsIn && form().live && !loses(form()))
        return tr("%1 → %2", "chips before and after").arg(chips(now)).arg(form().live->after.total[seat]);
    const DealEntry alone
        = match().game->respond(match(), form().before, DealEntry(), "/gives_chip", static_cast<int>(seat));
    if (loses(match().game->padForm(match(), form().before, alone)))
        return now == 0 ? tr("no chip: loses the game") : tr("%1: loses the game").arg(chips(now));
    return chips(now);
}

QString MeasurePad::consequenceText() const
{
    if (kind() != QLatin1String("chips") || !form().live)
        return {};
    const Standing& after = form().live->after;
    if (after.finished)
        return tr("the match is over.");
    const QString opener = m_pad.name(after.opener.value_or(after.dealer)), dealer = m_pad.name(after.dealer);
    return after.opener == after.dealer
        ? tr("%1 deals and opens round %2.").arg(dealer, QString::number(after.deals + 1))
        : tr("%1 opens round %2, %3 deals.").arg(opener, QString::number(after.deals + 1), dealer);
}

// ---- Typed numbers: counts, remainders and the sum of a call

namespace {

/// The lowest and the highest number that can be typed.
std::pair<int, int> boundsOf(const Prompt& typed)
{
    return typed.ever.value_or(std::pair(typed.lowest, typed.highest));
}

} // namespace

/// The numbers to enter, in their order. Card points have separate fields.
std::vector<const Prompt*> MeasurePad::cells() const
{
    std::vector<const Prompt*> cells;
    if (!form().measure || form().measure->id == "points")
        return cells;
    for (const Prompt& prompt : form().prompts)
        if (prompt.kind == Prompt::Kind::Number && prompt.required)
            cells.push_back(&prompt);
    return cells;
}

const Prompt* MeasurePad::cell() const
{
    for (const Prompt* each : cells())
        if (each->path == m_active)
            return each;
    return nullptr;
}

/// Chooses the number that the next digit goes to: the tapped one, else the first open one, or the first one
/// if all have been entered. There is none while another prompt must be answered first.
void MeasurePad::updateActive()
{
    if (!cell())
        choose(cells());
}

/// Chooses the first open number of these.
void MeasurePad::choose(const std::vector<const Prompt*>& cells)
{
    const auto open = std::ranges::find_if(cells, &Prompt::isOpen);
    m_replaces = true;
    m_active = open != cells.end()   ? (*open)->path
        : cells.empty() || openAsk() ? std::string()
                                     : cells.front()->path;
}

/// Goes to the next open number in their order, else to the next one; to none if another prompt comes first.
void MeasurePad::goOn()
{
    std::vector<const Prompt*> cells = this->cells();
    if (const auto now = std::ranges::find(cells, m_active, &Prompt::path); now != cells.end())
        std::rotate(cells.begin(), std::next(now), cells.end());
    choose(cells);
    m_pad.ask();
}

void MeasurePad::focus(const QString& path)
{
    m_pad.onNumberTyped(plain(path));
    m_active = plain(path);
    m_replaces = true;
    m_pad.ask();
}

void MeasurePad::key(const QString& key)
{
    const Prompt* const typed = cell();
    if (!typed)
        return;
    const std::optional<int> now = typed->number;
    const auto [least, most] = boundsOf(*typed);
    const std::string path = typed->path;
    m_pad.onNumberTyped(path);
    if (key == QLatin1String("back")) {
        const bool whole = m_replaces || !now || std::abs(*now) < 10;
        m_replaces = false;
        return answer(path, whole ? Response() : Response(*now / 10));
    }
    if (key == QLatin1String("next"))
        return goOn();
    if (key == QLatin1String("-"))
        return now && -*now >= least && -*now <= most ? answer(path, -*now) : void();
    const int digit = key.toInt();
    const bool goesOn = !m_replaces && now && *now * 10 + digit <= most;
    const int value = goesOn ? *now * 10 + digit : digit;
    if (value > most)
        return;
    m_replaces = false;
    answer(path, value);
    if ((value == 0 || value * 10 > std::max(most, -typed->lowest)) && cells().size() > 1)
        goOn();
}

QStringList MeasurePad::mutedKeys() const
{
    const Prompt* const typed = cell();
    const int now = typed ? typed->number.value_or(-1) : -1;
    QStringList muted;
    if (now < 0)
        muted << QStringLiteral("back");
    if (!typed || !typed->number || typed->lowest >= 0)
        muted << QStringLiteral("-");
    for (int digit = 0; digit <= 9; ++digit) {
        const int most = typed ? boundsOf(*typed).second : 0;
        const bool goesOn = now >= 0 && !m_replaces && now * 10 + digit <= most;
        if (!typed || (!goesOn && digit > most))
            muted << QString::number(digit);
    }
    return muted;
}

} // namespace tafel::app
