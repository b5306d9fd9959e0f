import type { productPrices } from '@tilldesk/domain/products';
import type * as z from 'zod/mini';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

type Prices = z.input<(typeof productPrices)['answer']>['prices'];

/** Returns the previous prices of a product from its history, newest first. @throws record.notFound */
export async function pricesOf(tx: Tx, { businessId }: Pick<Reader, 'businessId'>, id: string): Promise<Prices> {
  await tx.one('select 1 from products where business_id = $1 and id = $2', [businessId, id]);
  return tx.raw<Prices[number]>(
    `select a.id, a.at, u.name as by, (a.after->>'price')::bigint as price, (a.before->>'price')::bigint as was
     from audit_log a join users u on u.business_id = a.business_id and u.id = a.user_id
     where a.business_id = $1 and a.entity_id = $2 and a.action in ('product.created', 'product.changed')
       and a.after ? 'price'
     order by a.at desc, a.id desc limit 20`,
    [businessId, id],
    'prices_of_product',
  );
}
