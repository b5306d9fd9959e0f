import { billTotals, type BillTerms } from '@tilldesk/domain/billPayments';
import { allRights } from '@tilldesk/domain/rights';
import type { Actor, StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { billPaymentRecords } from '../modules/bill-payments/bill-payments.store.ts';
import { billCarrierRecords, billProviderRecords } from '../modules/bill-payments/carriers.store.ts';
import { endBillPayment, processBillPayment, reconcileBillPayments } from '../modules/bill-payments/steps.store.ts';
import { takeBillPayment } from '../modules/bill-payments/taking.store.ts';
import { idAt } from './plan/ids.ts';
import { createRandom } from './random.ts';

const providers = [
  { name: 'ePay', portalUrl: 'https://portal.epay.example', accountNumber: 'TD-4471' },
  { name: 'Qpay', portalUrl: 'https://www.qpay.example/dealers', accountNumber: '88-1042' },
] as const;

const policy = 'Payments are passed on within an hour. They cannot be returned once the carrier has accepted them.';
const carriers = [
  { name: 'Lycamobile', provider: 0, kind: 'carrierPayment', feeAmount: 200, commissionRate: '0.05' },
  { name: 'Ultra Mobile', provider: 0, kind: 'carrierPayment', feeAmount: 300, commissionRate: '0.035' },
  { name: 'H2O Wireless', provider: 1, kind: 'carrierPayment', feeAmount: 250, commissionRate: '0.04' },
  { name: 'City Power', provider: 1, kind: 'utility', feeAmount: 150, commissionRate: null },
] as const;

type Planned = {
  carrier: number;
  subject: string;
  amount: number;
  ends: 'draft' | 'pending' | 'processed' | 'reconciled' | 'failed';
};

/** Bills of the last day: most are processed, two wait, one failed, one is a draft. */
const bills: readonly Planned[] = [
  { carrier: 0, subject: '555-010-2231', amount: 2_900, ends: 'reconciled' },
  { carrier: 1, subject: '555-010-8804', amount: 4_000, ends: 'reconciled' },
  { carrier: 3, subject: '77-104-552', amount: 11_845, ends: 'processed' },
  { carrier: 0, subject: '555-010-6190', amount: 1_900, ends: 'processed' },
  { carrier: 2, subject: '555-010-3377', amount: 3_000, ends: 'failed' },
  { carrier: 1, subject: '555-010-4410', amount: 6_000, ends: 'pending' },
  { carrier: 2, subject: '555-010-9025', amount: 3_000, ends: 'pending' },
  { carrier: 0, subject: '555-010-1127', amount: 2_300, ends: 'draft' },
];

/** Writes providers, carriers and the bill payments of one store. They are paid by card, so that no drawer of the plan changes. */
export async function writeBillPayments(tx: Tx, scope: StoreScope, now: string): Promise<void> {
  const random = createRandom(1, `${scope.storeId}/bill payments`);
  // At a register without a drawer: pending payments do not keep the drawers of the plan from closing.
  const registerId = idAt(now, random);
  const actor: Actor = { ...scope, registerId, limits: { viewCost: true }, permissions: allRights() };
  const providerIds = providers.map(() => idAt(now, random));
  for (const [i, provider] of providers.entries()) {
    await billProviderRecords.create(tx, actor, now, { id: providerIds[i]!, ...provider });
  }
  const carrierIds = carriers.map(() => idAt(now, random));
  for (const [i, { provider, ...carrier }] of carriers.entries()) {
    const terms = { feeTaxed: false, commissionAmount: null, policyText: policy };
    await billCarrierRecords.create(tx, actor, now, {
      id: carrierIds[i]!,
      providerId: providerIds[provider]!,
      ...carrier,
      ...terms,
    });
  }
  for (const [i, { carrier, subject, amount, ends }] of bills.entries()) {
    const { kind, feeAmount, commissionRate } = carriers[carrier]!;
    const id = idAt(now, random);
    const whose = kind === 'utility' ? { accountNumber: subject } : { phoneNumber: subject };
    await billPaymentRecords.create(tx, actor, now, { id, kind, carrierId: carrierIds[carrier]!, amount, ...whose });
    if (ends === 'draft') continue;
    const terms: BillTerms = { feeAmount, feeTaxed: false, commissionRate, commissionAmount: null };
    const card = {
      kind: 'card' as const,
      amount: billTotals(amount, terms, '0').total,
      reference: `SLIP-${4_100 + i}`,
    };
    await takeBillPayment(tx, actor, now, id, { version: 1, tenders: [{ id: idAt(now, random), ...card }] });
    if (ends === 'failed') {
      await endBillPayment(tx, actor, now, id, 'failed', { version: 2, reason: 'Number not found', tenders: [card] });
    } else if (ends !== 'pending') {
      await processBillPayment(tx, actor, now, id, { version: 2, providerTransactionId: `TX-${77_300 + i}` });
      if (ends === 'reconciled') await reconcileBillPayments(tx, actor, now, [id]);
    }
  }
}
