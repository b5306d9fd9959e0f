import { expect, test } from 'vitest';
import { leavesPage } from './leavesPage.ts';

const at = (address: string) => new URL(address, 'http://shop.test');

test.each([
  ['/product-management/edit-product/7', '/product-management/edit-product/7?tab=stock', false],
  ['/product-management/edit-product/7?tab=stock', '/product-management/edit-product/7#units', false],
  ['/product-management/edit-product/7', '/product-management/edit-product/8', true],
  ['/product-management/edit-product/7', '/edit-product/7', true],
  ['/product-management/add-product', '/product-management', true],
])('from %s to %s', (from, to, leaves) => {
  expect(leavesPage(at(from), at(to))).toEqual(leaves);
});
