// All people who have played or joined a tournament, and the details of one of them: other names, possible
// duplicates, erasure.
#pragma once

#include <map>
#include <set>
#include <string>

#include "app/people/name_match_view.h"
#include "app/session/session_model.h"
#include "history/people/people.h"

namespace tafel::app {

struct PersonRow {
    Q_GADGET
    QML_VALUE_TYPE(personRow)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int badge MEMBER badge) ///< -1 if the seat decides.
    Q_PROPERTY(QString matches MEMBER matches)
    Q_PROPERTY(QString last MEMBER last)
public:
    QString name = {};
    int badge = -1;
    QString matches = {}, last = {};

    bool operator==(const PersonRow&) const = default;
};

/// The details of a person.
struct PersonProfile {
    Q_GADGET
    QML_VALUE_TYPE(personProfile)
    Q_PROPERTY(QString name MEMBER name) ///< Empty if there is no such person.
    Q_PROPERTY(int badge MEMBER badge)
    Q_PROPERTY(bool rated MEMBER rated) ///< False if the person has opted out of ratings.
    Q_PROPERTY(QString matches MEMBER matches)
    Q_PROPERTY(QString first MEMBER first)
    Q_PROPERTY(QString last MEMBER last)
    Q_PROPERTY(QStringList spellings MEMBER spellings)
    Q_PROPERTY(QString games MEMBER games)
    Q_PROPERTY(QString tournaments MEMBER tournaments)
public:
    QString name = {};
    int badge = -1;
    bool rated = true;
    QString matches = {}, first = {}, last = {};
    QStringList spellings = {};
    QString games = {}, tournaments = {};
};

/// One of two possible duplicates.
struct PossibleDuplicate {
    Q_GADGET
    QML_VALUE_TYPE(possibleDuplicate)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int badge MEMBER badge)
    Q_PROPERTY(QString matches MEMBER matches)
    Q_PROPERTY(QString played MEMBER played)
    Q_PROPERTY(QString tablets MEMBER tablets)
public:
    QString name = {};
    int badge = -1;
    QString matches = {}, played = {}, tablets = {};

    bool operator==(const PossibleDuplicate&) const = default;
};

/// The effect of another name.
struct RenamingPreview {
    Q_GADGET
    QML_VALUE_TYPE(renamingPreview)
    Q_PROPERTY(QString problem MEMBER problem)
    Q_PROPERTY(bool merges MEMBER merges)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(tafel::app::NameMatchView meant MEMBER meant)
public:
    QString problem = {};
    bool merges = false;
    QString text = {};
    NameMatchView meant = {};
};

/// The result of an erasure.
struct ErasureResult {
    Q_GADGET
    QML_VALUE_TYPE(erasureResult)
    Q_PROPERTY(QString problem MEMBER problem)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QStringList copies MEMBER copies) ///< Files next to the history that still contain the name.
public:
    QString problem = {}, title = {}, text = {};
    QStringList copies = {};
};

class PeopleList : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    /// The people who match the search, the last played first.
    Q_PROPERTY(QList<tafel::app::PersonRow> people READ people NOTIFY changed)
    /// All people, regardless of the search.
    Q_PROPERTY(QList<tafel::app::PersonRow> everybody READ everybody NOTIFY changed)
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY changed)
    /// The name of the selected person.
    Q_PROPERTY(QString person READ person WRITE setPerson NOTIFY changed)
    Q_PROPERTY(tafel::app::PersonProfile profile READ profile NOTIFY changed)
    /// "Beet is called Beat"; empty if there is nothing to undo.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    /// Two possible duplicates; empty if there are none or all were dismissed.
    Q_PROPERTY(QList<tafel::app::PossibleDuplicate> possibleDuplicates READ possibleDuplicates NOTIFY changed)
public:
    using SessionModel::SessionModel;

    const QString& search() const { return m_search; }
    void setSearch(const QString& search);
    const QList<PersonRow>& people() const { return m_shown; }
    const QList<PersonRow>& everybody() const { return m_people; }
    bool isEmpty() const { return m_people.isEmpty(); }
    const QString& person() const { return m_person; }
    void setPerson(const QString& person) { assign(m_person, person); }
    const PersonProfile& profile() const { return m_profile; }
    const QString& undoText() const { return m_undoText; }
    const QList<PossibleDuplicate>& possibleDuplicates() const { return m_possibleDuplicates; }

    Q_INVOKABLE tafel::app::RenamingPreview preview(const QString& to) const;
    /// Renames the selected person.
    /// \return why that is not possible; empty on success
    Q_INVOKABLE QString rename(const QString& to) { return merge(m_person, to); }
    /// Shows `from` as `to`.
    /// \return why that is not possible; empty on success
    Q_INVOKABLE QString merge(const QString& from, const QString& to);
    /// Marks two of `possibleDuplicates` as distinct people, or hides the suggestion until the list is opened
    /// again.
    Q_INVOKABLE void markDistinct(const QString& one, const QString& other);
    Q_INVOKABLE void dismissSuggestion(const QString& one, const QString& other);
    Q_INVOKABLE void undo(); ///< Undoes the last change of names.
    /// Sets the badge of the selected person; with -1 the seat decides.
    Q_INVOKABLE void setBadge(int badge);
    /// Sets whether the selected person takes part in ratings.
    Q_INVOKABLE void setRated(bool rated);
    /// Erases the selected person. This cannot be undone.
    Q_INVOKABLE tafel::app::ErasureResult erase();
    /// Deletes such files.
    /// \return the result as a sentence
    Q_INVOKABLE QString removeCopies(const QStringList& copies);

    void refresh() override;

private:
    void filter();
    void updatePossibleDuplicates(const std::map<std::string, int>& badges);
    void notifyNameChange();
    QString sentence(const history::WriteError& problem) const;

    QString m_search, m_person, m_undoText;
    QList<PersonRow> m_people, m_shown;
    PersonProfile m_profile;
    QList<PossibleDuplicate> m_possibleDuplicates;
    std::set<history::PersonPair> m_dismissed;
};

} // namespace tafel::app
