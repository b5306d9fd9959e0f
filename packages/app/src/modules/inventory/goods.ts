import type { UnitStatus } from '@tilldesk/domain/shop';

/** What a dialog is about: units of a product, or pieces of one that is held by quantity. */
export type Goods = {
  productId: string;
  productName: string;
} & (
  | { units: readonly { id: string; code: string; status: UnitStatus }[]; available: null; onHand: null }
  | { units: null; available: number; onHand: number }
);

/** The name of goods in a sentence: a unit's code, so many units, or the product. */
export const namedBy = ({ productName, units }: Goods): string =>
  units?.length === 1 ? `${productName} · ${units[0]!.code}` : productName;
