-- Scans are what happened: they are added, and taken back by another one.
revoke update, delete on count_scans from tilldesk_app;
--> statement-breakpoint
revoke delete on inventory_counts, count_lines, count_counters from tilldesk_app;
--> statement-breakpoint
-- A count that was posted or cancelled stands for good.
create function keep_ended_count() returns trigger
language plpgsql as $$
begin
  raise exception 'count % is %: it is not changed any more', old.number, old.status using errcode = 'check_violation';
end
$$;
--> statement-breakpoint
create trigger counts_ended before update on inventory_counts
for each row when (old.status in ('posted', 'cancelled')) execute function keep_ended_count();
--> statement-breakpoint
create function keep_ended_count_lines() returns trigger
language plpgsql as $$
begin
  if exists (
    select 1 from touched l join inventory_counts c on c.business_id = l.business_id and c.id = l.count_id
    where c.status in ('posted', 'cancelled')
  ) then
    raise exception 'the lines of a count that is over are not changed' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger count_lines_ended after update on count_lines
referencing new table as touched for each statement execute function keep_ended_count_lines();
--> statement-breakpoint
create trigger count_lines_late after insert on count_lines
referencing new table as touched for each statement execute function keep_ended_count_lines();
--> statement-breakpoint
create trigger count_scans_late after insert on count_scans
referencing new table as touched for each statement execute function keep_ended_count_lines();
