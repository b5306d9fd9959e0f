import * as z from 'zod/mini';
import { version } from '../fields/fields.ts';
import { endpoint } from '../contract/endpoint.ts';
import { savedTransaction, transactionSettings } from './transaction.entity.ts';

const settings = { path: '/transaction-settings', needs: ['Transactions', 'update'], pin: true } as const;

/** The transaction settings of the store, as in `/transaction`, behind the PIN gate (spec §2, §6). */
export const transactionCalls = {
  one: endpoint({
    ...settings,
    method: 'GET',
    about: "Get the store's transaction settings",
    answer: savedTransaction,
  }),
  change: endpoint({
    ...settings,
    method: 'PATCH',
    about: "Update the store's transaction settings",
    body: z.extend(z.partial(transactionSettings.draft), { version }),
    answer: savedTransaction,
  }),
} as const;
