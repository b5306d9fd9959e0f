import { findSellable, refunds, type RefundDraft, type RefundableLine } from '@tilldesk/domain/shop';
import { scanLookup } from '@tilldesk/domain/stock';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/useAnswer.ts';

/** What a code or some words find of what may be sold. A unit that cannot be is thrown as an `ApiProblem`. */
export const findGoodsToSell = (text: string, customerId: string | null) =>
  call(findSellable, { query: { text, ...(customerId === null ? {} : { customerId }) } });

/** What a code or some words find of what may be brought without a receipt. Throws `ApiProblem`. */
export const findReturnable = (text: string) => call(refunds.findGoods, { query: { text } });

/** The line of an invoice that a code names: by its unit, its stock number, or the barcode of its product. */
export async function lineNamed(code: string, lines: readonly RefundableLine[]): Promise<RefundableLine | undefined> {
  const wantedCode = code.trim().toUpperCase();
  const here = lines.find((line) => line.unitCode === wantedCode || line.sku.toUpperCase() === wantedCode);
  if (here !== undefined) return here;
  const { hits } = await call(scanLookup, { query: { q: code } });
  const named = hits.flatMap(({ kind, id }) => (kind === 'product' ? [id] : []));
  const found = lines.filter(
    ({ tracking, productId }) => tracking !== 'serialized' && productId !== null && named.includes(productId),
  );
  return found.find(({ left }) => left > 0) ?? found[0];
}

/** Posts a refund; the same key for the same order, however often it is sent. Throws `ApiProblem`. */
export const postRefund = (body: RefundDraft, key: string) => call(refunds.create, { body }, { key });

/** What else reads otherwise once something was refunded. */
export const touches = ['refunds', 'invoices', 'customers', 'units', 'products'] as const;

/** Asks again for all that a refund changes. */
export function refreshRefunded(): void {
  for (const resource of touches) refresh(resource);
}
