import { Problem } from '@tilldesk/domain/problems';
import { someRights } from '@tilldesk/domain/rights';
import { depositMethods, spreadDeposits, type DepositDraft } from '@tilldesk/domain/deposits';
import type { InvoiceStatus } from '@tilldesk/domain/sales';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Random } from '../../demo/random.ts';
import { refundDeposit, type Back } from '../../modules/deposits/giving-back.store.ts';
import { takeDeposit } from '../../modules/deposits/taking.store.ts';
import { checkout, type Checkout } from '../../modules/sales/checkout/checkout.store.ts';
import { createDraft } from '../../modules/sales/draft/drafts.store.ts';
import { draftFor, noteSale, purseOf, splitOf, totalOf, randomSaleOptions } from '../buyers.ts';
import { addSent, salespersonOf, switchOn, type Selling } from './sales.ts';
import type { SmallShop } from '../small-shop.ts';
import { NOW, some, type Operation, type Drawing } from '../stock-life.ts';

/** The last deposit requests, to be repeated by a till that received no answer. */
type Sent = { takings: DepositDraft[]; backs: { depositId: string; back: Back }[]; sales: Selling['sent'] };

/** Operations on deposits: taken, used, given back and sent again, each sometimes with an error. */
export function depositOperations(selling: Selling): readonly Drawing[] {
  const sent: Sent = { takings: [], backs: [], sales: [] };
  return [
    { often: 6, draw: (shop, random) => takeNewDeposit(shop, random, selling, sent) },
    { often: 8, draw: (shop, random) => sellByDeposit(shop, random, selling, sent) },
    { often: 3, draw: (_, random) => giveDepositBackOf(random, selling, sent) },
    { often: 1, draw: (_, random) => resendDeposit(random, selling, sent) },
    { often: 1, draw: (_, random) => repeatDepositRefund(random, selling, sent) },
    { often: 2, draw: (_, random) => payByAnother(random, selling, sent) },
  ];
}

/** The invoices for which a deposit is requested; only a draft or a quote of a customer accepts one. */
const invoiceFilters = {
  waits: `status in ('draft', 'quote') and customer_id is not null`,
  isNobodys: `status in ('draft', 'quote') and customer_id is null`,
  isOver: `status in ('open', 'paid', 'voided', 'discarded')`,
};

/** Takes a deposit for an existing draft or quote, or for a draft that is created for it. */
function takeNewDeposit(
  shop: SmallShop,
  random: Random,
  { referenceModel, sellers, customers }: Selling,
  { takings }: Sent,
): Operation {
  const [caller, id, nth, method] = [
    salespersonOf(random, sellers),
    newId(NOW),
    random.next(),
    random.pick(depositMethods),
  ];
  const [saleOptions, customerId] = [randomSaleOptions(random), random.pick(customers)];
  const orderId = random.probability(0.5) ? newId(NOW) : null;
  const target = random.weighted(['waits', 'isNobodys', 'isOver'] as const, (one) => (one === 'waits' ? 12 : 1));
  const share = random.probability(0.3) ? 1 : random.next();
  const errorKind = random.weighted(['none', 'over', 'unnamed'] as const, (one) => (one === 'none' ? 12 : 1));
  let onCommitted = (): void => undefined;
  return {
    name: 'take a deposit',
    run: async (tx) => {
      if (orderId !== null)
        await createDraft(tx, caller, NOW, orderId, await draftFor(tx, shop, saleOptions, customerId));
      const invoiceId = orderId ?? (await some(tx, `select id from invoices where ${invoiceFilters[target]}`, nth));
      const [seen] = await tx.raw<{ due: number }>(
        `select (total - coalesce((select sum(d.rest) from deposits d where d.invoice_id = i.id), 0))::bigint as due
         from invoices i where id = $1`,
        [invoiceId],
      );
      const due = seen?.due ?? 1;
      const amount = errorKind === 'over' ? due + 1 : Math.max(1, Math.round(due * share));
      const draft = { id, invoiceId, amount, method, reference: errorKind === 'unnamed' ? ' ' : '4711' };
      await takeDeposit(tx, caller, NOW, draft);
      onCommitted = () => {
        referenceModel.deposited(id, { method, amount });
        addSent(takings, draft);
      };
    },
    onCommitted: () => onCommitted(),
  };
}

