import { deposits } from '@tilldesk/domain/selling';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { listDeposits, readDeposit } from './deposits.store.ts';
import { refundDeposit } from './giving-back.store.ts';
import { takeDeposit } from './taking.store.ts';

export const depositsCalls: Served[] = [
  serve(deposits.list, async ({ tx, caller, query }) => ({ items: await listDeposits(tx, caller, query) })),

  serve(deposits.take, async ({ tx, caller, now, body, changed }) => {
    await takeDeposit(tx, caller, now, body);
    publishDepositChange({ caller, changed }, body.id, body.invoiceId);
    return readDeposit(tx, caller, body.id);
  }),

  serve(deposits.giveBack, async ({ tx, caller, now, params, body, changed }) => {
    await refundDeposit(tx, caller, now, params.id, body);
    const given = await readDeposit(tx, caller, params.id);
    publishDepositChange({ caller, changed }, given.id, given.invoiceId);
    return given;
  }),
];

/** A deposit changes its draft, the customer's account and the drawer. */
function publishDepositChange(
  { caller, changed }: Pick<Inside, 'caller' | 'changed'>,
  id: string,
  invoiceId: string,
): void {
  changed('deposits', id);
  changed('invoices', invoiceId);
  changed('customers', caller.storeId);
}
