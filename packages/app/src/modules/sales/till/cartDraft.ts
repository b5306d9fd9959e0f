import { trackings } from '@tilldesk/domain/products';
import { chargeKinds } from '@tilldesk/domain/sales';
import * as z from 'zod/mini';
import { emptyCart, isUnsaved, type Cart } from './cart.ts';

const amount = z.number();
const discount = z.nullable(
  z.union([z.object({ kind: z.literal('amount'), amount }), z.object({ kind: z.literal('share'), rate: z.string() })]),
);
const nullableText = z._default(z.nullable(z.string()), null);
const cartDraft = z.object({
  id: z.string(),
  version: z.nullable(z.number()),
  customer: z.nullable(z.object({ id: z.string(), name: z.string(), taxExempt: z.nullable(z.boolean()) })),
  lines: z.array(
    z.object({
      id: z.string(),
      productId: z.nullable(z.string()),
      unitId: z.nullable(z.string()),
      quantity: amount,
      unitPrice: amount,
      listPrice: z._default(z.nullable(amount), null),
      rule: nullableText,
      usual: z._default(z.nullable(z.object({ price: amount, listPrice: amount, rule: z.nullable(z.string()) })), null),
      confirmed: z._default(z.object({ quantity: z.nullable(amount), unitPrice: z.nullable(amount) }), {
        quantity: null,
        unitPrice: null,
      }),
      discount,
      charge: z._default(
        z.nullable(z.object({ kind: z.enum(chargeKinds), description: z.string(), isTaxed: z.boolean() })),
        null,
      ),
      salespersonId: nullableText,
      salesperson: nullableText,
      priceReason: nullableText,
      discountReason: nullableText,
      description: z.string(),
      sku: z.string(),
      tracking: z.enum(trackings),
      unitCode: z.nullable(z.string()),
      unitLooks: nullableText,
      taxRate: z.string(),
      isBundle: z._default(z.boolean(), false),
      onHand: z.nullable(amount),
      elsewhere: z._default(z.array(z.object({ storeName: z.string(), onHand: amount })), []),
    }),
  ),
  discount,
  discountReason: z._default(z.string(), ''),
  exemption: z._default(z.nullable(z.object({ reason: z.string(), certificate: z.string() })), null),
  notes: z.string(),
});

/** The content of a locally saved cart. */
export type CartDraft = z.output<typeof cartDraft>;

export const draftContentOf = ({
  id,
  version,
  customer,
  lines,
  discount: off,
  discountReason,
  exemption,
  notes,
}: Cart): CartDraft => ({
  id,
  version,
  customer,
  lines: [...lines],
  discount: off,
  discountReason,
  exemption,
  notes,
});

/** Parses a locally saved cart; returns null if it is invalid. */
export function readCartDraft(savedDraft: unknown): CartDraft | null {
  const read = z.safeParse(cartDraft, savedDraft);
  return read.success ? read.data : null;
}

/**
 * Returns a cart with the saved draft restored. Lines that were scanned since the page opened are appended. An outdated version
 * stays outdated, so that the server can detect the conflict.
 */
export function withSavedDraft(cart: Cart, savedDraft: CartDraft): Cart {
  const hasBegun = isUnsaved(cart);
  const isSaved = (line: Cart['lines'][number]) =>
    savedDraft.lines.some(({ id, unitId }) => id === line.id || (unitId !== null && unitId === line.unitId));
  return {
    ...cart,
    id: savedDraft.id,
    version: cart.version === null ? null : Math.min(cart.version, savedDraft.version ?? cart.version),
    saved: cart.version === null ? emptyCart(savedDraft.id).saved : cart.saved,
    customer: (hasBegun ? cart.customer : null) ?? savedDraft.customer,
    lines: [...savedDraft.lines, ...(hasBegun ? cart.lines.filter((line) => !isSaved(line)) : [])],
    discount: savedDraft.discount,
    discountReason: savedDraft.discountReason,
    exemption: savedDraft.exemption,
    notes: savedDraft.notes || cart.notes,
    feedback: null,
    touched: null,
  };
}
