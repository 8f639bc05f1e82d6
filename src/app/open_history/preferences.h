// The preferences of the user: language, theme, text size. They are stored in the user's configuration
// folder.
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/phrases.h"

/// A value in the file of preferences. The keys of the file are frozen; some differ from the names.
#define PREFERENCE(type, name, setter, key, ...)                                                             \
    Q_PROPERTY(type name READ name WRITE setter NOTIFY changed)                                              \
public:                                                                                                      \
    type name() const                                                                                        \
    {                                                                                                        \
        return m_settings.value(key, type{__VA_ARGS__}).value<type>();                                       \
    }                                                                                                        \
    void setter(const type& value)                                                                           \
    {                                                                                                        \
        store(key, value);                                                                                   \
    }                                                                                                        \
                                                                                                             \
private:

namespace tafel::app {

class Preferences : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Preferences)
    QML_UNCREATABLE("the session owns it")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged) ///< "de" or "en"
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed) ///< "light", "dark", "contrast"
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY changed) ///< 100 … 200 %
    PREFERENCE(bool, keepScreenOn, setKeepScreenOn, "keepScreenOn", true) ///< During a match.
    PREFERENCE(bool, rotatePad, setRotatePad, "padTurns", true)
    PREFERENCE(bool, motion, setMotion, "motion", true)
    /// A deal counts once another player has accepted it.
    PREFERENCE(bool, requireAcceptance, setRequireAcceptance, "secondEyes")
    /// Ratings are shown in the history and in the report of a season.
    PREFERENCE(bool, ratings, setRatings, "ratings")
    PREFERENCE(bool, firstStart, setFirstStart, "firstStart", true) ///< No preference has been set yet.
    PREFERENCE(QString, saveFolder, setSaveFolder, "saveFolder") ///< Empty for the default folder.
    /// Ids of custom games that are not offered for new matches.
    PREFERENCE(QStringList, hiddenGames, setHiddenGames, "gamesAway")

public:
    explicit Preferences(QObject* parent = nullptr);

    QString language() const;
    QString theme() const;
    int textSize() const { return qBound(100, m_settings.value("textSize", 100).toInt(), 200); }

    void setLanguage(const QString& language);
    void setTheme(const QString& theme) { store("theme", theme); }
    void setTextSize(int percent) { store("textSize", percent); }

    /// Installs the translation of the current language. The source texts are English.
    void installTranslations() const;

    /// The language for the core's own texts.
    Language coreLanguage() const { return languageIn(plain(language())); }

Q_SIGNALS:
    void changed();
    void languageChanged();

private:
    void store(const char* key, const QVariant& value);

    QSettings m_settings;
};

} // namespace tafel::app
