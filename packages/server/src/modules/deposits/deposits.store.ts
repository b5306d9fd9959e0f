import { Problem } from '@tilldesk/domain/problems';
import type { Deposit } from '@tilldesk/domain/deposits';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { formatDepositNumber } from '../../tenders/deposit.ts';
import { listDepositRows } from './deposits.statements.ts';

/** The most deposits in one response. */
const LIST_MAX = 100;

/** Returns one deposit of the store. Throws record.notFound. */
export async function readDeposit(tx: Tx, scope: StoreScope, id: string): Promise<Deposit> {
  const [found] = await read(tx, scope, { id });
  if (!found) throw new Problem('record.notFound');
  return found;
}

/** Returns the deposits of an invoice, taken for it or used by it, or the deposits of a customer with a balance. Oldest first. */
export const listDeposits = (
  tx: Tx,
  scope: StoreScope,
  filter: { invoiceId?: string | undefined; customerId?: string | undefined },
): Promise<Deposit[]> => read(tx, scope, filter);

async function read(
  tx: Tx,
  scope: StoreScope,
  filter: { id?: string; invoiceId?: string | undefined; customerId?: string | undefined },
): Promise<Deposit[]> {
  const rows = await tx.all(listDepositRows, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    id: filter.id ?? null,
    invoiceId: filter.invoiceId ?? null,
    customerId: filter.customerId ?? null,
    limit: LIST_MAX,
  });
  return rows.map(({ number, entries, ...row }) => ({
    ...row,
    number: formatDepositNumber(number),
    currency: scope.store.currency,
    entries: entries.map(({ invoiceId, invoiceNumber, at, ...entry }) => ({
      ...entry,
      at: new Date(at).toISOString(),
      invoice: invoiceId === null || invoiceNumber === null ? null : { id: invoiceId, number: `INV-${invoiceNumber}` },
    })),
  }));
}
