import type { Caller } from '../support/api.ts';
import { isProtected, type Form } from '../support/forms.ts';
import { test } from '../support/world.ts';

const newOnes: Record<string, Form> = {
  'a new employee': { address: '/employee-management/add-employee', label: 'Name' },
  'a new vendor': { address: '/vendor-management/add-vendor', label: 'Name' },
  'a new product': { address: '/product-management/add-product', label: 'Name' },
  'a new order': { address: '/purchases/create-purchases', label: 'Vendor’s reference' },
};

const currentForms = async (call: Caller): Promise<Record<string, Form>> => {
  const first = async (path: string) => {
    const [record] = (await call('GET', path)).body['items'] as { id: string }[];
    return record!.id;
  };
  const category = await first('/categories?limit=1&sort=-name');
  const order = await first('/purchases?status=draft&limit=1');
  const count = `/manage-inventory/manage-inventory-count/count-inventory/${category}/all`;
  return {
    'a customer': {
      address: `/customer-management/edit-customer/${await first('/customers?limit=1')}`,
      label: 'First name',
    },
    'an employee': {
      address: `/employee-management/edit-employee/${await first('/employees?limit=1')}`,
      label: 'Name',
    },
    'a vendor': { address: `/vendor-management/edit-vendor/${await first('/vendors?limit=1')}`, label: 'Name' },
    'a product': { address: `/product-management/edit-product/${await first('/products?limit=1')}`, label: 'Name' },
    'an order': { address: `/purchases/edit-purchases/${order}`, label: 'Vendor’s reference' },
    'the begin of a count': { address: count, label: 'Note' },
  };
};

test('what is written new into the forms of stock is asked for and comes back', async ({ browserOf }) => {
  const page = await browserOf('admin');
  for (const [name, form] of Object.entries(newOnes)) await test.step(name, () => isProtected(page, form));
});

test('what is changed in the forms of stock is asked for and comes back', async ({ api, browserOf }) => {
  const forms = await currentForms(await api('admin'));
  const page = await browserOf('admin');
  for (const [name, form] of Object.entries(forms)) await test.step(name, () => isProtected(page, form));
});
