import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Caller } from '../../database/caller.ts';
import type { Random } from '../../demo/random.ts';
import { checkout, type Checkout } from '../../modules/sales/checkout/checkout.store.ts';
import { createDraft, discardDraft, saveDraft } from '../../modules/sales/draft/drafts.store.ts';
import type { Salesperson } from '../../modules/sales/checkout/posting.store.ts';
import { reopenQuote, saveQuote } from '../../modules/sales/draft/quotes.store.ts';
import { draftFor, noteSale, purseOf, splitOf, totalOf, randomSaleOptions } from '../buyers.ts';
import type { SmallShop } from '../small-shop.ts';
import { activationOf, prepareFor } from '../activating.ts';
import { NOW, some, type Operation, type Drawing } from '../stock-life.ts';
import type { ReferenceModel } from '../reference-model.ts';

/** The salespeople and customers, and the reference model that records their sales. */
export type Selling = {
  referenceModel: ReferenceModel;
  sellers: readonly Caller[];
  customers: readonly string[];
  /** The customer who is tax-exempt. */
  exempt: string;
  carrierId: string;
  /** The last sales. */
  sent: Sent[];
};

/** A sale, to be sent again by a till that received no answer. */
type Sent = { seller: Salesperson; id: string; order: Checkout };
const SENT_MAX = 20;

/** Adds a request to the last ones of its kind. */
export function addSent<One>(sent: One[], one: One): void {
  sent.push(one);
  if (sent.length > SENT_MAX) sent.shift();
}

/** Operations at the counter: sales with all tenders, sent once or again, and the lifecycle of drafts and quotes. */
export const saleOperations = (selling: Selling): readonly Drawing[] => [
  { often: 9, draw: (shop, random) => sell(shop, random, selling) },
  { often: 2, draw: (_, random) => sendAgain(random, selling) },
  { often: 4, draw: (shop, random) => draft(shop, random, selling) },
  { often: 3, draw: (_, random) => postDraft(random, selling) },
];

/** Draws a salesperson: mostly one who may exceed limits, sometimes not. */
export function salespersonOf(random: Random, sellers: readonly Caller[]): Caller & Salesperson {
  const isBound = random.probability(0.2);
  return {
    ...random.pick(sellers),
    mayChangePrices: !isBound,
    mayPassLimits: !isBound,
    seesCost: true,
    maxDiscount: isBound ? '0.1' : null,
  };
}

function sell(shop: SmallShop, random: Random, selling: Selling): Operation {
  const { referenceModel, sellers, customers, exempt, sent } = selling;
  const [id, salesperson, saleOptions] = [newId(NOW), salespersonOf(random, sellers), randomSaleOptions(random)];
  const activation = random.probability(0.4) ? activationOf(random) : null;
  const customerId = random.probability(0.5) ? random.pick(customers) : null;
  const purse = purseOf(random, customerId !== null);
  let onCommitted = (): void => undefined;
  return {
    name: 'sell',
    run: async (tx) => {
      const saleDraft = await draftFor(tx, shop, saleOptions, customerId);
      const total = totalOf(saleDraft, exempt);
      const { tenders, keptTenders } = splitOf(total, purse);
      const order = { draft: saleDraft, tenders, dueDate: NOW.slice(0, 10) };
      const [line] = saleDraft.lines;
      if (activation && line)
        await prepareFor(tx, salesperson, selling.carrierId, { ...activation, invoiceId: id, line });
      await checkout(tx, salesperson, NOW, id, order);
      onCommitted = () => {
        noteSale(referenceModel, id, total, keptTenders);
        if (activation) referenceModel.switchedOn(activation.id, id);
        addSent(sent, { seller: salesperson, id, order });
      };
    },
    onCommitted: () => onCommitted(),
  };
}

/** A till that received no answer sends an identical request again: nothing is sold, and nothing is recorded. */
function sendAgain(random: Random, { sent }: Selling): Operation {
  const share = random.next();
  return {
    name: 'send again',
    run: async (tx) => {
      const again = sent[Math.floor(share * sent.length)];
      if (again) await checkout(tx, again.seller, NOW, again.id, again.order);
    },
  };
}

/** A step in the lifecycle of a draft: created, edited, quoted, reopened, discarded. */
function draft(shop: SmallShop, random: Random, { sellers, customers }: Selling): Operation {
  const [fresh, salesperson, saleOptions, nth] = [
    newId(NOW),
    salespersonOf(random, sellers),
    randomSaleOptions(random),
    random.next(),
  ];
  const customerId = random.probability(0.5) ? random.pick(customers) : null;
  const step = random.weighted(['write', 'rewrite', 'quote', 'reopen', 'discard'] as const, (one) =>
    one === 'write' ? 5 : one === 'discard' ? 2 : 1,
  );
  const isDeposited = random.probability(0.5);
  return {
    name: 'draft',
    run: async (tx) => {
      if (step === 'write')
        return createDraft(tx, salesperson, NOW, fresh, await draftFor(tx, shop, saleOptions, customerId));
      if (step === 'discard' && isDeposited) {
        const deposited = await some(tx, 'select invoice_id as id from deposits where rest > 0', nth);
        return discardDraft(tx, salesperson, NOW, deposited);
      }
      const { id, version } = await unposted(tx, nth);
      if (step === 'quote') return saveQuote(tx, salesperson, NOW, id, { version, until: NOW.slice(0, 10) });
      if (step === 'reopen') return reopenQuote(tx, salesperson, NOW, id, version);
      if (step === 'discard') return discardDraft(tx, salesperson, NOW, id);
      return saveDraft(tx, salesperson, NOW, id, await draftFor(tx, shop, saleOptions, customerId), version);
    },
  };
}

/**
 * Posts a draft or quote as it was seen; if it was changed in the meantime, the request is rejected and nothing is
 * paid.
 */
function postDraft(random: Random, { referenceModel, sellers }: Selling): Operation {
  const [salesperson, nth] = [salespersonOf(random, sellers), random.next()];
  const [purse, known] = [purseOf(random, false), purseOf(random, true)];
  let onCommitted = (): void => undefined;
  return {
    name: 'post a draft',
    run: async (tx) => {
      const { id, version, total, customerId } = await unposted(tx, nth);
      const { tenders, keptTenders } = splitOf(total, customerId === null ? purse : known);
      await checkout(tx, salesperson, NOW, id, { version, tenders, dueDate: NOW.slice(0, 10) });
      const switched = await switchOn(tx, id);
      onCommitted = () => {
        noteSale(referenceModel, id, total, keptTenders);
        for (const activation of switched) referenceModel.switchedOn(activation, id);
      };
    },
    onCommitted: () => onCommitted(),
  };
}

/**
 * Returns the activations of a sale. One may have been prepared after the draft was read; a separate invariant checks
 * that none is missing.
 */
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
