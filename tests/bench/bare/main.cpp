#include <QApplication>
#include <QQmlApplicationEngine>

int main(int count, char** arguments)
{
    QApplication app(count, arguments); // charts contain widgets
    QQmlApplicationEngine engine(QUrl("qrc:/qt/qml/Bare/Chart.qml"));
    return engine.rootObjects().isEmpty() ? 1 : app.exec();
}
