import type { Unit } from '@tilldesk/domain/inventory';
import type { Product } from '@tilldesk/domain/products';
import type { Label } from '@tilldesk/ui/print';

/** The maximum number of labels per print job. */
export const LABELS_MAX = 500;

type Order = {
  /** Number of labels for a product that is not labelled by unit. @default 1 */
  counts: Readonly<Record<string, number>>;
  /** The units of serialized products, one label each; null when only products are labelled. */
  units: readonly Pick<Unit, 'id' | 'productId' | 'code' | 'price'>[] | null;
  /** Formats a price; undefined when labels have no price. */
  price: (amount: number) => string | undefined;
};

type Labelled = Pick<Product, 'id' | 'name' | 'sku' | 'price' | 'tracking'> & { barcodes: readonly string[] };

/**
 * Returns the labels of products with their first barcode, else their SKU, and of units with their own code. At most
 * `LABELS_MAX`.
 */
export function labelsOf(products: readonly Labelled[], { counts, units, price }: Order): Label[] {
  return products
    .flatMap(({ id, name, sku, barcodes, price: amount, tracking }): Label[] => {
      if (tracking === 'serialized' && units) {
        return units
          .filter((unit) => unit.productId === id)
          .map((unit) => ({ id: unit.id, name, price: price(unit.price), code: unit.code, note: sku }));
      }
      const label = { name, price: price(amount), code: barcodes[0] ?? sku, note: sku };
      return Array.from({ length: counts[id] ?? 1 }, (_, at) => ({ ...label, id: `${id}-${at}` }));
    })
    .slice(0, LABELS_MAX);
}
