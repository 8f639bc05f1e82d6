#include "archive/background.h"

#include <memory>

namespace tafel::archive {

Background::Background(std::filesystem::path history, Options options, Told told)
    : m_sync(std::move(history), std::move(options))
{
    m_sync.onChange([told = std::move(told), seen = std::make_shared<std::int64_t>(0)](const State& state) {
        const bool changed = state.received > *seen;
        *seen = state.received;
        if (told)
            told(state, changed);
    });
    m_thread = std::thread([this] { work(); });
}

Background::~Background()
{
    m_ends = true;
    m_sync.cancel();
    m_thread.join();
}

void Background::work()
{
    while (!m_ends) {
        m_sync.run();
        if (!m_ends)
            m_sync.waitForNews(m_sync.pause());
    }
}

} // namespace tafel::archive
