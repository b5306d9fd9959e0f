import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { maskedNumber, type TradeIn, type TradeInDevice } from '@tilldesk/domain/tradeIns';
import { activeStatuses, parseIdentifier } from '@tilldesk/domain/inventory';
import type { Actor, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { formatTradeInNumber } from '../../tenders/trade-in.ts';
import { listTradeIns, findKnownUnit } from './trade-ins.statements.ts';

/** Returns one trade-in of the store. Throws record.notFound. */
export async function readTradeIn(tx: Tx, caller: Actor, id: string): Promise<TradeIn> {
  const [found] = await read(tx, caller, { id });
  if (!found) throw new Problem('record.notFound');
  return found;
}

/** Returns the trade-ins of a sale in the order of their offers, without discarded ones. */
export const tradeInsOf = (tx: Tx, caller: Actor, invoiceId: string): Promise<TradeIn[]> =>
  read(tx, caller, { invoiceId });

async function read(tx: Tx, caller: Actor, by: { id?: string; invoiceId?: string }): Promise<TradeIn[]> {
  const rows = await tx.all(listTradeIns, {
    businessId: caller.businessId,
    storeId: caller.storeId,
    id: by.id ?? null,
    invoiceId: by.invoiceId ?? null,
  });
  // Identity documents are shown in full only to users with the permission to delete sales.
  const isMasked = !can(caller.permissions, 'Sale & Invoice', 'delete');
  return rows.map(({ number, documentKind: kind, documentNumber, documentExpires: expires, ...row }) => ({
    ...row,
    number: number === null ? null : formatTradeInNumber(number),
    document: { kind, number: isMasked ? maskedNumber(documentNumber) : documentNumber, expires, isMasked },
    currency: caller.store.currency,
  }));
}

/** Returns what the business knows of a device by one of its codes; the invoice is included if it belongs to this store. */
export async function findKnownDevice(tx: Tx, scope: StoreScope, code: string): Promise<TradeInDevice> {
  const unit = await tx.first(findKnownUnit, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    value: parseIdentifier(code).value,
    activeStatuses,
  });
  if (!unit) return { status: 'unknown', product: null, color: null, storage: null, invoice: null };
  const { product, color, storage, invoiceId, number } = unit;
  const status = unit.isActive ? 'here' : unit.status === 'sold' ? 'sold' : 'gone';
  const invoice = invoiceId === null || number === null ? null : { id: invoiceId, number: `INV-${number}` };
  return { status, product, color, storage, invoice };
}
