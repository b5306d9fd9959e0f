import { Problem } from '@tilldesk/domain/problems';
import { someRights } from '@tilldesk/domain/rights';
import { depositWays, spreadDeposits, type DepositDraft } from '@tilldesk/domain/selling';
import type { InvoiceStatus } from '@tilldesk/domain/shop';
import { newId } from '../database/new-id.ts';
import type { Tx } from '../database/transaction.ts';
import type { Random } from '../demo/random.ts';
import { giveDepositBack, type Back } from '../modules/deposits/giving-back.store.ts';
import { takeDeposit } from '../modules/deposits/taking.store.ts';
import { checkout, type Checkout } from '../modules/sales/checkout.store.ts';
import { createDraft } from '../modules/sales/drafts.store.ts';
import { draftFor, noteSale, purseOf, splitOf, totalOf, wantsOf } from './buyers.ts';
import { keepSent, sellerOf, switchOn, type Selling } from './sale-deeds.ts';
import type { SmallShop } from './small-shop.ts';
import { NOW, some, type Deed, type Drawing } from './stock-life.ts';

/** What was done with deposits last, to be sent again by a till that heard no answer. */
type Sent = { takings: DepositDraft[]; backs: { depositId: string; back: Back }[]; sales: Selling['sent'] };

/** Deeds on money that is taken before a sale: taken, used, given back, sent again, each of them sometimes wrongly. */
export function depositDeeds(selling: Selling): readonly Drawing[] {
  const sent: Sent = { takings: [], backs: [], sales: [] };
  return [
    { often: 6, draw: (shop, random) => take(shop, random, selling, sent) },
    { often: 8, draw: (shop, random) => sellByDeposit(shop, random, selling, sent) },
    { often: 3, draw: (_, random) => giveBack(random, selling, sent) },
    { often: 1, draw: (_, random) => takeAgain(random, selling, sent) },
    { often: 1, draw: (_, random) => giveBackAgain(random, selling, sent) },
    { often: 2, draw: (_, random) => payByAnother(random, selling, sent) },
  ];
}

/** For what somebody asks for a deposit; only a draft or a quote of a customer takes one. */
const askedFor = {
  waits: `status in ('draft', 'quote') and customer_id is not null`,
  isNobodys: `status in ('draft', 'quote') and customer_id is null`,
  isOver: `status in ('open', 'paid', 'voided', 'discarded')`,
};

/** For a draft or quote that stands, or for an order that is written down for it. */
function take(shop: SmallShop, random: Random, { roll, sellers, customers }: Selling, { takings }: Sent): Deed {
  const [who, id, nth, way] = [sellerOf(random, sellers), newId(NOW), random.next(), random.pick(depositWays)];
  const [wants, customerId] = [wantsOf(random), random.pick(customers)];
  const orderId = random.chance(0.5) ? newId(NOW) : null;
  const asked = random.weighted(['waits', 'isNobodys', 'isOver'] as const, (one) => (one === 'waits' ? 12 : 1));
  const share = random.chance(0.3) ? 1 : random.next();
  const mistake = random.weighted(['none', 'over', 'unnamed'] as const, (one) => (one === 'none' ? 12 : 1));
  let stood = (): void => undefined;
  return {
    name: 'take a deposit',
    does: async (tx) => {
      if (orderId !== null) await createDraft(tx, who, NOW, orderId, await draftFor(tx, shop, wants, customerId));
      const invoiceId = orderId ?? (await some(tx, `select id from invoices where ${askedFor[asked]}`, nth));
      const [seen] = await tx.raw<{ due: number }>(
        `select (total - coalesce((select sum(d.rest) from deposits d where d.invoice_id = i.id), 0))::bigint as due
         from invoices i where id = $1`,
        [invoiceId],
      );
      const due = seen?.due ?? 1;
      const amount = mistake === 'over' ? due + 1 : Math.max(1, Math.round(due * share));
      const draft = { id, invoiceId, amount, way, reference: mistake === 'unnamed' ? ' ' : '4711' };
      await takeDeposit(tx, who, NOW, draft);
      stood = () => {
        roll.deposited(id, { way, amount });
        keepSent(takings, draft);
      };
    },
    stood: () => stood(),
  };
}

