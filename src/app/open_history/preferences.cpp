#include "app/open_history/preferences.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace tafel::app {

Preferences::Preferences(QObject* parent)
    : QObject(parent)
    , m_settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("tafelrichter"),
          QStringLiteral("tafelrichter"))
{
}

QString Preferences::language() const
{
    return qt(codeOf(languageIn(plain(m_settings.value("language", QLocale::system().name()).toString()))));
}

QString Preferences::theme() const
{
    const QString theme = m_settings.value("theme", "light").toString();
    return theme == QLatin1String("dark") || theme == QLatin1String("contrast") ? theme
                                                                                : QStringLiteral("light");
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
    static auto* const translator = new QTranslator(QCoreApplication::instance());
    QCoreApplication::removeTranslator(translator);
    // The texts in the code are English; the English file has only their singular forms.
    if (translator->load(QStringLiteral(":/i18n/tafelrichter_%1.qm").arg(language())))
        QCoreApplication::installTranslator(translator);
    QLocale::setDefault(QLocale(language()));
}

} // namespace tafel::app
