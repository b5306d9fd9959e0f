-- The life of a unit: its status changes, its device and its events.

-- Whether a unit may change from one status to another: the table unitMoves of packages/domain/src/inventory/unitTransitions.rules.ts. A test
-- compares both, pair by pair.
create or replace function unit_may_move(moved_from text, moved_to text) returns boolean
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

create or replace function assert_unit_move() returns trigger
language plpgsql as $$
begin
  if not unit_may_move(old.status, new.status) then
    raise exception 'unit % may not move from % to %', new.code, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create or replace trigger units_move before update of status on units
for each row when (old.status is distinct from new.status) execute function assert_unit_move();

-- Sets the device of a new unit: the device of its code, or a new one. Runs as the owner: a row that the policy rejects is
-- rejected by the policy of units.
create or replace function find_unit_device() returns trigger
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
    -- Another transaction has inserted the code at the same time.
    select i.device_id into new.device_id from device_identifiers i where i.business_id = new.business_id and i.value = new.code;
  end if;
  return new;
end
$$;
create or replace trigger units_device before insert on units for each row execute function find_unit_device();

-- Writes an event for each new unit.
create or replace function write_created_units() returns trigger
language plpgsql as $$
begin
  insert into unit_events (business_id, unit_id, store_id, location_id, from_status, to_status, source_kind, source_id, user_id, note, at)
  select n.business_id, n.id, n.store_id, n.location_id, null, n.status, n.source_kind, n.source_id, n.moved_by, n.move_note, n.updated_at
  from created n order by n.id;
  return null;
end
$$;
create or replace trigger units_created after insert on units referencing new table as created
for each statement execute function write_created_units();

-- Writes an event for each change of status or location.
create or replace function write_unit_moves() returns trigger
language plpgsql as $$
begin
  insert into unit_events (business_id, unit_id, store_id, location_id, from_status, to_status, source_kind, source_id, user_id, note, at)
  select n.business_id, n.id, n.store_id, n.location_id, o.status, n.status, n.source_kind, n.source_id, n.moved_by, n.move_note, n.updated_at
  from after_rows n join before_rows o on o.business_id = n.business_id and o.id = n.id
  where o.status <> n.status or o.location_id <> n.location_id
  order by n.id;
  return null;
end
$$;
create or replace trigger units_moved after update on units referencing old table as before_rows new table as after_rows
for each statement execute function write_unit_moves();
