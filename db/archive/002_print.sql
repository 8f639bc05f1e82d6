-- The number of events, and the exclusive or of the last 64 bits of their UUIDs. A tablet with the same values has the
-- same events. Triggers update them, so that a comparison takes the same time for any number of events.

create table tafelrichter.print (
  entries bigint not null,
  print   bigint not null
);
create unique index print_one on tafelrichter.print ((true));
insert into tafelrichter.print values (0, 0);
grant select on tafelrichter.print to tafelrichter_tablets;

create function tafelrichter.print_of(uuid uuid) returns bigint
language sql immutable
as $$ select ('x' || right(replace(uuid::text, '-', ''), 16))::bit(64)::bigint $$;
grant execute on function tafelrichter.print_of to tafelrichter_tablets;

create function tafelrichter.keep_print() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    update tafelrichter.print as kept set entries = kept.entries + more.entries, print = kept.print # more.print
    from (select count(*) as entries, coalesce(bit_xor(tafelrichter.print_of(uuid)), 0) as print from changed) as more;
  elsif tg_op = 'DELETE' then
    update tafelrichter.print as kept set entries = kept.entries - less.entries, print = kept.print # less.print
    from (select count(*) as entries, coalesce(bit_xor(tafelrichter.print_of(uuid)), 0) as print from changed) as less;
  else
    update tafelrichter.print set entries = 0, print = 0;
  end if;
  return null;
end
$$;
revoke all on function tafelrichter.keep_print from public;

create trigger print_of_inserted after insert on tafelrichter.event
  referencing new table as changed for each statement execute function tafelrichter.keep_print();
create trigger print_of_deleted after delete on tafelrichter.event
  referencing old table as changed for each statement execute function tafelrichter.keep_print();
create trigger print_of_truncated after truncate on tafelrichter.event
  for each statement execute function tafelrichter.keep_print();
