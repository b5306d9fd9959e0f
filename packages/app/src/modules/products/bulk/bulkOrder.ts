import type { BulkChange } from '@tilldesk/domain/products';

/** The values that can be changed on many products at once. */
export const bulkKinds = ['priceByPercent', 'priceBy', 'tax', 'category', 'active', 'reorderPoint'] as const;

/** The form of a bulk edit: `percent` is as typed, amounts are minor units. */
export type BulkOrder = {
  kind: (typeof bulkKinds)[number];
  percent: string;
  isLess: boolean;
  ending: string;
  amount: number | null;
  taxId: string | null;
  categoryId: string | null;
  active: boolean;
  reorderPoint: number | null;
};

export const blankOrder: BulkOrder = {
  kind: 'priceByPercent',
  percent: '',
  isLess: false,
  ending: '',
  amount: null,
  taxId: null,
  categoryId: null,
  active: true,
  reorderPoint: null,
};

/** Returns the requested change; null while a value is missing. */
export function changeOf(order: BulkOrder): BulkChange | null {
  const { kind, taxId, categoryId, active, reorderPoint, amount } = order;
  const sign = order.isLess ? -1 : 1;
  switch (kind) {
    case 'priceByPercent': {
      const percent = Number(order.percent.replace(',', '.'));
      const basisPoints = sign * Math.round(percent * 100);
      const isValid = order.percent.trim() !== '' && Number.isFinite(percent) && basisPoints >= -10_000;
      return isValid ? { kind, basisPoints, ending: order.ending === '' ? null : Number(order.ending) } : null;
    }
    case 'priceBy':
      return amount === null || amount === 0 ? null : { kind, amount: sign * amount };
    case 'tax':
      return taxId === null ? null : { kind, taxId };
    case 'category':
      return categoryId === null ? null : { kind, categoryId };
    case 'active':
      return { kind, active };
    case 'reorderPoint':
      return { kind, reorderPoint };
    default:
      return kind satisfies never;
  }
}
