// Whether a power may be used now: the plain case, the preconditions, and the differences of editions.
#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "support/any_position.h"
#include "support/table.h"

namespace tafel {
namespace {

using namespace test;
using testing::ElementsAre;

constexpr const char* allowed = "";
constexpr const char* three = R"("Anna","Beat","Cora")";
constexpr const char* four = R"("Anna","Beat","Cora","Dani")";

/// Anna asks; stars are trump unless `more` has another turned-up card.
struct Asks {
    const char* name;
    const char* edition;
    const char* phase;
    const char* power;
    const char* parameters;
    const char* clause; ///< the clause that forbids the power, or `allowed`
    const char* more = "";
    const char* players = three;
};

void PrintTo(const Asks& asks, std::ostream* out)
{
    *out << asks.edition << ' ' << asks.phase << ' ' << asks.power << ' ' << asks.parameters << ' '
         << asks.more;
}

std::string joined(std::string_view a, std::string_view b)
{
    return fmt::format("{}{}{}", a, a.empty() || b.empty() ? "" : ",", b);
}

std::string documentOf(const Asks& asks)
{
    const std::string_view more = asks.more;
    const std::string_view turnedUp
        = more.find("turned_up") == std::string_view::npos ? R"("turned_up":"S9")" : "";
    return fmt::format(R"({{"format":"tafelrichter-question/1","game":"cosmic-eidex","edition":"{}",)"
                       R"("players":[{}],{},"phase":"{}","may":{{"by":"Anna",{}}}}})",
        asks.edition, asks.players, joined(turnedUp, more), asks.phase,
        joined(fmt::format(R"("power":"{}")", asks.power), asks.parameters));
}

PowerAnswer answerTo(const std::string& json)
{
    const Result<document::QuestionDocument> asked = document::readQuestion(json);
    if (!asked)
        throw std::invalid_argument(asked.error().where + ": " + asked.error().message.en + " " + json);
    return asked->question.match.game->answer(asked->question);
}

class PlayPermission : public testing::TestWithParam<Asks> { };

TEST_P(PlayPermission, use)
{
    const Permission answer = answerTo(documentOf(GetParam())).may.at(0);
    ASSERT_FALSE(answer.because.empty());
    const std::vector<std::string> names{"Anna", "Beat", "Cora", "Dani"};
    const Reason& reason = answer.because.front();
    EXPECT_EQ(answer.allowed ? "" : reason.clause->id, GetParam().clause)
        << reason.sentence.in(Language::English, names);
    for (const Reason& each : answer.because)
        for (Language language : {Language::German, Language::English})
            EXPECT_NE(each.sentence.in(language, names), "");
}

std::string nameOf(const testing::TestParamInfo<Asks>& info)
{
    return info.param.name;
}

constexpr const char* phaseOver = "eidex.characters.phase-over";
constexpr const char* drawn = "eidex.characters.drawn";

constexpr Asks everybody[] = {
    {"whoHoldsIt", "web", "after-put-down", "guggitaler", "", allowed, R"("characters":{"Anna":"H7"})"},
    {"notWhoHoldsAnother", "web", "after-put-down", "guggitaler", "", drawn,
        R"("characters":{"Anna":"RJ","Beat":"H7"})"},
    {"notWhoHoldsNone", "web", "after-put-down", "guggitaler", "", drawn, R"("characters":{"Beat":"RJ"})"},
    {"onceADeal", "web", "after-put-down", "guggitaler", "", drawn,
        R"("powers":[{"by":"Anna","power":"guggitaler"}])"},
    {"notUponOneself", "web", "in-trick", "voyeur", R"("of":"Anna")", "eidex.voyeur.sees-cards"},
    {"notTooEarly", "web", "after-deal", "guggitaler", "", "eidex.guggitaler.thirteen"},
    {"notTooLate", "web", "before-lead", "guggitaler", "", "eidex.guggitaler.thirteen"},
};
INSTANTIATE_TEST_SUITE_P(Any, PlayPermission, testing::ValuesIn(everybody), nameOf);

constexpr Asks aces[] = {
    {"dealerBeforeALead", "en-1998", "before-lead", "dealer", R"("with":"Cora")", allowed,
        R"("trick_number":5)"},
    {"dealerOncePerLead", "de-1998", "before-lead", "dealer", R"("with":"Cora")",
        "eidex.dealer.before-each-trick",
        R"("trick_number":1,"powers":[{"by":"Anna","power":"dealer","with":"Beat"}])"},
    {"dealerAgainLater", "de-1998", "before-lead", "dealer", R"("with":"Cora")", allowed,
        R"("trick_number":2,"powers":[{"by":"Anna","power":"dealer","with":"Beat"}])"},
    {"dealerAfterATrick", "web", "after-trick", "dealer", R"("with":"Cora")", allowed},
    {"dealerNotAfterATrick", "en-1998", "after-trick", "dealer", R"("with":"Cora")",
        "eidex.dealer.before-each-trick"},
    {"dealerBeforePuttingDown", "web", "before-put-down", "dealer", R"("with":"Cora")", allowed},
    {"dealerNotBeforePuttingDown", "de-1998", "before-put-down", "dealer", R"("with":"Cora")",
        "eidex.dealer.before-each-trick"},
    {"dealerOftenBeforeTheFirstLead", "web", "after-put-down", "dealer", R"("with":"Cora")", allowed,
        R"("powers":[{"by":"Anna","power":"dealer","with":"Beat"}])"},
    {"dealerBeforeTheFirstLead", "web", "before-lead", "dealer", R"("with":"Cora")", allowed,
        R"("trick_number":1)"},
    {"dealerNotBeforeALaterLead", "web", "before-lead", "dealer", R"("with":"Cora")",
        "eidex.dealer.after-each-trick", R"("trick_number":2)"},
    {"dealerNotInATrick", "web", "in-trick", "dealer", R"("with":"Cora")", "eidex.dealer.after-each-trick"},
    {"dealerNotWithWhoWaits", "web", "after-put-down", "dealer", R"("with":"Cora")",
        "eidex.dealer.not-with-seher", R"("powers":[{"by":"Cora","power":"seher"}])"},
    {"dealerWithWhoHasWaited", "web", "after-trick", "dealer", R"("with":"Cora")", allowed,
        R"("powers":[{"by":"Cora","power":"seher"}])"},

    {"jiuJitsuNeighbours", "web", "in-trick", "jiu-jitsu", R"("cards":["H10","H9"])", allowed,
        R"("trick":{"lead":"Anna","cards":["H10","H9"]})"},
    {"jiuJitsuAtTheAward", "en-1998", "trick-award", "jiu-jitsu", R"("cards":["H10","H9"])", allowed,
        R"("trick":{"lead":"Anna","cards":["H10","H9","LA"]})"},
    {"jiuJitsuWithoutTheTrick", "web", "in-trick", "jiu-jitsu", R"("cards":["S9","SJ"])", allowed},
    {"jiuJitsuTrumpTenAndQueen", "web", "in-trick", "jiu-jitsu", R"("cards":["S10","SQ"])", allowed},
    {"jiuJitsuStrangers", "web", "in-trick", "jiu-jitsu", R"("cards":["H10","H8"])",
        "eidex.jiu-jitsu.swaps-neighbours"},
    {"jiuJitsuTwoSuits", "web", "in-trick", "jiu-jitsu", R"("cards":["H10","L10"])",
        "eidex.jiu-jitsu.same-suit"},
    {"jiuJitsuUnderSkat", "web", "in-trick", "jiu-jitsu", R"("cards":["H10","H9"])",
        "eidex.jiu-jitsu.swaps-neighbours", R"("powers":[{"by":"Beat","power":"skater"}])"},
    {"jiuJitsuAfterRevaluing", "web", "in-trick", "jiu-jitsu", R"("cards":["H8","HA"])", allowed,
        R"("powers":[{"by":"Beat","power":"umwerter","card":"H8","to":"highest"}])"},
    {"jiuJitsuNotLying", "web", "in-trick", "jiu-jitsu", R"("cards":["H10","H9"])",
        "eidex.jiu-jitsu.swaps-neighbours", R"("trick":{"lead":"Anna","cards":["H10","LA"]})"},
    {"jiuJitsuRejectedCard", "web", "in-trick", "jiu-jitsu", R"("cards":["H10","H9"])",
        "eidex.jiu-jitsu.swaps-neighbours",
        R"("trick":{"lead":"Anna","cards":["H10","H9"]},)"
        R"("powers":[{"by":"Cora","power":"konsumentenschutz","of":"Beat","card":"H9"}])"},
    {"jiuJitsuFaceDown", "web", "trick-award", "jiu-jitsu", R"("cards":["H10","H9"])",
        "eidex.jiu-jitsu.not-face-down",
        R"("trick":{"lead":"Anna","cards":["H10",null,"LA"]},"powers":[{"by":"Beat","power":"sphinx"}])"},
    {"jiuJitsuTooLate", "web", "after-trick", "jiu-jitsu", R"("cards":["H10","H9"])",
        "eidex.jiu-jitsu.swaps-neighbours"},

    {"ultimoLastTrick", "web", "trick-award", "ultimo", "", allowed, R"("trick_number":11)"},
    {"ultimoEmptyHand", "web", "trick-award", "ultimo", "", allowed, R"("hand":[])"},
    {"ultimoEarlierTrick", "web", "trick-award", "ultimo", "", "eidex.ultimo.takes-last-trick",
        R"("trick_number":10)"},
    {"ultimoCardsLeft", "web", "trick-award", "ultimo", "", "eidex.ultimo.takes-last-trick",
        R"("hand":["S8"])"},
    {"ultimoAfterADoubleTrick", "web", "trick-award", "ultimo", "", allowed,
        R"("trick_number":10,"powers":[{"by":"Beat","power":"scharfmacher"}])"},
    {"ultimoAfterZombie", "web", "trick-award", "ultimo", "", "eidex.ultimo.takes-last-trick",
        R"("trick_number":11,"powers":[{"by":"Beat","power":"zombie"}])"},
    {"ultimoOfFour", "web", "trick-award", "ultimo", "", allowed, R"("trick_number":8)", four},
    {"ultimoByTricksTaken", "web", "trick-award", "ultimo", "", allowed,
        R"("tricks":{"Anna":2,"Beat":3,"Cora":4})"},
    {"ultimoTaken", "web", "after-trick", "ultimo", "", "eidex.ultimo.takes-last-trick",
        R"("trick_number":11)"},

    {"trumphatorAfterTheDeal", "web", "after-deal", "trumphator", R"("card":"H8")", allowed},
    {"trumphatorTurnedUpCard", "web", "after-deal", "trumphator", R"("card":"S9")",
        "eidex.trumphator.another-card"},
    {"trumphatorCardInHand", "web", "after-deal", "trumphator", R"("card":"H8")",
        "eidex.trumphator.another-card", R"("hand":["H8","S6"],"dealer":"Beat")"},
    {"trumphatorOwnCardAsDealer", "web", "after-deal", "trumphator", R"("card":"H8")", allowed,
        R"("hand":["H8","S9"],"dealer":"Anna")"},
    {"trumphatorTooLate", "web", "before-put-down", "trumphator", R"("card":"H8")",
        "eidex.trumphator.second-to-last"},
};
INSTANTIATE_TEST_SUITE_P(Aces, PlayPermission, testing::ValuesIn(aces), nameOf);

constexpr Asks kings[] = {
    {"computerAtTheEnd", "web", "game-end", "computer", R"("points":-5)", allowed},
    {"computerOtherNumber", "web", "game-end", "computer", R"("points":6)", "eidex.computer.five-points"},
    {"computerEarlier", "web", "after-trick", "computer", R"("points":5)", "eidex.computer.five-points"},

    {"raeuberAfterTheDeal", "web", "after-deal", "raeuber", "", allowed},
    {"raeuberTooLate", "web", "before-put-down", "raeuber", "", "eidex.raeuber.takes-trump-card"},
    {"raeuberWithoutTrump", "web", "after-deal", "raeuber", "", allowed, R"("turned_up":"SA")"},
    {"raeuberDealsWithoutTrump", "web", "after-deal", "raeuber", "", "eidex.raeuber.as-dealer-impossible",
        R"("turned_up":"SA","dealer":"Anna")"},
    {"raeuberNamesWithoutTrump", "web", "after-deal", "raeuber", R"("from":"Beat")",
        "eidex.raeuber.as-dealer-impossible", R"("turned_up":"SA")"},
    {"raeuberDeals", "web", "after-deal", "raeuber", R"("from":"Beat")", allowed,
        R"("dealer":"Anna","hand":["S9","H6"])"},
    {"raeuberHoldsTheSix", "web", "after-deal", "raeuber", R"("from":"Beat")",
        "eidex.raeuber.as-dealer-impossible", R"("dealer":"Anna","hand":["S9","S6"])"},
    {"raeuberHoldsTheSixNotDealing", "web", "after-deal", "raeuber", R"("gives":"S6")", allowed,
        R"("dealer":"Beat","hand":["H9","S6"])"},
    {"raeuberGivesWhatHeHasNot", "web", "after-deal", "raeuber", R"("gives":"S7")",
        "eidex.raeuber.takes-trump-card", R"("dealer":"Beat","hand":["H9","S6"])"},

    {"voyeurAfterTheDeal", "web", "after-deal", "voyeur", R"("of":"Beat")", allowed},
    {"voyeurAtTheAward", "de-1998", "trick-award", "voyeur", R"("of":"Beat")", allowed},
    {"voyeurAtTheEnd", "web", "game-end", "voyeur", R"("of":"Beat")", "eidex.voyeur.sees-cards"},

    {"quizmasterAfterATrick", "web", "after-trick", "quizmaster", R"("of":"Beat")", allowed,
        R"("powers":[{"by":"Anna","power":"quizmaster"},{"by":"Anna","power":"quizmaster"}])"},
    {"quizmasterBeforeALead", "web", "before-lead", "quizmaster", "", "eidex.quizmaster.one-question"},
};
INSTANTIATE_TEST_SUITE_P(Kings, PlayPermission, testing::ValuesIn(kings), nameOf);

constexpr Asks queens[] = {
    {"feministinWithAMan", "web", "trick-award", "feministin", "", allowed,
        R"("trick":{"lead":"Anna","cards":["HK","HQ","H7"]})"},
    {"feministinWithoutTheTrick", "web", "trick-award", "feministin", "", allowed},
    {"feministinSomebodyElses", "web", "trick-award", "feministin", "", "eidex.feministin.refuses",
        R"("trick":{"lead":"Anna","cards":["HQ","HK","H7"]})"},
    {"feministinNoMan", "web", "trick-award", "feministin", "", "eidex.feministin.refuses",
        R"("trick":{"lead":"Anna","cards":["HQ","H10","H7"]})"},
    {"feministinNoOtherCard", "web", "trick-award", "feministin", "", "eidex.feministin.must-take",
        R"("trick":{"lead":"Anna","cards":["HQ","LK","R7"]})"},
    {"feministinFaceDownCard", "web", "trick-award", "feministin", "", allowed,
        R"("trick":{"lead":"Anna","cards":["HQ",null,"H7"]},"powers":[{"by":"Beat","power":"sphinx"}])"},
    {"feministinInTheTrick", "web", "in-trick", "feministin", "", "eidex.feministin.refuses",
        R"("trick":{"lead":"Anna","cards":["HK","HQ"]})"},
    {"feministinOfADoubleTrick", "web", "trick-award", "feministin", "", allowed,
        R"("trick":{"lead":"Anna","cards":["HK","HQ","H7","H6","R7","R8"]},)"
        R"("powers":[{"by":"Beat","power":"scharfmacher"}])"},
    {"feministinAfterASwap", "web", "trick-award", "feministin", "", "eidex.feministin.refuses",
        R"("trick":{"lead":"Anna","cards":["HK","HQ","H7"]},)"
        R"("powers":[{"by":"Beat","power":"jiu-jitsu","cards":["HK","HQ"]}])"},

    {"schuechterneLeads", "web", "before-lead", "schuechterne", R"("from":"Beat")", allowed,
        R"("trick":{"lead":"Anna","cards":[]})"},
    {"schuechterneLeadsNot", "web", "before-lead", "schuechterne", R"("from":"Beat")",
        "eidex.schuechterne.draws-lead", R"("trick":{"lead":"Cora","cards":[]})"},
    {"schuechterneRightOfTheDealer", "web", "before-lead", "schuechterne", R"("from":"Beat")", allowed,
        R"("dealer":"Cora","trick_number":1)"},
    {"schuechterneNotRightOfTheDealer", "web", "before-lead", "schuechterne", R"("from":"Beat")",
        "eidex.schuechterne.draws-lead", R"("dealer":"Beat","trick_number":1)"},
    {"schuechterneFromWhoWaits", "web", "before-lead", "schuechterne", R"("from":"Beat")",
        "eidex.schuechterne.not-from-seher", R"("trick_number":1,"powers":[{"by":"Beat","power":"seher"}])"},

    {"teekraenzchenAfterPuttingDown", "web", "after-put-down", "teekraenzchen", "", allowed},
    {"teekraenzchenTooLate", "web", "before-lead", "teekraenzchen", "", "eidex.teekraenzchen.exchange"},
    {"teekraenzchenPassesOn", "web", "after-put-down", "teekraenzchen",
        R"("takes":{"Beat":"H6","Cora":"H7"},"gives":{"Beat":"H7","Cora":"H6"})", allowed},
    {"teekraenzchenGivesBack", "web", "after-put-down", "teekraenzchen",
        R"("takes":{"Beat":"H6","Cora":"H7"},"gives":{"Beat":"H6","Cora":"S6"})",
        "eidex.teekraenzchen.pass-on"},
    {"teekraenzchenGivesBack1998", "de-1998", "after-put-down", "teekraenzchen",
        R"("takes":{"Beat":"H6","Cora":"H7"},"gives":{"Beat":"H6","Cora":"S6"})", allowed},
    {"teekraenzchenGivesItsOwn", "web", "after-put-down", "teekraenzchen",
        R"("takes":{"Beat":"H6","Cora":"H7"},"gives":{"Beat":"S6","Cora":"S7"})", allowed,
        R"("hand":["S6","S7"])"},
    {"teekraenzchenGivesWhatItHasNot", "web", "after-put-down", "teekraenzchen",
        R"("takes":{"Beat":"H6","Cora":"H7"},"gives":{"Beat":"S6","Cora":"S8"})",
        "eidex.teekraenzchen.exchange", R"("hand":["S6","S7"])"},
    {"teekraenzchenOfFour", "web", "after-put-down", "teekraenzchen", R"("takes":{"Beat":"H6","Dani":"H7"})",
        allowed, "", four},
    {"teekraenzchenAcrossTheTable", "web", "after-put-down", "teekraenzchen",
        R"("takes":{"Beat":"H6","Cora":"H7"})", "eidex.teekraenzchen.neighbours-only", "", four},
    {"teekraenzchenWithItself", "web", "after-put-down", "teekraenzchen", R"("takes":{"Anna":"H6"})",
        "eidex.teekraenzchen.exchange"},

    {"gerechtigkeitBeforeALead", "web", "before-lead", "gerechtigkeit", "", allowed},
    {"gerechtigkeitInATrick", "web", "in-trick", "gerechtigkeit", "", "eidex.gerechtigkeit.own-cards"},
};
INSTANTIATE_TEST_SUITE_P(Queens, PlayPermission, testing::ValuesIn(queens), nameOf);

constexpr Asks jacks[] = {
    {"skaterAtAnyTime", "web", "in-trick", "skater", "", allowed},
    {"skaterBeforeATrickIsTaken", "en-1998", "trick-award", "skater", "", allowed},
    {"skaterAtTheEnd", "web", "game-end", "skater", "", "eidex.skater.call"},

    {"schwarzpeterBeforePuttingDown", "web", "before-put-down", "schwarzpeter", "", allowed},
    {"schwarzpeterAfterPuttingDown", "web", "after-put-down", "schwarzpeter", "",
        "eidex.schwarzpeter.before-put-down"},
    {"schwarzpeterRavenTrump", "web", "before-put-down", "schwarzpeter", "",
        "eidex.schwarzpeter.not-on-raven-trump", R"("turned_up":"R9")"},
    {"schwarzpeterRavenAce", "web", "before-put-down", "schwarzpeter", "", allowed, R"("turned_up":"RA")"},
    {"schwarzpeterTrumphatorChangedIt", "web", "before-put-down", "schwarzpeter", "", allowed,
        R"("turned_up":"R9","powers":[{"by":"Beat","power":"trumphator","card":"H7"}])"},
    {"schwarzpeterTwoAtSix", "web", "before-put-down", "schwarzpeter", "",
        "eidex.schwarzpeter.not-with-two-at-six", R"("total":{"Anna":6,"Beat":6,"Cora":0})"},
    {"schwarzpeterTwoAtSixOfTen", "web", "before-put-down", "schwarzpeter", "", allowed,
        R"("total":{"Anna":6,"Beat":6,"Cora":0},"options":{"target":10})"},

    {"farbenfreundAnotherLeads", "web", "before-lead", "farbenfreund", R"("suit":"H")", allowed,
        R"("trick":{"lead":"Beat","cards":[]})"},
    {"farbenfreundLeadsHimself", "web", "before-lead", "farbenfreund", R"("suit":"H")",
        "eidex.farbenfreund.orders", R"("trick":{"lead":"Anna","cards":[]})"},
    {"farbenfreundTwice", "web", "before-lead", "farbenfreund", R"("suit":"H")", allowed,
        R"("powers":[{"by":"Anna","power":"farbenfreund","suit":"H"}])"},
    {"farbenfreundThrice", "web", "before-lead", "farbenfreund", R"("suit":"H")", "eidex.farbenfreund.orders",
        R"("powers":[{"by":"Anna","power":"farbenfreund"},{"by":"Anna","power":"farbenfreund"}])"},
    {"farbenfreundTooLate", "web", "in-trick", "farbenfreund", R"("suit":"H")", "eidex.farbenfreund.orders"},

    {"scharfmacherAllCardsLie", "web", "trick-award", "scharfmacher", "", allowed, R"("trick_number":10)"},
    {"scharfmacherLastCard", "web", "trick-award", "scharfmacher", "", "eidex.scharfmacher.not-on-last-card",
        R"("trick_number":11)"},
    {"scharfmacherLastCardOfFour", "web", "trick-award", "scharfmacher", "",
        "eidex.scharfmacher.not-on-last-card", R"("trick_number":8)", four},
    {"scharfmacherEmptyHand", "web", "trick-award", "scharfmacher", "", "eidex.scharfmacher.not-on-last-card",
        R"("hand":[])"},
    {"scharfmacherAfterZombie", "web", "trick-award", "scharfmacher", "", allowed,
        R"("trick_number":11,"powers":[{"by":"Beat","power":"zombie"}])"},
    {"scharfmacherInATrick", "web", "in-trick", "scharfmacher", "", "eidex.scharfmacher.double-trick"},
};
INSTANTIATE_TEST_SUITE_P(Jacks, PlayPermission, testing::ValuesIn(jacks), nameOf);

constexpr Asks tens[] = {
    {"differenzlerAfterTheDeal", "web", "after-deal", "differenzler", R"("guess":70)", allowed},
    {"differenzlerBeforeTheFirstLead", "web", "before-lead", "differenzler", R"("guess":70)", allowed,
        R"("trick_number":1)"},
    {"differenzlerBeforeALaterLead", "web", "before-lead", "differenzler", R"("guess":70)",
        "eidex.differenzler.hit", R"("trick_number":2)"},
    {"differenzlerInATrick", "web", "in-trick", "differenzler", R"("guess":70)", "eidex.differenzler.hit"},
    {"differenzlerTooMuch", "web", "after-deal", "differenzler", R"("guess":158)",
        "eidex.differenzler.guess"},

    {"fahnderBeforeHisLead", "web", "before-lead", "fahnder", R"("card":"HA")", allowed,
        R"("trick":{"lead":"Anna","cards":[]})"},
    {"fahnderBeforeAnothersLead", "en-1998", "before-lead", "fahnder", R"("card":"HA")",
        "eidex.fahnder.demand", R"("trick":{"lead":"Beat","cards":[]})"},
    {"fahnderAfterHisLead", "de-1998", "in-trick", "fahnder", R"("card":"HA")", allowed,
        R"("trick":{"lead":"Anna","cards":["H7"]})"},
    {"fahnderAfterTheNextCard", "de-1998", "in-trick", "fahnder", R"("card":"HA")",
        "eidex.fahnder.after-lead", R"("trick":{"lead":"Anna","cards":["H7","H8"]})"},
    {"fahnderBeforeLeadingInDe", "de-1998", "before-lead", "fahnder", R"("card":"HA")",
        "eidex.fahnder.after-lead", R"("trick":{"lead":"Anna","cards":[]})"},
    {"fahnderAfterAnothersLead", "de-1998", "in-trick", "fahnder", R"("card":"HA")", "eidex.fahnder.demand",
        R"("trick":{"lead":"Beat","cards":["H7"]})"},
    {"fahnderAfterHisLeadInWeb", "web", "in-trick", "fahnder", R"("card":"HA")", "eidex.fahnder.before-lead",
        R"("trick":{"lead":"Anna","cards":["H7"]})"},
    {"fahnderRavenJack", "web", "before-lead", "fahnder", R"("card":"RJ")", "eidex.fahnder.not-raven-jack",
        R"("powers":[{"by":"Beat","power":"schwarzpeter"}])"},
    {"fahnderRavenJackUnderGuggitaler", "web", "before-lead", "fahnder", R"("card":"RJ")", allowed,
        R"("powers":[{"by":"Beat","power":"schwarzpeter"},{"by":"Cora","power":"guggitaler"}])"},

    {"fuersorgeThree", "web", "trick-award", "fuersorge", R"("to":"Anna")", allowed,
        R"("trick":{"lead":"Anna","cards":["H7","LQ","L6"]})"},
    {"fuersorgeFour", "web", "trick-award", "fuersorge", R"("to":"Beat")", "eidex.fuersorge.gives-trick",
        R"("trick":{"lead":"Anna","cards":["H7","LK","L6"]})"},
    {"fuersorgeFourOfFour", "web", "trick-award", "fuersorge", R"("to":"Beat")", allowed,
        R"("trick":{"lead":"Anna","cards":["H7","LK","L6","H8"]})", four},
    {"fuersorgeFiveOfFour", "web", "trick-award", "fuersorge", R"("to":"Beat")",
        "eidex.fuersorge.four-players", R"("trick":{"lead":"Anna","cards":["H7","LQ","LJ","H8"]})", four},
    {"fuersorgeUnderGuggitaler", "web", "trick-award", "fuersorge", R"("to":"Beat")", allowed,
        R"("trick":{"lead":"Anna","cards":["H7","LA","L10"]},"powers":[{"by":"Beat","power":"guggitaler"}])"},
    {"fuersorgeAfterBlackFriday", "web", "trick-award", "fuersorge", R"("to":"Beat")",
        "eidex.fuersorge.gives-trick",
        R"("trick":{"lead":"Anna","cards":["H7","R9","L6"]},)"
        R"("powers":[{"by":"Beat","power":"black-friday","suit":"S"}])"},
    {"fuersorgeLastTrick", "web", "trick-award", "fuersorge", R"("to":"Beat")", "eidex.fuersorge.gives-trick",
        R"("trick_number":11)"},
    {"fuersorgeFaceDownCard", "en-1998", "trick-award", "fuersorge", R"("to":"Beat")",
        "eidex.fuersorge.not-with-sphinx",
        R"("trick":{"lead":"Anna","cards":["H7",null,"L6"]},"powers":[{"by":"Beat","power":"sphinx"}])"},
    {"fuersorgeWithoutTheRejectedCard", "web", "trick-award", "fuersorge", R"("to":"Beat")", allowed,
        R"("trick":{"lead":"Anna","cards":["H7","HA","H8","L6"]},)"
        R"("powers":[{"by":"Cora","power":"konsumentenschutz","of":"Beat","card":"HA"}])"},
    {"fuersorgeTaken", "web", "after-trick", "fuersorge", R"("to":"Beat")", "eidex.fuersorge.gives-trick"},

    {"weisheitBeforePuttingDown", "en-1998", "before-put-down", "weisheit", R"("bonus":20)", allowed},
    {"weisheitBeforeTheFirstLead", "de-1998", "before-lead", "weisheit", R"("bonus":20)", allowed,
        R"("trick_number":1)"},
    {"weisheitBeforeALaterLead", "de-1998", "before-lead", "weisheit", R"("bonus":20)",
        "eidex.weisheit.when-announced", R"("trick_number":2)"},
    {"weisheitWithHerFirstCard", "web", "in-trick", "weisheit", R"("bonus":20)", allowed,
        R"("trick_number":1,"trick":{"lead":"Cora","cards":["H7","H8"]})"},
    {"weisheitBeforeHerFirstCard", "web", "in-trick", "weisheit", R"("bonus":20)", allowed,
        R"("trick_number":1,"trick":{"lead":"Cora","cards":["H7"]})"},
    {"weisheitAfterHerFirstCard", "web", "in-trick", "weisheit", R"("bonus":20)",
        "eidex.weisheit.when-announced", R"("trick_number":1,"trick":{"lead":"Anna","cards":["H7","H8"]})"},
    {"weisheitWithHerFirstCard1998", "en-1998", "in-trick", "weisheit", R"("bonus":20)",
        "eidex.weisheit.when-announced", R"("trick_number":1,"trick":{"lead":"Cora","cards":["H7","H8"]})"},
    {"weisheitWithHerSecondCard", "web", "in-trick", "weisheit", R"("bonus":20)",
        "eidex.weisheit.when-announced", R"("trick_number":2,"trick":{"lead":"Cora","cards":["H7","H8"]})"},
    {"weisheitPairWhenPlayed", "web", "in-trick", "weisheit", R"("melds":[["SK","SQ"]])", allowed,
        R"("trick_number":5,"trick":{"lead":"Cora","cards":["H7","SK"]})"},
    {"weisheitPairWhenAnotherIsPlayed", "web", "in-trick", "weisheit", R"("melds":[["SK","SQ"]])",
        "eidex.weisheit.when-announced", R"("trick_number":5,"trick":{"lead":"Cora","cards":["H7","S8"]})"},
    {"weisheitPairLater1998", "de-1998", "in-trick", "weisheit", R"("melds":[["SK","SQ"]])",
        "eidex.weisheit.when-announced", R"("trick_number":5,"trick":{"lead":"Cora","cards":["H7","SK"]})"},
    {"weisheitRowLater", "web", "in-trick", "weisheit", R"("melds":[["SK","SQ","SJ"]])",
        "eidex.weisheit.when-announced", R"("trick_number":5,"trick":{"lead":"Cora","cards":["H7","SK"]})"},
    {"weisheitPairLaterAsBonus", "web", "in-trick", "weisheit", R"("bonus":4)", allowed,
        R"("trick_number":5)"},
    {"weisheitPairWithoutTrump", "web", "in-trick", "weisheit", R"("bonus":4)",
        "eidex.weisheit.when-announced", R"("trick_number":5,"turned_up":"SA")"},
    {"weisheitFromHand", "web", "after-deal", "weisheit", R"("melds":[["H6","H7","H8"]])", allowed,
        R"("hand":["H6","H7","H8","LA"])"},
    {"weisheitNotFromHand", "web", "after-deal", "weisheit", R"("melds":[["H6","H7","H8"]])",
        "eidex.weisheit.from-hand", R"("hand":["H6","H7","LA"])"},
    {"weisheitFromHandAndTable", "web", "in-trick", "weisheit", R"("melds":[["H6","H7","H8"]])", allowed,
        R"("trick_number":1,"trick":{"lead":"Cora","cards":["HA","H8"]},"hand":["H6","H7","LA"])"},
    {"weisheitInParts", "web", "after-deal", "weisheit", R"("melds":[["H9","H10","HJ"]])", allowed,
        R"("powers":[{"by":"Anna","power":"weisheit","melds":[["H6","H7","H8"]]}])"},
    {"weisheitCardTwice", "web", "after-deal", "weisheit", R"("melds":[["H8","H9","H10"]])",
        "eidex.weisheit.card-once",
        R"("powers":[{"by":"Anna","power":"weisheit","melds":[["H6","H7","H8"]]}])"},
    {"weisheitNoMeld", "web", "after-deal", "weisheit", R"("melds":[["H8","H9","HJ"]])",
        "eidex.weisheit.worth"},
    {"weisheitOddBonus", "web", "after-deal", "weisheit", R"("bonus":5)", "eidex.weisheit.even-from-four"},
    {"weisheitDecidesAtTheEnd", "web", "game-end", "weisheit", R"("sign":"subtract")", allowed,
        R"("powers":[{"by":"Anna","power":"weisheit","bonus":20}])"},
    {"weisheitDecidesTwice", "web", "game-end", "weisheit", R"("sign":"subtract")", drawn,
        R"("powers":[{"by":"Anna","power":"weisheit","bonus":20},)"
        R"({"by":"Anna","power":"weisheit","sign":"add"}])"},
    {"weisheitDecidesTooEarly", "web", "before-lead", "weisheit", R"("sign":"add")", "eidex.weisheit.bonus"},
    {"weisheitAnnouncesAtTheEnd", "web", "game-end", "weisheit", R"("bonus":20)",
        "eidex.weisheit.when-announced"},
};
INSTANTIATE_TEST_SUITE_P(Tens, PlayPermission, testing::ValuesIn(tens), nameOf);

constexpr Asks nines[] = {
    {"laserWhenPuttingDown", "web", "put-down", "laser", "", allowed},
    {"laserWhenPuttingDownAgain", "web", "put-down", "laser", "", "eidex.laser.once-each",
        R"("powers":[{"by":"Anna","power":"laser"}])"},
    {"laserFirstLead", "web", "before-lead", "laser", "", allowed,
        R"("trick_number":1,"trick":{"lead":"Beat","cards":[]},"powers":[{"by":"Anna","power":"laser"}])"},
    {"laserOwnFirstLead", "web", "before-lead", "laser", "", "eidex.laser.draws-first-lead",
        R"("trick_number":1,"trick":{"lead":"Anna","cards":[]})"},
    {"laserSecondLead", "web", "before-lead", "laser", "", "eidex.laser.draws-first-lead",
        R"("trick_number":2)"},
    {"laserThrice", "web", "before-lead", "laser", "", "eidex.laser.once-each",
        R"("powers":[{"by":"Anna","power":"laser"},{"by":"Anna","power":"laser"}])"},
    {"laserAfterPuttingDown", "web", "after-put-down", "laser", "", "eidex.laser.once-each"},

    {"radarBeforePuttingDown", "web", "before-put-down", "radarkontrolle", R"("limit":92)", allowed},
    {"radarTooLow", "web", "before-put-down", "radarkontrolle", R"("limit":79)",
        "eidex.radarkontrolle.limit"},
    {"radarLowWithFour", "web", "before-put-down", "radarkontrolle", R"("limit":79)", allowed, "", four},
    {"radarTooLate", "web", "after-put-down", "radarkontrolle", R"("limit":92)",
        "eidex.radarkontrolle.limit"},
    {"radarTooEarly", "web", "after-deal", "radarkontrolle", R"("limit":92)", "eidex.radarkontrolle.limit"},

    {"konsumentenschutzLastCard", "web", "in-trick", "konsumentenschutz", R"("of":"Cora","card":"H9")",
        allowed, R"("trick":{"lead":"Beat","cards":["H10","H9"]})"},
    {"konsumentenschutzEarlierCard", "web", "in-trick", "konsumentenschutz", R"("of":"Beat","card":"H10")",
        "eidex.konsumentenschutz.rejects", R"("trick":{"lead":"Beat","cards":["H10","H9"]})"},
    {"konsumentenschutzOwnCard", "en-1998", "in-trick", "konsumentenschutz", R"("card":"H9")",
        "eidex.konsumentenschutz.not-own", R"("trick":{"lead":"Cora","cards":["H10","H9"]})"},
    {"konsumentenschutzNothingPlayed", "web", "in-trick", "konsumentenschutz", "",
        "eidex.konsumentenschutz.rejects", R"("trick":{"lead":"Cora","cards":[]})"},
    {"konsumentenschutzOnlyCard", "web", "in-trick", "konsumentenschutz", R"("of":"Cora","card":"H9")",
        "eidex.konsumentenschutz.not-only-card",
        R"("trick_number":11,"trick":{"lead":"Beat","cards":["H10","H9"]})"},
    {"konsumentenschutzFirstOfTwoCards", "web", "in-trick", "konsumentenschutz", R"("of":"Cora","card":"H9")",
        allowed,
        R"("trick_number":10,"trick":{"lead":"Anna","cards":["H10","L6","H9"]},)"
        R"("powers":[{"by":"Beat","power":"scharfmacher"}])"},
    {"konsumentenschutzSecondOfTwoCards", "web", "in-trick", "konsumentenschutz",
        R"("of":"Beat","card":"H8")", "eidex.konsumentenschutz.not-only-card",
        R"("trick_number":10,"trick":{"lead":"Anna","cards":["H10","L6","H9","H7","H8"]},)"
        R"("powers":[{"by":"Beat","power":"scharfmacher"}])"},
    {"konsumentenschutzTooLate", "web", "trick-award", "konsumentenschutz", R"("of":"Cora","card":"H9")",
        "eidex.konsumentenschutz.rejects"},

    {"seherWhenPuttingDown", "web", "put-down", "seher", "", allowed},
    {"seherTooLate", "web", "after-put-down", "seher", "", "eidex.seher.puts-down-last"},
    {"seherTooEarly", "web", "before-put-down", "seher", "", "eidex.seher.puts-down-last"},
};
INSTANTIATE_TEST_SUITE_P(Nines, PlayPermission, testing::ValuesIn(nines), nameOf);

constexpr Asks eights[] = {
    {"umwerterAnothersCard", "web", "after-put-down", "umwerter", R"("card":"H8","to":"lowest")", allowed,
        R"("hand":["H9"])"},
    {"umwerterOwnCard", "web", "after-put-down", "umwerter", R"("card":"H8","to":"lowest")",
        "eidex.umwerter.not-own", R"("hand":["H8"])"},
    {"umwerterTooLate", "web", "before-lead", "umwerter", R"("card":"H8","to":"lowest")",
        "eidex.umwerter.moves-card"},

    {"zombieAfterATrick", "web", "after-trick", "zombie", "", allowed},
    {"zombieAfterOneTrick", "web", "after-trick", "zombie", "", "eidex.zombie.two-have-tricks",
        R"("trick_number":1)"},
    {"zombieAfterJustice", "web", "after-trick", "zombie", "", allowed,
        R"("trick_number":1,"powers":[{"by":"Beat","power":"gerechtigkeit"}])"},
    {"zombieOneHasAll", "web", "after-trick", "zombie", "", "eidex.zombie.two-have-tricks",
        R"("tricks":{"Anna":0,"Beat":4,"Cora":0})"},
    {"zombieOneMayHaveGiven", "web", "after-trick", "zombie", "", allowed,
        R"("tricks":{"Anna":0,"Beat":4,"Cora":0},"powers":[{"by":"Beat","power":"fuersorge","to":"Anna"}])"},
    {"zombieTwoHaveTricks", "web", "after-trick", "zombie", "", allowed,
        R"("tricks":{"Anna":1,"Beat":4,"Cora":0})"},
    {"zombieBeforeTheLastTrick", "web", "after-trick", "zombie", "", allowed, R"("trick_number":10)"},
    {"zombieAfterTheLastTrick", "web", "after-trick", "zombie", "", "eidex.zombie.takes-back",
        R"("trick_number":11)"},
    {"zombieEmptyHand", "web", "after-trick", "zombie", "", "eidex.zombie.takes-back", R"("hand":[])"},
    {"zombieBeforeALead", "web", "before-lead", "zombie", "", "eidex.zombie.takes-back"},

    {"excuseFollowing", "web", "in-trick", "excuse", R"("card":"LK")", allowed,
        R"("trick":{"lead":"Cora","cards":["H7"]})"},
    {"excuseFour1998", "de-1998", "in-trick", "excuse", R"("card":"LK")", "eidex.excuse.worth",
        R"("trick":{"lead":"Cora","cards":["H7"]})"},
    {"excuseFive", "web", "in-trick", "excuse", R"("card":"L10")", "eidex.excuse.worth-web"},
    {"excuseTrumpInEn", "en-1998", "in-trick", "excuse", R"("card":"S8")", "eidex.excuse.not-trump"},
    {"excuseTrumpInDe", "de-1998", "in-trick", "excuse", R"("card":"S8")", allowed},
    {"excuseLeading", "web", "in-trick", "excuse", R"("card":"L7")", "eidex.excuse.no-following",
        R"("trick":{"lead":"Anna","cards":[]})"},
    {"excuseNotHisTurn", "web", "in-trick", "excuse", R"("card":"L7")", "eidex.excuse.no-following",
        R"("trick":{"lead":"Beat","cards":["H7"]})"},
    {"excuseOtherDirection", "web", "in-trick", "excuse", R"("card":"L7")", allowed,
        R"("trick":{"lead":"Beat","cards":["H7"]},)"
        R"("powers":[{"by":"Cora","power":"kompass","direction":"left"}])"},
    {"excuseSecondCardOfADoubleTrick", "web", "in-trick", "excuse", R"("card":"L7")", allowed,
        R"("trick":{"lead":"Anna","cards":["H7","H8","H9"]},"powers":[{"by":"Cora","power":"scharfmacher"}])"},
    {"excuseAfterALaterReplay", "web", "in-trick", "excuse", R"("card":"L7")", "eidex.excuse.no-following",
        R"("trick":{"lead":"Cora","cards":["H7","H8"]},"powers":[{"by":"Beat","power":"scharfmacher"}])"},
    {"excuseNotInHand", "web", "in-trick", "excuse", R"("card":"L7")", "eidex.excuse.no-following",
        R"("hand":["L8"])"},
    {"excuseUnderGuggitaler", "web", "in-trick", "excuse", R"("card":"LA")", allowed,
        R"("powers":[{"by":"Cora","power":"guggitaler"}])"},

    {"taschenspielerFourCards", "web", "before-lead", "taschenspieler", "", allowed,
        R"("hand":["H6","H7","H8","H9"])"},
    {"taschenspielerThreeCards", "web", "before-lead", "taschenspieler", "", "eidex.taschenspieler.changes",
        R"("hand":["H6","H7","H8"])"},
    {"taschenspielerEighthTrick", "web", "before-lead", "taschenspieler", "", allowed, R"("trick_number":8)"},
    {"taschenspielerNinthTrick", "web", "before-lead", "taschenspieler", "", "eidex.taschenspieler.changes",
        R"("trick_number":9)"},
    {"taschenspielerAfterTheEighthTrick", "web", "after-trick", "taschenspieler", "",
        "eidex.taschenspieler.changes", R"("trick_number":8)"},
    {"taschenspielerBeforeHisCard", "web", "in-trick", "taschenspieler", "", allowed,
        R"("trick_number":8,"trick":{"lead":"Beat","cards":["H6"]})"},
    {"taschenspielerAfterHisCard", "web", "in-trick", "taschenspieler", "", "eidex.taschenspieler.changes",
        R"("trick_number":8,"trick":{"lead":"Anna","cards":["H6"]})"},
    {"taschenspielerWhenPuttingDown", "web", "put-down", "taschenspieler", "",
        "eidex.taschenspieler.changes"},
};
INSTANTIATE_TEST_SUITE_P(Eights, PlayPermission, testing::ValuesIn(eights), nameOf);

constexpr Asks sevens[] = {
    {"korrektorAllCardsLie", "web", "trick-award", "korrektor", R"("leads":true)", allowed},
    {"korrektorInATrick", "web", "in-trick", "korrektor", "", "eidex.korrektor.rejects-trick"},
    {"korrektorTaken", "web", "after-trick", "korrektor", "", "eidex.korrektor.rejects-trick"},

    {"fleddererAfterPuttingDown", "web", "after-put-down", "fledderer", R"("of":"Beat")", allowed},
    {"fleddererOfWhoWaits", "web", "after-put-down", "fledderer", R"("of":"Beat")",
        "eidex.fledderer.not-seher", R"("powers":[{"by":"Beat","power":"seher"}])"},
    {"fleddererOfAnother", "web", "after-put-down", "fledderer", R"("of":"Cora")", allowed,
        R"("powers":[{"by":"Beat","power":"seher"}])"},
    {"fleddererTooLate", "web", "before-lead", "fledderer", R"("of":"Beat")", "eidex.fledderer.robs"},

    {"guggitalerAfterPuttingDown", "en-1998", "after-put-down", "guggitaler", "", allowed},
    {"guggitalerWhenPuttingDown", "en-1998", "put-down", "guggitaler", "", "eidex.guggitaler.thirteen"},

    {"jackpotBeforePuttingDown", "web", "before-put-down", "jackpot", R"("card":"H7")", allowed},
    {"jackpotOtherCard", "web", "before-put-down", "jackpot", R"("card":"H8")", "eidex.jackpot.pot"},
    {"jackpotTooLate", "web", "put-down", "jackpot", R"("card":"H7")", "eidex.jackpot.pot"},
};
INSTANTIATE_TEST_SUITE_P(Sevens, PlayPermission, testing::ValuesIn(sevens), nameOf);

constexpr Asks sixes[] = {
    {"kompassBeforeTheFirstLead", "web", "after-deal", "kompass", R"("direction":"left")", allowed},
    {"kompassTwiceBeforeTheFirstLead", "web", "after-put-down", "kompass", R"("direction":"right")",
        "eidex.kompass.one-choice", R"("powers":[{"by":"Anna","power":"kompass","direction":"left"}])"},
    {"kompassBeforeALead", "web", "before-lead", "kompass", R"("direction":"right")", allowed,
        R"("trick_number":3,"powers":[{"by":"Anna","power":"kompass","direction":"left"},)"
        R"({"by":"Anna","power":"kompass","direction":"right"}])"},
    {"kompassFourTimes", "web", "before-lead", "kompass", R"("direction":"right")",
        "eidex.kompass.two-changes",
        R"("powers":[{"by":"Anna","power":"kompass"},{"by":"Anna","power":"kompass"},)"
        R"({"by":"Anna","power":"kompass"}])"},
    {"kompassInATrick", "web", "in-trick", "kompass", R"("direction":"left")",
        "eidex.kompass.between-tricks"},

    {"blackFridayAfterPuttingDown", "web", "after-put-down", "black-friday", R"("suit":"S")", allowed},
    {"blackFridayRaven", "web", "after-put-down", "black-friday", R"("suit":"R")",
        "eidex.black-friday.not-raven"},
    {"blackFridayTooLate", "web", "before-lead", "black-friday", R"("suit":"S")",
        "eidex.black-friday.moves-values"},

    {"wuenschelruteBeforePuttingDown", "web", "before-put-down", "wuenschelrute",
        R"("card":"HA","of":"Beat","returns":"H6")", allowed, R"("hand":["H6"])"},
    {"wuenschelruteOwnCard", "web", "before-put-down", "wuenschelrute", R"("card":"H6","of":"Beat")",
        "eidex.wuenschelrute.not-in-hand", R"("hand":["H6"])"},
    {"wuenschelruteReturnsWhatSheHasNot", "web", "before-put-down", "wuenschelrute",
        R"("card":"HA","of":"Beat","returns":"H7")", "eidex.wuenschelrute.draws-in-return",
        R"("hand":["H6"])"},
    {"wuenschelruteTooLate", "web", "put-down", "wuenschelrute", R"("card":"HA")",
        "eidex.wuenschelrute.asks"},

    {"sphinxHerTurn", "web", "in-trick", "sphinx", "", allowed, R"("trick":{"lead":"Cora","cards":["H6"]})"},
    {"sphinxLeads", "web", "in-trick", "sphinx", R"("suit":"H")", allowed,
        R"("trick":{"lead":"Anna","cards":[]})"},
    {"sphinxNotHerTurn", "web", "in-trick", "sphinx", "", "eidex.sphinx.own-turn",
        R"("trick":{"lead":"Anna","cards":["H6"]})"},
    {"sphinxTrickComplete", "web", "in-trick", "sphinx", "", "eidex.sphinx.own-turn",
        R"("trick":{"lead":"Anna","cards":["H6","H7","H8"]})"},
    {"sphinxAfterARejectedCard", "web", "in-trick", "sphinx", "", allowed,
        R"("trick":{"lead":"Anna","cards":["H6"]},)"
        R"("powers":[{"by":"Beat","power":"konsumentenschutz","of":"Anna","card":"H6"}])"},
    {"sphinxTwice", "web", "in-trick", "sphinx", "", allowed, R"("powers":[{"by":"Anna","power":"sphinx"}])"},
    {"sphinxThrice", "web", "in-trick", "sphinx", "", "eidex.sphinx.face-down",
        R"("powers":[{"by":"Anna","power":"sphinx"},{"by":"Anna","power":"sphinx"}])"},
};
INSTANTIATE_TEST_SUITE_P(Sixes, PlayPermission, testing::ValuesIn(sixes), nameOf);

std::vector<bool> allowedOf(const PowerAnswer& answer)
{
    std::vector<bool> all;
    for (const Permission& each : answer.may)
        all.push_back(each.allowed);
    return all;
}

/// The question lists Beat's Radarkontrolle before Anna's Räuber.
PowerAnswer raeuberAndRadar(const char* phase)
{
    return answerTo(fmt::format(
        R"({{"format":"tafelrichter-question/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],)"
        R"("turned_up":"S9","phase":"{}","may":[{{"by":"Beat","power":"radarkontrolle","limit":92}},)"
        R"({{"by":"Anna","power":"raeuber"}}]}})",
        phase));
}

