import type { ProblemBody } from '@tilldesk/domain/problems';
import type { ManifestReading, Purchase, PurchaseDraft, Receipt } from '@tilldesk/domain/purchases';
import { newId } from '../database/new-id.ts';
import type { SmallShop } from './small-shop.ts';
import { draftOf as saleOf, tenderOf, type ApiResponse, type Person } from './till.ts';

/** Returns a new id, as a browser creates it. */
export const fresh = (): string => newId(new Date().toISOString());

/** Returns the body of an answer with the type of the call's contract. */
export const purchaseIn = (response: ApiResponse) => response.body as Purchase;
export const receiptIn = (response: ApiResponse) => response.body as Receipt;
export const manifestIn = (response: ApiResponse) => response.body as ManifestReading;
/** Returns the code of a rejection and the names of its fields. */
export const rejectionIn = (response: ApiResponse): [string, string[]] => {
  const problem = response.body as ProblemBody;
  return [problem.code, Object.keys(problem.fields ?? {})];
};

/** Creates a vendor and returns functions to order from that vendor. Dates are at 2026-03-02. */
export async function buyingFrom(person: Person, shop: SmallShop, more: object = {}) {
  const vendorId = fresh();
  await person.request('POST', '/vendors', {
    id: vendorId,
    name: `Vendor ${vendorId.slice(-6)}`,
    email: 'orders@vendor.test',
    isCarrier: false,
    isDistributor: true,
    active: true,
    termsDays: 30,
    ...more,
  });

  const draftOf = (phones: number, cables: number, parts: Partial<PurchaseDraft> = {}): PurchaseDraft => ({
    id: fresh(),
    vendorId,
    vendorRef: null,
    orderDay: '2026-03-01',
    expectedDay: '2026-03-09',
    termsDays: null,
    discount: null,
    charges: [],
    notes: null,
    lines: [
      ...(phones > 0 ? [lineOf(shop.phone, phones, 50_000)] : []),
      ...(cables > 0 ? [lineOf(shop.cable, cables, 333)] : []),
    ],
    ...parts,
  });

  /** Places an order of phones at 500.00 and cables at 3.33; returns its body. */
  async function order(phones: number, cables: number, parts: Partial<PurchaseDraft> = {}): Promise<Purchase> {
    const draft = draftOf(phones, cables, parts);
    await person.request('POST', '/purchases', draft);
    const response = await person.request('POST', `/purchases/${draft.id}/order`, { version: 2 }, fresh());
    return purchaseIn(response);
  }

  /** Creates a receipt of an order; returns its id. */
  async function receive(purchaseId: string): Promise<string> {
    const response = await person.request('POST', `/purchases/${purchaseId}/receipts`, { id: fresh() });
    return receiptIn(response).id;
  }

  /** Scans boxes into a receipt; returns the result of each. */
  async function scan(receiptId: string, boxes: readonly string[][], parts: object = {}): Promise<string[]> {
    const scans = boxes.map((codes) => ({ clientScanId: fresh(), codes, at: '2026-03-02T18:00:00.000Z', ...parts }));
    const response = await person.request('POST', `/receipts/${receiptId}/scans`, { scans });
    return (response.body as { results: { result: string }[] }).results.map(({ result }) => result);
  }

  const post = (receiptId: string, key = fresh()) =>
    person.request('POST', `/receipts/${receiptId}/post`, undefined, key);

  return { vendorId, draftOf, order, receive, scan, post };
}

export const lineOf = (productId: string, quantity: number, unitCost: number) => ({
  id: fresh(),
  productId,
  vendorSku: null,
  quantity,
  unitCost,
  discount: null,
  taxRate: '0',
});

