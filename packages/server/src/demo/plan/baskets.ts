import type { Item } from '../articles/catalogue.ts';
import type { Random } from '../random.ts';

/** An article of a basket and its quantity. */
export type Pick = { item: Item; quantity: number };

/** Returns a generator of typical baskets: a phone with its case and glass, or a single cable. */
export function basketsFrom(items: readonly Item[], random: Random): () => Pick[] {
  const of = (kind: Item['kind']) => items.filter((item) => item.kind === kind);
  const [phones, tablets, watches, goods, services] = [
    of('phone'),
    of('tablet'),
    of('watch'),
    of('goods'),
    of('service'),
  ];
  const some = (from: readonly Item[]): Pick[] =>
    from.length === 0 ? [] : [{ item: random.weighted(from, ({ demand }) => demand), quantity: 1 }];
  const sub = (...names: string[]) => goods.filter((item) => names.includes(item.sub));
  const maybe = (likelihood: number, from: readonly Item[]) => (random.probability(likelihood) ? some(from) : []);
  const help = services.filter((item) => item.sub === 'Setup & Activation');
  const labor = services.filter((item) => item.sub === 'Repair Labor');

  const phoneSale = (): Pick[] => {
    const bought = some(phones);
    const model = bought[0]?.item.model ?? '';
    const made = (name: string) => sub(name).filter((item) => item.model === model);
    return [
      ...bought,
      ...maybe(0.68, made('Cases')),
      ...maybe(0.6, made('Screen Protectors')),
      ...maybe(0.22, sub('Chargers')),
      ...maybe(0.08, sub('Earbuds')),
      ...maybe(0.28, help),
    ];
  };
  const repair = () => [...some(labor), ...maybe(0.3, sub('Screen Protectors', 'Cases'))];
  const accessories = () => {
    const picks = [...some(goods), ...maybe(0.4, goods), ...maybe(0.12, goods)];
    return picks.map((pick) => (random.probability(0.07) ? { ...pick, quantity: random.int(2, 3) } : pick));
  };
  const kinds: readonly { weight: number; fill: () => Pick[] }[] = [
    { weight: phones.length && 30, fill: phoneSale },
    { weight: tablets.length && 4, fill: () => [...some(tablets), ...maybe(0.2, sub('Chargers', 'Cables'))] },
    { weight: watches.length && 5, fill: () => [...some(watches), ...maybe(0.35, sub('Watch Bands'))] },
    { weight: labor.length && 13, fill: repair },
    { weight: help.length && 5, fill: () => some(help) },
    { weight: 43, fill: accessories },
  ];
  return () => merged(random.weighted(kinds, ({ weight }) => weight).fill());
}

/** Merges lines of the same article into one line with the total quantity. */
function merged(picks: readonly Pick[]): Pick[] {
  const byItem = new Map<string, Pick>();
  for (const { item, quantity } of picks) {
    byItem.set(item.id, { item, quantity: quantity + (byItem.get(item.id)?.quantity ?? 0) });
  }
  return [...byItem.values()];
}
