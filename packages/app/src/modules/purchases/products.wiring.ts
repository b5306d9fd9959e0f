import { RANK } from '@tilldesk/domain/contract';
import { products, type Product } from '@tilldesk/domain/products';
import { isStocked } from '../../productFinder/useProductsFound.ts';
import { call } from '../../api/call.ts';

/** Returns the only product that a code or search text finds; null if there are none or several. */
export async function productNamed(text: string): Promise<Product | null> {
  const { items } = await call(products.list, { query: { search: text, limit: 5, active: 'true', sort: RANK } });
  const stocked = items.filter(isStocked);
  const code = text.toUpperCase();
  const exact = stocked.find(({ sku, barcodes }) => sku.toUpperCase() === code || barcodes.includes(code));
  return exact ?? (stocked.length === 1 ? (stocked[0] ?? null) : null);
}
