import { transactionCalls } from '@tilldesk/domain/stores';
import { route, type Route } from '../../http/serve.ts';
import { changeTransaction, readTransaction } from './transaction.store.ts';

export const storesCalls: Route[] = [
  route(transactionCalls.one, ({ tx, caller }) => readTransaction(tx, caller)),

  route(transactionCalls.change, async ({ tx, caller, now, body, publishChange }) => {
    publishChange('transaction-settings', caller.storeId);
    return changeTransaction(tx, caller, now, body);
  }),
];
