#include "archive/background_sync.h"

#include <memory>
#include <utility>

namespace tafel::archive {

BackgroundSync::BackgroundSync(std::filesystem::path history, Options options, StateCallback told)
    : m_sync(std::move(history), std::move(options))
{
    m_sync.onChange(
        [told = std::move(told), seen = std::make_shared<std::int64_t>(0)](const SyncState& state) {
            const bool changed = std::exchange(*seen, state.changes) != state.changes;
            if (told)
                told(state, changed);
        });
    m_thread = std::thread([this] { work(); });
}

BackgroundSync::~BackgroundSync()
{
    m_ends = true;
    m_sync.cancel();
    m_thread.join();
}

void BackgroundSync::work()
{
    while (!m_ends) {
        m_sync.run();
        if (!m_ends)
            m_sync.waitForNews(m_sync.pause());
    }
}

} // namespace tafel::archive
