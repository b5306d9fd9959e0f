import { billTenderKinds } from '@tilldesk/domain/billPayments';
import { refundSettlements } from '@tilldesk/domain/refunds';
import { bookedKinds } from '@tilldesk/domain/sales';
import { depositableKinds, tradeInPayoutKinds } from '@tilldesk/domain/tenders';

/**
 * Returns the SQL of the checks of columns that name a kind of tender. It is derived from the registered kinds and applied again
 * when they change, so that a new kind needs no migration.
 */
export const tenderKindsSql = (): string =>
  [
    checkOf('payments', 'kind', bookedKinds),
    checkOf('refund_payments', 'kind', refundSettlements),
    checkOf('deposits', 'method', depositableKinds()),
    checkOf('bill_money', 'kind', billTenderKinds),
    checkOf('trade_ins', 'payout', tradeInPayoutKinds()),
  ].join('\n');

function checkOf(table: string, column: string, kinds: readonly string[]): string {
  const name = `${table}_${column}`;
  return `alter table ${table} drop constraint if exists ${name}, add constraint ${name} check (${column} in (${kindsSql(kinds)}));`;
}

/** SQL: kinds of tenders as a list of texts. */
export const kindsSql = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ');
