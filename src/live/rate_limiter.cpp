#include "live/rate_limiter.h"

#include <algorithm>

namespace tafel::live {

namespace {

double secondsBetween(Time from, Time to)
{
    return std::chrono::duration<double>(to - from).count();
}

} // namespace

bool RateLimiter::allows(const std::string& name, Time now, double cost)
{
    if (m_buckets.size() >= 4096)
        forgetFull(now);
    Bucket& bucket = m_buckets.try_emplace(name, Bucket{.left = m_atOnce, .at = now}).first->second;
    bucket.left = std::min(m_atOnce, bucket.left + secondsBetween(bucket.at, now) * m_perSecond);
    bucket.at = now;
    if (bucket.left < cost)
        return false;
    bucket.left -= cost;
    return true;
}

/// A client that has been quiet long enough equals a new one. Made-up names cannot outnumber the
/// connections.
void RateLimiter::forgetFull(Time now)
{
    std::erase_if(m_buckets, [&](const auto& each) {
        return each.second.left + secondsBetween(each.second.at, now) * m_perSecond >= m_atOnce;
    });
}

void FailedAttemptLimiter::fail(Time now)
{
    using namespace std::chrono_literals;
    if (++m_wrong < m_first)
        return;
    const int doubled = std::min(m_wrong - m_first, 6);
    m_until = now + std::min<std::chrono::seconds>(10s * (1 << doubled), 600s);
}

} // namespace tafel::live
