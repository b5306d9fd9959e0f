import { can } from '@tilldesk/domain/rights';
import { WHOLE_CATEGORY } from '@tilldesk/domain/counts';
import {
  barcodeForms,
  documentNamed,
  HITS_MAX,
  readBox,
  scanModules,
  type ScanHit,
  type ScanKind,
} from '@tilldesk/domain/lookup';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { exactTerm } from '../../search/terms.ts';
import { findDevices } from './devices.store.ts';

export type LookupCaller = Pick<Actor, 'businessId' | 'storeId' | 'permissions'>;

/** Fewer digits are not a phone number. */
const PHONE_DIGITS_MIN = 7;

/**
 * Returns the records that match a code. Runs one query for each kind that the person may read and that the code can be. Devices
 * that only begin or end with the code are searched if there is no exact match.
 */
export async function lookUp(tx: Tx, caller: LookupCaller, code: string): Promise<ScanHit[]> {
  const canRead = (kind: ScanKind) => can(caller.permissions, scanModules[kind], 'read');
  const document = documentNamed(code);
  const box = readBox([code]);
  const codes = (box.identifiers[0] ? [box.identifiers[0].value] : box.barcodes).concat(code.trim());
  const exact = [
    ...(document && canRead(document.kind) ? await documentsNumbered(tx, caller, document) : []),
    ...(canRead('device') ? await devicesByCode(tx, caller, codes) : []),
    ...(canRead('product') ? await products(tx, caller, codes.flatMap(barcodeForms)) : []),
    ...(canRead('customer') ? await customersWithPhone(tx, caller, code) : []),
  ];
  const hits = exact.length > 0 || !canRead('device') ? exact : await devicesByPartialCode(tx, caller, code);
  return hits.slice(0, HITS_MAX);
}

type Found = Omit<ScanHit, 'kind' | 'params'>;

const hit = (kind: ScanKind, param: string, { id, label, note }: Found): ScanHit => ({
  kind,
  id,
  label,
  note,
  params: { [param]: id },
});

async function devicesByCode(tx: Tx, { businessId }: LookupCaller, codes: readonly string[]): Promise<ScanHit[]> {
  const rows = await tx.raw<Found>(
    `select i.device_id as id, i.value as label,
       (select p.name from units u join products p on p.business_id = $1 and p.id = u.product_id
        where u.business_id = $1 and u.device_id = i.device_id order by u.received_at desc limit 1) as note
     from device_identifiers i where i.business_id = $1 and i.value = any($2::text[])`,
    [businessId, codes.map((code) => code.toUpperCase())],
    'scan_devices',
  );
  return rows.map((row) => hit('device', 'deviceId', row));
}

async function devicesByPartialCode(tx: Tx, caller: LookupCaller, code: string): Promise<ScanHit[]> {
  const { items } = await findDevices(tx, caller, code);
  return items.map(({ deviceId, found, productName }) =>
    hit('device', 'deviceId', { id: deviceId, label: found, note: productName }),
  );
}

async function products(tx: Tx, { businessId }: LookupCaller, codes: readonly string[]): Promise<ScanHit[]> {
  const rows = await tx.raw<Found>(
    `select p.id, p.name as label, p.sku as note
     from products p where p.business_id = $1 and p.archived_at is null and p.id in (
       select s.target_id from search_terms s where s.business_id = $1 and s.kind = 'product' and s.term = any($2::text[])
     ) order by p.name, p.id limit ${HITS_MAX}`,
    [businessId, [...new Set(codes.map(exactTerm))]],
    'scan_products',
  );
  return rows.map((row) => hit('product', 'productId', row));
}

