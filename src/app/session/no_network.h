// Refuses every network request of the screens, whatever a text or a file refers to.
#pragma once

class QQmlEngine;

namespace tafel::app {

/// Makes the engine refuse every request of its pictures and scripts. The app's own files are resources
/// (qrc:), which need no request. Must be called before the first screen is loaded.
void refuseNetwork(QQmlEngine& engine);

} // namespace tafel::app
