#include "history/projections/branches.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>

#include <fmt/format.h>

#include "document/document.h"
#include "history/log/erasable_texts.h"
#include "history/log/erased_names.h"
#include "history/log/event_body.h"
#include "history/log/previous_events.h"
#include "history/projections/match_state.h"
#include "history/projections/same_match.h"
#include "history/storage/storage_error.h"
#include "history/storage/time_and_ids.h"

namespace tafel::history {

namespace {

/// The events that one tablet wrote while it owned the match, and those that it wrote before it learned that
/// it had lost ownership. Two tablets with one id each have their own stretch from the point where they
/// diverged.
struct Stretch {
    std::vector<const Event*> events = {};
    /// The stretch that it continues, and how many events of that count.
    std::size_t parent = none, taken = 0;
    int depth = 0; ///< Number of changes of ownership until then.

    static constexpr std::size_t none = SIZE_MAX;
    const std::string& id() const { return events.front()->uuid; }
};

/// Compares events of a match without what people typed: a name may be erased in one twin and not yet in the
/// other, whose tablet did not know of the erasure.
class WithoutTexts {
public:
    explicit WithoutTexts(const Event& opening)
        : m_opening(opening)
        , m_texts(separate(opening, {}).texts)
    {
    }
    std::string bodyOf(const Event& event) const
    {
        return withoutErasures(separate(event, {m_texts, [this] { return m_opening.body; }}).body);
    }

private:
    const Event& m_opening;
    std::vector<ErasableText> m_texts;
};

/// The match that an event opened; nothing if this version does not know the game.
std::optional<Match> openedBy(const Event& event)
{
    Result<Match> match = document::readMatch(
        read(event.body, readHeader(event.body).players).match, document::Texts::AsKept);
    return match ? std::optional(std::move(*match)) : std::nullopt;
}

/// Whether two events open one match, because two tablets read one file. What is about later deals than
/// `deals` may differ.
bool openSameMatch(const Event& one, const Event& other, int deals)
{
    std::optional<Match> match = openedBy(one), otherMatch = openedBy(other);
    return !match || !otherMatch || differingKey(std::move(*match), std::move(*otherMatch), deals).empty();
}

class Tree {
public:
    explicit Tree(std::span<const Event> events)
    {
        for (const Event& event : events)
            add(event);
    }

    std::vector<Branch> branches() const
    {
        std::vector<std::size_t> tips = this->tips();
        std::ptrdiff_t chosen = 0;
        if (const std::optional<Place> place = this->chosen())
            chosen = std::stable_partition(tips.begin(), tips.end(), [&](std::size_t tip) {
                return leadsTo(tip, *place);
            }) - tips.begin();
        std::vector<Branch> branches;
        for (const std::size_t tip : tips)
            branches.push_back(branch(tip));
        if (chosen == 1) // more: the chosen one was forked again
            branches.front().chosen = true;
        return branches;
    }

private:
    struct Place {
        std::size_t stretch, at;
    };

    void add(const Event& event)
    {
        const std::optional<EventKind> kind = eventKind(event.kind);
        if (kind == EventKind::BranchChosen) {
            m_choices.push_back(read(event.body, {}).of);
            return;
        }
        if (kind == EventKind::MatchOpened) {
            m_current[event.device] = m_stretches.size();
            m_stretches.push_back({});
        } else if (kind == EventKind::MatchTakenOver) {
            const auto after = m_places.find(read(event.body, {}).of);
            if (after == m_places.end()) {
                m_current.erase(event.device);
                return;
            }
            m_current[event.device] = m_stretches.size();
            const Place place = after->second;
            m_stretches.push_back({{}, place.stretch, place.at + 1, m_stretches[place.stretch].depth + 1});
        } else if (const Place* const previous = m_previous.before(event.uuid, event.device)) {
            goOnFrom(*previous, event.device);
        }
        const auto current = m_current.find(event.device);
        if (current == m_current.end())
            return;
        std::vector<const Event*>& events = m_stretches[current->second].events;
        const Place place{current->second, events.size()};
        m_places[event.uuid] = place;
        m_previous.add(event.uuid, event.device, place);
        events.push_back(&event);
    }

    /// Two tablets with one id may both have gone on from there: copies of one history.
    void goOnFrom(Place place, const std::string& device)
    {
        const Stretch& stretch = m_stretches[place.stretch];
        const bool isLast = place.at + 1 == stretch.events.size();
        m_current[device] = isLast ? place.stretch : m_stretches.size();
        if (!isLast)
            m_stretches.push_back({{}, place.stretch, place.at + 1, stretch.depth});
    }

    /// The last stretches of all branches, those with the most changes of ownership first.
    std::vector<std::size_t> tips() const
    {
        std::vector<std::size_t> tips;
        for (std::size_t i = 0; i < m_stretches.size(); ++i) {
            const bool goesOn = std::any_of(m_stretches.begin(), m_stretches.end(), [&](const Stretch& each) {
                return each.parent == i && each.taken == m_stretches[i].events.size();
            });
            if (!goesOn)
                tips.push_back(i);
        }
        std::sort(tips.begin(), tips.end(), [&](std::size_t one, std::size_t other) {
            const Stretch &a = m_stretches[one], &b = m_stretches[other];
            return a.depth != b.depth ? a.depth > b.depth : a.id() < b.id();
        });
        dropTwins(tips);
        return tips;
    }

