#include "app/pad/seat_views.h"

#include <algorithm>

#include "app/pad/score_pad.h"
#include "app/phrases/view_rows.h"
#include "games/custom/game.h"
#include "phrases/deal.h"
#include "phrases/live.h"
#include "phrases/power.h"

namespace tafel::app {

namespace {

void showPower(const ScorePad& pad, SeatView& view, const PowerChoice& choice)
{
    const Language language = pad.language();
    view.power = qt(choice.name.in(language));
    view.powerDoes = qt(choice.oneLine.in(language));
    const eidex::Power& power = eidex::powerOf(choice.power);
    view.powerWhen = qt(phrases::usesText(power, pad.match().edition, language));
    if (const std::string moments = phrases::phasesText(power, pad.match().edition, language);
        !moments.empty())
        view.powerWhen += QStringLiteral(", ") + qt(moments);
    view.powerClause = qt(power.rule().id);
    view.powerDecides = choice.decides;
    view.powerOn = choice.on;
    if (choice.whyNot) {
        view.powerLine = qt(choice.whyNot->message.in(language));
        view.whyNot = choice.on ? QString() : view.powerLine;
        view.whyNotClause = choice.whyNot->clause ? qt(choice.whyNot->clause->id) : QString();
    }
    if (!choice.ask)
        return;
    const PromptView ask = promptView(*choice.ask, pad.match(), language);
    view.powerKind = ask.kind;
    if (!choice.on || choice.whyNot)
        return;
    view.powerNumber = choice.ask->number.value_or(0);
    for (const Prompt::Option& option : choice.ask->options)
        if (option.on)
            view.powerNumber = option.value;
    if (choice.incomplete)
        view.powerLine = ScorePad::tr("still open");
    else if (choice.ask->kind == Prompt::Kind::Number)
        view.powerLine
            = qt(choice.ask->label.in(language, pad.match().players)) + QLatin1Char(' ') + ask.answer;
    else if (choice.ask->kind == Prompt::Kind::Worth)
        view.powerLine = qt(phrases::signedText(view.powerNumber));
    else if (choice.ask->kind == Prompt::Kind::Card)
        view.powerLine = ask.chosen.first().left(1)
            + qt(phrases::printedRank(choice.ask->chosen.front(), Pack::Eidex, language));
}

/// Adds the change of the player's standing by the draft or by a pending deal.
void showChange(const ScorePad& pad, SeatView& view, const ScoredDeal& deal)
{
    const auto seat = static_cast<std::size_t>(view.index);
    const auto player = static_cast<Player>(view.index);
    const Standing& after = deal.after;
    const Unit unit = pad.match().game->unit();
    const int change = deal.change[seat];
    view.after = after.total[seat];
    view.pending = pad.isCorrecting() ? 0 : view.after - view.total;
    view.changeText = qt(phrases::changeText(unit, change, after.winners.has(player), pad.language()));
    if (unit == Unit::VictoryPoints) {
        view.pending = std::max(0, view.pending);
        view.verdict = change > 0 ? QStringLiteral("yes") : QStringLiteral("no");
    } else if (unit == Unit::Strokes) {
        const bool wins = after.out.has(player) && pad.fields().plays(view.index);
        if (wins)
            view.changeText = ScorePad::tr("wins", "is rid of the strokes");
        view.verdict = wins || change < 0 ? QStringLiteral("yes")
            : change > 0                  ? QStringLiteral("no")
                                          : QString();
    }
}

/// The names of both partners, for the partner who has the number of the side.
QString sideText(const ScorePad& pad, Player player)
{
    QStringList names;
    for (const Player each : custom::sideOf(pad.match(), player))
        names << pad.name(each);
    return names.join(QStringLiteral(" + "));
}

} // namespace

bool anyFollows(const PadForm& form)
{
    return std::ranges::any_of(
        form.points, [](const CardPointsField& each) { return each.rest.has_value(); });
}

const PowerChoice* powerOf(const PadForm& form, int seat)
{
    const auto found
        = std::ranges::find_if(form.powers, [&](const PowerChoice& choice) { return choice.by == seat; });
    return found == form.powers.end() ? nullptr : &*found;
}

SeatView seatView(const ScorePad& pad, Player player)
{
    const Match& match = pad.match();
    const Standing& standing = pad.table()->standing();
    const PadForm& form = pad.form();
    const PointsEntry& field = pad.fields().at(player);
    const bool finished = pad.table()->finished();
    SeatView view{.index = player, .badge = pad.table()->badge(player), .name = pad.name(player)};
    // The slate shows the current standing, even while an earlier deal is corrected.
    view.total = baseTotals(standing)[player];
    const std::optional<Player> dealer = form.knownDealer();
    view.deals = !finished && player == dealer;
    view.dealsNext = !finished && dealer && player == (*dealer + 1) % match.count();
    view.winner = finished && standing.winners.has(player);
    view.active = player == pad.fields().active() && pad.asking().kind != QLatin1String("turned-up");
    view.unit = qt(phrases::unitId(match.game->unit()));
    view.out = standing.out.has(player);
    view.plays = pad.fields().plays(player);
    view.side = sideText(pad, player);
    view.marks = standing.marks[player];
    view.lost = qt(phrases::gamesLostText(standing.marks[player], pad.language()));
    view.full = chipsAtStart(match, player);
    view.note = qt(phrases::slateNote(match, standing, dealer, player, pad.language()));
    view.text = qt(field.text());
    if (pad.draft().march == player && field.empty())
        view.text = ScorePad::tr("Match");
    if (form.points[player].rest) {
        const int rest = *form.points[player].rest;
        view.text = QString::number(form.typed(rest));
        view.rest = true;
    }
    view.phone = pad.phones()->isFromPhone(player);
    view.source = pad.phones()->sourceOf(player);
    view.isInvalid = !field.empty() && form.typed(form.left) < 0 && !form.open && !pad.draft().march
        && !anyFollows(form);
    if (form.isInMinusPoints() && !view.text.isEmpty() && view.text != QLatin1String("0"))
        view.text.prepend(QStringLiteral("−"));
    if (view.text.startsWith(QLatin1Char('-')))
        view.text.replace(0, 1, QStringLiteral("−"));
    if (const ScoredDeal* waits = pad.table()->acceptance()->scored())
        showChange(pad, view, *waits);
    else if (form.live)
        showChange(pad, view, *form.live);
    if (const PowerChoice* choice = powerOf(form, player))
        showPower(pad, view, *choice);
    return view;
}

} // namespace tafel::app
