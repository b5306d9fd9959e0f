import { documentTotals } from '@tilldesk/domain/lines';
import type { ChargeKind, Tender } from '@tilldesk/domain/sales';
import { addDays, dayOf } from '@tilldesk/domain/time';
import type { Stretch } from './calendar.ts';
import type { CustomerPlan } from './customers.ts';
import { idAt } from './ids.ts';
import type { Random } from '../random.ts';
import type { LinePlan, PlannedSale } from './selling.ts';
import type { StorePlan } from './shops.ts';
import { cardOf } from './tenders.ts';

/** The payment terms of customers with an account, in days. */
const TERMS = [7, 14, 14, 30] as const;

/** What is put on account in a copied period is paid within this number of days. */
const PAID_WITHIN = 7;

const daysBefore = (moment: string, days: number) => new Date(Date.parse(moment) - days * 86_400_000).toISOString();

const charges = {
  activation: { kind: 'fee', description: 'Activation fee', isTaxed: true, amount: 3_500 },
  shipping: { kind: 'shipping', description: 'Shipping by parcel service', isTaxed: false, amount: 990 },
} as const satisfies Record<string, { kind: ChargeKind; description: string; isTaxed: boolean; amount: number }>;

/**
 * Adds variations to paid sales: fees and shipping, a part on account, checks, other tenders, store credit, tax exemption of
 * one sale. The tenders then pay the new total. In a copied period what is put on account is paid before its end.
 */
export function withVariedPayments(
  store: StorePlan,
  plannedSales: readonly PlannedSale[],
  customers: readonly CustomerPlan[],
  { until, isCopied }: Stretch,
  random: Random,
): PlannedSale[] {
  const known = new Map(customers.map((customer) => [customer.id, customer]));
  return plannedSales.map((plannedSale): PlannedSale => {
    if (plannedSale.tenders.length === 0) return plannedSale;
    const customer = known.get(plannedSale.draft.customerId ?? '');
    const charge = chargeFor(plannedSale, random);
    const isFreeOfTax = customer !== undefined && !customer.draft.taxExempt && random.probability(0.015);
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
    const canOwe = !isCopied || plannedSale.at < daysBefore(until, PAID_WITHIN);
    const payment = paymentVariantFor(plannedSale, total, customer, { isCopied, canOwe, store }, random);
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
  return random.probability(0.03) ? charges.shipping : null;
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
  { isCopied, canOwe, store }: { isCopied: boolean; canOwe: boolean; store: StorePlan },
  random: Random,
): PaymentVariant | null {
  const tender = (kind: Tender['kind'], amount: number, reference?: string): Tender => ({
    id: idAt(at, random),
    kind,
    amount,
    ...(reference === undefined ? {} : { reference }),
  });
  const check = (amount: number) => tender('check', amount, String(random.int(1001, 4999)));
  if (canOwe && customer?.draft.creditLimit && random.probability(0.7)) {
    const now = random.probability(0.25) ? Math.floor(total / 3) : 0;
    const dueDate = addDays(dayOf(at, store.timeZone), random.pick(TERMS));
    return { dueDate, tenders: [...(now > 0 ? [check(now)] : []), tender('onAccount', total - now)] };
  }
  // Store credit is granted in the last weeks only, because a copy would spend it again.
  if (!isCopied && customer && random.probability(0.06)) {
    return { spendsCredit: true, tenders: [cardOf(total, at, random)] };
  }
  if (customer && random.probability(0.02)) return { tenders: [check(total)] };
  if (random.probability(0.012)) return { tenders: [tender('other', total, `Zelle ${random.int(100_000, 999_999)}`)] };
  if (total < 20_000 || !random.probability(0.015)) return null;
  const third = Math.floor(total / 3);
  return { tenders: [tender('cash', third), cardOf(third, at, random), check(total - 2 * third)] };
}
