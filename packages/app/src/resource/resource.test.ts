import { type customer, type Customer, type customers } from '@tilldesk/domain/customers';
import { product, products } from '@tilldesk/domain/products';
import { expect, expectTypeOf, test } from 'vitest';
import { customersResource } from '../modules/customers/customers.resource.ts';
import customersEn from '../modules/customers/customers.messages.en.json';
import productsEn from '../modules/products/products.messages.en.json';
import { productsResource } from '../modules/products/products.resource.ts';
import { fieldsOf, kindOf, optionsOf, shownKindOf, sortsOf } from './kinds.ts';
import type { ColumnName, Definition, FieldName, Resource } from './resource.ts';

type CustomerList = Definition<typeof customers>['list'];
type ProductList = Definition<typeof products>['list'];

test('a column, field, filter or order that a noun does not have does not compile', () => {
  expectTypeOf<'totalSpent'>().toExtend<ColumnName<typeof customer>>();
  expectTypeOf<'totlSpent'>().not.toExtend<ColumnName<typeof customer>>();
  expectTypeOf<'totalSpent'>().not.toExtend<FieldName<typeof customer>>();
  expectTypeOf<'firstName'>().toExtend<FieldName<typeof customer>>();
  expectTypeOf<'-totalSpent'>().toExtend<CustomerList['sort']>();
  expectTypeOf<'-phone'>().not.toExtend<CustomerList['sort']>();
  expectTypeOf<'categoryId'>().toExtend<NonNullable<ProductList['filters']>[number]>();
  expectTypeOf<'price'>().not.toExtend<NonNullable<ProductList['filters']>[number]>();
});

test('a value that has no label is no column', () => {
  expectTypeOf<'businessId'>().not.toExtend<ColumnName<typeof customer>>();
  expectTypeOf<'version'>().not.toExtend<ColumnName<typeof customer>>();
  expectTypeOf(customersResource).toEqualTypeOf<Resource<Customer>>();
});

test('the kinds of a noun decide how its values are shown', () => {
  const shown = fieldsOf(product.read);
  const names = ['name', 'sku', 'price', 'taxRate', 'onHand', 'active', 'barcodes', 'condition', 'createdAt'];
  expect(names.map((name) => shownKindOf(shown[name]))).toEqual(
    'text code money rate quantity flag list text instant'.split(' '),
  );
});

test('the contract says by what a list is sorted and what a filter may hold', () => {
  expect(sortsOf(products.list.query)).toEqual(['name', 'sku', 'price', 'createdAt', 'rank']);
  const query = fieldsOf(products.list.query);
  expect([optionsOf(query['tracking']), optionsOf(query['active']), optionsOf(query['categoryId'])]).toEqual([
    ['serialized', 'quantity', 'none'],
    ['true', 'false'],
    [],
  ]);
});

test.each([
  ['customer', customersResource, customersEn],
  ['product', productsResource, productsEn],
])('every word of a choice of a %s has its message', (entity, { entity: { read }, calls, list }, messages) => {
  const schemas = Object.entries(fieldsOf(read)).filter(([, schema]) => kindOf(schema)?.kind === 'choice');
  const filters = (list.filters ?? []).map((name) => [name, fieldsOf(calls.list.query)[name]] as const);
  const ids = [...schemas, ...filters].flatMap(([name, schema]) =>
    optionsOf(schema).map((option) => `choice.${entity}.${name}.${option}`),
  );
  expect(ids.filter((id) => !(id in messages))).toEqual([]);
});
