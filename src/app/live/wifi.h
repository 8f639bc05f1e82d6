// Checks whether a Wi-Fi is encrypted, using NetworkManager.
#pragma once

#include <functional>

#include <QObject>

namespace tafel::app {

/// Asks NetworkManager's nmcli about the Wi-Fi of this interface ("wlan0") and calls `tell` later, with true
/// if the network is open. Does not call it if the state is unknown, if nmcli is not installed or if `whom`
/// has been deleted.
void checkIfOpen(const QString& interface, QObject* whom, std::function<void(bool open)> tell);

} // namespace tafel::app
