import { allRights, someRights } from '@tilldesk/domain/rights';
import { scanKinds, type ScanHit } from '@tilldesk/domain/lookup';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { leadsOf } from './targetOf.ts';

const params = {
  device: { deviceId: 'd1' },
  product: { productId: 'p1' },
  invoice: { invoiceId: 'i1' },
  refund: { refundId: 'r1' },
  purchase: { purchaseId: 'o1' },
  receipt: { purchaseId: 'o1' },
  bill: { purchaseId: 'o1' },
  vendorPayment: { vendorId: 'v1' },
  adjustment: { adjustmentId: 'a1' },
  count: { mainCategoryId: 'm1', subCategoryId: 'all' },
  customer: { customerId: 'c1' },
};
const hits = scanKinds.map((kind): ScanHit => ({ kind, id: kind, label: kind, note: null, params: params[kind] }));

test('every kind of record has its page in the table', () => {
  expect(leadsOf(hits, routes, allRights()).map(({ address }) => address)).toEqual([
    '/serial-tracking?device=d1',
    '/product-management/edit-product/p1',
    '/sale-invoice-management/invoice-details/i1',
    '/refund-management/refund-details/r1',
    '/purchases/edit-purchases/o1',
    '/purchases/edit-purchases/o1',
    '/purchases/edit-purchases/o1?tab=bills',
    '/vendor-management/vendor-details/v1?tab=ledger',
    '/manage-inventory/serialized?view=adjustments&adjustment=a1',
    '/manage-inventory/manage-inventory-count/count-inventory/m1/all',
    '/customer-management/customer-details/c1',
  ]);
});

test('where somebody may not enter, no code leads', () => {
  const cashier = someRights({ 'Sale & Invoice': 'rc', Product: 'r', Customer: 'rcu' });
  const kinds = leadsOf(hits, routes, cashier).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'device' || kind === 'count' || kind === 'adjustment')).toEqual([]);
});
