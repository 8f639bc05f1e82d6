-- The checks of the server, so that nobody with the password of a tablet can harm the others (docs/archive.md).
-- `archive init` copies the limits from src/base/limits.h.

alter table tafelrichter.about
  add column lowest     int    not null default 3,  -- the lowest version that a program has to know to exchange here
  add column body_bytes bigint not null default 0,  -- of an entry
  add column word_bytes bigint not null default 0,  -- of its other texts
  add column tick_step  bigint not null default 0,  -- how far Lamport's clock may jump
  add column tick_most  bigint not null default 0;  -- how high it may be

-- The role that sent the event; null for older events. `device` does not depend on the role, because a tablet also sends
-- the events of others, for instance to a restored server. The role shows who sent them.
alter table tafelrichter.event add column sender text;
alter table tafelrichter.event alter column sender set default session_user;  -- SET ROLE does not change that one

create view tafelrichter.sender as
select device, sender, count(*) as entries, min(number) as first, max(number) as last
from tafelrichter.event group by device, sender;
grant select on tafelrichter.sender to tafelrichter_tablets;

-- The highest clock value of all events.
alter table tafelrichter.print add column tick bigint not null default 0;

-- The check that an event fails, or null. `highest`: the clock value before it.
create function tafelrichter.broken_rule(
  about tafelrichter.about, highest bigint, device text, tick bigint, at text, match text, kind text, body text) returns text
language sql immutable
as $$
  select case
    when octet_length(body) > about.body_bytes
      or greatest(octet_length(device), octet_length(at), octet_length(match), octet_length(kind)) > about.word_bytes
      then 'is too long'
    when tick < 1 or tick > least(highest + about.tick_step, about.tick_most) then 'is ahead of all clocks'
    when kind = 'person-forgotten' and match <> '' then 'forgets somebody in a match'
  end
$$;

create function tafelrichter.keep_rules() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  rules tafelrichter.about;
  highest bigint;
  all_of_them record;
  wrong record;
begin
  select * into rules from tafelrichter.about;
  select tick into highest from tafelrichter.print;
  select max(changed.tick) as highest,
      max(tafelrichter.broken_rule(rules, highest, device, changed.tick, at, match, kind, body)) as rule
    into all_of_them from changed;
  if all_of_them.rule is null then
    update tafelrichter.print set tick = all_of_them.highest where tick < all_of_them.highest;
    return null;
  end if;
  -- The clock may have gone up in small steps.
  select entry.uuid, rule into wrong
  from (
      select changed.*, greatest(print.tick,
          max(changed.tick) over (order by changed.number rows between unbounded preceding and 1 preceding)) as highest
      from changed, tafelrichter.print
    ) as entry,
    lateral (select tafelrichter.broken_rule(rules, entry.highest, device, entry.tick, at, match, kind, body) as rule) as rules
  where rule is not null
  order by entry.number limit 1;
  if found then
    raise exception '% %', wrong.uuid, wrong.rule using errcode = 'TF001';
  end if;
  update tafelrichter.print set tick = all_of_them.highest where tick < all_of_them.highest;
  return null;
end
$$;
revoke all on function tafelrichter.keep_rules from public;
create trigger rules_of_inserted after insert on tafelrichter.event
  referencing new table as changed for each statement execute function tafelrichter.keep_rules();

-- Erasing names: a pseudonym may replace a part of a text. Everything else remains unchanged.

-- The strings of a JSON document in their order, and the parts between them.
create function tafelrichter.strings_of(document text) returns text[]
language sql immutable
as $$
  select coalesce(array_agg(('[' || found[1] || ']')::json ->> 0 order by place), '{}')
  from regexp_matches(document, '"(?:[^"\\]|\\.)*"', 'g') with ordinality as each (found, place)
$$;
create function tafelrichter.structure_of(document text) returns text
language sql immutable
as $$
  select regexp_replace(regexp_replace(document, '"(?:[^"\\]|\\.)*"', '"', 'g'), '\s+', '', 'g')
$$;
-- Whether a text equals the other one except that pseudonyms replace parts of it.
create function tafelrichter.is_erased(text_before text, text_after text) returns boolean
language sql immutable
as $$
  select text_before like regexp_replace(
    regexp_replace(text_after, '([\\%_])', '\\\1', 'g'), 'Person [0-9]+', '_%', 'g')
