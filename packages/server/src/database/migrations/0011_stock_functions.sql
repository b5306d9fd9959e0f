-- Whether a unit may go from one status into another: the table unitMoves of packages/domain/src/inventory/unitMoves.rules.ts,
-- with which a test compares it pair by pair.
create function unit_may_move(moved_from text, moved_to text) returns boolean
language sql immutable parallel safe as $$
  select coalesce(case moved_from
    when 'expected' then moved_to in ('in_stock', 'pending_inspection', 'void')
    when 'backordered' then moved_to in ('expected', 'in_stock', 'void')
    when 'in_transit' then moved_to in ('in_stock', 'pending_inspection', 'lost')
    when 'at_vendor' then moved_to in ('returned_to_vendor', 'exchanged_by_vendor', 'in_stock', 'pending_inspection')
    when 'in_stock' then moved_to in ('reserved', 'sold', 'in_transit', 'pending_inspection', 'pending_refurb', 'in_repair', 'pending_rma', 'demo', 'loaner', 'parts_only', 'scrapped', 'lost', 'stolen', 'void')
    when 'reserved' then moved_to in ('in_stock', 'sold', 'in_transit', 'in_repair', 'lost', 'stolen')
    when 'pending_inspection' then moved_to in ('in_stock', 'pending_refurb', 'pending_rma', 'parts_only', 'scrapped', 'lost', 'stolen', 'void')
    when 'pending_refurb' then moved_to in ('in_repair', 'pending_restock', 'parts_only', 'scrapped', 'lost', 'stolen')
    when 'in_repair' then moved_to in ('pending_restock', 'in_stock', 'parts_only', 'scrapped', 'lost', 'stolen')
    when 'pending_restock' then moved_to in ('in_stock', 'pending_refurb', 'scrapped', 'lost', 'stolen')
    when 'demo' then moved_to in ('in_stock', 'pending_inspection', 'scrapped', 'lost', 'stolen')
    when 'loaner' then moved_to in ('in_stock', 'pending_inspection', 'scrapped', 'lost', 'stolen')
    when 'pending_rma' then moved_to in ('at_vendor', 'in_stock', 'pending_inspection', 'scrapped', 'lost', 'stolen')
    when 'sold' then moved_to in ('pending_inspection', 'in_stock')
    when 'lost' then moved_to in ('in_stock', 'pending_inspection')
    when 'stolen' then moved_to in ('in_stock', 'pending_inspection')
    when 'scrapped' then moved_to in ('in_stock', 'pending_inspection')
    when 'parts_only' then moved_to in ('in_stock', 'pending_inspection')
  end, false)
$$;
--> statement-breakpoint
create function refuse_unit_move() returns trigger
language plpgsql as $$
begin
  if not unit_may_move(old.status, new.status) then
    raise exception 'unit % may not move from % to %', new.code, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger units_move before update of status on units
for each row when (old.status is distinct from new.status) execute function refuse_unit_move();
--> statement-breakpoint
-- The device of a new life: that of its code, or a new one. It runs as the owner, since a row that the policy will refuse
-- is to be refused by the policy of units.
create function find_unit_device() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known uuid;
begin
  select i.device_id into known from device_identifiers i where i.business_id = new.business_id and i.value = new.code;
  if known is not null then
    new.device_id := known;
    return new;
  end if;
  insert into devices (business_id, id, created_at) values (new.business_id, new.device_id, new.created_at) on conflict do nothing;
  insert into device_identifiers (business_id, value, type, device_id)
  values (new.business_id, new.code, case
      when new.code ~ '^89[0-9]{30}$' then 'EID'
      when new.code ~ '^89[0-9]{16,20}$' then 'ICCID'
      when new.code ~ '^[0-9]{14,16}$' then 'IMEI1'
      when new.code ~ '^([0-9A-F]{14}|[0-9]{18})$' then 'MEID'
      else 'SN' end, new.device_id)
  on conflict do nothing;
  if not found then
    -- Somebody entered the code at this very moment: it is theirs.
    select i.device_id into new.device_id from device_identifiers i where i.business_id = new.business_id and i.value = new.code;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger units_device before insert on units for each row execute function find_unit_device();
--> statement-breakpoint
create function write_unit_births() returns trigger
language plpgsql as $$
begin
  insert into unit_events (business_id, unit_id, store_id, location_id, from_status, to_status, source_kind, source_id, user_id, note, at)
  select n.business_id, n.id, n.store_id, n.location_id, null, n.status, n.source_kind, n.source_id, n.moved_by, n.move_note, n.updated_at
  from born n order by n.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger units_born after insert on units referencing new table as born
for each statement execute function write_unit_births();
--> statement-breakpoint
create function write_unit_moves() returns trigger
language plpgsql as $$
begin
  insert into unit_events (business_id, unit_id, store_id, location_id, from_status, to_status, source_kind, source_id, user_id, note, at)
  select n.business_id, n.id, n.store_id, n.location_id, o.status, n.status, n.source_kind, n.source_id, n.moved_by, n.move_note, n.updated_at
  from after_it n join before_it o on o.business_id = n.business_id and o.id = n.id
  where o.status <> n.status or o.location_id <> n.location_id
  order by n.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger units_moved after update on units referencing old table as before_it new table as after_it
for each statement execute function write_unit_moves();
--> statement-breakpoint
-- The history of what stood before: taken in, and sold where it was.
insert into unit_events (business_id, unit_id, store_id, location_id, from_status, to_status, source_kind, source_id, user_id, at)
select u.business_id, u.id, u.store_id, u.location_id, null, 'in_stock', 'opening', m.document_id, m.user_id, u.received_at
from units u
left join stock_movements m on m.business_id = u.business_id and m.unit_id = u.id and m.kind = 'opening'
order by u.received_at, u.id;
--> statement-breakpoint
insert into unit_events (business_id, unit_id, store_id, location_id, from_status, to_status, source_kind, source_id, user_id, at)
select u.business_id, u.id, u.store_id, u.location_id, 'in_stock', u.status,
  case when u.invoice_id is null then 'opening' else 'invoice' end, u.invoice_id, i.salesperson_id, coalesce(i.posted_at, u.updated_at)
from units u left join invoices i on i.business_id = u.business_id and i.id = u.invoice_id
where u.status <> 'in_stock'
order by coalesce(i.posted_at, u.updated_at), u.id;
--> statement-breakpoint
update units u set source_kind = 'invoice', source_id = u.invoice_id where u.invoice_id is not null;
--> statement-breakpoint
revoke update, delete on unit_events, cost_variances from tilldesk_app;
--> statement-breakpoint
revoke delete on units, devices, stock_levels from tilldesk_app;
