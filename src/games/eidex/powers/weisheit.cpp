// S10 Weisheit: melds whose value is added or subtracted at the end.
#include <algorithm>

#include "cards/card_text.h"
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Ten of Stars", .de1998 = "Sternen 10", .web = "Sternen 10; Jass"};

constexpr Clause bonus{
    .id = "eidex.weisheit.bonus",
    .text = {.de = "Am Ende der Partie muss die Weisheit den Wert der eigenen Weise zu den eigenen Augen "
                   "dazuzählen oder davon abziehen.",
        .en = "At the end of the deal Wisdom must add the value of the melds to their own card points or "
              "subtract it."},
    .section = source,
};
constexpr Clause worth{
    .id = "eidex.weisheit.worth",
    .text = {.de = "Es zählen: vier Buben 40; vier Neunen 30; fünf oder mehr einer Farbe in Folge, vier "
                   "Asse, Könige, Damen oder Zehnen 20; vier in Folge 10; drei in Folge oder König und Dame "
                   "vom Trumpf 4. Die Folge ist 6 7 8 9 10 B D K A.",
        .en = "Values: four jacks 40; four nines 30; five or more of a suit in a row, four aces, kings, "
              "queens or tens 20; four in a row 10; three in a row or king and queen of trump 4. The row is "
              "6 7 8 9 10 B D K A."},
    .section = source,
};
constexpr Text onceReason{.de = "Sonst zählte dieselbe Karte doppelt; König und Dame vom Trumpf werden nach "
                                "dem Jass zusätzlich gewiesen.",
    .en = "Otherwise the same card would count twice; king and queen of trump are melded in addition, as in "
          "Jass."};
constexpr Clause cardOnce{
    .id = "eidex.weisheit.card-once",
    .text = {.de = "Eine Karte zählt in einem Weis; König und Dame vom Trumpf zählen daneben. Alle Weise "
                   "zählen zusammen, eine Folge darf in Teilen gewiesen werden.",
        .en = "A card counts in one meld; king and queen of trump count in addition. All melds add up, a row "
              "may be announced in parts."},
    .ruling = PerEdition<Text>::all(onceReason),
};
constexpr Text evenReason{.de = "Alle Werte der Weise sind gerade, der kleinste ist 4.",
    .en = "The values of all melds are even, the smallest is 4."};
constexpr Clause evenFromFour{
    .id = "eidex.weisheit.even-from-four",
    .text = {.de = "Der Wert der Weise ist eine gerade Zahl von 4 an.",
        .en = "The value of the melds is an even number from 4 up."},
    .ruling = PerEdition<Text>::all(evenReason),
};
constexpr Clause whenAnnounced{
    .id = "eidex.weisheit.when-announced",
    .text = {.de = "Gewiesen wird einmal, vor dem ersten Ausspiel; in der Web-Ausgabe mit der ersten eigenen "
                   "Karte, König und Dame vom Trumpf auch später, wenn eine der beiden fällt.",
        .en = "Melds are announced once, before the first lead; in the web edition when Wisdom plays their "
              "first card, king and queen of trump also later when one of them is played."},
    .section = source,
    .differs = {.en1998 = {.de = "vor dem ersten Stich", .en = "before the first trick"},
        .de1998 = {.de = "vor dem ersten Ausspiel", .en = "before the first lead"},
        .web = {.de = "mit der ersten Karte; Stöck auch später",
            .en = "with the first card; K-D of trump also later"}},
};
constexpr Text offReason{.de = "Bei nur 13 Augen im Spiel würde ein Weis jede Partie entscheiden.",
    .en = "In a pack of 13 card points a meld would decide every deal."};
constexpr Clause offUnderGuggitaler{
    .id = "eidex.weisheit.off-under-guggitaler",
    .text = {.de = "Unter Guggitaler hat die Weisheit keine Wirkung.",
        .en = "Under Guggitaler Wisdom has no effect."},
    .ruling = PerEdition<Text>::all(offReason),
};
constexpr Clause fromHand{
    .id = "eidex.weisheit.from-hand",
    .text = {.de = "Gewiesen wird nur, was die Weisheit auf der Hand hat oder eben daraus gespielt hat.",
        .en = "Wisdom melds only cards that are in hand or were just played from it."},
    .section = source,
};
constexpr const Clause* clauses[]
    = {&bonus, &worth, &cardOnce, &evenFromFour, &whenAnnounced, &fromHand, &offUnderGuggitaler};
