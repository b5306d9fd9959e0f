import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { maskedNumber, type TradeIn, type TradeInDevice } from '@tilldesk/domain/tradeIns';
import { activeStatuses, parseIdentifier } from '@tilldesk/domain/inventory';
import type { Actor, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { formatTradeInNumber } from '../../tenders/trade-in.ts';

/** Returns one trade-in of the store. Throws record.notFound. */
export async function readTradeIn(tx: Tx, caller: Actor, id: string): Promise<TradeIn> {
  const [found] = await read(tx, caller, { id });
  if (!found) throw new Problem('record.notFound');
  return found;
}

/** Returns the trade-ins of a sale in the order of their offers, without discarded ones. */
export const tradeInsOf = (tx: Tx, caller: Actor, invoiceId: string): Promise<TradeIn[]> =>
  read(tx, caller, { invoiceId });

type Row = Omit<TradeIn, 'number' | 'document' | 'currency'> & {
  number: number | null;
  documentKind: TradeIn['document']['kind'];
  documentNumber: string;
  documentExpires: string | null;
};

async function read(tx: Tx, caller: Actor, by: { id?: string; invoiceId?: string }): Promise<TradeIn[]> {
  const rows = await tx.raw<Row>(
    `select t.id, t.number, t.status, t.invoice_id as "invoiceId", t.customer_id as "customerId",
       c.name as "customerName", t.product_id as "productId", p.name as "productName", t.unit_id as "unitId",
       u.device_id as "deviceId", t.code, t.grade, t.color, t.storage, t.battery_health as "batteryHealth",
       t.lock_status as "lockStatus", t.notes, t.document_kind as "documentKind", t.document_number as "documentNumber",
       t.document_expires as "documentExpires", t.blacklist, t.blacklist_reference as "blacklistReference", t.offer,
       t.payout, t.paid_out as "paidOut", w.name as by, t.created_at as "createdAt", t.accepted_at as "acceptedAt", t.version
     from trade_ins t
     join customers c on c.business_id = t.business_id and c.id = t.customer_id
     join products p on p.business_id = t.business_id and p.id = t.product_id
     join users w on w.business_id = t.business_id and w.id = t.user_id
     left join units u on u.business_id = t.business_id and u.id = t.unit_id
     where t.business_id = $1 and t.store_id = $2
       and case when $3::uuid is null then t.invoice_id = $4 and t.status <> 'discarded' else t.id = $3 end
     order by t.created_at, t.id`,
    [caller.businessId, caller.storeId, by.id ?? null, by.invoiceId ?? null],
    'trade_ins',
  );
  // Identity documents are shown in full only to users with the permission to delete sales.
  const isMasked = !can(caller.permissions, 'Sale & Invoice', 'delete');
  return rows.map(({ number, documentKind: kind, documentNumber, documentExpires: expires, ...row }) => ({
    ...row,
    number: number === null ? null : formatTradeInNumber(number),
    document: { kind, number: isMasked ? maskedNumber(documentNumber) : documentNumber, expires, isMasked },
    currency: caller.store.currency,
  }));
}

type KnownUnit = {
  isActive: boolean;
  status: string;
  color: string | null;
  storage: string | null;
  product: NonNullable<TradeInDevice['product']>;
  invoiceId: string | null;
  number: number | null;
};

/** Returns what the business knows of a device by one of its codes; the invoice is included if it belongs to this store. */
export async function findKnownDevice(tx: Tx, scope: StoreScope, code: string): Promise<TradeInDevice> {
  const [unit] = await tx.raw<KnownUnit>(
    `select u.status = any($4::text[]) as "isActive", u.status, u.color, u.storage,
       jsonb_build_object('id', p.id, 'name', p.name, 'price', p.price) as product, i.id as "invoiceId", i.number
     from device_identifiers d
     join units u on u.business_id = d.business_id and u.device_id = d.device_id
     join products p on p.business_id = u.business_id and p.id = u.product_id
     left join invoices i on i.business_id = u.business_id and i.id = u.invoice_id and i.store_id = $2
     where d.business_id = $1 and d.value = $3
     order by (u.status = any($4::text[])) desc, u.received_at desc, u.id desc limit 1`,
    [scope.businessId, scope.storeId, parseIdentifier(code).value, activeStatuses],
    'known_device',
  );
  if (!unit) return { status: 'unknown', product: null, color: null, storage: null, invoice: null };
  const { product, color, storage, invoiceId, number } = unit;
  const status = unit.isActive ? 'here' : unit.status === 'sold' ? 'sold' : 'gone';
  const invoice = invoiceId === null || number === null ? null : { id: invoiceId, number: `INV-${number}` };
  return { status, product, color, storage, invoice };
}