TEST(Conflicts, raeuberBeforeRadarkontrolle)
{
    EXPECT_THAT(raeuberAndRadar("after-deal").order, ElementsAre(anna, beat));
    EXPECT_THAT(allowedOf(raeuberAndRadar("after-deal")), ElementsAre(false, true));
    EXPECT_THAT(allowedOf(raeuberAndRadar("before-put-down")), ElementsAre(true, false));
    const Reason last = raeuberAndRadar("after-deal").may[1].because.back();
    EXPECT_EQ(last.clause->id, "eidex.characters.order");
    EXPECT_EQ(last.sentence.in(Language::English, std::vector<std::string>{"Anna", "Beat", "Cora"}),
        "Anna acts first, then Beat.");
}

/// Anna has Jiu-Jitsu, Beat has Skater, and Cora has Sphinx and has played face down.
PowerAnswer aNineBeatsATen(const char* phase, const char* powers, const char* may)
{
    return answerTo(fmt::format(
        R"({{"format":"tafelrichter-question/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],)"
        R"("turned_up":"S9","phase":"{}","trick":{{"lead":"Anna","cards":["H10","H9",null]}},)"
        R"("powers":[{{"by":"Cora","power":"sphinx"}}{}],"may":[{}]}})",
        phase, powers, may));
}