constexpr Parameter parameters[] = {
    {.key = "melds",
        .label = {.de = "Weise", .en = "melds"},
        .question = {.de = "welcher Weis?", .en = "which meld?"},
        .kind = Parameter::Kind::Melds,
        .optionalInLog = true,
        .inLog
        = [](const PowerUse&, const InLog& at) { return at.ends ? Requirement::No : Requirement::May; }},
    {.key = "bonus",
        .label = {.de = "Wert der Weise", .en = "value of the melds"},
        .question = {.de = "Wert der Weise?", .en = "value of the melds?"},
        .kind = Parameter::Kind::Number,
        .optionalInLog = true,
        .inLog = [](const PowerUse& use,
                     const InLog& at) { return at.ends || use.melds ? Requirement::No : Requirement::May; }},
    {.key = "sign",
        .label = {.de = "dazu oder weg", .en = "added or subtracted"},
        .question = {.de = "dazu oder weg?", .en = "added or subtracted?"},
        .kind = Parameter::Kind::Words,
        .required = true,
        .words = {{{"add", {"dazu", "added"}}, {"subtract", {"weg", "subtracted"}}}},
        .optionalInLog = true,
        .inLog
        = [](const PowerUse&, const InLog& at) { return at.ends ? Requirement::May : Requirement::No; }},
};

bool isTrumpPair(const std::vector<Card>& meld, const Trump& trump)
{
    return meld.size() == 2 && meld[0].suit == meld[1].suit && trump.is(meld[0].suit)
        && std::max(meld[0].rank, meld[1].rank) == Rank::King
        && std::min(meld[0].rank, meld[1].rank) == Rank::Queen;
}

/// The value of the cards as one meld; 0 if they are not a meld.
int dealScores(std::vector<Card> meld, const Trump& trump)
{
    if (isTrumpPair(meld, trump))
        return 4;
    std::sort(meld.begin(), meld.end());
    if (meld.size() < 3 || std::adjacent_find(meld.begin(), meld.end()) != meld.end())
        return 0;
    const bool fourAlike = meld.size() == 4
        && std::all_of(meld.begin(), meld.end(), [&](Card card) { return card.rank == meld[0].rank; });
    if (fourAlike) {
        switch (meld[0].rank) {
        case Rank::Jack:
            return 40;
        case Rank::Nine:
            return 30;
        case Rank::Ace:
        case Rank::King:
        case Rank::Queen:
        case Rank::Ten:
            return 20;
        default:
            return 0;
        }
    }
    for (std::size_t i = 1; i < meld.size(); ++i)
        if (meld[i].suit != meld[0].suit
            || static_cast<int>(meld[i].rank) != static_cast<int>(meld[i - 1].rank) + 1)
            return 0;
    return meld.size() >= 5 ? 20 : meld.size() == 4 ? 10 : 4;
}

std::string written(const std::vector<Card>& meld, Language language)
{
    std::string text;
    for (Card card : meld)
        text += (text.empty() ? "" : ", ") + phrases::cardText(card, Pack::Eidex, language);
    return text;
}

/// The total value of all melds.
/// Errors: the melds cannot be announced together.
Result<int> worthOfAll(const std::vector<std::vector<Card>>& melds, const Trump& trump)
{
    int sum = 0;
    CardSet inMelds, trumpPairs;
    for (const std::vector<Card>& meld : melds) {
        const int value = dealScores(meld, trump);
        if (value == 0)
            return illegalPower(worth,
                meld.empty()
                    ? Message{.de = "Eine leere Liste ist kein Weis.", .en = "An empty list is not a meld."}
                    : Message{.de = fmt::format("Kein Weis: {}.", written(meld, Language::German)),
                        .en = fmt::format("Not a meld: {}.", written(meld, Language::English))});
        CardSet& seen = isTrumpPair(meld, trump) ? trumpPairs : inMelds;
        for (Card card : meld) {
            if (seen.has(card))
                return illegalPower(cardOnce,
                    Sentence{{.de = "{0} steht in zwei Weisen.", .en = "{0} is in two melds."},
                        {Argument::card(card)}}
                        .inBoth());
            seen.add(card);
        }
        sum += value;
    }
    return sum;
}

