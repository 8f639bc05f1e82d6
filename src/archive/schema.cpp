#include "archive/schema.h"

#include <fmt/format.h>

#include "archive/migrations.h"
#include "base/limits.h"

namespace tafel::archive {

namespace {

using Code = ArchiveError::Code;

/// The lowest version of an archive with which this program can exchange.
constexpr int oldest = 3;

/// The version of the schema; 0 if there is none.
/// \throws ArchiveException Foreign, NoRights
int versionOf(ArchiveConnection& link)
{
    const ArchiveConnection::Rows there
        = link.run("select exists (select from pg_catalog.pg_namespace where nspname = 'tafelrichter'), "
                   "(select count(*) from pg_catalog.pg_attribute where attnum > 0 and attrelid = "
                   "to_regclass('tafelrichter.about') and attname in ('id', 'version')), "
                   "(select count(*) from pg_catalog.pg_attribute where attnum > 0 and attrelid = "
                   "to_regclass('tafelrichter.event') and attname in ('number', 'uuid', 'device', 'tick', "
                   "'at', 'match', "
                   "'kind', 'body', 'sum', 'revised')), "
                   "coalesce(has_schema_privilege(to_regnamespace('tafelrichter')::oid, 'usage'), true)");
    if (!there.flag(0, 0))
        return 0;
    if (there.number(0, 1) != 2 || there.number(0, 2) != 10)
        throw ArchiveException(archiveError(Code::ForeignSchema));
    if (!there.flag(0, 3))
        throw ArchiveException(archiveError(Code::NoRights, "usage"));
    const ArchiveConnection::Rows version = link.run("select version from tafelrichter.about");
    if (version.count() != 1)
        throw ArchiveException(archiveError(Code::ForeignSchema));
    if (version.number(0, 0) < 1) // none of ours: making it and its first version are one transaction
        throw ArchiveException(
            archiveError(Code::ForeignSchema, fmt::format("version {}", version.number(0, 0))));
    return static_cast<int>(version.number(0, 0));
}

} // namespace

std::string isAheadOfAllClocks()
{
    return fmt::format("(sender is null and tick > {})", limits::entries);
}

PreparedArchive createOrMigrate(ArchiveConnection& link)
{
    const int top = static_cast<int>(migrations().size());
    link.run("begin; select pg_advisory_xact_lock(hashtext('tafelrichter'))");
    const int before = versionOf(link);
    if (before > top)
        throw ArchiveException(archiveError(Code::NewerArchive));
    for (const Migration& rung : migrations().subspan(static_cast<std::size_t>(before)))
        link.run(rung.sql);
    link.run(fmt::format("update tafelrichter.about set version = {}, body_bytes = {}, word_bytes = {}, "
                         "tick_step = {}, tick_most = {}; "
                         "update tafelrichter.print set (entries, print, tick) = (select count(*), "
                         "coalesce(bit_xor(tafelrichter.print_of(uuid)), 0), "
                         "coalesce(max(tick) filter (where not {}), 0) from tafelrichter.event); commit",
        top, limits::travellingBytes, limits::wordBytes, limits::clockStep, limits::clock,
        isAheadOfAllClocks()));
    const ArchiveConnection::Rows id = link.run("select id from tafelrichter.about");
    return {std::string(id.text(0, 0)), before, top};
}

std::string verifyArchive(ArchiveConnection& link)
{
    const int top = static_cast<int>(migrations().size()), version = versionOf(link);
    if (version == 0)
        throw ArchiveException(archiveError(Code::NoArchive));
    if (version < oldest)
        throw ArchiveException(archiveError(Code::OlderArchive));
    if (version > top && link.run("select lowest from tafelrichter.about").number(0, 0) > top)
        throw ArchiveException(archiveError(Code::NewerArchive));
    const ArchiveConnection::Rows row
        = link.run("select id, has_table_privilege('tafelrichter.event', 'select'), "
                   "has_column_privilege('tafelrichter.event', 'body', 'insert'), "
                   "has_function_privilege('tafelrichter.forget(uuid[], text[], bigint[])', 'execute'), "
                   "has_function_privilege('tafelrichter.mend(uuid, text, bigint, text, text, text, text, "
                   "bigint)', 'execute') from tafelrichter.about");
    for (const auto& [column, right] :
        {std::pair(1, "select"), std::pair(2, "insert"), std::pair(3, "forget"), std::pair(4, "mend")})
        if (!row.flag(0, column))
            throw ArchiveException(archiveError(Code::NoRights, right));
    return std::string(row.text(0, 0));
}

} // namespace tafel::archive
