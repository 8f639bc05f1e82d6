#include "phrases/custom_game.h"

#include "base/format.h"
#include "games/custom/definition.h"
#include "phrases/number.h"

namespace tafel::phrases {

std::string aimText(const custom::Definition& game, Language language)
{
    std::string text((game.most ? Text{"Meiste Punkte gewinnen", "Most points win"}
                                : Text{"Wenigste gewinnen", "Fewest points win"})
                         .in(language));
    if (game.end.target != 0)
        text += formatIn(language, {" · Ende bei {}", " · ends at {}"}, numberText(game.end.target));
    return text;
}

} // namespace tafel::phrases
