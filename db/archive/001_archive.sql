-- The archive of a club with the events of all its tablets. `tafelrichter archive init` runs this as the owner of the database.

create schema tafelrichter;

create table tafelrichter.about (
  id      uuid not null default gen_random_uuid(),  -- of this archive, wherever it is moved
  version int not null                              -- how many of these files have run
);
create unique index about_one on tafelrichter.about ((true));
insert into tafelrichter.about (version) values (0);

create sequence tafelrichter.number;
create sequence tafelrichter.revision;

-- The events as the tablets wrote them. `body` is text, because the checksum covers its bytes.
create table tafelrichter.event (
  number  bigint not null default nextval('tafelrichter.number'),  -- in the order in which it became visible
  uuid    uuid primary key,
  device  text not null,
  tick    bigint not null,
  at      text not null,
  match   text not null,
  kind    text not null,
  body    text not null,
  sum     bigint not null,
  revised bigint                                                   -- a name was taken out: the newest has the highest
);
create unique index event_by_number on tafelrichter.event (number);
create index event_by_revision on tafelrichter.event (revised) where revised is not null;
create index event_forgotten on tafelrichter.event (number) where kind = 'person-forgotten';

-- Erasing names is the only change.
create function tafelrichter.forget(which uuid[], bodies text[], sums bigint[]) returns bigint
language plpgsql security definer
set search_path = pg_catalog, pg_temp  -- else the caller's own tables could stand in for ours
as $$
declare
  changed bigint;
begin
  update tafelrichter.event as event
  set body = rewritten.body, sum = rewritten.sum, revised = nextval('tafelrichter.revision')
  from unnest(which, bodies, sums) as rewritten (uuid, body, sum)
  where event.uuid = rewritten.uuid and event.body <> rewritten.body;
  get diagnostics changed = row_count;
  return changed;
end
$$;
revoke all on function tafelrichter.forget from public;

do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'tafelrichter_tablets') then
    create role tafelrichter_tablets nologin;
  end if;
end
$$;
grant usage on schema tafelrichter to tafelrichter_tablets;
grant select on tafelrichter.about to tafelrichter_tablets;
grant select on tafelrichter.event to tafelrichter_tablets;
grant insert (uuid, device, tick, at, match, kind, body, sum) on tafelrichter.event to tafelrichter_tablets;
grant usage on sequence tafelrichter.number to tafelrichter_tablets;
grant execute on function tafelrichter.forget to tafelrichter_tablets;
