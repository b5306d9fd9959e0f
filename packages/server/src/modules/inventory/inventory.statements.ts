// Generated from inventory.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { Tracking } from '@tilldesk/domain/products';

export const findOpeningMovement: Statement<
  { businessId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from stock_movements where business_id = $1 and document_id = $2 limit 1`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const lockTrackingOfProduct: Statement<
  { businessId: string; productId: string },
  { tracking: Tracking }
> = {
  text: `select tracking from products where business_id = $1 and id = $2 and archived_at is null for no key update`,
  parameters: ['businessId', 'productId'],
  columns: ['tracking'],
  notNull: [],
  prepared: undefined,
};

export const findReservation: Statement<
  { businessId: string; storeId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from stock_reservations where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const readKnownForReservation: Statement<
  { businessId: string; productId: string; storeId: string; unitId: string | null },
  { tracking: string | null; ofProduct: boolean }
> = {
  text: `select (select tracking from products where business_id = $1 and id = $2 and archived_at is null) as tracking,
exists (select 1 from units where business_id = $1 and store_id = $3 and id = $4
  and product_id = $2) as of_product`,
  parameters: ['businessId', 'productId', 'storeId', 'unitId'],
  columns: ['tracking', 'ofProduct'],
  notNull: ['ofProduct'],
  prepared: undefined,
};

export const addReserved: Statement<
  { quantity: number; businessId: string; locationId: string; productId: string },
  object
> = {
  text: `update stock_levels set reserved = reserved + $1 where business_id = $2 and location_id = $3
  and product_id = $4`,
  parameters: ['quantity', 'businessId', 'locationId', 'productId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const readReservationEnd: Statement<
  { businessId: string; storeId: string; id: string },
  { productId: string; unitId: string | null; end: string | null }
> = {
  text: `select product_id, unit_id, ended_as as "end" from stock_reservations
where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['productId', 'unitId', 'end'],
  notNull: [],
  prepared: undefined,
};

export const deleteOtherIdentifiers: Statement<
  { businessId: string; deviceId: string; values: readonly string[] },
  object
> = {
  text: `delete from device_identifiers where business_id = $1 and device_id = $2 and value <> all($3::text[])`,
  parameters: ['businessId', 'deviceId', 'values'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const saveIdentifiersOfDevice: Statement<
  { businessId: string; deviceId: string; requestedIdentifiers: string },
  object
> = {
  text: `insert into device_identifiers as i (business_id, value, type, device_id)
select $1, x.value, x.type, $2 from jsonb_to_recordset($3::jsonb) as x(value text,
  type text) order by x.value
on conflict (business_id, value) do update set type = excluded.type where i.device_id = excluded.device_id`,
  parameters: ['businessId', 'deviceId', 'requestedIdentifiers'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listIdentifiersOfDevice: Statement<
  { businessId: string; deviceId: string },
  { type: 'IMEI1' | 'IMEI2' | 'MEID' | 'SN' | 'EID' | 'ICCID'; value: string }
> = {
  text: `select type, value from device_identifiers where business_id = $1 and device_id = $2
order by array_position(array['IMEI1', 'IMEI2', 'MEID', 'SN', 'EID', 'ICCID'], type), value`,
  parameters: ['businessId', 'deviceId'],
  columns: ['type', 'value'],
  notNull: [],
  prepared: undefined,
};

export const listUnitsOfDevice: Statement<
  { businessId: string; deviceId: string },
  { id: string }
> = {
  text: `select id from units where business_id = $1 and device_id = $2`,
  parameters: ['businessId', 'deviceId'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const listCodesOfDevice: Statement<
  { businessId: string; deviceId: string },
  { code: string }
> = {
  text: `select distinct code from units where business_id = $1 and device_id = $2 order by code`,
  parameters: ['businessId', 'deviceId'],
  columns: ['code'],
  notNull: [],
  prepared: undefined,
};