/** The very same once more is the same deposit; another amount under its id is none. */
function takeAgain(random: Random, { roll, sellers }: Selling, { takings }: Sent): Deed {
  const [who, share, isAnother] = [random.pick(sellers), random.next(), random.chance(0.4)];
  let stood = (): void => undefined;
  return {
    name: 'send a deposit again',
    does: async (tx) => {
      const known = takings[Math.floor(share * takings.length)];
      if (!known) throw new Problem('record.notFound');
      const again = isAnother ? { ...known, amount: known.amount + 1 } : known;
      await takeDeposit(tx, who, NOW, again);
      stood = () => roll.deposited(again.id, again);
    },
    stood: () => stood(),
  };
}

type Seen = {
  id: string;
  invoiceId: string;
  customerId: string;
  rest: number;
  isFree: boolean;
  status: InvoiceStatus;
  version: number;
  total: number;
};

/** A deposit as a till shows it, with all that its customer has left; mostly one of which something is left. */
async function seenDeposit(tx: Tx, share: number, isLeft: boolean): Promise<{ deposit: Seen; others: Seen[] } | null> {
  const id = await some(tx, `select id from deposits ${isLeft ? 'where rest > 0' : ''}`, share);
  const rows = await tx.raw<Seen>(
    `select d.id, d.invoice_id as "invoiceId", d.customer_id as "customerId", d.rest, i.status, i.version, i.total,
       i.status not in ('draft', 'quote') as "isFree"
     from deposits d join invoices i on i.id = d.invoice_id
     where d.customer_id = (select customer_id from deposits where id = $1) and (d.rest > 0 or d.id = $1) order by d.number`,
    [id],
  );
  const deposit = rows.find((row) => row.id === id);
  return deposit ? { deposit, others: rows } : null;
}

const mistakes = ['none', 'short', 'twice', 'another customer', 'elsewhere', 'unknown'] as const;

/** A sale that deposits pay for: the draft for which one waits, as it stands or written anew, or any other of its customer. */
function sellByDeposit(shop: SmallShop, random: Random, selling: Selling, { sales }: Sent): Deed {
  const { roll, sellers, customers, exempt, sent } = selling;
  const [fresh, seller, wants, nth] = [newId(NOW), sellerOf(random, sellers), wantsOf(random), random.next()];
  const [purse, isLeft, rewrites] = [purseOf(random, true), random.chance(0.9), random.chance(0.3)];
  const [usesAll, other] = [random.chance(0.5), random.chance(0.7) ? random.pick(customers) : null];
  const mistake = random.weighted(mistakes, (one) => (one === 'none' ? 10 : one === 'another customer' ? 3 : 1));
  let stood = (): void => undefined;
  return {
    name: 'sell by deposit',
    does: async (tx) => {
      const seen = await seenDeposit(tx, nth, isLeft);
      if (!seen) throw new Problem('record.notFound');
      const { deposit, others } = seen;
      const isOwn = !deposit.isFree && mistake !== 'elsewhere';
      const id = isOwn ? deposit.invoiceId : fresh;
      const customerId = mistake === 'another customer' ? other : deposit.customerId;
      const draft =
        isOwn && !rewrites && mistake !== 'another customer' ? undefined : await draftFor(tx, shop, wants, customerId);
      const total = draft ? totalOf(draft, exempt) : deposit.total;
      const usable = usesAll && mistake === 'none' ? spreadDeposits(total, others, id) : [];
      const uses =
        usable.length > 0
          ? usable.map((one) => ({ depositId: one.deposit.id, amount: one.amount }))
          : usesOf(deposit, total, mistake);
      const byDeposit = uses.map((use) => ({ id: newId(NOW), kind: 'deposit' as const, ...use }));
      const { tenders, kept } = splitOf(total - uses.reduce((sum, { amount }) => sum + amount, 0), purse);
      const version = draft ? {} : { version: deposit.version };
      const order = { ...version, draft, tenders: [...byDeposit, ...tenders], dueDate: NOW.slice(0, 10) };
      await checkout(tx, seller, NOW, id, order);
      const switched = await switchOn(tx, id);
      stood = () => {
        noteSale(roll, id, total, [...byDeposit, ...kept]);
        for (const activation of switched) roll.switchedOn(activation, id);
        for (const list of [sent, sales]) keepSent(list, { seller, id, order });
      };
    },
    stood: () => stood(),
  };
}

