import * as z from 'zod/mini';
import { id } from '../fields/fields.ts';
import { storeTransaction } from './transaction.entity.ts';

/** A shop of the business (spec §3). `screenTimeout` is minutes, 0 disables. Both `id` and `_id` in the API. */
export const store = z.object({
  id,
  _id: id,
  code: z.string(),
  storeName: z.string(),
  storeEmail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  defaultCurrency: z.string(),
  timeZone: z.string(),
  screenTimeout: z.int(),
  /** Decimal text: default rate of new products. */
  defaultTaxRate: z.string(),
  receiptFooter: z.nullable(z.string()),
  transaction: storeTransaction,
});
export type Store = z.output<typeof store>;