TEST(Conflicts, jiuJitsuSkaterAndSphinx)
{
    const PowerAnswer all = aNineBeatsATen("trick-award", "",
        R"({"by":"Cora","power":"sphinx"},{"by":"Beat","power":"skater"},)"
        R"({"by":"Anna","power":"jiu-jitsu","cards":["H9","H10"]})");
    EXPECT_THAT(all.order, ElementsAre(anna, beat, cora));
    EXPECT_THAT(allowedOf(all), ElementsAre(false, true, true));
    EXPECT_EQ(all.may[0].because[0].clause->id, "eidex.sphinx.own-turn");
    EXPECT_EQ(all.may[0].because[1].clause->id, phaseOver);

    const char* const swapped = R"(,{"by":"Anna","power":"jiu-jitsu","cards":["H9","H10"]})";
    const PowerAnswer reaction = aNineBeatsATen(
        "trick-award", swapped, R"({"by":"Beat","power":"skater"},{"by":"Cora","power":"sphinx"})");
    EXPECT_THAT(allowedOf(reaction), ElementsAre(true, false));

    const PowerAnswer tooLate = aNineBeatsATen("trick-award", R"(,{"by":"Beat","power":"skater"})",
        R"({"by":"Anna","power":"jiu-jitsu","cards":["H9","H10"]})");
    EXPECT_THAT(allowedOf(tooLate), ElementsAre(false));
}

