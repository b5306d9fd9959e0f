-- The life of a unit: its status changes, its device and its events.

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

-- The appearance of a unit, from its own or else its product's attributes: 'Black · 128 GB', or null. PostgreSQL inlines it.
create or replace function unit_appearance(color text, product_color text, storage text, product_storage text) returns text
language sql stable parallel safe as $$
  select nullif(concat_ws(' · ', coalesce(color, product_color), coalesce(storage, product_storage)), '')
$$;
