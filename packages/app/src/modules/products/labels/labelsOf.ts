import type { Product, Unit } from '@tilldesk/domain/shop';
import type { Label } from '@tilldesk/ui/print';

/** Labels that one printing makes at most. */
export const LABELS_MAX = 500;

type Order = {
  /** Labels of a product that is not labelled by unit; one where nothing is said. */
  counts: Readonly<Record<string, number>>;
  /** The units of serialized products, one label each; null where products alone are labelled. */
  units: readonly Pick<Unit, 'id' | 'productId' | 'code' | 'price'>[] | null;
  /** A price as it should be read; undefined where labels bear none. */
  price: (amount: number) => string | undefined;
};

type Labelled = Pick<Product, 'id' | 'name' | 'sku' | 'price' | 'tracking'> & { barcodes: readonly string[] };

/** The labels of products: their first barcode, else their SKU; of units their own code. At most `LABELS_MAX`. */
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