    /// A file that two tablets read is one match, until both have played it on.
    void dropTwins(std::vector<std::size_t>& tips) const
    {
        const std::optional<Place> choice = chosen();
        const auto saysNothingMore = [&](std::size_t one, std::size_t other) {
            const Stretch &a = m_stretches[one], &b = m_stretches[other];
            return one != other && !(choice && leadsTo(one, *choice)) && a.parent == Stretch::none
                && rootOf(other) != one
                && (a.events.size() < eventsOf(other) || b.parent != Stretch::none || a.id() > b.id())
                && isBeginOf(a, other);
        };
        std::vector<std::size_t> kept;
        for (const std::size_t one : tips)
            if (std::none_of(
                    tips.begin(), tips.end(), [&](std::size_t other) { return saysNothingMore(one, other); }))
                kept.push_back(one);
        tips = std::move(kept);
    }

    bool isBeginOf(const Stretch& one, std::size_t tip) const
    {
        std::vector<const Event*> other = line(tip);
        std::erase_if(
            other, [](const Event* each) { return eventKind(each->kind) == EventKind::MatchTakenOver; });
        const Event &opening = *one.events.front(), &otherOpening = *other.front();
        const WithoutTexts mine(opening), theirs(otherOpening);
        return one.events.size() <= other.size() && openSameMatch(opening, otherOpening, dealsIn(one))
            && std::equal(one.events.begin() + 1, one.events.end(), other.begin() + 1,
                [&](const Event* a, const Event* b) {
                    return a->kind == b->kind && mine.bodyOf(*a) == theirs.bodyOf(*b);
                });
    }

    static int dealsIn(const Stretch& stretch)
    {
        return static_cast<int>(std::count_if(stretch.events.begin(), stretch.events.end(),
            [](const Event* each) { return eventKind(each->kind) == EventKind::DealEntered; }));
    }

    std::size_t rootOf(std::size_t stretch) const
    {
        while (m_stretches[stretch].parent != Stretch::none)
            stretch = m_stretches[stretch].parent;
        return stretch;
    }
    std::size_t eventsOf(std::size_t tip) const { return line(tip).size(); }

    std::vector<const Event*> line(std::size_t tip) const
    {
        std::vector<const Event*> events;
        std::size_t taken = m_stretches[tip].events.size();
        while (tip != Stretch::none) {
            const Stretch& stretch = m_stretches[tip];
            events.insert(events.begin(), stretch.events.begin(),
                stretch.events.begin() + static_cast<std::ptrdiff_t>(taken));
            taken = stretch.taken;
            tip = stretch.parent;
        }
        return events;
    }

    Branch branch(std::size_t tip) const
    {
        Branch branch{.id = m_stretches[tip].id()};
        for (const Event* event : line(tip))
            branch.events.push_back(*event);
        return branch;
    }

    std::optional<Place> chosen() const
    {
        for (auto choice = m_choices.rbegin(); choice != m_choices.rend(); ++choice)
            if (const auto found = m_places.find(*choice); found != m_places.end())
                return found->second;
        return std::nullopt;
    }

    bool leadsTo(std::size_t tip, Place place) const
    {
        std::size_t taken = m_stretches[tip].events.size();
        for (; tip != Stretch::none; tip = m_stretches[tip].parent) {
            if (tip == place.stretch && place.at < taken)
                return true;
            taken = m_stretches[tip].taken;
        }
        return false;
    }

    std::vector<Stretch> m_stretches;
    std::map<std::string, std::size_t> m_current; ///< The last stretch of each tablet.
    std::unordered_map<std::string, Place> m_places;
    PreviousEvents<Place> m_previous;
    std::vector<std::string> m_choices;
};

/// \return true if each event continues the event before it
bool isOneLine(std::span<const Event> events)
{
    for (std::size_t i = 1; i < events.size(); ++i)
        if (const std::optional<std::string> end = endOf(events[i].uuid);
            end && *end != endAfter(events[i - 1].uuid))
            return false;
    return true;
}

} // namespace

std::vector<Branch> branchesOf(std::span<const Event> events)
{
    const bool isOneHand = !events.empty() && eventKind(events.front().kind) == EventKind::MatchOpened
        && std::all_of(events.begin(), events.end(), [&](const Event& each) {
               const std::optional<EventKind> kind = eventKind(each.kind);
               return each.device == events.front().device && kind != EventKind::MatchTakenOver
                   && kind != EventKind::BranchChosen
                   && (kind != EventKind::MatchOpened || &each == &events.front());
           });
    if (isOneHand && isOneLine(events))
        return {{events.front().uuid, {events.begin(), events.end()}}};
    std::vector<Branch> branches = Tree(events).branches();
    if (branches.empty())
        throwMissingEvents(events.empty() ? std::string() : events.front().match);
    return branches;
}

std::string writeAfter(const std::string& event)
{
    return fmt::format(R"({{"of":"{}"}})", event);
}

} // namespace tafel::history
