// A table that plays any game to its end, with random valid answers to the referee's prompts.
#pragma once

#include <algorithm>
#include <random>
#include <stdexcept>

#include "referee/game.h"
#include "referee/pad_form.h"

namespace tafel {

/// Plays deals that the referee accepts. The same seed plays the same deals.
class AnyTable {
public:
    explicit AnyTable(unsigned seed)
        : m_random(seed)
    {
    }

    DealEntry deal(const Match& match, const Standing& before)
    {
        if (match.game->unit() == Unit::VictoryPoints)
            return eidex();
        if (match.game->unit() == Unit::Chips) {
            DealEntry entry;
            entry.round.emplace().givesChip = {player(match, {})};
            return entry;
        }
        return contract(match, before);
    }

private:
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }
    Player player(const Match& match, Players out)
    {
        const std::vector<Player> in = seats(match, out);
        return in[static_cast<std::size_t>(below(static_cast<int>(in.size())))];
    }
    static std::vector<Player> seats(const Match& match, Players out)
    {
        std::vector<Player> in;
        for (Player seat = 0; seat < match.count(); ++seat)
            if (!out.has(seat))
                in.push_back(seat);
        return in;
    }
    DealEntry eidex()
    {
        // Every player gets points, so the referee need not ask who won tricks. The third player gets the
        // rest.
        const int first = 1 + below(98), second = 1 + below(155 - first);
        DealEntry entry{.turnedUp = below(2) != 0 ? "S9"_card : "HA"_card};
        entry.hasPoints = true;
        entry.points = {{0, first}, {1, second}};
        return entry;
    }

    /// Some answers are inconsistent. The deal is then entered again.
    DealEntry contract(const Match& match, const Standing& before)
    {
        for (int attempt = 0; attempt < 1000; ++attempt) {
            DealEntry draft;
            PadForm form = match.game->padForm(match, before, draft);
            while (const Prompt* open = nextOf(form)) {
                draft = match.game->respond(match, before, std::move(draft), open->path, answer(*open));
                form = match.game->padForm(match, before, draft);
            }
            if (form.live)
                return std::move(*form.completed);
        }
        throw std::runtime_error("no answers that the referee takes");
    }

    /// The first open prompt; in one of ten calls an optional one.
    const Prompt* nextOf(const PadForm& form)
    {
        for (const Prompt& prompt : form.prompts)
            if (!prompt.required && !prompt.isAnswered() && below(10) == 0
                && prompt.kind == Prompt::Kind::Number)
                return &prompt;
        for (const Prompt& prompt : form.prompts) {
            const auto isOpen = [](const Prompt::Option& option) { return !option.on; };
            const bool goesOn = prompt.kind == Prompt::Kind::Order
                && std::any_of(prompt.options.begin(), prompt.options.end(), isOpen);
            if (prompt.required && (goesOn || prompt.isOpen()))
                return &prompt;
        }
        return nullptr;
    }

    Response answer(const Prompt& prompt)
    {
        if (prompt.kind == Prompt::Kind::Number)
            return prompt.lowest
                + below(std::min(prompt.highest, prompt.most > 0 || prompt.highest > 12 ? prompt.highest : 3)
                    - prompt.lowest + 1);
        std::vector<int> possible;
        for (const Prompt::Option& option : prompt.options)
            if (!option.on && !option.whyNot)
                possible.push_back(option.value);
        return possible.at(static_cast<std::size_t>(below(static_cast<int>(possible.size()))));
    }

    std::mt19937 m_random;
};

} // namespace tafel
