import brandList from '../lists/brands.json' with { type: 'json' };
import marginList from '../lists/margins.json' with { type: 'json' };
import { barcodeOf } from './codes.ts';
import type { Random } from '../random.ts';

/** Returns the purchase cost of a piece, minor units, for a sale price of `price` and a margin usual for the group. */
export function costOf(price: number, group: string, random: Random): number {
  const [low, high] = entryOf<number[]>(marginList, group);
  if (low === undefined || high === undefined) throw new Error(`pricing: no margin for ${group}`);
  return Math.round(price * (1 - (low + (high - low) * random.next())));
}

export const brandCode = (brand: string): string => entryOf<Brand>(brandList, brand).code;

/** Returns a generator that gives each new article of a maker its next barcode. */
export function barcodes(firstArticle: number): (brand: string) => string {
  const given = new Map<string, number>();
  return (brand) => {
    const article = given.get(brand) ?? firstArticle;
    given.set(brand, article + 7);
    return barcodeOf(entryOf<Brand>(brandList, brand).gtin, article);
  };
}

type Brand = { code: string; gtin: string };

function entryOf<T>(list: Readonly<Record<string, T>>, key: string): T {
  const entry = list[key];
  if (entry === undefined) throw new Error(`pricing: ${key} stands in no list`);
  return entry;
}
