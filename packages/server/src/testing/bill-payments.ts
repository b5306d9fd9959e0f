import type { BillPayment, BillTenderKind } from '@tilldesk/domain/billPayments';
import { newId } from '../database/new-id.ts';
import { OPENED } from './small-shop.ts';
import type { ApiResponse, Person } from './till.ts';

const fresh = () => newId(OPENED);

/** Returns a part of the money of a bill payment, with a reference where its kind requires one. */
export const billPart = (kind: BillTenderKind, amount: number) => ({
  id: fresh(),
  kind,
  amount,
  ...(kind === 'cash' ? {} : { reference: '4711' }),
});

/** Returns a part of the money that is given back: without an id. */
export function backPart(kind: BillTenderKind, amount: number) {
  const { id: _id, ...part } = billPart(kind, amount);
  return part;
}

/** Adds a provider with one carrier: a taxed fee of 3.00, and 2 % commission. Returns their ids. */
export async function addCarrier(
  person: Person,
  more: object = {},
  provider: object = {},
): Promise<{ providerId: string; carrierId: string }> {
  const [providerId, carrierId] = [fresh(), fresh()];
  const portal = { name: `ePay ${providerId}`, portalUrl: 'https://portal.example.test', accountNumber: 'A-1' };
  await person.request('POST', '/bill-providers', { id: providerId, ...portal, ...provider });
  const terms = { kind: 'carrierPayment', feeAmount: 300, feeTaxed: true, commissionRate: '0.02' };
  const carrier = { name: 'Verizon', policyText: 'No refunds after 24 hours.', ...terms, ...more };
  await person.request('POST', '/bill-carriers', { id: carrierId, providerId, ...carrier });
  return { providerId, carrierId };
}

/** Calls the steps of one bill payment, each with the version that was answered last. */
export function paying(person: Person, carrierId: string) {
  const step =
    (name: 'take' | 'process' | 'fail' | 'reverse') =>
    ({ id, version }: BillPayment, body: object = {}) =>
      person.request('POST', `/bill-payments/${id}/${name}`, { version, ...body }, fresh());
  return {
    draft: (more: object = {}): Promise<ApiResponse> => {
      const bill = { id: fresh(), kind: 'carrierPayment', carrierId, phoneNumber: '555-010-4477', amount: 5_000 };
      return person.request('POST', '/bill-payments', { ...bill, ...more }, fresh());
    },
    take: step('take'),
    process: step('process'),
    fail: step('fail'),
    reverse: step('reverse'),
  };
}

/** Takes a bill payment for cash at a new carrier, and processes it. */
export async function payBillOf(person: Person): Promise<void> {
  const { draft, take, process } = paying(person, (await addCarrier(person)).carrierId);
  const bill = (await draft()).body as BillPayment;
  const taken = (await take(bill, { tenders: [billPart('cash', bill.total)] })).body as BillPayment;
  await process(taken, { providerTransactionId: 'T-1' });
}

/** Bodies for calls of bill payments that would reject an empty body before they look up the record. */
export const billPaymentBodies = (): Readonly<Record<string, object>> => {
  const back = { version: 1, reason: 'x', tenders: [backPart('cash', 100)] };
  return {
    'POST /bill-payments/:id/take': { version: 1, tenders: [billPart('cash', 100)] },
    'POST /bill-payments/:id/process': { version: 1, providerTransactionId: 'T-1' },
    'POST /bill-payments/:id/fail': back,
    'POST /bill-payments/:id/reverse': back,
  };
};
