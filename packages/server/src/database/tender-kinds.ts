import { depositMethods } from '@tilldesk/domain/deposits';
import { refundSettlements } from '@tilldesk/domain/refunds';
import { bookedKinds } from '@tilldesk/domain/sales';

/**
 * Returns the SQL of the checks of columns that name a kind of tender. It is derived from the registered kinds and applied again
 * when they change, so that a new kind needs no migration.
 */
export const tenderKindsSql = (): string =>
  [
    checkOf('payments', 'kind', bookedKinds),
    checkOf('refund_payments', 'kind', refundSettlements),
    checkOf('deposits', 'method', depositMethods),
  ].join('\n');

function checkOf(table: string, column: string, kinds: readonly string[]): string {
  const name = `${table}_${column}`;
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  return `alter table ${table} drop constraint if exists ${name}, add constraint ${name} check (${column} in (${list}));`;
}
