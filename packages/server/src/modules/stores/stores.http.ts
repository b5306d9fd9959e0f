import { transactionCalls } from '@tilldesk/domain/shop';
import { serve, type Served } from '../../http/serve.ts';
import { changeTransaction, readTransaction } from './transaction.store.ts';

export const storesCalls: Served[] = [
  serve(transactionCalls.one, ({ tx, who }) => readTransaction(tx, who)),

  serve(transactionCalls.change, async ({ tx, who, now, body, changed }) => {
    changed('transaction-settings', who.storeId);
    return changeTransaction(tx, who, now, body);
  }),
];
