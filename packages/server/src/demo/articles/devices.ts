import type { Article } from './product-plan.ts';
import deviceList from '../lists/devices.json' with { type: 'json' };
import phoneList from '../lists/phones.json' with { type: 'json' };
import { barcodes, brandCode, costOf } from './pricing.ts';
import type { Random } from '../random.ts';
import { spread } from './spread.ts';

type Model = {
  brand: string;
  model: string;
  code: string;
  tac?: string;
  sub?: string;
  demand: number;
  colors: string[];
  new?: Partial<Record<string, number>>;
  used?: Partial<Record<string, number>>;
  refurbished?: Partial<Record<string, number>>;
};

/** Returns the serialized articles of at most `count` models: one for each condition and storage (or size) sold. */
export function deviceItems(list: 'phones' | 'devices', count: number, random: Random): Article[] {
  const models: readonly Model[] = list === 'phones' ? phoneList : deviceList;
  const nextBarcode = barcodes(list === 'phones' ? 10_031 : 30_017);
  return spread(models, count).flatMap((model) =>
    states.flatMap((state) =>
      Object.entries(model[state.condition] ?? {}).map(([storage, price = 0]) =>
        articleOf(model, state, storage, price, state.condition === 'new' ? [nextBarcode(model.brand)] : [], random),
      ),
    ),
  );
}

type State = { condition: 'new' | 'used' | 'refurbished'; suffix: string; mark: string; warrantyDays: number };

const states: readonly State[] = [
  { condition: 'new', suffix: '', mark: '', warrantyDays: 365 },
  { condition: 'used', suffix: ' (Used)', mark: '-U', warrantyDays: 30 },
  { condition: 'refurbished', suffix: ' (Refurbished)', mark: '-R', warrantyDays: 90 },
];

function articleOf(
  model: Model,
  state: State,
  storage: string,
  price: number,
  codes: string[],
  random: Random,
): Article {
  const kind = model.tac ? 'phone' : model.sub?.includes('Watch') ? 'watch' : 'tablet';
  const size = storage.replaceAll(/[^0-9A-Z]/g, '');
  return {
    kind,
    sub: kind === 'phone' ? phoneSub(model.brand, state) : (model.sub ?? ''),
    demand: model.demand / (state.condition === 'new' ? 1 : 1.6),
    cost: costOf(price, state.condition, random),
    model: kind === 'phone' ? nameOf(model) : null,
    colors: model.colors,
    storage,
    tac: model.tac ?? null,
    isUntaxed: false,
    draft: {
      name: `${model.brand} ${model.model} ${storage}${state.suffix}`,
      sku: `${brandCode(model.brand)}-${model.code}-${size}${state.mark}`,
      barcodes: codes,
      brand: model.brand,
      model: model.model,
      condition: state.condition,
      tracking: 'serialized',
      price,
      reorderPoint: state.condition === 'new' && model.demand >= 5 ? Math.round(model.demand / 5) : null,
      warrantyDays: state.warrantyDays,
      description: null,
      active: true,
    },
  };
}

function phoneSub(brand: string, { condition }: State): string {
  if (condition !== 'new') return condition === 'used' ? 'Used Phones' : 'Refurbished Phones';
  return brand === 'Apple'
    ? 'iPhone'
    : ['Samsung', 'Google'].includes(brand)
      ? `${brand} Phones`
      : 'Motorola & OnePlus';
}

/** The name of a model as makers of cases write it: OnePlus models are bare numbers, so the brand is added. */
const nameOf = ({ brand, model }: Model): string => (brand === 'OnePlus' ? `${brand} ${model}` : model);