TEST(Conflicts, nameEachPlayerOnce)
{
    const PowerAnswer answer = answerTo(
        R"({"format":"tafelrichter-question/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],)"
        R"("turned_up":"S9","phase":"in-trick","may":[{"by":"Beat","power":"skater"},)"
        R"({"by":"Beat","power":"skater"}]})");
    EXPECT_THAT(answer.order, ElementsAre(beat));
    EXPECT_THAT(allowedOf(answer), ElementsAre(true, true));
    EXPECT_NE(answer.may[0].because.back().clause->id, "eidex.characters.order");
}

TEST(Conflicts, askNothing)
{
    const PowerAnswer answer = answerTo(
        R"({"format":"tafelrichter-question/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],)"
        R"("turned_up":"S9","phase":"in-trick","may":[]})");
    EXPECT_TRUE(answer.may.empty() && answer.order.empty());
}

/// The phases of a power in the table of characters.
Phases row(std::string_view power, Edition edition)
{
    using enum Phase;
    const bool web = edition == Edition::Web, de = edition == Edition::De1998;
    const Phases before = Phases::from(AfterDeal, BeforeLead), any = Phases::from(AfterDeal, AfterTrick);
    const std::map<std::string_view, Phases> rows{
        {"dealer", web ? before | Phases{AfterTrick} : Phases{BeforeLead}},
        {"jiu-jitsu", {InTrick, TrickAward}},
        {"ultimo", {TrickAward}},
        {"trumphator", {AfterDeal}},
        {"computer", {GameEnd}},
        {"raeuber", {AfterDeal}},
        {"voyeur", any},
        {"quizmaster", {AfterTrick}},
        {"feministin", {TrickAward}},
        {"schuechterne", {BeforeLead}},
        {"teekraenzchen", {AfterPutDown}},
        {"gerechtigkeit", {BeforeLead}},
        {"skater", any},
        {"schwarzpeter", {BeforePutDown}},
        {"farbenfreund", {BeforeLead}},
        {"scharfmacher", {TrickAward}},
        {"differenzler", before},
        {"fahnder", de ? Phases{InTrick} : Phases{BeforeLead}},
        {"fuersorge", {TrickAward}},
        {"weisheit", before | (web ? Phases{InTrick, GameEnd} : Phases{GameEnd})},
        {"laser", {PutDown, BeforeLead}},
        {"radarkontrolle", {BeforePutDown}},
        {"konsumentenschutz", {InTrick}},
        {"seher", {PutDown}},
        {"umwerter", {AfterPutDown}},
        {"zombie", {AfterTrick}},
        {"excuse", {InTrick}},
        {"taschenspieler", Phases::from(AfterPutDown, AfterTrick)},
        {"korrektor", {TrickAward}},
        {"fledderer", {AfterPutDown}},
        {"guggitaler", {AfterPutDown}},
        {"jackpot", {BeforePutDown}},
        {"kompass", before},
        {"black-friday", {AfterPutDown}},
        {"wuenschelrute", {BeforePutDown}},
        {"sphinx", {InTrick}},
    };
    return rows.at(power);
}