/** What of one deposit somebody lays on the counter. */
function usesOf({ id, rest }: Seen, total: number, mistake: (typeof mistakes)[number]) {
  const amount = Math.max(1, Math.min(rest, total));
  if (mistake === 'short') return [{ depositId: id, amount: rest + 1 }];
  if (mistake === 'unknown') return [{ depositId: newId(NOW), amount }];
  // Once whole and once a cent of it.
  return mistake === 'twice'
    ? [
        { depositId: id, amount },
        { depositId: id, amount: 1 },
      ]
    : [{ depositId: id, amount }];
}

/** A sale that a deposit paid comes again, or with another deposit in its place. */
function payByAnother(random: Random, { roll }: Selling, { sales }: Sent): Deed {
  const [share, nth, isAnother] = [random.next(), random.next(), random.chance(0.5)];
  let stood = (): void => undefined;
  return {
    name: 'send a deposit again',
    does: async (tx) => {
      const again = sales[Math.floor(share * sales.length)];
      if (!again) throw new Problem('record.notFound');
      const depositId = await some(tx, 'select id from deposits', nth);
      const order = isAnother ? exchanged(again.order, depositId) : again.order;
      await checkout(tx, again.seller, NOW, again.id, order);
      stood = () => {
        for (const { id, kind, amount, depositId: by } of order.tenders) {
          if (kind === 'deposit') roll.took(id, { invoiceId: again.id, kind, amount, depositId: by });
        }
      };
    },
    stood: () => stood(),
  };
}

const exchanged = (order: Checkout, depositId: string): Checkout => ({
  ...order,
  tenders: order.tenders.map((tender) => (tender.kind === 'deposit' ? { ...tender, depositId } : tender)),
});

/** All that is left goes back, mostly as it came; in another way not by everybody. */
function giveBack(random: Random, { roll, sellers }: Selling, { backs }: Sent): Deed {
  const [somebody, id, nth, isLeft] = [random.pick(sellers), newId(NOW), random.next(), random.chance(0.85)];
  const [otherWay, isUnnamed] = [random.chance(0.2) ? random.pick(depositWays) : null, random.chance(0.05)];
  const who = random.chance(0.3) ? { ...somebody, permissions: someRights({ 'Sale & Invoice': 'rc' }) } : somebody;
  let stood = (): void => undefined;
  return {
    name: 'give a deposit back',
    does: async (tx) => {
      const depositId = await some(tx, `select id from deposits ${isLeft ? 'where rest > 0' : ''}`, nth);
      const [seen] = await tx.raw<{ way: Back['way'] }>('select way from deposits where id = $1', [depositId]);
      const way = otherWay ?? seen?.way ?? 'cash';
      const back = { id, way, reference: isUnnamed ? ' ' : '4711', reason: 'Changed their mind' };
      await giveDepositBack(tx, who, NOW, depositId, back);
      // A sale may have used some of it meanwhile: the screen of the till says what went out.
      const [entry] = await tx.raw<{ amount: number }>('select -amount as amount from deposit_entries where id = $1', [
        id,
      ]);
      stood = () => {
        roll.gaveDepositBack(id, { depositId, way, amount: entry?.amount ?? 0 });
        keepSent(backs, { depositId, back });
      };
    },
    stood: () => stood(),
  };
}

/** The very same once more gives nothing. */
function giveBackAgain(random: Random, { sellers }: Selling, { backs }: Sent): Deed {
  const [who, share] = [random.pick(sellers), random.next()];
  return {
    name: 'send a deposit again',
    does: async (tx) => {
      const known = backs[Math.floor(share * backs.length)];
      if (!known) throw new Problem('record.notFound');
      await giveDepositBack(tx, who, NOW, known.depositId, known.back);
    },
  };
}
