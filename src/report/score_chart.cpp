#include "report/score_chart.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include "base/keep_apart.h"
#include "base/tick_step.h"
#include "base/utf8.h"
#include "phrases/deal.h"
#include "phrases/number.h"
#include "report/template.h"
#include "report/theme_colors.h"

namespace tafel::report {

namespace {

// The drawing and the place of the lines in it, in units of 1/96 inch.
constexpr double width = 670, height = 250;
constexpr double left = 44, right = width - 120, top = 12, bottom = height - 34;
constexpr double lineOfText = 15, lineWidth = 2.5;
constexpr std::size_t mostLetters = 13; // of a name at the edge

/// The step for an axis of whole numbers from 0 to `last`, with at most `most` labels.
int stepFor(int last, int most)
{
    return std::max(1, static_cast<int>(tickStep(last + 1, most)));
}

class Course {
public:
    Course(const history::StoredMatch& stored, Language language)
        : m_match(stored.match)
        , m_badges(stored.badges)
        , m_language(language)
    {
        m_totals.push_back(m_match.game->start(m_match).total);
        for (const history::StoredDeal& deal : stored.deals)
            m_totals.push_back(deal.judged.total);
        m_lowest = m_highest = m_totals[0][0];
        for (const PerPlayer<int>& each : m_totals)
            for (Player player = 0; player < m_match.count(); ++player) {
                m_lowest = std::min(m_lowest, each[player]);
                m_highest = std::max(m_highest, each[player]);
            }
        m_step = stepFor(m_highest - m_lowest, 7);
        m_lowest = static_cast<int>(std::floor(static_cast<double>(m_lowest) / m_step)) * m_step;
        m_highest = std::max(
            m_lowest + m_step, static_cast<int>(std::ceil(static_cast<double>(m_highest) / m_step)) * m_step);
    }

    std::string svg()
    {
        m_out = fmt::format(
            R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" )"
            R"(viewBox="0 0 {0} {1}" font-family="Lato, 'DejaVu Sans', sans-serif" font-size="11">)",
            width, height);
        axes();
        for (Player player = 0; player < m_match.count(); ++player)
            line(player);
        names();
        return m_out + "</svg>";
    }

private:
    std::size_t badge(Player player) const { return static_cast<std::size_t>(m_badges[player]); }
    double x(std::size_t deal) const
    {
        return left + (right - left) * static_cast<double>(deal) / static_cast<double>(m_totals.size() - 1);
    }
    double y(int total) const
    {
        return bottom - (bottom - top) * (total - m_lowest) / (m_highest - m_lowest);
    }

    void text(double at, double base, std::string_view anchor, std::string_view color, std::string_view words)
    {
        m_out += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="{}" fill="{}">{}</text>)", at, base,
            anchor, color, escaped(words));
    }

    void axes()
    {
        for (int total = m_lowest; total <= m_highest; total += m_step) {
            m_out
                += fmt::format(R"(<line x1="{0:.1f}" y1="{2:.1f}" x2="{1:.1f}" y2="{2:.1f}" stroke="{3}"/>)",
                    left, right, y(total), total == 0 ? "#6E6353" : rule);
            text(left - 8, y(total) + 4, "end", mute, phrases::numberText(total));
        }
        const int deals = static_cast<int>(m_totals.size()) - 1, step = stepFor(deals, 17);
        for (int deal = 0; deal <= deals; deal += step)
            text(x(static_cast<std::size_t>(deal)), bottom + 16, "middle", mute, phrases::numberText(deal));
        text((left + right) / 2, height - 4, "middle", mute,
            phrases::dealsWord(m_match.game->unit(), 2, m_language));
    }

    void line(Player player)
    {
        std::string points;
        for (std::size_t deal = 0; deal < m_totals.size(); ++deal)
            points += fmt::format("{}{:.1f},{:.1f}", deal > 0 ? " " : "", x(deal), y(m_totals[deal][player]));
        const std::string_view color = playerColors[badge(player)];
        std::string dashes;
        for (const int length : playerDashes[badge(player)])
            dashes += fmt::format("{}{:g}", dashes.empty() ? "" : " ", length * lineWidth / 4);
        m_out += fmt::format(R"(<polyline points="{}" fill="none" stroke="{}" stroke-width="{:g}"{}/>)",
            points, color, lineWidth, dashes.empty() ? "" : fmt::format(R"( stroke-dasharray="{}")", dashes));
        m_out += fmt::format(R"(<circle cx="{:.1f}" cy="{:.1f}" r="3.5" fill="{}"/>)", right,
            y(m_totals.back()[player]), color);
    }

    /// Draws the names at the ends of the lines, moved vertically where they would overlap.
    void names()
    {
        std::vector<Player> order;
        for (Player player = 0; player < m_match.count(); ++player)
            order.push_back(player);
        const PerPlayer<int>& last = m_totals.back();
        std::stable_sort(order.begin(), order.end(), [&](Player a, Player b) { return last[a] > last[b]; });
        std::vector<double> bases;
        for (const Player player : order)
            bases.push_back(y(last[player]) + 4);
        keepApart(bases, lineOfText, bottom + 4);
        for (std::size_t i = 0; i < order.size(); ++i)
            text(right + 10, bases[i], "start", playerColors[badge(order[i])],
                fmt::format("{} {}", shortened(m_match.players[order[i]], mostLetters),
                    phrases::numberText(last[order[i]])));
    }

    const Match& m_match;
    const std::vector<int>& m_badges;
    Language m_language;
    std::vector<PerPlayer<int>> m_totals = {}; ///< The first before any deal.
    int m_lowest = 0, m_highest = 0, m_step = 1;
    std::string m_out = {};
};

} // namespace

std::string scoreChartSvg(const history::StoredMatch& stored, Language language)
{
    return stored.deals.size() < 2 ? std::string() : Course(stored, language).svg();
}

std::string dataUrl(const std::string& svg)
{
    static constexpr std::string_view digits
        = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out = "data:image/svg+xml;base64,";
    for (std::size_t at = 0; at < svg.size(); at += 3) {
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = bits << 8U | (at + i < svg.size() ? static_cast<unsigned char>(svg[at + i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i)
            out += at + i > svg.size() ? '=' : digits[bits >> (18 - 6 * i) & 63U];
    }
    return out;
}

} // namespace tafel::report
