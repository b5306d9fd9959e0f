import type { Caller } from '../support/api.ts';

/** Pages of stock as seen by the owner, by screenshot name. */
export async function stockPages(call: Caller): Promise<Record<string, string>> {
  const first = async (path: string) => {
    const [record] = (await call('GET', path)).body['items'] as Record<string, string>[];
    if (!record) throw new Error(`${path}: the demo has none`);
    return record;
  };
  const partiallyReceived = await first('/purchases?status=partially_received&limit=1');
  const billed = await first('/purchases?status=received&limit=1');
  const count = await first('/counts?status=in_progress&limit=1');
  const sold = await first('/units?status=sold&limit=1');
  const cable = await first('/products?tracking=quantity&sort=-price&limit=1');
  const customer = await first('/customers?limit=1&sort=-totalSpent');
  const inventory = '/manage-inventory';
  return {
    purchases: '/purchases',
    purchase: `/purchases/edit-purchases/${partiallyReceived['id']}`,
    'purchase-receive': `/purchases/edit-purchases/${partiallyReceived['id']}?tab=receive`,
    'purchase-bills': `/purchases/edit-purchases/${billed['id']}?tab=bills`,
    vendors: '/vendor-management',
    vendor: `/vendor-management/vendor-details/${billed['vendorId']}`,
    counts: `${inventory}/manage-inventory-count`,
    count: `${inventory}/manage-inventory-count/count-inventory/${count['mainCategoryId']}/${count['subCategoryId'] ?? 'all'}`,
    serials: '/serial-tracking',
    device: `/serial-tracking?device=${sold['deviceId']}`,
    units: `${inventory}/serialized/Phones/${sold['categoryId'] ?? 'all'}/Phone/${sold['productId']}`,
    ledger: `${inventory}/non-serialized/Goods/${cable['categoryId']}/Item/${cable['id']}`,
    'running-short': `${inventory}/non-serialized?view=low`,
    'product-form': `/product-management/edit-product/${cable['id']}`,
    'customer-details': `/customer-management/customer-details/${customer['id']}`,
  };
}
