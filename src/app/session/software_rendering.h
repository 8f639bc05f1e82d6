// How the windows of the app are drawn.
#pragma once

#include <QQuickWindow>
#include <QtGlobal>

namespace tafel::app {

/// Flat drawings: the software renderer starts sooner and needs a third of the memory. It draws a millisecond
/// after something has changed and not five, which Qt waits for more: a tap is seen so much sooner. Before
/// the application is made; a variable still decides otherwise.
inline void useSoftwareRendering()
{
    if (qEnvironmentVariableIsEmpty("QT_QUICK_BACKEND") && qEnvironmentVariableIsEmpty("QSG_RHI_BACKEND"))
        QQuickWindow::setSceneGraphBackend(QStringLiteral("software"));
    if (qEnvironmentVariableIsEmpty("QT_QPA_UPDATE_IDLE_TIME"))
        qputenv("QT_QPA_UPDATE_IDLE_TIME", "1");
}

} // namespace tafel::app
