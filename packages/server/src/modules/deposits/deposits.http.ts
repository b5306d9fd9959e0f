import { deposits } from '@tilldesk/domain/selling';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { listDeposits, readDeposit } from './deposits.store.ts';
import { giveDepositBack } from './giving-back.store.ts';
import { takeDeposit } from './taking.store.ts';

export const depositsCalls: Served[] = [
  serve(deposits.list, async ({ tx, who, query }) => ({ items: await listDeposits(tx, who, query) })),

  serve(deposits.take, async ({ tx, who, now, body, changed }) => {
    await takeDeposit(tx, who, now, body);
    tellOfDeposit({ who, changed }, body.id, body.invoiceId);
    return readDeposit(tx, who, body.id);
  }),

  serve(deposits.giveBack, async ({ tx, who, now, params, body, changed }) => {
    await giveDepositBack(tx, who, now, params.id, body);
    const given = await readDeposit(tx, who, params.id);
    tellOfDeposit({ who, changed }, given.id, given.invoiceId);
    return given;
  }),
];

/** Money that comes or goes before a sale shows at its draft, in its customer's account and in the drawer. */
function tellOfDeposit({ who, changed }: Pick<Inside, 'who' | 'changed'>, id: string, invoiceId: string): void {
  changed('deposits', id);
  changed('invoices', invoiceId);
  changed('customers', who.storeId);
}
