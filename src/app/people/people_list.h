// Everybody who has played or came to a tournament, and one of them in full: other names, two who are one,
// forgetting.
#pragma once

#include <map>
#include <set>
#include <string>

#include "app/session/session_model.h"
#include "history/people/people.h"

namespace tafel::app {

class PeopleList : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    /// [{name, mark (-1: the seat decides), matches, last}], last played first
    Q_PROPERTY(QVariantList people READ people NOTIFY changed)
    Q_PROPERTY(QVariantList everybody READ everybody NOTIFY changed) ///< The same, whatever is searched for.
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY changed)
    Q_PROPERTY(QString person READ person WRITE setPerson NOTIFY changed) ///< Who is shown in full.
    /// {name, mark, rated (wishes a rating), matches, first, last, spellings, games, tournaments}; empty:
    /// nobody.
    Q_PROPERTY(QVariantMap profile READ profile NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed) ///< "Beet is called Beat"; empty: nothing.
    /// Two who may be one: [{name, mark, matches, played, tablets}]; empty: nobody, or all were put off.
    Q_PROPERTY(QVariantList possibleDuplicates READ possibleDuplicates NOTIFY changed)
public:
    using SessionModel::SessionModel;

    const QString& search() const { return m_search; }
    void setSearch(const QString& search);
    const QVariantList& people() const { return m_shown; }
    const QVariantList& everybody() const { return m_people; }
    bool isEmpty() const { return m_people.isEmpty(); }
    const QString& person() const { return m_person; }
    void setPerson(const QString& person) { assign(m_person, person); }
    const QVariantMap& profile() const { return m_profile; }
    const QString& undoText() const { return m_undoText; }
    const QVariantList& possibleDuplicates() const { return m_possibleDuplicates; }

    /// What would come of another name: {problem, merges, text, meant: as `nameMatchView`}.
    Q_INVOKABLE QVariantMap preview(const QString& to) const;
    /// Of the person that is shown; why not, or empty.
    Q_INVOKABLE QString rename(const QString& to) { return merge(m_person, to); }
    /// Shows `from` as `to`; why not, or empty.
    Q_INVOKABLE QString merge(const QString& from, const QString& to);
    /// Two of `possibleDuplicates`: they are two people, or it is not asked again before the list is opened
    /// anew.
    Q_INVOKABLE void markDistinct(const QString& one, const QString& other);
    Q_INVOKABLE void dismissSuggestion(const QString& one, const QString& other);
    Q_INVOKABLE void undo(); ///< What was said last of who is who.
    /// The colour and shape of the person that is shown; -1: the seat decides.
    Q_INVOKABLE void setBadge(int mark);
    /// Whether the person that is shown wishes a rating.
    Q_INVOKABLE void setRated(bool rated);
    /// {problem, title, text, copies: the files beside the history that have the name still}; cannot be
    /// undone.
    Q_INVOKABLE QVariantMap erase();
    /// Deletes such files; what came of it, in a sentence.
    Q_INVOKABLE QString removeCopies(const QStringList& copies);

    void refresh() override;

private:
    void filter();
    void updatePossibleDuplicates(const std::map<std::string, int>& marks);
    void notifyNameChange();
    QString sentence(const history::WriteError& problem) const;

    QString m_search, m_person, m_undoText;
    QVariantList m_people, m_shown;
    QVariantMap m_profile;
    QVariantList m_possibleDuplicates;
    std::set<history::PersonPair> m_dismissed;
};

} // namespace tafel::app
