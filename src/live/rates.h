// How often somebody may do something.
#pragma once

#include <chrono>
#include <map>
#include <string>

namespace tafel::live {

using Time = std::chrono::steady_clock::time_point;

/// So many a second on average, so many at once, for each name.
class Rates {
public:
    Rates(double perSecond, double atOnce)
        : m_perSecond(perSecond)
        , m_atOnce(atOnce)
    {
    }

    /// Takes `cost` from what this name has left.
    /// \return false if it has less than that; nothing is taken then.
    bool allows(const std::string& name, Time now, double cost = 1);

private:
    struct Bucket {
        double left;
        Time at;
    };

    void forgetFull(Time now);

    double m_perSecond, m_atOnce;
    std::map<std::string, Bucket> m_buckets;
};

/// Wrong tries: from the fifth on (or another one) each costs a pause, 10 s and twice as long each time, at
/// most 10 min.
class Tries {
public:
    explicit Tries(int first = 5)
        : m_first(first)
    {
    }
    bool mayTry(Time now) const { return now >= m_until; }
    void wrong(Time now);
    void right() { *this = Tries(m_first); }

private:
    int m_first, m_wrong = 0;
    Time m_until = {};
};

} // namespace tafel::live