Result<void> checkDeclared(const DealInPlay& deal, const PowerUse& use)
{
    int sum = use.number.value_or(4);
    if (use.melds) {
        const Result<int> melds = worthOfAll(*use.melds, deal.trump);
        if (!melds)
            return tl::unexpected(melds.error());
        sum = *melds;
    }
    if (sum < 4 || sum % 2 != 0)
        return illegalPower(evenFromFour,
            {.de = fmt::format("{} ist kein Wert von Weisen; es muss eine gerade Zahl von 4 an sein.", sum),
                .en = fmt::format("{} is not a value of melds; it must be an even number from 4 up.", sum)});
    return {};
}

int adjust(const DealInPlay& deal, const PowerUse& use, int points)
{
    const int sum = use.melds ? worthOfAll(*use.melds, deal.trump).value_or(0) : use.number.value_or(0);
    return use.flag.value_or(true) ? points + sum : points - sum;
}

Reason explain(const DealInPlay&, const PowerUse& use, int before, int after)
{
    return {.clause = &bonus,
        .players = {use.by},
        .sentence = {{.de = "{0}: {1} {2} = {3} mit der Weisheit.", .en = "{0}: {1} {2} = {3} with Wisdom."},
            {Argument::player(use.by), Argument::number(before), Argument::signedNumber(after - before),
                Argument::number(after)}}};
}

/// A prompt for value and sign together. A subtracted value is negative.
void ask(const DealInPlay&, const PowerUse& use, Prompt& asked)
{
    asked.kind = Prompt::Kind::Worth;
    asked.path = worthKey;
    asked.label = {parameters[1].label};
    asked.question = {{"Wert der Weise, dazu oder weg", "value of the melds, added or subtracted"}};
    asked.options.clear();
    if (use.number && use.flag)
        asked.number = *use.flag ? *use.number : -*use.number;
}

/// The card that she played last in this trick; null if there is none or it is unknown.
const Trick::PlayedCard* playedBy(const PowerTiming& moment, Player player)
{
    const Trick::PlayedCard* played = nullptr;
    if (moment.trick)
        for (const Trick::PlayedCard& each : moment.trick->playedCards())
            if (each.player == player && !each.out)
                played = &each;
    return played;
}

/// Whether the meld is only the king and queen of trump, as far as it was entered.
bool maybeTrumpPair(const PowerUse& use, const Trump& trump)
{
    return use.melds ? use.melds->size() == 1 && isTrumpPair(use.melds->front(), trump)
                     : trump.kind == Trump::Kind::Suit && use.number.value_or(4) == 4;
}

/// Whether she plays one of the two now: in this trick, or perhaps as the next card.
bool playsOfPair(const PowerTiming& moment, const PowerUse& use)
{
    const CardSet pair{{moment.deal.trump.suit, Rank::King}, {moment.deal.trump.suit, Rank::Queen}};
    if (const Trick::PlayedCard* played = playedBy(moment, use.by))
        return !played->known || pair.has(played->card);
    const bool sawTrick = moment.trick && moment.trick->size > 0;
    return !sawTrick || !moment.hand || !(*moment.hand & pair).empty();
}

bool announcedInTime(const PowerTiming& moment, const PowerUse& use)
{
    if (moment.beforeFirstLead())
        return true;
    if (moment.deal.edition != Edition::Web
        || (moment.now & Phases{Phase::BeforeLead, Phase::InTrick}).empty())
        return false;
    const Trick::PlayedCard* played = playedBy(moment, use.by);
    const bool withFirstCard = moment.now.has(Phase::InTrick) && moment.firstTrick()
        && (!played || played == moment.trick->last());
    return withFirstCard || (maybeTrumpPair(use, moment.deal.trump) && playsOfPair(moment, use));
}