/** An identical repetition is the same deposit; another amount under its id is rejected. */
function resendDeposit(random: Random, { referenceModel, sellers }: Selling, { takings }: Sent): Operation {
  const [caller, share, isAnother] = [random.pick(sellers), random.next(), random.probability(0.4)];
  let onCommitted = (): void => undefined;
  return {
    name: 'send a deposit again',
    run: async (tx) => {
      const known = takings[Math.floor(share * takings.length)];
      if (!known) throw new Problem('record.notFound');
      const again = isAnother ? { ...known, amount: known.amount + 1 } : known;
      await takeDeposit(tx, caller, NOW, again);
      onCommitted = () => referenceModel.deposited(again.id, again);
    },
    onCommitted: () => onCommitted(),
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

/** Returns a deposit as a till shows it, with all open deposits of its customer; mostly one with an open amount. */
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

const errorKinds = ['none', 'short', 'twice', 'another customer', 'elsewhere', 'unknown'] as const;

/**
 * A sale that deposits pay for: the draft that the deposit was taken for, unchanged or edited, or another one of its
 * customer.
 */
function sellByDeposit(shop: SmallShop, random: Random, selling: Selling, { sales }: Sent): Operation {
  const { referenceModel, sellers, customers, exempt, sent } = selling;
  const [fresh, salesperson, saleOptions, nth] = [
    newId(NOW),
    salespersonOf(random, sellers),
    randomSaleOptions(random),
    random.next(),
  ];
  const [purse, isLeft, rewrites] = [purseOf(random, true), random.probability(0.9), random.probability(0.3)];
  const [usesAll, other] = [random.probability(0.5), random.probability(0.7) ? random.pick(customers) : null];
  const errorKind = random.weighted(errorKinds, (one) => (one === 'none' ? 10 : one === 'another customer' ? 3 : 1));
  let onCommitted = (): void => undefined;
  return {
    name: 'sell by deposit',
    run: async (tx) => {
      const seen = await seenDeposit(tx, nth, isLeft);
      if (!seen) throw new Problem('record.notFound');
      const { deposit, others } = seen;
      const isOwn = !deposit.isFree && errorKind !== 'elsewhere';
      const id = isOwn ? deposit.invoiceId : fresh;
      const customerId = errorKind === 'another customer' ? other : deposit.customerId;
      const draft =
        isOwn && !rewrites && errorKind !== 'another customer'
          ? undefined
          : await draftFor(tx, shop, saleOptions, customerId);
      const total = draft ? totalOf(draft, exempt) : deposit.total;
      const usable = usesAll && errorKind === 'none' ? spreadDeposits(total, others, id) : [];
      const uses =
        usable.length > 0
          ? usable.map((one) => ({ depositId: one.deposit.id, amount: one.amount }))
          : usesOf(deposit, total, errorKind);
      const byDeposit = uses.map((use) => ({ id: newId(NOW), kind: 'deposit' as const, ...use }));
      const { tenders, keptTenders } = splitOf(total - uses.reduce((sum, { amount }) => sum + amount, 0), purse);
      const version = draft ? {} : { version: deposit.version };
      const order = { ...version, draft, tenders: [...byDeposit, ...tenders], dueDate: NOW.slice(0, 10) };
      await checkout(tx, salesperson, NOW, id, order);
      const switched = await switchOn(tx, id);
      onCommitted = () => {
        noteSale(referenceModel, id, total, [...byDeposit, ...keptTenders]);
        for (const activation of switched) referenceModel.switchedOn(activation, id);
        for (const list of [sent, sales]) addSent(list, { seller: salesperson, id, order });
      };
    },
    onCommitted: () => onCommitted(),
  };
}

/** Returns the uses of a deposit in a sale, with the given error. */
function usesOf({ id, rest }: Seen, total: number, errorKind: (typeof errorKinds)[number]) {
  const amount = Math.max(1, Math.min(rest, total));
  if (errorKind === 'short') return [{ depositId: id, amount: rest + 1 }];
  if (errorKind === 'unknown') return [{ depositId: newId(NOW), amount }];
  // Once with the full amount and once with one cent.
  return errorKind === 'twice'
    ? [
        { depositId: id, amount },
        { depositId: id, amount: 1 },
      ]
    : [{ depositId: id, amount }];
}

/** A sale that a deposit paid is sent again, unchanged or with another deposit instead. */
function payByAnother(random: Random, { referenceModel }: Selling, { sales }: Sent): Operation {
  const [share, nth, isAnother] = [random.next(), random.next(), random.probability(0.5)];
  let onCommitted = (): void => undefined;
  return {
    name: 'send a deposit again',
    run: async (tx) => {
      const again = sales[Math.floor(share * sales.length)];
      if (!again) throw new Problem('record.notFound');
      const depositId = await some(tx, 'select id from deposits', nth);
      const order = isAnother ? exchanged(again.order, depositId) : again.order;
      await checkout(tx, again.seller, NOW, again.id, order);
      onCommitted = () => {
        for (const { id, kind, amount, depositId: by } of order.tenders) {
          if (kind === 'deposit') referenceModel.took(id, { invoiceId: again.id, kind, amount, depositId: by });
        }
      };
    },
    onCommitted: () => onCommitted(),
  };
}

const exchanged = (order: Checkout, depositId: string): Checkout => ({
  ...order,
  tenders: order.tenders.map((tender) => (tender.kind === 'deposit' ? { ...tender, depositId } : tender)),
});

/** The open amount is given back, mostly by the original method; not everyone may use another method. */
function giveDepositBackOf(random: Random, { referenceModel, sellers }: Selling, { backs }: Sent): Operation {
  const [actor, id, nth, isLeft] = [random.pick(sellers), newId(NOW), random.next(), random.probability(0.85)];
  const [otherMethod, isUnnamed] = [
    random.probability(0.2) ? random.pick(depositMethods) : null,
    random.probability(0.05),
  ];
  const caller = random.probability(0.3) ? { ...actor, permissions: someRights({ 'Sale & Invoice': 'rc' }) } : actor;
  let onCommitted = (): void => undefined;
  return {
    name: 'give a deposit back',
    run: async (tx) => {
      const depositId = await some(tx, `select id from deposits ${isLeft ? 'where rest > 0' : ''}`, nth);
      const [seen] = await tx.raw<{ method: Back['method'] }>('select method from deposits where id = $1', [depositId]);
      const method = otherMethod ?? seen?.method ?? 'cash';
      const back = { id, method, reference: isUnnamed ? ' ' : '4711', reason: 'Changed their mind' };
      await refundDeposit(tx, caller, NOW, depositId, back);
      // A sale may have used a part in the meantime: the till shows the amount that was paid out.
      const [entry] = await tx.raw<{ amount: number }>('select -amount as amount from deposit_entries where id = $1', [
        id,
      ]);
      onCommitted = () => {
        referenceModel.gaveDepositBack(id, { depositId, method, amount: entry?.amount ?? 0 });
        addSent(backs, { depositId, back });
      };
    },
    onCommitted: () => onCommitted(),
  };
}

/** An identical repetition pays out nothing. */
function repeatDepositRefund(random: Random, { sellers }: Selling, { backs }: Sent): Operation {
  const [caller, share] = [random.pick(sellers), random.next()];
  return {
    name: 'send a deposit again',
    run: async (tx) => {
      const known = backs[Math.floor(share * backs.length)];
      if (!known) throw new Problem('record.notFound');
      await refundDeposit(tx, caller, NOW, known.depositId, known.back);
    },
  };
}
