import type { ProductDraft } from '@tilldesk/domain/products';

/** An article as the planner sees it, before it is a product of a business. */
export type Article = {
  kind: 'phone' | 'tablet' | 'watch' | 'goods' | 'service';
  /** The sub-category by name. */
  sub: string;
  /** Its demand relative to other articles of its kind. */
  demand: number;
  /** The purchase cost of one piece, minor units; 0 for a service. */
  cost: number;
  /** The phone that it is, or that it fits; null if it fits all. */
  model: string | null;
  colors: string[];
  storage: string | null;
  /** The type allocation code of its IMEIs; null if pieces have a maker's serial number, or none. */
  tac: string | null;
  isUntaxed: boolean;
  draft: Omit<ProductDraft, 'categoryId' | 'taxRate'>;
};
