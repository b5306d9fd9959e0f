import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import {
  documentNamed,
  scanLookup,
  scanModules,
  serialTimeline,
  type ScanHit,
  type SerialEntry,
  type SerialHit,
  type SerialTimeline,
} from '@tilldesk/domain/lookup';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId, place } from '../found.ts';
import type { Shop } from '../Shop.ts';
import type { FakeServer } from '../FakeServer.ts';

type Unit = Shop['units'][number];

const STORE = place.storeName;
const LOCATION = 'Shop floor';
const DAY_MS = 86_400_000;
/** Freight cost of a phone in the fake shop, and the order that it came with. */
const FREIGHT = 150;
const purchase = { id: '01936c3a-7c00-70f0-8000-000000000001', number: 'PO-1003', receipt: 'GRN-1007' };

const digits = (text: string) => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

/** In the fake shop a device has only one lifecycle, with the device's id. The EID is derived from the IMEI. */
const eidOf = ({ code }: Unit) => `89049032${code.padStart(24, '0')}`;

function hitOf({ shop }: FakeServer, unit: Unit, searchedCode: string): SerialHit {
  const eid = eidOf(unit);
  return {
    deviceId: unit.id,
    code: unit.code,
    found: unit.code.startsWith(searchedCode) || unit.code.endsWith(searchedCode) ? unit.code : eid,
    productName: byId(shop.products, unit.productId).name,
    status: unit.status,
    storeName: STORE,
    lives: 1,
    receivedAt: unit.receivedAt,
  };
}

function devicesLike(fakeServer: FakeServer, text: string): SerialHit[] {
  const searchedCode = digits(text);
  if (searchedCode.length < 4) return [];
  return fakeServer.shop.units
    .filter((unit) =>
      [unit.code, eidOf(unit)].some((code) => code.startsWith(searchedCode) || code.endsWith(searchedCode)),
    )
    .toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt))
    .map((unit) => hitOf(fakeServer, unit, searchedCode));
}

function hitsOf(fakeServer: FakeServer, text: string): ScanHit[] {
  const { shop } = fakeServer;
  const searchedCode = digits(text);
  const document = documentNamed(text);
  const invoices = shop.invoices.filter(
    ({ number }) => document?.kind === 'invoice' && number === `INV-${document.number}`,
  );
  const products = shop.products.filter(({ sku, barcodes }) =>
    [sku, ...barcodes].some((code) => digits(code) === searchedCode),
  );
  const exact: ScanHit[] = [
    ...invoices.map(({ id, number, customerName }) => ({
      kind: 'invoice' as const,
      id,
      label: number ?? '',
      note: customerName,
      params: { invoiceId: id },
    })),
    ...products.map(({ id, name, sku }) => ({
      kind: 'product' as const,
      id,
      label: name,
      note: sku,
      params: { productId: id },
    })),
  ];
  const devices = devicesLike(fakeServer, text).map(({ deviceId, found, productName }): ScanHit => ({
    kind: 'device',
    id: deviceId,
    label: found,
    note: productName,
    params: { deviceId },
  }));
  return [...exact, ...devices].filter(({ kind }) => can(fakeServer.own.permissions, scanModules[kind], 'read'));
}

/** Returns the history of a unit of the fake shop, newest first. */
function entriesOf({ shop, own: currentSession }: FakeServer, unit: Unit): SerialEntry[] {
  const nothing = {
    unitId: unit.id,
    from: null,
    to: null,
    documentId: null,
    number: null,
    purchaseId: null,
    purchaseNumber: null,
    customerId: null,
    customerName: null,
    vendorName: null,
    reason: null,
    amount: null,
    until: null,
    storeName: STORE,
    by: currentSession.user.name,
    note: null,
  };
  const sale = shop.invoices.find(({ id }) => id === unit.invoiceId);
  const line = sale?.lines.find(({ unitId }) => unitId === unit.id);
  const at = (days: number) => new Date(Date.parse(unit.receivedAt) + days * DAY_MS).toISOString();
  const order = { purchaseId: purchase.id, purchaseNumber: purchase.number, vendorName: 'Northline Wholesale' };
  return [
    ...(sale && line
      ? [
          {
            ...nothing,
            what: 'moved' as const,
            source: 'invoice' as const,
            at: sale.postedAt ?? unit.receivedAt,
            from: 'in_stock' as const,
            to: 'sold' as const,
            documentId: sale.id,
            number: sale.number,
            customerId: sale.customerId,
            customerName: sale.customerName,
            amount: line.total,
            until: line.warrantyUntil,
            by: sale.salesperson,
          },
        ]
      : []),
    { ...nothing, what: 'counted', source: 'count', at: at(2), to: 'in_stock', number: 'CNT-1002', by: 'Priya Nair' },
    {
      ...nothing,
      ...order,
      what: 'cost',
      source: 'landedCost',
      at: at(1),
      amount: currentSession.limits.viewCost ? FREIGHT : null,
      note: 'Freight',
    },
    {
      ...nothing,
      ...order,
      what: 'moved',
      source: 'receipt',
      at: unit.receivedAt,
      to: 'in_stock',
      number: purchase.receipt,
      by: 'Noah Klein',
    },
  ];
}

export const lookupAnswers: readonly FakeAnswer[] = [
  answer(scanLookup, ({ query }, fakeServer) => ({ hits: hitsOf(fakeServer, query.q) })),
  answer(serialTimeline, ({ params }, fakeServer): SerialTimeline => {
    const { shop, own: currentSession, now } = fakeServer;
    const unit = shop.units.find(({ id }) => id === params.deviceId);
    if (!unit) throw new Problem('record.notFound');
    const product = byId(shop.products, unit.productId);
    const sale = shop.invoices.find(({ id }) => id === unit.invoiceId);
    const goneAt = sale?.postedAt ?? null;
    return {
      deviceId: unit.id,
      identifiers: [
        { type: 'IMEI1', value: unit.code },
        { type: 'EID', value: eidOf(unit) },
      ],
      lives: [
        {
          unitId: unit.id,
          code: unit.code,
          productId: product.id,
          productName: product.name,
          sku: product.sku,
          categoryId: product.categoryId,
          categoryName: byId(shop.categories, product.categoryId).name,
          status: unit.status,
          storeName: STORE,
          locationName: LOCATION,
          isHere: true,
          acquiredVia: 'purchase',
          vendorName: 'Northline Wholesale',
          condition: product.condition,
          grade: null,
          color: unit.color,
          storage: unit.storage,
          carrier: null,
          lockStatus: 'unlocked',
          batteryHealth: null,
          price: product.price,
          cost: currentSession.limits.viewCost ? product.cost : null,
          receivedAt: unit.receivedAt,
          goneAt,
          daysInStock: Math.floor((Date.parse(goneAt ?? now) - Date.parse(unit.receivedAt)) / DAY_MS),
          vendorWarrantyUntil: '2027-02-06',
          notes: null,
        },
      ],
      entries: entriesOf(fakeServer, unit),
    };
  }),
];
