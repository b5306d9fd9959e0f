import {
  addLandedCost,
  billPurchase,
  closeShort,
  orderPurchase,
  postReceipt,
  purchases,
  saveManifest,
  scanReceipt,
  setReceived,
  startReceipt,
  type PurchaseDraft,
  type PurchaseLineDraft,
} from '../../../packages/domain/src/exports/purchases.ts';
import { adjustVendorBalance, payVendor, vendors } from '../../../packages/domain/src/exports/vendors.ts';
import type { Account, Perform } from '../recordingServer.ts';
import { orderId, orderLineId, productId, purchaseDocumentId, vendorId } from './shopIds.ts';
import { vendorRows } from './vendorRows.ts';

/** Codes and pieces that the orders bring into stock. */
export const orderedGoods = {
  codes: ['356109401108666', '356109400950282'],
  pieces: { [productId(8)]: 6, [productId(10)]: 20 },
};

const line = (order: number, n: number, product: number, quantity: number, unitCost: number): PurchaseLineDraft => ({
  id: orderLineId(order, n),
  productId: productId(product),
  vendorSku: null,
  quantity,
  unitCost,
  discount: null,
  taxRate: '0',
});

const draft = (n: number, given: Pick<PurchaseDraft, 'vendorId' | 'orderDay' | 'lines'> & Partial<PurchaseDraft>) => ({
  id: orderId(n),
  vendorRef: null,
  expectedDay: null,
  termsDays: null,
  notes: null,
  discount: null,
  charges: [],
  ...given,
});

/** Enters the vendors, and their orders: a closed one, a billed one, a late one being received, and a draft. */
export async function enterPurchases(perform: Perform, account: Account): Promise<void> {
  for (const body of vendorRows) await perform(account, '2025-08-11T14:00:00.000Z', vendors.create, { body });
  await perform(account, '2026-01-12T15:00:00.000Z', adjustVendorBalance, {
    params: { id: vendorId(3) },
    body: { id: purchaseDocumentId(1), amount: 12_000, reason: 'Opening balance' },
  });
  await closedOrder(perform, account);
  await billedOrder(perform, account);
  await lateOrder(perform, account);
  await perform(account, '2026-03-05T16:00:00.000Z', purchases.create, {
    body: draft(4, {
      vendorId: vendorId(2),
      orderDay: '2026-03-05',
      lines: [line(4, 1, 9, 6, 1720), line(4, 2, 12, 4, 1180)],
    }),
  });
}

async function place(perform: Perform, account: Account, at: string, body: ReturnType<typeof draft>): Promise<void> {
  const { id, version } = await perform(account, at, purchases.create, { body });
  await perform(account, at, orderPurchase, { params: { id }, body: { version } });
}

/** PO-1001: six of twelve cases came, the rest is no longer made. */
async function closedOrder(perform: Perform, account: Account): Promise<void> {
  const params = { id: orderId(1) };
  const lines = [line(1, 1, 8, 12, 1450)];
  await place(
    perform,
    account,
    '2026-02-04T16:00:00.000Z',
    draft(1, { vendorId: vendorId(2), orderDay: '2026-02-04', lines }),
  );
  const at = '2026-02-21T16:00:00.000Z';
  const receipt = { id: purchaseDocumentId(2) };
  await perform(account, at, startReceipt, { params, body: receipt });
  const received = { id: purchaseDocumentId(3), lineId: orderLineId(1, 1), quantity: 6 };
  await perform(account, at, setReceived, { params: receipt, body: received });
  await perform(account, at, postReceipt, { params: receipt });
  const { version } = await perform(account, at, purchases.one, { params });
  await perform(account, at, closeShort, { params, body: { version, reason: 'The last 6 are no longer made.' } });
}

