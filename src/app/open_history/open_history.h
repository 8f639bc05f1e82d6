// The open history, with the user's preferences. Everything that reads or writes it shares this object.
#pragma once

#include "app/open_history/background_task.h"
#include "app/open_history/preferences.h"
#include "app/phrases/fields.h"
#include "history/history.h"

namespace tafel::app {

class OpenHistory : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// The history file; empty for the file in the user's data folder.
    Q_PROPERTY(QString file MEMBER m_file WRITE setFile NOTIFY fileChanged)
    CONSTANT_GETTER(tafel::app::Preferences*, preferences) { return &m_preferences; }
    /// The title of an error while opening the history; empty if there is none.
    NOTIFIED_GETTER(faultChanged, QString, faultTitle)
    {
        return m_fault ? tr("The history cannot be opened.") : QString();
    }
    NOTIFIED_GETTER(faultChanged, QString, faultText) { return m_fault ? in(m_fault->message) : QString(); }
    Q_PROPERTY(bool open READ isOpen NOTIFY faultChanged)
    NOTIFIED_FIELD(faultChanged, bool, recoverable); ///< The history is damaged and can be recovered.
    /// Progress from 0 to 1 while a history of an earlier release is being migrated; otherwise −1.
    NOTIFIED_GETTER(openingChanged, double, openingProgress) { return m_work.running() ? m_work.done() : -1; }
    Q_PROPERTY(int matchCount READ matchCount NOTIFY historyChanged)
    Q_PROPERTY(int peopleCount READ peopleCount NOTIFY historyChanged)
    Q_PROPERTY(int disputeCount READ disputeCount NOTIFY historyChanged)
    /// The newest match whose branch the table has to choose; empty if there is none.
    Q_PROPERTY(QString forked READ forked NOTIFY historyChanged)
public:
    explicit OpenHistory(QObject* parent = nullptr);

    void setFile(const QString& file);
    bool isOpen() const { return m_history.has_value(); }
    /// Another program holds the writer lock of the history.
    bool isInUse() const { return m_fault && m_fault->code == history::StorageError::Code::InUse; }
    int matchCount() { return counts().matches; }
    int peopleCount() { return counts().people; }
    int disputeCount() { return counts().disputes; }
    QString forked();

    /// Opens the history again after an error. A history of an earlier release is opened in the background.
    Q_INVOKABLE void retry();
    /// Stops the migration and leaves a history of an earlier release unchanged.
    Q_INVOKABLE void stopOpening() { m_work.stop(); }

    /// Requires `isOpen`.
    history::History& history() { return *m_history; }
    std::filesystem::path historyFile() const { return pathOf(m_file); }
    /// The path of a history; the user's default file if `file` is empty.
    static std::filesystem::path pathOf(const QString& file);
    Language language() const { return m_preferences.coreLanguage(); }
    /// A text of the core in this language.
    template <typename Words> QString in(const Words& words) const { return qt(words.in(language())); }
    /// Why data was not stored, in one sentence.
    QString reasonOf(const history::WriteError& problem) const;

    /// Reports why data was not stored. The history is unchanged.
    void report(const history::WriteError& problem);
    /// Reports the error if there is one.
    /// \return true if there is none
    template <typename T, typename E> bool reportOnError(const tl::expected<T, E>& answer)
    {
        if (!answer)
            report(answer.error());
        return answer.has_value();
    }
    /// Announces the change that was stored, or reports why it was not.
    /// \return true if it was stored
    template <typename T, typename E> bool announce(const tl::expected<T, E>& answer)
    {
        if (reportOnError(answer))
            Q_EMIT historyChanged();
        return answer.has_value();
    }

Q_SIGNALS:
    void fileChanged();
    void faultChanged();
    void openingChanged();
    void historyChanged();
    /// Nothing may use the history from now on: it is about to be closed, or it could not be opened.
    void closing();
    /// The history is open.
    void opened();
    /// Data was not stored: the error, the state of the data and the remedy.
    void failed(const QString& title, const QString& text);

private:
    history::Counts counts();
    void openInBackground(const std::filesystem::path& path);
    void setHistory(history::Expected<history::History> result);

    QString m_file;
    Preferences m_preferences;
    std::optional<history::History> m_history;
    std::optional<history::StorageError> m_fault;
    BackgroundTask m_work{[this] { Q_EMIT openingChanged(); }};
};

} // namespace tafel::app
