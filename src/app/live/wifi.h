// Whether a Wi-Fi is encrypted, as NetworkManager knows it.
#pragma once

#include <functional>

#include <QObject>

namespace tafel::app {

/// Asks NetworkManager's nmcli about the Wi-Fi that this interface ("wlan0") is in, and tells it later: true,
/// whoever is near can read along. Where nobody knows, or nmcli is not installed, nothing is told, nor when
/// `whom` is gone.
void checkIfOpen(const QString& interface, QObject* whom, std::function<void(bool open)> tell);

} // namespace tafel::app