/// These positions contain only the phase.
TEST(Rows, allowInTheirPhasesAndInNoOther)
{
    for (const eidex::Power* power : eidex::allPowers)
        for (const auto& [name, edition] : {std::pair{"en-1998", Edition::En1998},
                 std::pair{"de-1998", Edition::De1998}, std::pair{"web", Edition::Web}})
            for (std::size_t phase = 0; phase < std::size(phaseNames); ++phase) {
                const Asks asks{"", name, phaseNames[phase].data(), power->id.data(), "", ""};
                EXPECT_EQ(answerTo(documentOf(asks)).may.at(0).allowed,
                    row(power->id, edition).has(static_cast<Phase>(phase)))
                    << power->id << ' ' << name << ' ' << phaseNames[phase];
            }
}

/// This holds regardless of the other facts.
RC_GTEST_PROP(Rows, refuseEveryOtherPhase, ())
{
    const Result<document::QuestionDocument> asked = document::readQuestion(anyQuestion().dump());
    RC_PRE(asked.has_value());
    const PowerQuestion& question = asked->question;
    const PowerAnswer answer = question.match.game->answer(question);
    RC_ASSERT(answer.may.size() == question.may.size());
    for (std::size_t i = 0; i < answer.may.size(); ++i) {
        RC_ASSERT(!answer.may[i].because.empty());
        const eidex::Power& power = eidex::powerOf(question.may[i].power);
        if (!row(power.id, question.match.edition).has(question.phase))
            RC_ASSERT(!answer.may[i].allowed);
    }
}

} // namespace
} // namespace tafel
