import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { redirectTo, page } from '../navigation/route.ts';
import { routeObjects } from './router.tsx';

const line = {
  title: 'dashboard.title',
  messages: ['dashboard'],
  screen: () => Promise.resolve({ Screen: () => null }),
} as const;
const table = [
  page('/dashboard', line),
  page('/product-management', line),
  page('/product-management/edit-product/:productId', { ...line, also: ['/edit-product/:productId'] }),
  page('/manage-inventory/serialized', line),
  page('/manage-inventory/serialized/:categoryName/:categoryId', {
    ...line,
    also: ['/serialized/:categoryName/:categoryId'],
  }),
  redirectTo('/manage-inventory', '/manage-inventory/serialized'),
];

/** Returns where a navigation to an address ends. */
async function endOf(address: string): Promise<string> {
  const router = createMemoryRouter(routeObjects(table), { initialEntries: ['/product-management'] });
  router.initialize();
  await router.navigate(address);
  const { pathname, search, hash } = router.state.location;
  router.dispose();
  return pathname + search + hash;
}

test('both forms of a path lead to the nested one, parameters and search included', async () => {
  expect(await endOf('/edit-product/7?tab=stock')).toEqual('/product-management/edit-product/7?tab=stock');
  expect(await endOf('/product-management/edit-product/7')).toEqual('/product-management/edit-product/7');
  expect(await endOf('/serialized/Phones%20%26%20more/9')).toEqual(
    '/manage-inventory/serialized/Phones%20%26%20more/9',
  );
});

test('an index leads to its first page', async () => {
  expect(await endOf('/manage-inventory?search=x')).toEqual('/manage-inventory/serialized?search=x');
});

test('the bare root and unknown paths lead to the dashboard', async () => {
  expect([await endOf('/'), await endOf('/nowhere/at/all?x=1')]).toEqual(['/dashboard', '/dashboard']);
});
