import type { Item } from '../articles/catalogue.ts';
import { simOf } from '../articles/codes.ts';
import { carrierPlans } from '../carriers.ts';
import type { Random } from '../random.ts';
import type { PlannedEvent } from '../run-plan.ts';
import type { Calendar } from './calendar.ts';

/** A copy of a period: so many weeks later, with other codes of devices and SIM cards, which are unique. */
export type CopyPlan = { period: number; weeks: number; texts: [old: string, made: string][] };

/** Adds to copies the texts that are others in them: the codes of the devices received in their period, and of its SIM cards. */
export function withTexts(
  copies: Calendar['copies'],
  periods: readonly PlannedEvent[][],
  { items, codeOf }: { items: readonly Item[]; codeOf: (item: Item) => string },
  random: Random,
): CopyPlan[] {
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const found = periods.map((events) => ({
    units: events.flatMap((event) => {
      if (event.kind !== 'receipt') return [];
      return event.units.map(({ code }) => ({ code, item: itemOf.get(event.productId) }));
    }),
    cards: events.flatMap((event) =>
      event.kind === 'operation' && event.action === 'activate' ? [{ iccid: event.iccid, carrier: event.carrier }] : [],
    ),
  }));
  let card = 0;
  return copies.map(({ period, weeks }): CopyPlan => {
    const { units = [], cards = [] } = found[period] ?? {};
    const codes = units.flatMap(({ code, item }): [string, string][] => (item ? [[code, codeOf(item)]] : []));
    const sims = cards.map(({ iccid, carrier }): [string, string] => {
      card += 1;
      return [iccid, simOf(prefixOf(carrier), FIRST_CARD + card, random)];
    });
    return { period, weeks, texts: [...codes, ...sims] };
  });
}

/** Above the numbers of the cards of planned activations. */
const FIRST_CARD = 50_000;

const prefixOf = (name: string): string => carrierPlans.find((carrier) => carrier.name === name)?.simPrefix ?? '';
