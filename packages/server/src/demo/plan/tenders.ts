import type { Tender } from '@tilldesk/domain/sales';
import { idAt } from './ids.ts';
import type { Random } from '../random.ts';

/** Returns the tenders that pay `total` (minor units, above 0): by card, in cash with change, or split. */
export function tendersFor(total: number, at: string, random: Random): Tender[] {
  const card = (amount: number): Tender => cardOf(amount, at, random);
  const cash = (amount: number): Tender => ({ id: idAt(at, random), kind: 'cash', amount });

  const bills = Math.floor((total * 0.6) / 2000) * 2000;
  if (bills > 0 && random.probability(0.06)) return [cash(bills), card(total - bills)];
  if (random.probability(total < 15_000 ? 0.34 : 0.09))
    return [cash(random.probability(0.2) ? total : cashTendered(total, random))];
  return [card(total)];
}

/** Returns the cash tendered: the amount rounded up to a bill. */
function cashTendered(total: number, random: Random): number {
  const bill = random.pick(total < 5000 ? [100, 500, 1000, 2000] : [500, 1000, 2000, 10_000]);
  return Math.ceil(total / bill) * bill;
}

/** Returns a card payment with the reference of its terminal slip. */
export const cardOf = (amount: number, at: string, random: Random): Tender => ({
  id: idAt(at, random),
  kind: 'card',
  amount,
  reference: `${random.pick(['VISA', 'VISA', 'MC', 'MC', 'AMEX', 'DISC'])} ${random.int(1000, 9999)} AUTH ${random.int(100_000, 999_999)}`,
});
