import type { productPrices } from '@tilldesk/domain/products';
import type * as z from 'zod/mini';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { findProduct, listPriceChanges } from './products.statements.ts';

type Prices = z.input<(typeof productPrices)['answer']>['prices'];

/** Returns the previous prices of a product from its history, newest first. @throws record.notFound */
export async function pricesOf(tx: Tx, { businessId }: Pick<Reader, 'businessId'>, id: string): Promise<Prices> {
  await tx.existing(findProduct, { businessId, id });
  return tx.all(listPriceChanges, { businessId, id });
}
