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
    VALUE_TYPE(PersonRow, personRow)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(int, badge, -1); ///< -1 if the seat decides.
    VALUE_FIELD(QString, matches);
    VALUE_FIELD(QString, last);
};

struct PersonProfile {
    VALUE_TYPE(PersonProfile, personProfile)
    VALUE_FIELD(QString, name); ///< Empty if there is no such person.
    VALUE_FIELD(int, badge, -1);
    VALUE_FIELD(bool, rated, true); ///< False if the person has opted out of ratings.
    VALUE_FIELD(QString, matches);
    VALUE_FIELD(QString, played); ///< The first and the last day.
    VALUE_FIELD(QStringList, spellings);
    VALUE_FIELD(QString, games);
    VALUE_FIELD(QString, tournaments);
};

struct PossibleDuplicate {
    VALUE_TYPE(PossibleDuplicate, possibleDuplicate)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(int, badge, -1);
    VALUE_FIELD(QString, matches);
    VALUE_FIELD(QString, played);
    VALUE_FIELD(QString, tablets);
};

struct RenamingPreview {
    VALUE_TYPE(RenamingPreview, renamingPreview)
    VALUE_FIELD(QString, problem);
    VALUE_FIELD(bool, merges);
    VALUE_FIELD(QString, text);
    VALUE_FIELD(tafel::app::NameMatchView, meant);
};

struct ErasureResult {
    VALUE_TYPE(ErasureResult, erasureResult)
    VALUE_FIELD(QString, problem);
    VALUE_FIELD(QString, title);
    VALUE_FIELD(QString, text);
    VALUE_FIELD(QStringList, copies); ///< Files next to the history that still contain the name.
};

class PeopleList : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString search MEMBER m_search NOTIFY changed)
    /// The people who match the search, the last played first.
    MODEL_GETTER(QList<tafel::app::PersonRow>, people);
    MODEL_FIELD(QList<tafel::app::PersonRow>, everybody); ///< All people, regardless of the search.
    INPUT_FIELD(QString, person, setPerson); ///< The name of the selected person.
    MODEL_FIELD(tafel::app::PersonProfile, profile);
    MODEL_FIELD(QString, undoText); ///< "Beet is called Beat"; empty if there is nothing to undo.
    /// Two possible duplicates; empty if there are none or all were dismissed.
    MODEL_FIELD(QList<tafel::app::PossibleDuplicate>, possibleDuplicates);

public:
    using SessionModel::SessionModel;

    Q_INVOKABLE tafel::app::RenamingPreview preview(const QString& to) const;
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
    Q_INVOKABLE void setRated(bool rated);
    /// Erases the selected person. This cannot be undone.
    Q_INVOKABLE tafel::app::ErasureResult erase();
    /// Deletes such files.
    /// \return the result as a sentence
    Q_INVOKABLE QString removeCopies(const QStringList& copies);

private:
    void clearData() override { reset(m_everybody, m_profile, m_undoText, m_possibleDuplicates); }
    void readData() override;
    int badgeOf(const std::string& name) const;
    QString playedText(const history::Profile& profile) const;
    void updatePossibleDuplicates();
    void notifyNameChange();

    QString m_search;
    std::map<std::string, int> m_badges; ///< By name, if the person has chosen one.
    std::set<history::PersonPair> m_dismissed;
};

} // namespace tafel::app
