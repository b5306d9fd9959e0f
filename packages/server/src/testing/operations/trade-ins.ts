import { spreadOffers, tradeInPayouts, type TradeIn } from '@tilldesk/domain/tradeIns';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Random } from '../../demo/random.ts';
import { checkout } from '../../modules/sales/checkout/checkout.store.ts';
import { voidAlone } from '../../modules/trade-ins/giving-back.store.ts';
import { changeOffer, discardOffer, saveOffer } from '../../modules/trade-ins/offers.store.ts';
import { buyAlone } from '../../modules/trade-ins/taking-in.store.ts';
import { draftFor, noteSale, purseOf, splitOf, totalOf, randomSaleOptions } from '../buyers.ts';
import { salespersonOf, type Selling } from './sales.ts';
import type { SmallShop } from '../small-shop.ts';
import { codesOf, NOW, some, type Operation, type Drawing } from '../stock-life.ts';

/** Operations on trade-ins: offered, as part of a sale or alone, changed, bought, reversed. */
export const tradeInOperations = (selling: Selling): readonly Drawing[] => [
  { often: 5, draw: (shop, random) => offer(shop, random, selling) },
  { often: 1, draw: (_, random) => reconsider(random, selling) },
  { often: 5, draw: (shop, random) => sellAgainst(shop, random, selling) },
  { often: 2, draw: (_, random) => buy(random, selling) },
  { often: 2, draw: (_, random) => reverseTradeIn(random, selling) },
];

type Offered = {
  id: string;
  invoiceId: string | null;
  customerId: string;
  offer: number;
  payout: TradeIn['payout'];
  version: number;
};

/** Returns open offers: one of all, or, with `isForSale`, all offers for the cart of one of them. */
async function offeredFor(tx: Tx, share: number, isForSale = false): Promise<Offered[]> {
  const openOffers = `select id from trade_ins where status = 'offered'`;
  const id = await some(tx, isForSale ? `${openOffers} and invoice_id is not null` : openOffers, share);
  return tx.raw<Offered>(
    `select id, invoice_id as "invoiceId", customer_id as "customerId", offer, payout, version from trade_ins
     where status = 'offered' and (id = $1 or invoice_id = (select invoice_id from trade_ins where id = $1)) order by id`,
    [id],
  );
}

/** Makes an offer for a device: without a sale, for a new cart, or for a cart that already has an offer. */
function offer(shop: SmallShop, random: Random, { sellers, customers }: Selling): Operation {
  const [id, caller, nth] = [newId(NOW), random.pick(sellers), random.next()];
  const [cart, joins] = [random.probability(0.8) ? newId(NOW) : null, random.probability(0.2)];
  const document = { kind: 'passport' as const, number: 'P1234567', expires: null };
  const device = { codes: codesOf(random, 1), grade: 'B' as const, lockStatus: 'unlocked' as const, batteryHealth: 80 };
  const checks = {
    blacklist: 'clear' as const,
    blacklistReference: null,
    unlocked: random.probability(0.95),
    agreed: true,
  };
  const terms = { offer: random.int(1, 85_000), payout: random.pick(tradeInPayouts) };
  const customerId = random.pick(customers);
  return {
    name: 'offer',
    run: async (tx) => {
      const [first] = joins ? await offeredFor(tx, nth) : [];
      const for_ = first
        ? { invoiceId: first.invoiceId, customerId: first.customerId }
        : { invoiceId: cart, customerId };
      const appearance = { color: null, storage: null, notes: null };
      await saveOffer(tx, caller, NOW, {
        id,
        productId: shop.phone,
        document,
        ...for_,
        ...device,
        ...appearance,
        ...checks,
        ...terms,
      });
    },
  };
}

