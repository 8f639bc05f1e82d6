#include "app/session/session_model.h"

namespace tafel::app {

SessionModel::SessionModel(QObject* parent, Follows follows)
    : QObject(parent)
    , m_follows(follows)
{
}

void SessionModel::setSession(Session* session)
{
    if (session == m_session)
        return;
    m_session = session;
    if (session && m_follows == Follows::History)
        connect(session, &Session::historyChanged, this, &SessionModel::refresh);
    if (session && m_follows != Follows::Nothing)
        connect(session->preferences(), &Preferences::languageChanged, this, &SessionModel::refresh);
    Q_EMIT sessionChanged();
    attached();
}

} // namespace tafel::app
