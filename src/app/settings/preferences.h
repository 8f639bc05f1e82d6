// The preferences of the user: language, theme, text size. They are stored in the user's configuration
// folder.
#pragma once

#include <QObject>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

#include "base/text.h"

namespace tafel::app {

class Preferences : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Preferences)
    QML_UNCREATABLE("the session owns it")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged) ///< "de" or "en"
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed) ///< "light", "dark", "contrast"
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY changed) ///< 100 … 200 %
    Q_PROPERTY(bool keepScreenOn READ keepScreenOn WRITE setKeepScreenOn NOTIFY changed) ///< During a match.
    Q_PROPERTY(bool rotatePad READ rotatePad WRITE setRotatePad NOTIFY changed)
    Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY changed)
    /// A deal counts once another player has accepted it.
    Q_PROPERTY(bool requireAcceptance READ requireAcceptance WRITE setRequireAcceptance NOTIFY changed)
    /// Ratings are shown in the history and in the report of a season.
    Q_PROPERTY(bool ratings READ ratings WRITE setRatings NOTIFY changed)
    /// No preference has been set yet.
    Q_PROPERTY(bool firstStart READ firstStart WRITE setFirstStart NOTIFY changed)
    /// Empty for the default folder.
    Q_PROPERTY(QString saveFolder READ saveFolder WRITE setSaveFolder NOTIFY changed)
public:
    explicit Preferences(QObject* parent = nullptr);

    QString language() const;
    QString theme() const;
    int textSize() const;
    bool keepScreenOn() const;
    bool rotatePad() const;
    bool motion() const;
    bool requireAcceptance() const;
    bool ratings() const;
    bool firstStart() const;
    QString saveFolder() const;
    QStringList hiddenGames() const; ///< Ids of custom games that are not offered for new matches.

    void setLanguage(const QString& language);
    void setTheme(const QString& theme);
    void setTextSize(int percent);
    void setKeepScreenOn(bool on);
    void setRotatePad(bool on);
    void setMotion(bool on);
    void setRequireAcceptance(bool on);
    void setRatings(bool on);
    void setFirstStart(bool first);
    void setSaveFolder(const QString& folder);
    void setHiddenGames(const QStringList& ids);

    /// Installs the translation of the current language. The source texts are English.
    void installTranslations() const;

    /// The language for the core's own texts.
    Language coreLanguage() const
    {
        return language() == QLatin1String("de") ? Language::German : Language::English;
    }

Q_SIGNALS:
    void changed();
    void languageChanged();

private:
    void store(const char* key, const QVariant& value);

    QSettings m_settings;
};

} // namespace tafel::app
