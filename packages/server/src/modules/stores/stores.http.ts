import { transactionCalls } from '@tilldesk/domain/shop';
import { serve, type Served } from '../../http/serve.ts';
import { changeTransaction, readTransaction } from './transaction.store.ts';

export const storesCalls: Served[] = [
  serve(transactionCalls.one, ({ tx, caller }) => readTransaction(tx, caller)),

  serve(transactionCalls.change, async ({ tx, caller, now, body, changed }) => {
    changed('transaction-settings', caller.storeId);
    return changeTransaction(tx, caller, now, body);
  }),
];