$$;
create function tafelrichter.may_stand_for(before text, after text) returns boolean
language plpgsql immutable
as $$
begin
  perform after::json;
  -- Without a backslash, every second piece between quotation marks is a string: that is soon seen.
  if strpos(before, e'\\') = 0 and strpos(after, e'\\') = 0 and not exists (
      select from unnest(string_to_array(before, '"'), string_to_array(after, '"')) with ordinality
        as each (text_before, text_after, place)
      where text_before is distinct from text_after
        and (place % 2 = 1 or tafelrichter.is_erased(text_before, text_after) is not true)) then
    return true;
  end if;
  return tafelrichter.structure_of(before) = tafelrichter.structure_of(after)
    and not exists (
      select from unnest(tafelrichter.strings_of(before), tafelrichter.strings_of(after)) as each (text_before, text_after)
      where text_before is distinct from text_after and tafelrichter.is_erased(text_before, text_after) is not true);
exception
  when data_exception then  -- one of them is no JSON
    return false;
end
$$;

-- \return the number of changed events. Events that differ in more than texts are skipped.
create or replace function tafelrichter.forget(which uuid[], bodies text[], sums bigint[]) returns bigint
language plpgsql security definer
set search_path = pg_catalog, pg_temp  -- else the caller's own tables could stand in for ours
as $$
declare
  changed bigint;
begin
  update tafelrichter.event as event
  set body = rewritten.body, sum = rewritten.sum, revised = nextval('tafelrichter.revision')
  from unnest(which, bodies, sums) as rewritten (uuid, body, sum), tafelrichter.about
  where event.uuid = rewritten.uuid and event.body <> rewritten.body
    and case when octet_length(rewritten.body) > about.body_bytes then false
      else tafelrichter.may_stand_for(event.body, rewritten.body) end;
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- A tablet with an intact copy replaces a damaged event.

create table tafelrichter.damaged (uuid uuid primary key);  -- whoever met one asks for it here
grant select, insert on tafelrichter.damaged to tafelrichter_tablets;

-- FNV-1a with 64 bits, as in src/history/storage/time_and_ids.h. It takes a microsecond per byte, so it is used only for
-- single events.
create function tafelrichter.sum_of(uuid uuid, device text, tick bigint, at text, match text, kind text, body text)
returns bigint
language plpgsql immutable
as $$
declare
  bytes bytea := convert_to(concat(tick, uuid, e'\n', device, e'\n', at, e'\n', match, e'\n', kind, e'\n', body, e'\n'), 'UTF8');
  high bigint := x'cbf29ce4'::bigint;  -- of 32 bits each: their products fit
  low bigint := x'84222325'::bigint;
  product bigint;
begin
  for i in 0 .. length(bytes) - 1 loop
    low := low # get_byte(bytes, i);
    product := low * 435;  -- the prime is 2^40 + 435
    high := (high * 435 + (product >> 32) + (low << 8)) & 4294967295;
    low := product & 4294967295;
  end loop;
  return (high << 32) | low;
end
$$;

-- All tablets receive it like an event with an erased name. \return true if it replaced a damaged event
create function tafelrichter.mend(
  uuid uuid, device text, tick bigint, at text, match text, kind text, body text, sum bigint) returns boolean
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  there tafelrichter.event;
  rules tafelrichter.about;
  highest bigint;
  mends boolean;
begin
  select * into there from tafelrichter.event as event where event.uuid = mend.uuid for update;
  mends := found;
  select * into rules from tafelrichter.about;
  select print.tick into highest from tafelrichter.print;
  mends := mends
    and tafelrichter.broken_rule(
      rules, highest, mend.device, mend.tick, mend.at, mend.match, mend.kind, mend.body) is null
    and tafelrichter.sum_of(mend.uuid, mend.device, mend.tick, mend.at, mend.match, mend.kind, mend.body) = mend.sum
    and (octet_length(there.body) > rules.body_bytes
      or tafelrichter.sum_of(there.uuid, there.device, there.tick, there.at, there.match, there.kind, there.body)
        <> there.sum);
  if mends then
    update tafelrichter.event as event
    set device = mend.device, tick = mend.tick, at = mend.at, match = mend.match, kind = mend.kind, body = mend.body,
      sum = mend.sum, sender = session_user, revised = nextval('tafelrichter.revision')
    where event.uuid = mend.uuid;
    update tafelrichter.print as kept set tick = greatest(kept.tick, mend.tick);
  end if;
  delete from tafelrichter.damaged as damaged where damaged.uuid = mend.uuid;
  return mends;
end
$$;
revoke all on function tafelrichter.mend from public;
grant execute on function tafelrichter.mend to tafelrichter_tablets;