const Clause& says(const PowerTiming& moment, const PowerUse& use)
{
    const bool announces = use.melds || use.number;
    return moment.now.has(Phase::GameEnd) || !announces ? bonus : whenAnnounced;
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    const bool says = use.melds || use.number;
    bool announced = false;
    for (const PowerUse& earlier : moment.deal.powers) {
        if (earlier.power != use.power)
            continue;
        announced = announced || earlier.melds || earlier.number;
        if (earlier.flag)
            return illegalPower(bonus,
                {.de = "Der Wert ist schon dazugezählt oder abgezogen.",
                    .en = "The value has already been added or subtracted."});
    }
    const bool inLog = moment.fewestCards.has_value();
    if (inLog && !says && !announced)
        return illegalPower(bonus, {.de = "Es ist nichts gewiesen worden.", .en = "No meld was announced."});
    if (moment.now.has(Phase::GameEnd) && (use.flag || !says))
        return {};
    if (use.flag && !says)
        return illegalPower(bonus,
            {.de = "Dazugezählt oder abgezogen wird erst am Ende der Partie.",
                .en = "The value is added or subtracted only at the end of the deal."});
    if (!announcedInTime(moment, use))
        return illegalPower(
            whenAnnounced, {.de = "Zum Weisen ist es zu spät.", .en = "It is too late for a meld."});
    if (!use.melds)
        return {};
    std::vector<std::vector<Card>> melds = *use.melds;
    for (const PowerUse& earlier : moment.deal.powers)
        if (earlier.by == use.by && earlier.power == use.power && earlier.melds)
            melds.insert(melds.end(), earlier.melds->begin(), earlier.melds->end());
    if (const Result<int> all = worthOfAll(melds, moment.deal.trump); !all)
        return tl::unexpected(all.error());
    // One of the pair may have been played in an earlier trick.
    const bool laterPair = maybeTrumpPair(use, moment.deal.trump) && moment.trickNumber != 1;
    if (!moment.hand || laterPair)
        return {};
    const Trick::PlayedCard* played = playedBy(moment, use.by);
    for (const std::vector<Card>& meld : *use.melds)
        for (Card card : meld)
            if (!moment.hand->has(card) && !(played && (!played->known || played->card == card)))
                return illegalPower(fromHand,
                    Sentence{
                        {.de = "Die Weisheit hat {0} nicht auf der Hand.", .en = "Wisdom does not hold {0}."},
                        {Argument::card(card)}}
                        .inBoth());
    return {};
}

void join(PowerUse& whole, const PowerUse& part, const DealInPlay& deal)
{
    if (part.flag)
        whole.flag = part.flag;
    if (part.melds && whole.melds) {
        whole.melds->insert(whole.melds->end(), part.melds->begin(), part.melds->end());
    } else if (part.melds || part.number) {
        const auto dealScores = [&](const PowerUse& use) {
            return use.melds ? worthOfAll(*use.melds, deal.trump).value_or(0) : use.number.value_or(0);
        };
        whole.number = dealScores(whole) + dealScores(part);
        whole.melds.reset();
    }
}

} // namespace

extern const Power weisheit;
const Power weisheit{
    .id = "weisheit",
    .card = "S10"_card,
    .name = {.de = "Weisheit", .en = "Wisdom"},
    .oneLine = {.de = "Zählt Weise am Ende dazu oder weg.", .en = "Adds melds at the end or subtracts them."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = {.en1998 = Phases::from(Phase::AfterDeal, Phase::BeforeLead) | Phases{Phase::GameEnd},
        .de1998 = Phases::from(Phase::AfterDeal, Phase::BeforeLead) | Phases{Phase::GameEnd},
        .web = Phases::from(Phase::AfterDeal, Phase::InTrick) | Phases{Phase::GameEnd}},
    .decides = true,
    .use = {.checkDeclared = checkDeclared, .mayUse = mayUse, .says = says, .join = join},
    .score = {.adjust = adjust, .explain = explain, .offUnderGuggitaler = &offUnderGuggitaler, .ask = ask},
};

} // namespace tafel::eidex
