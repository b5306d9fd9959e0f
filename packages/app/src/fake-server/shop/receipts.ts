import type { Receipt } from '@tilldesk/domain/purchases';
import { productId, orderId, lineId, unitId, attachmentId } from './buyingIds.ts';

const receipt = (n: number, order_: number, facts: Partial<Receipt> & Pick<Receipt, 'status' | 'lines'>): Receipt => ({
  id: attachmentId(n),
  number: null,
  pieces: 0,
  value: null,
  startedBy: 'Noah Klein',
  startedAt: '2026-03-05T15:00:00.000Z',
  postedBy: null,
  postedAt: null,
  reversedAt: null,
  reason: null,
  purchaseId: orderId(order_),
  purchaseNumber: `PO-100${order_}`,
  vendorName: 'Northline Distribution',
  deliveryNote: null,
  entries: [],
  missing: [],
  isReversible: false,
  ...facts,
});

const notReceived = { receivedBefore: 0, counted: 0, missing: 0, hasManifest: false, vendorSku: null, barcodes: [] };

/** Receipts of the fake shop: a posted one, and an open one with one phone of the list received. */
export const receiptRows: Receipt[] = [
  receipt(5, 2, {
    status: 'posted',
    number: 'GRN-1001',
    pieces: 22,
    value: 138_800,
    startedAt: '2026-02-20T16:40:00.000Z',
    postedBy: 'Noah Klein',
    postedAt: '2026-02-20T17:00:00.000Z',
    lines: [],
  }),
  receipt(6, 3, {
    status: 'draft',
    lines: [
      {
        ...notReceived,
        lineId: lineId(3, 1),
        productId: productId(1),
        description: 'iPhone 15 128 GB',
        sku: 'IP15-128',
        vendorSku: 'A3090',
        tracking: 'serialized',
        ordered: 4,
        counted: 1,
        missing: 3,
        hasManifest: true,
      },
      {
        ...notReceived,
        lineId: lineId(3, 2),
        productId: productId(7),
        description: 'Clear case iPhone 15',
        sku: 'CASE-IP15-CLR',
        barcodes: ['850012340102'],
        tracking: 'quantity',
        ordered: 10,
      },
      {
        ...notReceived,
        lineId: lineId(3, 3),
        productId: productId(5),
        description: 'Galaxy A15 128 GB',
        sku: 'GA15-128',
        tracking: 'serialized',
        ordered: 2,
      },
    ],
    entries: [
      {
        id: attachmentId(7),
        result: 'matchedUnit',
        lineId: lineId(3, 1),
        productId: productId(1),
        productName: 'iPhone 15 128 GB',
        quantity: 1,
        code: '356938035643809',
        identifiers: ['356938035643809'],
        arrival: 'ok',
        at: '2026-03-05T15:01:00.000Z',
        by: 'Noah Klein',
      },
    ],
    missing: ['490154203237518', '352099001761481', '357805023984942'].map((code, at) => ({
      unitId: unitId(at + 1),
      lineId: lineId(3, 1),
      code,
    })),
  }),
];
