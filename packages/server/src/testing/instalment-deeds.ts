import { someRights } from '@tilldesk/domain/rights';
import { instalmentsOf, type Agreed } from '@tilldesk/domain/selling';
import { addDays } from '@tilldesk/domain/time';
import { newId } from '../database/new-id.ts';
import type { Random } from '../demo/random.ts';
import { checkout } from '../modules/sales/checkout.store.ts';
import { agreeInstalments } from '../modules/sales/instalments.store.ts';
import { payInvoice } from '../modules/sales/paying.store.ts';
import { keptOf, ways } from './after-sale-deeds.ts';
import { draftFor, noteSale, totalOf, wantsOf } from './buyers.ts';
import { sellerOf, type Selling } from './sale-deeds.ts';
import type { SmallShop } from './small-shop.ts';
import { NOW, some, type Deed, type Drawing } from './stock-life.ts';

/** Deeds on what is due in parts: agreed, agreed anew, paid part by part. */
export const instalmentDeeds = (selling: Selling): readonly Drawing[] => [
  { often: 7, draw: (shop, random) => agree(shop, random, selling) },
  { often: 4, draw: (_, random) => payPart(random, selling) },
];

const TODAY = NOW.slice(0, 10);
const mistakes = ['none', 'sum', 'order', 'over', 'stale'] as const;

/**
 * Parts of what is due, for the first time or in place of others, or of what is sold for them on account; of what is not open
 * there are none.
 */
function agree(shop: SmallShop, random: Random, { roll, sellers, customers, exempt }: Selling): Deed {
  const [seller, wants, customerId] = [sellerOf(random, sellers), wantsOf(random), random.pick(customers)];
  const [soldId, tenderId] = [random.chance(0.5) ? newId(NOW) : null, newId(NOW)];
  const [somebody, nth, isOpen] = [random.pick(sellers), random.next(), random.chance(0.9)];
  const who = random.chance(0.3) ? { ...somebody, permissions: someRights({ 'Sale & Invoice': 'rc' }) } : somebody;
  const shares = Array.from({ length: random.int(1, 5) }, () => random.next());
  const gaps = [0, ...shares].map(() => random.int(1, 40));
  const mistake = random.weighted(mistakes, (one) => (one === 'none' ? 6 : 1));
  let stood = (): void => undefined;
  return {
    name: 'agree in parts',
    does: async (tx) => {
      const posted = isOpen ? `status = 'open'` : 'number is not null';
      const id = soldId ?? (await some(tx, `select id from invoices where ${posted}`, nth));
      const draft = soldId === null ? null : await draftFor(tx, shop, wants, customerId);
      const total = draft === null ? 0 : totalOf(draft, exempt);
      if (draft) {
        const tenders = [{ id: tenderId, kind: 'onAccount' as const, amount: total }];
        await checkout(tx, seller, NOW, id, { draft, tenders, dueDate: TODAY });
      }
      const [seen = { due: 1, version: 1 }] = await tx.raw<{ due: number; version: number }>(
        'select total - paid as due, version from invoices where id = $1',
        [id],
      );
      const rows = partsOf(seen.due + (mistake === 'sum' ? 1 : 0), shares, gaps, mistake === 'over' ? -2 : 0);
      const order = mistake === 'order' ? rows.toReversed() : rows;
      const version = seen.version - (mistake === 'stale' ? 1 : 0);
      await agreeInstalments(tx, who, NOW, id, { version, rows: order, reason: 'Asked for time' });
      stood = () => {
        if (draft) noteSale(roll, id, total, []);
        roll.agreed(id, seen);
      };
    },
    stood: () => stood(),
  };
}

/** Parts of a sum: each a share of what the ones before left, the last the rest. */
function partsOf(due: number, shares: readonly number[], gaps: readonly number[], first: number): Agreed[] {
  let [left, day] = [due, addDays(TODAY, first - gaps[0]! + 1)];
  return [...shares, 1].map((share, i) => {
    const amount = Math.max(1, Math.floor(left * share));
    left -= amount;
    day = addDays(day, i === 0 ? gaps[0]! - 1 : gaps[i]!);
    return { dueDate: day, amount };
  });
}

/** Somebody comes with their part: what is not paid of the oldest that is not paid whole. */
function payPart(random: Random, { roll, sellers }: Selling): Deed {
  const [who, id, nth, kind] = [random.pick(sellers), newId(NOW), random.next(), random.pick(ways)];
  let stood = (): void => undefined;
  return {
    name: 'pay a part',
    does: async (tx) => {
      const inParts = `select id from invoices i where status = 'open'
        and exists (select 1 from invoice_instalments s where s.invoice_id = i.id)`;
      const invoiceId = await some(tx, inParts, nth);
      const rows = await tx.raw<Agreed & { due: number }>(
        `select to_char(s.due_date, 'YYYY-MM-DD') as "dueDate", s.amount, i.total - i.paid as due
         from invoice_instalments s join invoices i on i.id = s.invoice_id where i.id = $1 order by s.position`,
        [invoiceId],
      );
      const next = instalmentsOf(rows, rows[0]?.due ?? 0, TODAY).find(({ state }) => state !== 'paid');
      const amount = next ? next.amount - next.paid : 1;
      await payInvoice(tx, who, NOW, invoiceId, [{ id, kind, amount, reference: '4711' }]);
      const kept = await keptOf(tx, id, amount);
      stood = () => roll.took(id, { invoiceId, kind, amount: kept });
    },
    stood: () => stood(),
  };
}
