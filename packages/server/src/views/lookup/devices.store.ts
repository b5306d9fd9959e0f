import { activeStatuses } from '@tilldesk/domain/inventory';
import { readBox, SERIAL_LETTERS_MIN, type SerialHit } from '@tilldesk/domain/lookup';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { findTargets } from '../../search/search.store.ts';

/** The most devices in a search result. */
const FOUND_MAX = 20;
/** The most units that are read for them. With more matches, the search needs more digits. */
const UNITS_MAX = 200;

/** Returns the normalized identifier in a text, without separators and leading words. */
const identifierIn = (text: string): string => readBox([text]).identifiers[0]?.value ?? text.trim().toUpperCase();

/**
 * Returns the devices of the business, of all stores, whose identifier begins or ends with the text, latest received first.
 * Returns nothing for fewer than four letters or digits.
 */
export async function findDevices(
  tx: Tx,
  { businessId }: Pick<Scope, 'businessId'>,
  text: string,
): Promise<{ items: SerialHit[]; more: boolean }> {
  const identifier = identifierIn(text);
  if (identifier.length < SERIAL_LETTERS_MIN) return { items: [], more: false };
  const unitIds = await findTargets(tx, businessId, 'unit', identifier, UNITS_MAX);
  if (unitIds === null) return { items: [], more: true };
  if (unitIds.length === 0) return { items: [], more: false };
  const rows = await tx.raw<Omit<SerialHit, 'found'> & { identifiers: string[] }>(
    found,
    [businessId, unitIds, activeStatuses],
    'found_devices',
  );
  const items = rows
    .slice(0, FOUND_MAX)
    .map(({ identifiers, ...hit }) => ({ ...hit, found: foundBy(identifier, identifiers) ?? hit.code }));
  return { items, more: rows.length > FOUND_MAX };
}

const foundBy = (identifier: string, identifiers: readonly string[]): string | undefined =>
  identifiers.find((one) => one.startsWith(identifier)) ?? identifiers.find((one) => one.endsWith(identifier));

/** Each device once, with its active or latest unit. */
const found = `
select * from (
  select distinct on (u.device_id) u.device_id as "deviceId", u.code, p.name as "productName", u.status,
    s.name as "storeName", u.received_at as "receivedAt",
    (select count(*)::int from units o where o.business_id = u.business_id and o.device_id = u.device_id) as lives,
    array(select i.value from device_identifiers i
          where i.business_id = u.business_id and i.device_id = u.device_id order by i.value) as identifiers
  from units u
  join products p on p.business_id = u.business_id and p.id = u.product_id
  join stores s on s.business_id = u.business_id and s.id = u.store_id
  where u.business_id = $1 and u.id = any($2::uuid[])
  order by u.device_id, (u.status = any($3::text[])) desc, u.received_at desc, u.id desc
) device
order by "receivedAt" desc, "deviceId" limit ${FOUND_MAX + 1}`;
