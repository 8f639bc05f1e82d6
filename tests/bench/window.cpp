#include "bench/window.h"

#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>
#include <thread>

#include <X11/Xlib.h>
#include <X11/Xutil.h>

namespace tafel::bench {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto patience = 30s;
constexpr auto betweenLooks = 1ms;
constexpr auto untilAtRest = 1500ms;

/// Anything smaller is a dialog or a hidden helper window.
constexpr int smallestWindow = 100;

class Screen {
public:
    Screen()
        : m_display(XOpenDisplay(nullptr), XCloseDisplay)
    {
        if (!m_display)
            throw std::runtime_error("no X display; start it by xvfb-run");
        XSetErrorHandler([](Display*, XErrorEvent*) { return 0; }); // a window may close while it is queried
        XSelectInput(m_display.get(), DefaultRootWindow(m_display.get()), SubstructureNotifyMask);
        XSync(m_display.get(), True);
    }

    /// The next window that has appeared, if there is one.
    std::optional<Window> shown()
    {
        while (XPending(m_display.get()) > 0) {
            XEvent event;
            XNextEvent(m_display.get(), &event);
            XWindowAttributes window;
            if (event.type == MapNotify && !event.xmap.override_redirect
                && XGetWindowAttributes(m_display.get(), event.xmap.window, &window)
                && window.width >= smallestWindow)
                return event.xmap.window;
        }
        return std::nullopt;
    }

    /// Whether a window shows more than one colour.
    bool hasContent(Window window)
    {
        XWindowAttributes size;
        if (!XGetWindowAttributes(m_display.get(), window, &size))
            return false;
        const std::unique_ptr<XImage, int (*)(XImage*)> image(
            XGetImage(m_display.get(), window, 0, 0, static_cast<unsigned>(size.width),
                static_cast<unsigned>(size.height), AllPlanes, ZPixmap),
            [](XImage* each) { return each->f.destroy_image(each); });
        if (!image)
            return false;
        const unsigned long first = XGetPixel(image.get(), 0, 0);
        for (int y = 0; y < size.height; y += 3)
            for (int x = 0; x < size.width; x += 3)
                if (XGetPixel(image.get(), x, y) != first)
                    return true;
        return false;
    }

private:
    std::unique_ptr<Display, int (*)(Display*)> m_display;
};

/// Ends a program in its destructor.
struct Running {
    pid_t program;

    explicit Running(const Command& command)
        : program(start(command))
    {
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running() { stop(program); }

    /// Calls `look` until it returns a result; throws if the program ends or the time runs out.
    template <typename Look> auto until(const Look& look) const
    {
        const auto begin = Clock::now();
        auto seen = look();
        for (; !seen; seen = look()) {
            if (hasEnded(program))
                throw std::runtime_error("it ended without a window");
            if (Clock::now() - begin > patience)
                throw std::runtime_error("no window, or nothing in it");
            std::this_thread::sleep_for(betweenLooks);
        }
        return seen;
    }
};

} // namespace

Opened open(const Command& command)
{
    Screen screen;
    const auto begin = Clock::now();
    const Running running(command);
    const Window window = *running.until([&] { return screen.shown(); });
    running.until([&] { return screen.hasContent(window); });
    const std::chrono::duration<double> took = Clock::now() - begin;
    std::this_thread::sleep_for(untilAtRest);
    return {took.count(), memory(running.program)};
}

} // namespace tafel::bench
