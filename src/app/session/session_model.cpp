#include "app/session/session_model.h"

namespace tafel::app {

OfSession::OfSession(QObject& model, Follows follows)
    : m_model(model)
    , m_follows(follows)
{
}

void OfSession::setSession(Session* session)
{
    if (session == m_session)
        return;
    m_session = session;
    const auto anew = [this] { refresh(); };
    if (session && m_follows == Follows::History)
        QObject::connect(session, &Session::historyChanged, &m_model, anew);
    if (session && m_follows != Follows::Nothing)
        QObject::connect(session->preferences(), &Preferences::languageChanged, &m_model, anew);
    attached();
}

SessionModel::SessionModel(QObject* parent, Follows follows)
    : QObject(parent)
    , OfSession(*this, follows)
{
}

SessionList::SessionList(QObject* parent, Follows follows)
    : RowModel(parent)
    , OfSession(*this, follows)
{
}

} // namespace tafel::app
