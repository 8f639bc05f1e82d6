// Limits how often a client may do something.
#pragma once

#include <chrono>
#include <map>
#include <string>

namespace tafel::live {

using Time = std::chrono::steady_clock::time_point;

/// A token bucket for each name: `perSecond` on average, at most `atOnce` in a burst.
class RateLimiter {
public:
    RateLimiter(double perSecond, double atOnce)
        : m_perSecond(perSecond)
        , m_atOnce(atOnce)
    {
    }

    /// Takes `cost` tokens from the bucket of this name.
    /// \return false if fewer are left; then it takes none
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

/// Delays guessing: from the `first` failed attempt on, each one blocks for 10 s, then for twice as long, at
/// most for 10 min.
class FailedAttemptLimiter {
public:
    explicit FailedAttemptLimiter(int first = 5)
        : m_first(first)
    {
    }
    bool allows(Time now) const { return now >= m_until; }
    void fail(Time now);
    void reset() { *this = FailedAttemptLimiter(m_first); }

private:
    int m_first, m_wrong = 0;
    Time m_until = {};
};

} // namespace tafel::live
