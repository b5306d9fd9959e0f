import * as z from 'zod/mini';
import { entity } from '../fields/entity.ts';
import { flag, money } from '../fields/fields.ts';

/** How a store sells and counts its cash (spec §3, Store.transaction). Amounts in minor units of the store's currency. */
export const transactionSettings = entity('transactionSettings', {
  /** Nobody sells who is on no drawer: clocked in, or with one opened from Cash In/Out. */
  requireShiftToSell: flag(),
  /** Cash may be taken by a person who is on no drawer: the payment on the invoice then says that it is in no drawer. */
  cashWithoutDrawer: flag(),
  /** Whoever may not read transactions counts a drawer without knowing what is expected in it. */
  blindCashCount: flag(),
  /** What stays in a drawer at its closing; the rest is proposed for the bank. */
  closingFloat: money({ required: true }),
  /** A difference beyond it needs a reason. */
  varianceLimit: money({ required: true }),
  /** The least that a drawer is opened with, and that is counted at its closing without approval. */
  openingMinimum: money({ required: true }),
});

/** The settings as a store carries them. */
export const storeTransaction = z.object(transactionSettings.fields);
export type StoreTransaction = z.output<typeof storeTransaction>;

/** The settings with the number of their changes. */
export const savedTransaction = z.extend(storeTransaction, { version: z.int() });
export type SavedTransaction = z.output<typeof savedTransaction>;
