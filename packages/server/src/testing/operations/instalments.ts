import { someRights } from '@tilldesk/domain/rights';
import { instalmentsOf, type Agreed } from '@tilldesk/domain/sales';
import { addDays } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { Random } from '../../demo/random.ts';
import { checkout } from '../../modules/sales/checkout/checkout.store.ts';
import { agreeInstalments } from '../../modules/sales/instalments.store.ts';
import { payInvoice } from '../../modules/sales/checkout/paying.store.ts';
import { keptAmountOf, methods } from './after-sale.ts';
import { draftFor, noteSale, totalOf, randomSaleOptions } from '../buyers.ts';
import { salespersonOf, type Selling } from './sales.ts';
import type { SmallShop } from '../small-shop.ts';
import { NOW, some, type Operation, type Drawing } from '../stock-life.ts';

/** Operations on instalments: agreed, agreed again, paid one by one. */
export const instalmentOperations = (selling: Selling): readonly Drawing[] => [
  { often: 7, draw: (shop, random) => agree(shop, random, selling) },
  { often: 4, draw: (_, random) => payPart(random, selling) },
];

const TODAY = NOW.slice(0, 10);
const errorKinds = ['none', 'sum', 'order', 'over', 'stale'] as const;

/**
 * Agrees instalments for a balance, for the first time or in place of others, or for a new sale on account; an invoice
 * that is not open cannot have any.
 */
function agree(shop: SmallShop, random: Random, { referenceModel, sellers, customers, exempt }: Selling): Operation {
  const [salesperson, saleOptions, customerId] = [
    salespersonOf(random, sellers),
    randomSaleOptions(random),
    random.pick(customers),
  ];
  const [soldId, tenderId] = [random.probability(0.5) ? newId(NOW) : null, newId(NOW)];
  const [actor, nth, isOpen] = [random.pick(sellers), random.next(), random.probability(0.9)];
  const caller = random.probability(0.3) ? { ...actor, permissions: someRights({ 'Sale & Invoice': 'rc' }) } : actor;
  const shares = Array.from({ length: random.int(1, 5) }, () => random.next());
  const gaps = [0, ...shares].map(() => random.int(1, 40));
  const errorKind = random.weighted(errorKinds, (one) => (one === 'none' ? 6 : 1));
  let onCommitted = (): void => undefined;
  return {
    name: 'agree in parts',
    run: async (tx) => {
      const posted = isOpen ? `status = 'open'` : 'number is not null';
      const id = soldId ?? (await some(tx, `select id from invoices where ${posted}`, nth));
      const draft = soldId === null ? null : await draftFor(tx, shop, saleOptions, customerId);
      const total = draft === null ? 0 : totalOf(draft, exempt);
      if (draft) {
        const tenders = [{ id: tenderId, kind: 'onAccount' as const, amount: total }];
        await checkout(tx, salesperson, NOW, id, { draft, tenders, dueDate: TODAY });
      }
      const [seen = { due: 1, version: 1 }] = await tx.raw<{ due: number; version: number }>(
        'select total - paid as due, version from invoices where id = $1',
        [id],
      );
      const rows = partsOf(seen.due + (errorKind === 'sum' ? 1 : 0), shares, gaps, errorKind === 'over' ? -2 : 0);
      const order = errorKind === 'order' ? rows.toReversed() : rows;
      const version = seen.version - (errorKind === 'stale' ? 1 : 0);
      await agreeInstalments(tx, caller, NOW, id, { version, rows: order, reason: 'Asked for time' });
      onCommitted = () => {
        if (draft) noteSale(referenceModel, id, total, []);
        referenceModel.agreed(id, seen);
      };
    },
    onCommitted: () => onCommitted(),
  };
}

/** Returns the instalments of a sum: each is a share of the remainder, the last one the rest. */
function partsOf(due: number, shares: readonly number[], gaps: readonly number[], first: number): Agreed[] {
  let [left, day] = [due, addDays(TODAY, first - gaps[0]! + 1)];
  return [...shares, 1].map((share, i) => {
    const amount = Math.max(1, Math.floor(left * share));
    left -= amount;
    day = addDays(day, i === 0 ? gaps[0]! - 1 : gaps[i]!);
    return { dueDate: day, amount };
  });
}

/** Pays an instalment: the unpaid amount of the oldest one that is not fully paid. */
function payPart(random: Random, { referenceModel, sellers }: Selling): Operation {
  const [caller, id, nth, kind] = [random.pick(sellers), newId(NOW), random.next(), random.pick(methods)];
  let onCommitted = (): void => undefined;
  return {
    name: 'pay a part',
    run: async (tx) => {
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
      await payInvoice(tx, caller, NOW, invoiceId, [{ id, kind, amount, reference: '4711' }]);
      const keptAmount = await keptAmountOf(tx, id, amount);
      onCommitted = () => referenceModel.took(id, { invoiceId, kind, amount: keptAmount });
    },
    onCommitted: () => onCommitted(),
  };
}
