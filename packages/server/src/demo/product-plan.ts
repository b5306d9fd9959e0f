import type { ProductDraft } from '@tilldesk/domain/shop';

/** What sells together: the planner's view of an article, before it is a product of a business. */
export type Article = {
  kind: 'phone' | 'tablet' | 'watch' | 'goods' | 'service';
  /** The sub-category by name. */
  sub: string;
  /** How often it is asked for, beside others of its kind. */
  demand: number;
  /** What one piece costs to buy, minor units; 0 for a service. */
  cost: number;
  /** The phone that it is, or that it fits; null for what fits all. */
  model: string | null;
  colors: string[];
  storage: string | null;
  /** The type allocation code of its IMEIs; null where pieces bear a maker's serial, or none. */
  tac: string | null;
  isUntaxed: boolean;
  draft: Omit<ProductDraft, 'categoryId' | 'taxRate'>;
};
