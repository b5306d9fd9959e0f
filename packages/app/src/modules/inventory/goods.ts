import type { UnitStatus } from '@tilldesk/domain/inventory';

/** The subject of a dialog: units of a product, or pieces of a product tracked by quantity. */
export type Goods = {
  productId: string;
  productName: string;
} & (
  | { units: readonly { id: string; code: string; status: UnitStatus }[]; available: null; onHand: null }
  | { units: null; available: number; onHand: number }
);

/** Names the subject in a sentence: the code of one unit, the number of units, or the product. */
export const namedBy = ({ productName, units }: Goods): string =>
  units?.length === 1 ? `${productName} · ${units[0]!.code}` : productName;
