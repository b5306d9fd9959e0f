-- A posted or cancelled count does not change.
create or replace function reject_ended_count() returns trigger
language plpgsql as $$
begin
  raise exception 'count % is %: it cannot be changed', old.number, old.status using errcode = 'check_violation';
end
$$;
create or replace trigger counts_ended before update on inventory_counts
for each row when (old.status in ('posted', 'cancelled')) execute function reject_ended_count();

create or replace function reject_ended_count_lines() returns trigger
language plpgsql as $$
begin
  if exists (
    select 1 from touched l join inventory_counts c on c.business_id = l.business_id and c.id = l.count_id
    where c.status in ('posted', 'cancelled')
  ) then
    raise exception 'the lines of a posted or cancelled count cannot be changed' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create or replace trigger count_lines_ended after update on count_lines
referencing new table as touched for each statement execute function reject_ended_count_lines();
create or replace trigger count_lines_late after insert on count_lines
referencing new table as touched for each statement execute function reject_ended_count_lines();
create or replace trigger count_scans_late after insert on count_scans
referencing new table as touched for each statement execute function reject_ended_count_lines();