async function customersWithPhone(tx: Tx, { businessId }: LookupCaller, code: string): Promise<ScanHit[]> {
  if (!/^[\d\s().+-]+$/.test(code) || code.replace(/\D/g, '').length < PHONE_DIGITS_MIN) return [];
  const rows = await tx.raw<Found>(
    `select c.id, c.name as label, c.phone as note
     from customers c where c.business_id = $1 and c.archived_at is null and c.id in (
       select s.target_id from search_terms s where s.business_id = $1 and s.kind = 'customer' and s.term = $2
     ) order by c.name, c.id limit ${HITS_MAX}`,
    [businessId, exactTerm(code)],
    'scan_customers',
  );
  return rows.map((row) => hit('customer', 'customerId', row));
}

/** Returns the documents of the store that the person works in with this number. */
async function documentsNumbered(
  tx: Tx,
  { businessId, storeId }: LookupCaller,
  { kind, number }: NonNullable<ReturnType<typeof documentNamed>>,
): Promise<ScanHit[]> {
  const rows = await tx.raw<Found & ScanHit['params']>(documents[kind], [businessId, storeId, number], `scan_${kind}`);
  return rows.map(({ id, label, note, ...params }) => ({ kind, id, label, note, params }));
}

/** Business $1, store $2, number $3. The columns after the note are the parameters of the page that a document opens. */
const documents = {
  invoice: `select i.id, 'INV-' || i.number as label, c.name as note, i.id as "invoiceId"
    from invoices i left join customers c on c.business_id = $1 and c.id = i.customer_id
    where i.business_id = $1 and i.store_id = $2 and i.number = $3`,
  refund: `select r.id, 'RF-' || r.number as label, c.name as note, r.id as "refundId"
    from refunds r left join customers c on c.business_id = $1 and c.id = r.customer_id
    where r.business_id = $1 and r.store_id = $2 and r.number = $3`,
  purchase: `select o.id, 'PO-' || o.number as label, v.name as note, o.id as "purchaseId"
    from purchases o join vendors v on v.business_id = $1 and v.id = o.vendor_id
    where o.business_id = $1 and o.store_id = $2 and o.number = $3`,
  /** A receipt opens the order that it belongs to. */
  receipt: `select r.id, 'GRN-' || r.number as label, v.name as note, o.id as "purchaseId"
    from receipts r
    join purchases o on o.business_id = $1 and o.id = r.purchase_id
    join vendors v on v.business_id = $1 and v.id = o.vendor_id
    where r.business_id = $1 and r.store_id = $2 and r.number = $3`,
  /** A bill opens the order that it belongs to. */
  bill: `select b.id, 'BILL-' || b.number as label, v.name as note, b.purchase_id as "purchaseId"
    from bills b
    join purchases o on o.business_id = $1 and o.id = b.purchase_id
    join vendors v on v.business_id = $1 and v.id = o.vendor_id
    where b.business_id = $1 and b.store_id = $2 and b.number = $3`,
  /** A payment opens the ledger of its vendor. */
  vendorPayment: `select p.id, 'PAY-' || p.number as label, v.name as note, v.id as "vendorId"
    from vendor_payments p join vendors v on v.business_id = $1 and v.id = p.vendor_id
    where p.business_id = $1 and p.store_id = $2 and p.number = $3`,
  adjustment: `select a.id, 'ADJ-' || a.number as label,
      (select p.name from stock_adjustment_lines l join products p on p.business_id = $1 and p.id = l.product_id
       where l.business_id = $1 and l.adjustment_id = a.id order by l.position limit 1) as note, a.id as "adjustmentId"
    from stock_adjustments a where a.business_id = $1 and a.store_id = $2 and a.number = $3`,
  /** A count opens the page of its category. */
  count: `select c.id, 'CNT-' || c.number as label, g.name as note, c.main_category_id as "mainCategoryId",
      coalesce(c.sub_category_id::text, '${WHOLE_CATEGORY}') as "subCategoryId"
    from inventory_counts c
    join categories g on g.business_id = $1 and g.id = coalesce(c.sub_category_id, c.main_category_id)
    where c.business_id = $1 and c.store_id = $2 and c.number = $3`,
};
