import type { ScanHit, ScanKind } from '@tilldesk/domain/lookup';
import type { IconName } from '@tilldesk/ui';
import { fill } from '../navigation/addressOf.ts';
import { mayEnter } from '../navigation/derive.ts';
import type { Route } from '../navigation/route.ts';

/** A page; `query` is the query of its address. */
type Place = {
  path: string;
  icon: IconName;
  query?: (params: ScanHit['params']) => Record<string, string | undefined>;
};

/** The page and the icon of each record type. */
const pages: Readonly<Record<ScanKind, Place>> = {
  device: { path: '/serial-tracking', icon: 'phone', query: ({ deviceId }) => ({ device: deviceId }) },
  product: { path: '/product-management/edit-product/:productId', icon: 'tag' },
  invoice: { path: '/sale-invoice-management/invoice-details/:invoiceId', icon: 'receipt' },
  refund: { path: '/refund-management/refund-details/:refundId', icon: 'undo' },
  purchase: { path: '/purchases/edit-purchases/:purchaseId', icon: 'download' },
  receipt: { path: '/purchases/edit-purchases/:purchaseId', icon: 'truck' },
  bill: { path: '/purchases/edit-purchases/:purchaseId', icon: 'receipt', query: () => ({ tab: 'bills' }) },
  vendorPayment: {
    path: '/vendor-management/vendor-details/:vendorId',
    icon: 'cash',
    query: () => ({ tab: 'ledger' }),
  },
  adjustment: {
    path: '/manage-inventory/serialized',
    icon: 'edit',
    query: ({ adjustmentId }) => ({ view: 'adjustments', adjustment: adjustmentId }),
  },
  count: {
    path: '/manage-inventory/manage-inventory-count/count-inventory/:mainCategoryId/:subCategoryId',
    icon: 'box',
  },
  customer: { path: '/customer-management/customer-details/:customerId', icon: 'user' },
};

/** A record found for a code, with the address of its page. */
export type Lead = ScanHit & { address: string; icon: IconName };

type Rights = Parameters<typeof mayEnter>[1];

/** Returns the records of a code with their addresses; without those that the user cannot open. */
export function leadsOf(hits: readonly ScanHit[], routes: readonly Route[], rights: Rights): Lead[] {
  return hits.flatMap((hit) => {
    const { path, icon, query = () => ({}) } = pages[hit.kind];
    const route = routes.find((one) => one.path === path);
    if (!route || !mayEnter(route, rights)) return [];
    return [{ ...hit, icon, address: fill(path, hit.params, query(hit.params)) }];
  });
}
