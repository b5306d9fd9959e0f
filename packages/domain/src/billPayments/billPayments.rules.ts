import { applyRate } from '../money/money.ts';
import { problemAt, type Problem } from '../problems/Problem.ts';
import { assertReference } from '../sales/sales.rules.ts';
import type {
  BillCarrier,
  BillCarrierDraft,
  BillKind,
  BillPayment,
  BillPaymentDraft,
  BillPaymentStatus,
  BillProviderDraft,
  BillTender,
  BillTenderKind,
} from './billPayments.entity.ts';

/** The statuses that may follow each one. */
export const billPaymentMoves: Readonly<Record<BillPaymentStatus, readonly BillPaymentStatus[]>> = {
  draft: ['pending'],
  pending: ['processed', 'failed'],
  processed: ['reconciled', 'reversed'],
  reconciled: ['reversed'],
  failed: [],
  reversed: [],
};

/** Whether a bill payment may move to a status. */
export const canMoveBill = (from: BillPaymentStatus, to: BillPaymentStatus): boolean =>
  billPaymentMoves[from].includes(to);

/** Returns why the portal of a provider cannot be opened: it is not an address that begins with https:// or http://. */
export const billProviderProblem = ({ portalUrl }: Pick<BillProviderDraft, 'portalUrl'>): Problem | null =>
  portalUrl && !isWebAddress(portalUrl) ? problemAt('portalUrl', 'billProvider.portalUrl') : null;

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

type Commission = Pick<BillCarrier, 'commissionRate' | 'commissionAmount'>;

/** Returns why the terms of a carrier cannot be: its commission is both a share and an amount. */
export const billCarrierProblem = ({
  commissionRate,
  commissionAmount,
}: Pick<BillCarrierDraft, keyof Commission>): Problem | null =>
  commissionRate != null && commissionAmount != null
    ? problemAt('commissionAmount', 'billCarrier.twoCommissions')
    : null;

/** Returns the field that identifies a bill: the phone of a carrier's customer, the account of any other bill. */
export const billSubject = (kind: BillKind): 'phoneNumber' | 'accountNumber' =>
  kind === 'carrierPayment' ? 'phoneNumber' : 'accountNumber';

/** Returns why a bill cannot be paid: it is not known whose it is. */
export function billPaymentProblem(
  draft: Pick<BillPaymentDraft, 'kind' | 'phoneNumber' | 'accountNumber'>,
): Problem | null {
  const subject = billSubject(draft.kind);
  if (draft[subject]) return null;
  return subject === 'phoneNumber'
    ? problemAt('phoneNumber', 'billPayment.phoneMissing')
    : problemAt('accountNumber', 'billPayment.accountMissing');
}

/** The terms of a carrier for one bill. */
export type BillTerms = Commission & Pick<BillCarrier, 'feeAmount' | 'feeTaxed'>;

/**
 * Returns what a bill of `amount` costs the customer and what it earns, in minor units: total = amount + fee + tax. `taxRate` is
 * the default rate of the store, as decimal text.
 */
export function billTotals(amount: number, terms: BillTerms, taxRate: string) {
  const { feeAmount: fee, feeTaxed, commissionRate, commissionAmount } = terms;
  const tax = feeTaxed ? applyRate(fee, taxRate) : 0;
  const commission = commissionAmount ?? (commissionRate === null ? 0 : applyRate(amount, commissionRate));
  return { fee, tax, commission, total: amount + fee + tax };
}

/** The steps that change the figures of the agency. */
export const agencyEntryKinds = ['taken', 'processed', 'failed', 'reversed'] as const;
export type AgencyEntryKind = (typeof agencyEntryKinds)[number];

/** What is handled for others, and what is earned with it, in minor units. Revenue is fee + commission. */
export type AgencyFigures = { handled: number; fee: number; tax: number; commission: number };

/**
 * Returns the figures that a step adds: the fee is earned when the money is taken, the commission when the provider has accepted
 * the payment. Failed and reversed ones take back what the payment added before.
 */
export function agencyEntry(kind: AgencyEntryKind, bill: Omit<AgencyFigures, 'handled'> & { amount: number }) {
  const { amount: handled, fee, tax, commission } = bill;
  const entry: AgencyFigures = {
    handled: kind === 'processed' ? 0 : handled,
    fee: kind === 'processed' ? 0 : fee,
    tax: kind === 'processed' ? 0 : tax,
    commission: kind === 'processed' || kind === 'reversed' ? commission : 0,
  };
  return kind === 'failed' || kind === 'reversed' ? negated(entry) : entry;
}

const negated = ({ handled, fee, tax, commission }: AgencyFigures): AgencyFigures => ({
  handled: 0 - handled,
  fee: 0 - fee,
  tax: 0 - tax,
  commission: 0 - commission,
});

/** Money of one kind that was taken and not given back, in minor units. */
export type BillMoneyLeft = { kind: BillTenderKind; left: number };

/** Returns what each tender still holds of the money that was taken, in the order of taking. */
export function billMoneyLeft(moves: readonly Pick<BillPayment['tenders'][number], 'kind' | 'amount'>[]) {
  const left = new Map<BillTenderKind, number>();
  for (const { kind, amount } of moves) left.set(kind, (left.get(kind) ?? 0) + amount);
  return [...left].flatMap(([kind, sum]): BillMoneyLeft[] => (sum > 0 ? [{ kind, left: sum }] : []));
}

/**
 * Throws if money cannot be given back like this: `refund.tendersDiffer` at tenders for another sum than `total`; at the tender
 * `billPayment.refundOver` for more than it took, tender.referenceMissing, tender.numberMissing.
 */
export function assertBillRefund(
  total: number,
  tenders: readonly Omit<BillTender, 'id'>[],
  left: readonly BillMoneyLeft[],
): void {
  const rest = new Map<BillTenderKind, number>(left.map((one) => [one.kind, one.left]));
  tenders.forEach(({ kind, amount, reference }, i) => {
    const remaining = (rest.get(kind) ?? 0) - amount;
    if (remaining < 0) throw problemAt(`tenders.${i}.amount`, 'billPayment.refundOver', { rest: remaining + amount });
    rest.set(kind, remaining);
    assertReference(kind, reference, `tenders.${i}.reference`);
  });
  const sum = tenders.reduce((all, { amount }) => all + amount, 0);
  if (sum !== total) throw problemAt('tenders', 'refund.tendersDiffer', { due: total });
}
