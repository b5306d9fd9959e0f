import { refunds, type RefundDraft, type RefundableLine } from '@tilldesk/domain/refunds';
import { findSellable } from '@tilldesk/domain/sales';
import { scanLookup } from '@tilldesk/domain/lookup';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/useAnswer.ts';

/** Finds products to sell by a code or by words. Throws `ApiProblem` if the unit found cannot be sold. */
export const findGoodsToSell = (text: string, customerId: string | null) =>
  call(findSellable, { query: { text, ...(customerId === null ? {} : { customerId }) } });

/** Finds products that can be returned without a receipt, by a code or by words. Throws `ApiProblem`. */
export const findReturnable = (text: string) => call(refunds.findGoods, { query: { text } });

/** Returns the invoice line of a code: its unit, its stock number or the barcode of its product. */
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

/** Posts a refund. Every retry of the same refund uses the same key. Throws `ApiProblem`. */
export const postRefund = (body: RefundDraft, key: string) => call(refunds.create, { body }, { key });

/** Resources to refresh after a refund. */
export const touches = ['refunds', 'invoices', 'customers', 'units', 'products'] as const;

/** Refreshes everything that a refund changes. */
export function refreshRefunded(): void {
  for (const resource of touches) refresh(resource);
}
