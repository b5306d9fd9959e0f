import type { Article } from './product-plan.ts';
import fittedList from '../lists/fitted.json' with { type: 'json' };
import goodsList from '../lists/goods.json' with { type: 'json' };
import serviceList from '../lists/services.json' with { type: 'json' };
import { barcodes, brandCode, costOf } from './pricing.ts';
import type { Random } from '../random.ts';
import { spread } from './spread.ts';

/** Returns cases and protectors: an article for each line and each phone that it fits, `count` at most. */
export function fittedItems(count: number, random: Random): Article[] {
  const nextBarcode = barcodes(50_021);
  const fitted = fittedList.flatMap((line) => line.fits.map((model) => ({ ...line, model })));
  return spread(fitted, count).map(({ brand, line, model, code, sub, price, demand }) => ({
    ...genericPart,
    sub,
    demand,
    cost: costOf(price, sub, random),
    model,
    draft: {
      ...soldNew,
      name: `${brand} ${line} for ${model}`,
      sku: `${brandCode(brand)}-${code}-${model
        .replaceAll(/iPhone |Galaxy |[^0-9A-Za-z+]/g, '')
        .replace('+', 'P')
        .toUpperCase()}`,
      barcodes: [nextBarcode(brand)],
      brand,
      model,
      tracking: 'quantity',
      price,
      reorderPoint: 2 + Math.round(demand / 2),
      warrantyDays: 90,
    },
  }));
}

/** Returns articles that fit every phone, tracked by quantity: `count` at most. */
export function goodsItems(count: number, random: Random): Article[] {
  const nextBarcode = barcodes(70_009);
  return spread(goodsList, count).map(({ brand, name, code, sub, price, demand }) => ({
    ...genericPart,
    sub,
    demand,
    cost: costOf(price, sub, random),
    model: null,
    draft: {
      ...soldNew,
      name: `${brand} ${name}`,
      sku: `${brandCode(brand)}-${code}`,
      barcodes: [nextBarcode(brand)],
      brand,
      model: null,
      tracking: 'quantity',
      price,
      reorderPoint: 2 + demand,
      warrantyDays: price > 4000 ? 365 : 90,
    },
  }));
}

/** Returns services, which have no stock: `count` at most. */
export function serviceItems(count: number): Article[] {
  return spread(serviceList, count).map((service) => ({
    ...genericPart,
    kind: 'service',
    sub: service.sub,
    demand: service.demand,
    cost: 0,
    model: null,
    isUntaxed: service.untaxed ?? false,
    draft: {
      ...soldNew,
      name: service.name,
      sku: `SRV-${service.code}`,
      barcodes: [],
      brand: null,
      model: null,
      tracking: 'none',
      price: service.price,
      reorderPoint: null,
      warrantyDays: service.warrantyDays ?? null,
    },
  }));
}

const genericPart = {
  kind: 'goods',
  colors: [],
  storage: null,
  tac: null,
  isUntaxed: false,
} satisfies Partial<Article>;
const soldNew = { condition: 'new', description: null, active: true } satisfies Partial<Article['draft']>;
