import { deposits } from '@tilldesk/domain/deposits';
import { route, type RequestContext, type Route } from '../../http/serve.ts';
import { listDeposits, readDeposit } from './deposits.store.ts';
import { refundDeposit } from './giving-back.store.ts';
import { takeDeposit } from './taking.store.ts';

export const depositsCalls: Route[] = [
  route(deposits.list, async ({ tx, caller, query }) => ({ items: await listDeposits(tx, caller, query) })),

  route(deposits.take, async ({ tx, caller, now, body, publishChange }) => {
    await takeDeposit(tx, caller, now, body);
    publishDepositChange({ caller, publishChange }, body.id, body.invoiceId);
    return readDeposit(tx, caller, body.id);
  }),

  route(deposits.giveBack, async ({ tx, caller, now, params, body, publishChange }) => {
    await refundDeposit(tx, caller, now, params.id, body);
    const given = await readDeposit(tx, caller, params.id);
    publishDepositChange({ caller, publishChange }, given.id, given.invoiceId);
    return given;
  }),
];

/** A deposit changes its draft, the customer's account and the drawer. */
function publishDepositChange(
  { caller, publishChange }: Pick<RequestContext, 'caller' | 'publishChange'>,
  id: string,
  invoiceId: string,
): void {
  publishChange('deposits', id);
  publishChange('invoices', invoiceId);
  publishChange('customers', caller.storeId);
}
