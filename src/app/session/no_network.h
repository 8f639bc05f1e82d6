// The screens load nothing from a network: whatever a text or a file names, it is refused.
#pragma once

class QQmlEngine;

namespace tafel::app {

/// Makes the engine refuse every request, for its pictures and for its scripts. What the app itself shows
/// lies in its resources (qrc:), which need no request. To be called before the first screen is loaded.
void refuseNetwork(QQmlEngine& engine);

} // namespace tafel::app
