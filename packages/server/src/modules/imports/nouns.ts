import { customerNoun } from './customerRows.store.ts';
import type { ImportNoun } from './noun.ts';
import { productNoun } from './productRows.store.ts';
import { vendorNoun } from './vendorRows.store.ts';

/** Everything that can be imported: one line a noun. */
export const importNouns: readonly ImportNoun[] = [productNoun, customerNoun, vendorNoun];