/** Buys a phone and two cables with every possible follow-up, so that every table of purchases has a row. */
export async function buySomething(person: Person, shop: SmallShop, imei: string): Promise<void> {
  const { vendorId, order, receive, post } = await buyingFrom(person, shop);
  const request = (path: string, body: object) => person.request('POST', path, body, fresh());
  const { id, lines } = await order(1, 2);
  const rows = [{ lineId: lines[0]!.id, codes: [imei] }];
  await request(`/purchases/${id}/manifest`, { rows, acceptInvalidCheckDigit: false });
  const receipt = await receive(id);
  await person.request('POST', `/receipts/${receipt}/all`);
  await post(receipt);
  // The phone is sold before its price is corrected, so that a part of its cost arrives after the sale.
  const { items } = (await person.request('GET', `/units?search=${imei}`)).body as { items: { id: string }[] };
  const sale = { draft: saleOf(shop, { units: items.map((unit) => unit.id) }), tenders: [tenderOf('cash', 100_000)] };
  await request(`/invoices/${fresh()}/checkout`, sale);
  await request(`/purchases/${id}/landed-costs`, { id: fresh(), label: 'Freight', amount: 300, split: 'quantity' });
  const bill = { id: fresh(), reference: 'R-1', day: '2026-03-02', dueDay: null, charges: [] };
  const line = { lineId: lines[0]!.id, quantity: 1, unitCost: 51_000, tax: null };
  await request(`/purchases/${id}/bills`, { ...bill, lines: [line] });
  const payment = { amount: 100, method: 'bank', reference: null, paidOn: '2026-03-02', note: null };
  await request(`/bills/${bill.id}/payments`, { id: fresh(), ...payment });
  await request(`/vendors/${vendorId}/adjustments`, { id: fresh(), amount: 500, reason: 'From the old books' });
}

/** Bodies for calls of purchases that would reject an empty body before they look up the record. */
export const buyingBodies = (other: string): Readonly<Record<string, object>> => {
  const draft = { id: other, vendorId: other, vendorRef: null, orderDay: '2026-03-01', expectedDay: null };
  const { id: _, ...content } = { ...draft, termsDays: null, discount: null, charges: [], notes: null, lines: [] };
  const payment = { id: other, amount: 1, method: 'bank', reference: null, paidOn: '2026-03-01', note: null };
  const scan = { clientScanId: other, codes: ['1'], at: '2026-03-02T18:00:00.000Z' };
  const bill = { id: other, reference: 'R', day: '2026-03-01', dueDay: null, lines: [] };
  return {
    'POST /vendors/:id/attachments': { fileId: other, name: 'x' },
    'POST /purchases/:id/attachments': { fileId: other, name: 'x' },
    'PATCH /vendors/:id/supplies/:productId': { vendorSku: null, leadDays: null },
    'POST /vendors/:id/payments': payment,
    'POST /vendors/:id/adjustments': { id: other, amount: 1, reason: 'x' },
    'PATCH /purchases/:id': { ...content, version: 1 },
    'POST /purchases/:id/order': { version: 1 },
    'POST /purchases/:id/send': { to: null, message: null },
    'POST /purchases/:id/close': { version: 1, reason: 'x' },
    'POST /purchases/:id/cancel': { version: 1, reason: 'x' },
    'POST /purchases/:id/clone': { id: other },
    'POST /purchases/:id/manifest': { rows: [], acceptInvalidCheckDigit: false },
    'POST /purchases/:id/manifest/check': { rows: [] },
    'POST /purchases/:id/receipts': { id: other },
    'POST /purchases/:id/bills': { ...bill, charges: [{ id: other, label: 'x', amount: 1 }] },
    'POST /purchases/:id/landed-costs': { id: other, label: 'x', amount: 1, split: 'cost' },
    'POST /receipts/:id/scans': { scans: [scan] },
    'POST /receipts/:id/quantity': { id: other, lineId: other, quantity: 1 },
    'POST /receipts/:id/remove': { entryIds: [other] },
    'POST /receipts/:id/extras': { id: other, productId: other, quantity: 1, unitCost: null },
    'POST /receipts/:id/reverse': { reason: 'x' },
    'POST /bills/:id/reverse': { reason: 'x' },
    'POST /bills/:id/payments': payment,
    'POST /vendor-payments/:id/reverse': { reason: 'x' },
    'POST /landed-costs/:id/reverse': { id: other, reason: 'x' },
  };
};
