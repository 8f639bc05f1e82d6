// The schema of a history (db/*.sql, embedded at build), and those of earlier releases.
#pragma once

namespace tafel::history {

/// PRAGMA user_version of a history with the schema in db/. Each change of the schema needs a new one.
inline constexpr int schemaVersion = 32;

/// The same of a history of release 0.1.0 or 0.2.0, which is brought to the present schema when it is opened.
/// The builds between them had other versions, and were not released.
inline constexpr int firstRelease = 9, secondRelease = 31;

constexpr bool isOfEarlierRelease(int version)
{
    return version == firstRelease || version == secondRelease;
}

/// The statements that create the tables of a new history.
const char* schemaSql();

} // namespace tafel::history
