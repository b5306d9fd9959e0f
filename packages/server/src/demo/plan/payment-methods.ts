import { documentTotals } from '@tilldesk/domain/lines';
import type { ChargeKind, Tender } from '@tilldesk/domain/sales';
import { addDays, dayOf } from '@tilldesk/domain/time';
import type { CustomerPlan } from './customers.ts';
import { idAt } from '../past/ids.ts';
import type { Random } from '../random.ts';
import type { LinePlan, PlannedSale } from './selling.ts';
import type { StorePlan } from './shops.ts';
import { cardOf } from './tenders.ts';

/**
 * Sales of the last weeks can use features that only the checkout itself writes: tax exemption of one sale, and store credit.
 */
type Era = { detailedSince: string };

/** The payment term of customers who pay monthly, in days. */
const TERMS = 30;

const charges = {
  activation: { kind: 'fee', description: 'Activation fee', isTaxed: true, amount: 3_500 },
  shipping: { kind: 'shipping', description: 'Shipping by parcel service', isTaxed: false, amount: 990 },
} as const satisfies Record<string, { kind: ChargeKind; description: string; isTaxed: boolean; amount: number }>;

/**
 * Adds variations to paid sales: fees and shipping, a part on account, checks, other tenders, store credit, tax exemption of
 * one sale. The tenders then pay the new total.
 */
export function withVariedPayments(
  store: StorePlan,
  plannedSales: readonly PlannedSale[],
  customers: readonly CustomerPlan[],
  { detailedSince }: Era,
  random: Random,
): PlannedSale[] {
  const known = new Map(customers.map((customer) => [customer.id, customer]));
  return plannedSales.map((plannedSale): PlannedSale => {
    if (plannedSale.tenders.length === 0) return plannedSale;
    const customer = known.get(plannedSale.draft.customerId ?? '');
    const charge = chargeFor(plannedSale, random);
    const isDetailed = plannedSale.at >= detailedSince;
    const isFreeOfTax = isDetailed && customer !== undefined && !customer.draft.taxExempt && random.probability(0.015);
    const lines = charge
      ? [...plannedSale.draft.lines, chargeLine(charge, plannedSale.at, random)]
      : plannedSale.draft.lines;
    const rates = lines.map((line, i) =>
      customer?.draft.taxExempt || isFreeOfTax ? '0' : rateOf(line, plannedSale.picks[i]?.item.draft.taxRate, store),
    );
    const { total } = documentTotals(
      lines.map((line, i) => ({ ...line, taxRate: rates[i] ?? '0' })),
      plannedSale.draft.discount,
    );
    const payment = paymentVariantFor(plannedSale, total, customer, { isDetailed, store }, random);
    if (!charge && !isFreeOfTax && !payment) return plannedSale;
    const exemption = { reason: 'Bought for a school', certificate: `TX-${random.int(100_000, 999_999)}` };
    return {
      ...plannedSale,
      draft: { ...plannedSale.draft, lines, ...(isFreeOfTax ? { exemption } : {}) },
      ...(payment ?? { tenders: [cardOf(total, plannedSale.at, random)] }),
    };
  });
}

const rateOf = ({ charge }: LinePlan, ownRate: string | undefined, store: StorePlan): string =>
  charge ? (charge.isTaxed ? store.defaultTaxRate : '0') : (ownRate ?? '0');

type Charge = (typeof charges)[keyof typeof charges];

function chargeFor({ picks }: PlannedSale, random: Random): Charge | null {
  if (picks.some(({ item }) => item.kind === 'phone')) return random.probability(0.15) ? charges.activation : null;
  return random.probability(0.01) ? charges.shipping : null;
}

const chargeLine = ({ amount, ...charge }: Charge, at: string, random: Random): LinePlan => ({
  id: idAt(at, random),
  productId: null,
  unitCode: null,
  quantity: 1,
  unitPrice: amount,
  discount: null,
  charge,
});

type PaymentVariant = Pick<PlannedSale, 'tenders' | 'dueDate' | 'spendsCredit'>;

/** Returns other tenders than the planned ones; null if the planned ones remain. */
function paymentVariantFor(
  { at }: PlannedSale,
  total: number,
  customer: CustomerPlan | undefined,
  { isDetailed, store }: { isDetailed: boolean; store: StorePlan },
  random: Random,
): PaymentVariant | null {
  const tender = (kind: Tender['kind'], amount: number, reference?: string): Tender => ({
    id: idAt(at, random),
    kind,
    amount,
    ...(reference === undefined ? {} : { reference }),
  });
  const check = (amount: number) => tender('check', amount, String(random.int(1001, 4999)));
  if (customer?.draft.creditLimit && random.probability(0.7)) {
    const now = random.probability(0.25) ? Math.floor(total / 3) : 0;
    const dueDate = addDays(dayOf(at, store.timeZone), TERMS);
    return { dueDate, tenders: [...(now > 0 ? [check(now)] : []), tender('onAccount', total - now)] };
  }
  if (isDetailed && customer && random.probability(0.06)) {
    return { spendsCredit: true, tenders: [cardOf(total, at, random)] };
  }
  if (customer && random.probability(0.02)) return { tenders: [check(total)] };
  if (random.probability(0.012)) return { tenders: [tender('other', total, `Zelle ${random.int(100_000, 999_999)}`)] };
  if (total < 20_000 || !random.probability(0.015)) return null;
  const third = Math.floor(total / 3);
  return { tenders: [tender('cash', third), cardOf(third, at, random), check(total - 2 * third)] };
}
