import { newId } from '../database/new-id.ts';
import type { Tx } from '../database/transaction.ts';
import type { Who } from '../http/who.ts';
import type { Random } from '../demo/random.ts';
import { checkout, type Checkout } from '../modules/sales/checkout.store.ts';
import { createDraft, discardDraft, saveDraft } from '../modules/sales/drafts.store.ts';
import type { Seller } from '../modules/sales/selling.store.ts';
import { reopenQuote, saveQuote } from '../modules/sales/quotes.store.ts';
import { draftFor, noteSale, purseOf, splitOf, totalOf, wantsOf } from './buyers.ts';
import type { SmallShop } from './small-shop.ts';
import { activationOf, prepareFor } from './activating.ts';
import { NOW, some, type Deed, type Drawing } from './stock-life.ts';
import type { TillRoll } from './till-roll.ts';

/** Who sells to whom, and the roll on which they note it. */
export type Selling = {
  roll: TillRoll;
  sellers: readonly Who[];
  customers: readonly string[];
  /** The one of the customers who never pays tax. */
  exempt: string;
  carrierId: string;
  /** What was sold last. */
  sent: Sent[];
};

/** What was sold, to be sent again by a till that heard no answer. */
type Sent = { seller: Seller; id: string; order: Checkout };
const SENT_MAX = 20;

/** Keeps what was sent with the last ones of its kind. */
export function keepSent<One>(sent: One[], one: One): void {
  sent.push(one);
  if (sent.length > SENT_MAX) sent.shift();
}

/** Deeds of the counter: sales by every way to pay, sent once or again, and the life of drafts and quotes. */
export const saleDeeds = (selling: Selling): readonly Drawing[] => [
  { often: 9, draw: (shop, random) => sell(shop, random, selling) },
  { often: 2, draw: (_, random) => sendAgain(random, selling) },
  { often: 4, draw: (shop, random) => draft(shop, random, selling) },
  { often: 3, draw: (_, random) => postDraft(random, selling) },
];

/** One of those who sell: mostly somebody who may pass limits, sometimes not. */
export function sellerOf(random: Random, sellers: readonly Who[]): Who & Seller {
  const isBound = random.chance(0.2);
  return {
    ...random.pick(sellers),
    mayChangePrices: !isBound,
    mayPassLimits: !isBound,
    seesCost: true,
    maxDiscount: isBound ? '0.1' : null,
  };
}

function sell(shop: SmallShop, random: Random, selling: Selling): Deed {
  const { roll, sellers, customers, exempt, sent } = selling;
  const [id, seller, wants] = [newId(NOW), sellerOf(random, sellers), wantsOf(random)];
  const activation = random.chance(0.4) ? activationOf(random) : null;
  const customerId = random.chance(0.5) ? random.pick(customers) : null;
  const purse = purseOf(random, customerId !== null);
  let stood = (): void => undefined;
  return {
    name: 'sell',
    does: async (tx) => {
      const wanted = await draftFor(tx, shop, wants, customerId);
      const total = totalOf(wanted, exempt);
      const { tenders, kept } = splitOf(total, purse);
      const order = { draft: wanted, tenders, dueDate: NOW.slice(0, 10) };
      const [line] = wanted.lines;
      if (activation && line) await prepareFor(tx, seller, selling.carrierId, { ...activation, invoiceId: id, line });
      await checkout(tx, seller, NOW, id, order);
      stood = () => {
        noteSale(roll, id, total, kept);
        if (activation) roll.switchedOn(activation.id, id);
        keepSent(sent, { seller, id, order });
      };
    },
    stood: () => stood(),
  };
}

/** A till that heard no answer sends the very same again: nothing is sold, and the roll has nothing to note. */
function sendAgain(random: Random, { sent }: Selling): Deed {
  const share = random.next();
  return {
    name: 'send again',
    does: async (tx) => {
      const again = sent[Math.floor(share * sent.length)];
      if (again) await checkout(tx, again.seller, NOW, again.id, again.order);
    },
  };
}

/** A step in the life of what is not sold yet: written, written anew, quoted, a draft again, thrown away. */
function draft(shop: SmallShop, random: Random, { sellers, customers }: Selling): Deed {
  const [fresh, seller, wants, nth] = [newId(NOW), sellerOf(random, sellers), wantsOf(random), random.next()];
  const customerId = random.chance(0.5) ? random.pick(customers) : null;
  const step = random.weighted(['write', 'rewrite', 'quote', 'reopen', 'discard'] as const, (one) =>
    one === 'write' ? 5 : one === 'discard' ? 2 : 1,
  );
  const isDeposited = random.chance(0.5);
  return {
    name: 'draft',
    does: async (tx) => {
      if (step === 'write') return createDraft(tx, seller, NOW, fresh, await draftFor(tx, shop, wants, customerId));
      if (step === 'discard' && isDeposited) {
        const deposited = await some(tx, 'select invoice_id as id from deposits where rest > 0', nth);
        return discardDraft(tx, seller, NOW, deposited);
      }
      const { id, version } = await unposted(tx, nth);
      if (step === 'quote') return saveQuote(tx, seller, NOW, id, { version, until: NOW.slice(0, 10) });
      if (step === 'reopen') return reopenQuote(tx, seller, NOW, id, version);
      if (step === 'discard') return discardDraft(tx, seller, NOW, id);
      return saveDraft(tx, seller, NOW, id, await draftFor(tx, shop, wants, customerId), version);
    },
  };
}

/** A draft or quote is posted as it was seen; who changed it meanwhile is told, and nothing is taken. */
function postDraft(random: Random, { roll, sellers }: Selling): Deed {
  const [seller, nth] = [sellerOf(random, sellers), random.next()];
  const [purse, known] = [purseOf(random, false), purseOf(random, true)];
  let stood = (): void => undefined;
  return {
    name: 'post a draft',
    does: async (tx) => {
      const { id, version, total, customerId } = await unposted(tx, nth);
      const { tenders, kept } = splitOf(total, customerId === null ? purse : known);
      await checkout(tx, seller, NOW, id, { version, tenders, dueDate: NOW.slice(0, 10) });
      const switched = await switchOn(tx, id);
      stood = () => {
        noteSale(roll, id, total, kept);
        for (const activation of switched) roll.switchedOn(activation, id);
      };
    },
    stood: () => stood(),
  };
}

/** What is switched on with a sale. It may have been prepared after a hand looked; that none is left behind is a rule of its own. */
export async function switchOn(tx: Tx, invoiceId: string): Promise<string[]> {
  const rows = await tx.raw<{ id: string }>(`select id from activations where invoice_id = $1 and status = 'pending'`, [
    invoiceId,
  ]);
  return rows.map(({ id }) => id);
}

async function unposted(tx: Tx, share: number) {
  const id = await some(tx, `select id from invoices where status in ('draft', 'quote')`, share);
  const [row] = await tx.raw<{ version: number; total: number; customerId: string | null }>(
    'select version, total, customer_id as "customerId" from invoices where id = $1',
    [id],
  );
  return { version: 1, total: 0, customerId: null, ...row, id };
}
