#include "app/settings/preferences.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace tafel::app {

// The keys of the file are frozen; some differ from the names of their properties.
Preferences::Preferences(QObject* parent)
    : QObject(parent)
    , m_settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("tafelrichter"),
          QStringLiteral("tafelrichter"))
{
}

QString Preferences::language() const
{
    const bool german = QLocale::system().language() == QLocale::German;
    return m_settings.value("language", german ? "de" : "en").toString() == QLatin1String("de")
        ? QStringLiteral("de")
        : QStringLiteral("en");
}

QString Preferences::theme() const
{
    const QString theme = m_settings.value("theme", "light").toString();
    return theme == QLatin1String("dark") || theme == QLatin1String("contrast") ? theme
                                                                                : QStringLiteral("light");
}

int Preferences::textSize() const
{
    return qBound(100, m_settings.value("textSize", 100).toInt(), 200);
}
bool Preferences::keepScreenOn() const
{
    return m_settings.value("keepScreenOn", true).toBool();
}
bool Preferences::rotatePad() const
{
    return m_settings.value("padTurns", true).toBool();
}
bool Preferences::motion() const
{
    return m_settings.value("motion", true).toBool();
}
bool Preferences::requireAcceptance() const
{
    return m_settings.value("secondEyes", false).toBool();
}
bool Preferences::ratings() const
{
    return m_settings.value("ratings", false).toBool();
}
bool Preferences::firstStart() const
{
    return m_settings.value("firstStart", true).toBool();
}
QString Preferences::saveFolder() const
{
    return m_settings.value("saveFolder").toString();
}
QStringList Preferences::hiddenGames() const
{
    return m_settings.value("gamesAway").toStringList();
}

void Preferences::store(const char* key, const QVariant& value)
{
    if (m_settings.value(key) == value)
        return;
    m_settings.setValue(key, value);
    Q_EMIT changed();
}

void Preferences::setLanguage(const QString& language)
{
    if (language == this->language() && m_settings.contains("language"))
        return;
    store("language", language);
    installTranslations(); // The translations must be active before other objects update their texts.
    Q_EMIT languageChanged();
}

void Preferences::installTranslations() const
{
    static auto* const german = [] {
        auto* const translator = new QTranslator(QCoreApplication::instance());
        return translator->load(QStringLiteral(":/i18n/tafelrichter_de.qm")) ? translator : nullptr;
    }();
    const bool wanted = coreLanguage() == Language::German;
    if (wanted && german)
        QCoreApplication::installTranslator(german);
    else
        QCoreApplication::removeTranslator(german);
    QLocale::setDefault(wanted ? QLocale(QLocale::German) : QLocale(QLocale::English));
}

void Preferences::setTheme(const QString& theme)
{
    store("theme", theme);
}
void Preferences::setTextSize(int percent)
{
    store("textSize", percent);
}
void Preferences::setKeepScreenOn(bool on)
{
    store("keepScreenOn", on);
}
void Preferences::setRotatePad(bool on)
{
    store("padTurns", on);
}
void Preferences::setMotion(bool on)
{
    store("motion", on);
}
void Preferences::setRequireAcceptance(bool on)
{
    store("secondEyes", on);
}
void Preferences::setRatings(bool on)
{
    store("ratings", on);
}
void Preferences::setFirstStart(bool first)
{
    store("firstStart", first);
}
void Preferences::setSaveFolder(const QString& folder)
{
    store("saveFolder", folder);
}
void Preferences::setHiddenGames(const QStringList& ids)
{
    store("gamesAway", ids);
}

} // namespace tafel::app
