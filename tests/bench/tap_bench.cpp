// The time from a tap, or a step of a pan, to the frame with its result.
#include <chrono>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <thread>

#include <QApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>
#include <benchmark/benchmark.h>

#include "app/live/sharing.h"
#include "app/session/session.h"
#include "app/session/software_rendering.h"
#include "bench/sse_clients.h"
#include "driver.h"
#include "evening.h"

namespace tafel::bench {

namespace {

using Clock = std::chrono::steady_clock;

/// A page whose root is a window, and its repeated taps, each of which must change the picture.
struct Page {
    QUrl file;
    QStringList taps = {}; ///< Object names of items; if empty, the page has a function `step`.
    /// Registers the C++ objects that the page needs.
    void (*prepare)(QQmlApplicationEngine&) = [](QQmlApplicationEngine&) {};
    int watchers = 0; ///< Number of pages that follow the match, which is shared.
    QString until = {}; ///< The item that the frame must show; empty for any frame.
};

/// The pages read events concurrently with the taps.
class Following {
public:
    Following(app::Sharing& sharing, int count)
        : m_sharing(sharing)
    {
        sharing.start();
        if (!QTest::qWaitFor([&] { return sharing.state() == "on"; }))
            throw std::runtime_error("nothing is shared");
        const QUrl link(sharing.link());
        m_watchers.emplace(link.host().toStdString(), static_cast<unsigned short>(link.port()),
            link.path().mid(1, 22).toStdString(), count);
        m_watchers->wait(count);
        m_thread = std::jthread([this](const std::stop_token& stop) {
            while (!stop.stop_requested())
                m_watchers->read(20);
        });
    }
    ~Following()
    {
        m_thread.request_stop();
        m_thread.join();
        m_sharing.stop();
    }
    Following(const Following&) = delete;
    Following& operator=(const Following&) = delete;

private:
    app::Sharing& m_sharing;
    std::optional<Watchers> m_watchers;
    std::jthread m_thread;
};

class OpenPage {
public:
    explicit OpenPage(const Page& page)
        : m_until(page.until)
    {
        m_engine.addImportPath(":/qt/qml");
        page.prepare(m_engine);
        m_engine.load(page.file);
        m_window = m_engine.rootObjects().isEmpty()
            ? nullptr
            : qobject_cast<QQuickWindow*>(m_engine.rootObjects().first());
        if (!m_window || !QTest::qWaitForWindowExposed(m_window))
            throw std::runtime_error("cannot show " + page.file.toString().toStdString());
        QObject::connect(m_window, &QQuickWindow::frameSwapped, m_window,
            [this] { m_frames += m_until.isEmpty() || test::findItem(*m_window, m_until) ? 1 : 0; });
        if (page.watchers > 0)
            m_following.emplace(*m_window->findChild<app::Session*>()->sharing(), page.watchers);
        QTest::qWait(500); // until the page is idle
        for (const QString& name : page.taps)
            m_places.push_back(locationOf(name));
    }

    /// The time in seconds from the press (or the step) to the frame after the release.
    double tap()
    {
        const auto begin = Clock::now();
        if (m_places.empty()) {
            QMetaObject::invokeMethod(m_window, "step");
        } else {
            const QPoint place = m_places[m_next++ % m_places.size()];
            QTest::mousePress(m_window, Qt::LeftButton, {}, place);
            QTest::mouseRelease(m_window, Qt::LeftButton, {}, place);
        }
        const int frames = m_frames;
        while (m_frames == frames) {
            if (Clock::now() - begin > std::chrono::seconds(5))
                throw std::runtime_error("a tap without a new frame");
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
        }
        const std::chrono::duration<double> took = Clock::now() - begin;
        return took.count();
    }

private:
    QPoint locationOf(const QString& name) const
    {
        const auto* item = test::findItem(*m_window, name);
        if (!item)
            throw std::runtime_error("no item " + name.toStdString());
        return item->mapToScene(item->boundingRect().center()).toPoint();
    }

    QString m_until;
    QQmlApplicationEngine m_engine;
    std::optional<Following> m_following;
    QQuickWindow* m_window = nullptr;
    std::vector<QPoint> m_places;
    std::size_t m_next = 0;
    int m_frames = 0;
};

void tapOn(benchmark::State& state, const Page& page)
{
    OpenPage open(page);
    for (auto _ : state) {
        state.SetIterationTime(open.tap());
        QTest::qWait(50); // so that the effects of the previous tap do not count for the next one
    }
}

void compare(const char* name, const Page& page)
{
    benchmark::RegisterBenchmark(name, [page](benchmark::State& state) { tapOn(state, page); })
        ->UseManualTime()
        ->Iterations(50)
        ->Unit(benchmark::kMillisecond);
}

} // namespace

} // namespace tafel::bench

int main(int count, char** arguments)
{
    using namespace tafel;
    using namespace tafel::bench;
    // The baseline uses Qt's default rendering, which Qt selects once per process.
    const bool bare = count > 1 && std::string_view(arguments[1]) == "--bare";
    if (!bare)
        app::useSoftwareRendering();
    QApplication application(count, arguments);
    benchmark::Initialize(&count, arguments);
    if (bare) {
        compare("tap/reference", {.file = QUrl("qrc:/qt/qml/Bare/Page.qml"), .taps = {"key"}});
        benchmark::RunSpecifiedBenchmarks();
        return 0;
    }
    // The score pad with a card turned up: a digit and its deletion, each with a new award, safe zone and
    // reasons.
    QTemporaryDir folder;
    test::useOwnFolders(folder.path());
    test::setPreference("firstStart", false);
    static const QString history = folder.filePath("history.db");
    currentMatch(history.toStdString());
    const auto pad = [](int watchers) {
        return Page{.file = QUrl("qrc:/qt/qml/Tafel/Ui/Main.qml"),
            .taps = {"pad.key.7", "pad.key.back"},
            .prepare =
                [](QQmlApplicationEngine& engine) {
                    engine.setInitialProperties({{"databaseFile", history}});
                },
            .watchers = watchers};
    };
    compare("tap/ours", pad(0));
    compare("live-tap/ours", pad(50));
    compare("live-tap/reference", pad(0));
    static const QString many = folder.filePath("many.db");
    manyContracts(many.toStdString());
    compare("open-pad/ours",
        {.file = QUrl("qrc:/qt/qml/Bare/Opening.qml"),
            .prepare =
                [](QQmlApplicationEngine& engine) {
                    engine.setInitialProperties({{"databaseFile", many}});
                },
            .until = "contract.c40"});
    // The longest series of a screen, and one that is short enough for each point to be a pixel.
    const auto pan = [](int points) {
        return Page{.file = QUrl("qrc:/qt/qml/Bare/Pan.qml"),
            .prepare = points == 10'000
                ? [](QQmlApplicationEngine& engine) { engine.setInitialProperties({{"points", 10'000}}); }
                : [](QQmlApplicationEngine& engine) {
                      engine.setInitialProperties({{"points", 1'000}});
                  }};
    };
    compare("pan/ours", pan(10'000));
    compare("pan/reference", pan(1'000));
    benchmark::RunSpecifiedBenchmarks();
}