/** Changes the offer, or cancels it. */
function reconsider(random: Random, { sellers }: Selling): Operation {
  const [caller, nth, leaves] = [random.pick(sellers), random.next(), random.probability(0.4)];
  const terms = { offer: random.int(1, 85_000), payout: random.pick(tradeInPayouts) };
  return {
    name: 'reconsider an offer',
    run: async (tx) => {
      const [openOffers] = await offeredFor(tx, nth);
      if (leaves) return discardOffer(tx, caller, NOW, openOffers?.id ?? newId(NOW));
      return changeOffer(tx, caller, NOW, openOffers?.id ?? newId(NOW), {
        ...terms,
        version: openOffers?.version ?? 1,
      });
    },
  };
}

/**
 * A sale that is first paid with trade-ins; their value beyond the total is paid out, a remaining balance is paid as
 * usual.
 */
function sellAgainst(shop: SmallShop, random: Random, { referenceModel, sellers, exempt }: Selling): Operation {
  const [salesperson, nth, saleOptions, purse] = [
    salespersonOf(random, sellers),
    random.next(),
    randomSaleOptions(random),
    purseOf(random, true),
  ];
  // A till that shows an offer as it was before it was changed.
  const isStale = random.probability(0.05);
  let onCommitted = (): void => undefined;
  return {
    name: 'sell against a trade-in',
    run: async (tx) => {
      const offers = await offeredFor(tx, nth, true);
      const [first] = offers;
      const id = first?.invoiceId ?? newId(NOW);
      const saleDraft = await draftFor(tx, shop, saleOptions, first?.customerId ?? null);
      const total = totalOf(saleDraft, exempt);
      const spread = spreadOffers(
        total,
        offers.map((one) => one.offer),
      );
      const paid = offers.map((one, i) => ({ id: one.id, kind: 'tradeIn' as const, amount: spread[i]!.paid }));
      const rest = splitOf(total - paid.reduce((sum, { amount }) => sum + amount, 0), purse);
      const traded = offers.map((one) => ({
        id: one.id,
        kind: 'tradeIn' as const,
        amount: one.offer + (isStale ? 1 : 0),
      }));
      const tenders = [...traded, ...rest.tenders];
      await checkout(tx, salesperson, NOW, id, { draft: saleDraft, tenders, dueDate: NOW.slice(0, 10) });
      onCommitted = () => {
        noteSale(referenceModel, id, total, [...paid, ...rest.keptTenders]);
        offers.forEach((one, i) => referenceModel.bought(one.id, { ...one, invoiceId: id, out: spread[i]!.out }));
      };
    },
    onCommitted: () => onCommitted(),
  };
}

/** Buys a device without a sale: the full offer is paid out. */
function buy(random: Random, { referenceModel, sellers }: Selling): Operation {
  const [caller, nth] = [random.pick(sellers), random.next()];
  let onCommitted = (): void => undefined;
  return {
    name: 'buy a device',
    run: async (tx) => {
      const [openOffers] = await offeredFor(tx, nth);
      await buyAlone(tx, caller, NOW, openOffers?.id ?? newId(NOW), openOffers?.version ?? 1);
      onCommitted = () =>
        openOffers && referenceModel.bought(openOffers.id, { ...openOffers, invoiceId: null, out: openOffers.offer });
    },
    onCommitted: () => onCommitted(),
  };
}

/** Reverses a purchase without a sale; for one with a sale, voiding the sale does it. */
function reverseTradeIn(random: Random, { referenceModel, sellers }: Selling): Operation {
  const [caller, nth, isAlone] = [random.pick(sellers), random.next(), random.probability(0.7)];
  let onCommitted = (): void => undefined;
  return {
    name: 'void a trade-in',
    run: async (tx) => {
      const bought = `select id from trade_ins where status = 'accepted' ${isAlone ? 'and invoice_id is null' : ''}`;
      const id = await some(tx, bought, nth);
      await voidAlone(tx, caller, NOW, id, { reason: 'Wrong' });
      onCommitted = () => referenceModel.isGone(id);
    },
    onCommitted: () => onCommitted(),
  };
}
