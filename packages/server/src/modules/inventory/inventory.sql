-- import type { Tracking } from '@tilldesk/domain/products'

-- name: findOpeningMovement
select 1 as found from stock_movements where business_id = :businessId and document_id = :id limit 1;

-- name: lockTrackingOfProduct
-- type tracking: Tracking
select tracking from products where business_id = :businessId and id = :productId and archived_at is null for no key update;

-- name: findReservation
select 1 as found from stock_reservations where business_id = :businessId and store_id = :storeId and id = :id;

-- name: readKnownForReservation
-- not null: of_product
select (select tracking from products where business_id = :businessId and id = :productId and archived_at is null) as tracking,
exists (select 1 from units where business_id = :businessId and store_id = :storeId and id = :unitId?
  and product_id = :productId) as of_product;

-- name: addReserved
update stock_levels set reserved = reserved + :quantity where business_id = :businessId and location_id = :locationId
  and product_id = :productId;

-- name: readReservationEnd
select product_id, unit_id, ended_as as "end" from stock_reservations
where business_id = :businessId and store_id = :storeId and id = :id;

-- name: deleteOtherIdentifiers
delete from device_identifiers where business_id = :businessId and device_id = :deviceId and value <> all(:values::text[]);

-- name: saveIdentifiersOfDevice
insert into device_identifiers as i (business_id, value, type, device_id)
select :businessId, x.value, x.type, :deviceId from jsonb_to_recordset(:requestedIdentifiers::jsonb) as x(value text,
  type text) order by x.value
on conflict (business_id, value) do update set type = excluded.type where i.device_id = excluded.device_id;

-- name: listIdentifiersOfDevice
select type, value from device_identifiers where business_id = :businessId and device_id = :deviceId
order by array_position(array['IMEI1', 'IMEI2', 'MEID', 'SN', 'EID', 'ICCID'], type), value;

-- name: listUnitsOfDevice
select id from units where business_id = :businessId and device_id = :deviceId;

-- name: listCodesOfDevice
select distinct code from units where business_id = :businessId and device_id = :deviceId order by code;