/** PO-1002: received, partly billed, partly paid, with the freight as landed cost. */
async function billedOrder(perform: Perform, account: Account): Promise<void> {
  const params = { id: orderId(2) };
  const [phones, chargers] = [line(2, 1, 4, 2, 60_500), line(2, 2, 10, 20, 890)];
  await place(
    perform,
    account,
    '2026-02-16T14:10:00.000Z',
    draft(2, {
      vendorId: vendorId(1),
      orderDay: '2026-02-16',
      expectedDay: '2026-02-20',
      vendorRef: 'NL-88120',
      charges: [{ id: purchaseDocumentId(4), label: 'Freight', amount: 4500 }],
      lines: [phones, chargers],
    }),
  );
  const [arrivedAt, postedAt] = ['2026-02-20T16:40:00.000Z', '2026-02-20T17:00:00.000Z'];
  const receipt = { id: purchaseDocumentId(5) };
  await perform(account, arrivedAt, startReceipt, { params, body: receipt });
  const scans = orderedGoods.codes.map((code, n) => ({
    clientScanId: purchaseDocumentId(10 + n),
    codes: [code],
    lineId: phones.id,
    color: n === 0 ? 'Blue' : 'Black',
    storage: '256 GB',
    at: arrivedAt,
  }));
  await perform(account, arrivedAt, scanReceipt, { params: receipt, body: { scans } });
  const received = { id: purchaseDocumentId(6), lineId: chargers.id, quantity: 20 };
  await perform(account, arrivedAt, setReceived, { params: receipt, body: received });
  await perform(account, postedAt, postReceipt, { params: receipt });
  await perform(account, '2026-02-20T18:00:00.000Z', billPurchase, {
    params,
    body: {
      id: purchaseDocumentId(7),
      reference: 'INV-20931',
      day: '2026-02-20',
      dueDay: null,
      lines: [
        { lineId: phones.id, quantity: 2, unitCost: 61_000, tax: null },
        { lineId: chargers.id, quantity: 10, unitCost: 890, tax: null },
      ],
      charges: [{ id: purchaseDocumentId(8), label: 'Freight', amount: 4500 }],
    },
  });
  await perform(account, '2026-02-20T18:30:00.000Z', addLandedCost, {
    params,
    body: { id: purchaseDocumentId(9), label: 'Freight', amount: 4500, split: 'cost' },
  });
  await perform(account, '2026-03-01T15:00:00.000Z', payVendor, {
    params: { id: vendorId(1) },
    body: {
      id: purchaseDocumentId(20),
      amount: 50_900,
      method: 'bank',
      reference: 'Wire 4471',
      paidOn: '2026-03-01',
      note: null,
      allocations: [{ billId: purchaseDocumentId(7), amount: 50_900 }],
    },
  });
}

/** PO-1003: late; four phones by list of which one is scanned, ten cases, two phones without a list. */
async function lateOrder(perform: Perform, account: Account): Promise<void> {
  const params = { id: orderId(3) };
  const phones = { ...line(3, 1, 1, 4, 55_900), vendorSku: 'A3090' };
  await place(
    perform,
    account,
    '2026-03-02T15:20:00.000Z',
    draft(3, {
      vendorId: vendorId(1),
      orderDay: '2026-03-02',
      expectedDay: '2026-03-04',
      notes: 'Please deliver before noon.',
      lines: [phones, line(3, 2, 7, 10, 620), line(3, 3, 5, 2, 13_200)],
    }),
  );
  const codes = ['356938035643809', '490154203237518', '352099001761481', '357805023984942'];
  await perform(account, '2026-03-02T15:21:00.000Z', saveManifest, {
    params,
    body: { rows: codes.map((code) => ({ lineId: phones.id, codes: [code] })), acceptInvalidCheckDigit: false },
  });
  const receipt = { id: purchaseDocumentId(30) };
  await perform(account, '2026-03-05T15:00:00.000Z', startReceipt, { params, body: receipt });
  const scan = { clientScanId: purchaseDocumentId(31), codes: ['356938035643809'], at: '2026-03-05T15:01:00.000Z' };
  await perform(account, scan.at, scanReceipt, { params: receipt, body: { scans: [scan] } });
}
