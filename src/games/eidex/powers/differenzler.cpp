// L10 Differenzler: guesses his own card points.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Ten of Lizard", .de1998 = "Eidex 10", .web = "Eidex 10"};

constexpr Text regularReason{.de = "Angesagt sind die üblichen Augen; Black Friday verschiebt sie, Computer "
                                   "und Weisheit anderer ändern sie nicht.",
    .en = "The prediction is of the regular card points; Black Friday moves them, other people's Computer "
          "and Wisdom do not change them."};

} // namespace

constexpr Clause clause::differenzler::regularPoints{
    .id = "eidex.differenzler.regular-points",
    .text = {.de = "Unter Guggitaler werden die üblichen Augen des Differenzlers verglichen, mit den 5 für "
                   "den letzten Stich.",
        .en = "Under Guggitaler Differentiator's regular card points are compared, with the 5 for the last "
              "trick."},
    .ruling = PerEdition<Text>::all(regularReason),
};

namespace {

using namespace clause::differenzler;

constexpr Clause hit{
    .id = "eidex.differenzler.hit",
    .text = {.de = "Sagt der Differenzler vor dem ersten Ausspiel die eigenen Augen genau voraus und gewinnt "
                   "mindestens einen Stich, gehen beide Gewinnpunkte an den Differenzler; sonst wird "
                   "gewertet wie üblich.",
        .en
        = "If Differentiator predicts their own card points exactly before the first lead and wins at least "
          "one trick, both victory points go to Differentiator; otherwise the deal counts as usual."},
    .section = source,
};
constexpr Clause guess{
    .id = "eidex.differenzler.guess",
    .text = {.de = "Angesagt wird eine ganze Zahl von 0 bis 157, auch nach Guggitaler.",
        .en = "The prediction is a whole number from 0 to 157, also after Guggitaler."},
    .ruling = PerEdition<Text>::all(
        {.de = "Mehr als 157 Augen gibt es nicht.", .en = "There are no more than 157 card points."}),
};
constexpr Text beforeReason{.de
    = "Das Ergebnis des Differenzlers tritt an die Stelle der üblichen Wertung und steht in der Liste "
      "nach dem Schwarzpeter: wer später kommt, darf reagieren.",
    .en = "Differentiator's result replaces the usual award and comes after Old Maid in the list: the later "
          "one may react."};
constexpr Clause beforeSchwarzpeter{
    .id = "eidex.differenzler.before-schwarzpeter",
    .text = {.de
        = "Ein Treffer des Differenzlers geht Schwarzpeter und Guggitaler vor; nur der Match geht ihm vor.",
        .en = "A correct prediction by Differentiator takes precedence over Old Maid and Guggitaler; only a "
              "match takes precedence over it."},
    .ruling = PerEdition<Text>::all(beforeReason),
};
constexpr Text ownTrickReason{.de = "Ein geschenkter Stich ist nicht mit der eigenen Karte geschafft.",
    .en = "A trick that was given away is not won with the player's own card."};
constexpr Clause ownTrick{
    .id = "eidex.differenzler.own-trick",
    .text = {.de = "Als Stich des Differenzlers zählt einer, den die eigene Karte gewinnt.",
        .en = "A trick counts as Differentiator's if Differentiator's own card wins it."},
    .ruling = PerEdition<Text>::all(ownTrickReason),
};
constexpr const Clause* clauses[] = {&hit, &guess, &beforeSchwarzpeter, &regularPoints, &ownTrick};
constexpr Parameter parameters[] = {{.key = "guess",
    .label = {.de = "Ansage", .en = "prediction"},
    .question = {.de = "welche Ansage?", .en = "which prediction?"},
    .kind = Parameter::Kind::Number,
    .required = true}};

Result<void> checkDeclared(const DealInPlay&, const PowerUse& use)
{
    if (use.number && (*use.number < 0 || *use.number > regularCardPoints))
        return illegalPower(guess,
            {.de = fmt::format("Angesagt werden 0 bis 157 Augen, nicht {}.", *use.number),
                .en = fmt::format("The prediction must be from 0 to 157, not {}.", *use.number)});
    return {};
}

std::optional<std::array<std::int8_t, 4>> decide(const Facts& facts)
{
    if (!facts.guess || facts.guess->own != facts.guess->guess || facts.trickless.has(facts.guess->by))
        return std::nullopt;
    std::array<std::int8_t, 4> points{};
    points[facts.guess->by] = 2;
    return points;
}

void explain(const Facts& facts, const Award&, DealAward& out)
{
    const Argument by = Argument::player(facts.guess->by), points = Argument::number(facts.guess->guess);
    out.because.push_back({&hit, {facts.guess->by},
        {{.de = "{0} hat {1} angesagt und {1} gemacht: 2.", .en = "{0} predicted {1} and made {1}: 2."},
            {by, points}}});
    if (facts.schwarzpeter)
        out.because.push_back({&beforeSchwarzpeter, {facts.guess->by},
            {{.de = "Der Treffer geht Schwarzpeter vor.",
                .en = "The correct prediction takes precedence over Old Maid."}}});
    out.brief = {{.de = "{0} trifft {1}", .en = "{0} hits {1}"}, {by, points}};
}

void explainPass(const Facts& facts, DealAward& out)
{
    if (!facts.guess || facts.guess->own < 0)
        return;
    const Argument by = Argument::player(facts.guess->by);
    if (facts.guess->own == facts.guess->guess)
        out.because.push_back({&ownTrick, {facts.guess->by},
            {{.de = "{0} hat {1} getroffen, aber keinen Stich gewonnen: gewertet wie üblich.",
                 .en = "{0} made the {1} predicted but won no trick: the deal counts as usual."},
                {by, Argument::number(facts.guess->guess)}}});
    else
        out.because.push_back({&hit, {facts.guess->by},
            {{.de = "{0} hat {1} angesagt und {2} gemacht: gewertet wie üblich.",
                 .en = "{0} predicted {1} and made {2}: the deal counts as usual."},
                {by, Argument::number(facts.guess->guess), Argument::number(facts.guess->own)}}});
}

constexpr Rule rule{decide, explain, explainPass};

Result<void> mayUse(const PowerTiming& moment, const PowerUse&)
{
    if (!moment.beforeFirstLead())
        return illegalPower(
            hit, {.de = "Es ist schon ausgespielt worden.", .en = "The first lead has already been made."});
    return {};
}

} // namespace

extern const Power differenzler;
const Power differenzler{
    .id = "differenzler",
    .card = "L10"_card,
    .name = {.de = "Differenzler", .en = "Differentiator"},
    .oneLine = {.de = "Sagt die eigenen Augen voraus; ein Treffer gewinnt 2.",
        .en = "Predicts their own points; a correct prediction scores 2."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all(Phases::from(Phase::AfterDeal, Phase::BeforeLead)),
    .decides = true,
    .use = {.checkDeclared = checkDeclared, .mayUse = mayUse},
    .score = {.award = &rule},
};

} // namespace tafel::eidex
