import { someRights } from '@tilldesk/domain/rights';
import { factOf } from '@tilldesk/domain/approvals';
import { type CountLine, type CountScan, type InventoryCount } from '@tilldesk/domain/counts';
import type { FastifyInstance } from 'fastify';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/pool.ts';
import { inBusiness } from '../database/transaction.ts';
import { createPerson, createRole } from '../modules/session/people.store.ts';
import { OPENED, PASSWORD, type SmallShop } from './small-shop.ts';
import { asPerson, call, type ApiResponse, type Person } from './till.ts';

/** Returns a new id of the current moment. */
export const freshId = () => newId(new Date().toISOString());

/** Creates an employee who counts, with rights on Inventory by their letters, and signs the employee in. */
export async function createCountingEmployee(
  app: FastifyInstance,
  db: Db,
  shop: SmallShop,
  name: string,
  rights = 'rcu',
) {
  const email = `${name}@${shop.code}.test`;
  await inBusiness(db, shop.businessId, async (tx) => {
    const permissions = someRights({ Dashboard: 'r', Inventory: rights });
    const roleId = await createRole(tx, shop.businessId, OPENED, { name, permissions, limits: { viewCost: false } });
    const account = { email, name, username: name, userType: 'employee', roleId, password: PASSWORD, pin: '1111' };
    await createPerson(tx, shop.businessId, OPENED, { ...account, storeIds: [shop.scope.storeId] });
  });
  const body = { store: shop.code, email, password: PASSWORD, platform: 'tilldesk' };
  const token = String(Object((await call(app, 'POST', '/auth/login', { body })).body)['accessToken']);
  return asPerson(app, token);
}

/** Returns a scan of a code, made `ago` milliseconds ago. */
export const scanOf = (code: string, more: { quantity?: number; takesBack?: string; ago?: number } = {}) => ({
  id: freshId(),
  code,
  ago: 0,
  ...more,
});

/** Returns functions that work on counts of a shop through the API. */
export function countingIn(db: Db, shop: SmallShop) {
  const categoryId = inBusiness(db, shop.businessId, (tx) =>
    tx.raw<{ id: string }>('select id from categories where parent_id is null order by created_at, id limit 1'),
  ).then(([category]) => category!.id);
  const successBody = async (answer: Promise<ApiResponse>) => {
    const response = await answer;
    if (response.status !== 200) throw new Error(`${response.status} ${response.text}`);
    return response.body;
  };
  const lines = async (reader: Person, id: string, query = 'limit=500') =>
    Object(await successBody(reader.request('GET', `/counts/${id}/lines?${query}`)))['items'] as CountLine[];
  return {
    categoryId,
    start: async (reader: Person, more: object = {}) => {
      const draft = { id: freshId(), mainCategoryId: await categoryId, subCategoryId: null, mode: 'full', ...more };
      return (await successBody(reader.request('POST', '/counts', draft))) as InventoryCount;
    },
    scan: async (reader: Person, id: string, ...scans: object[]) =>
      (await successBody(reader.request('POST', `/counts/${id}/scans`, { scans }))) as {
        items: CountScan[];
        counted: number;
      },
    read: async (reader: Person, id: string) =>
      (await successBody(reader.request('GET', `/counts/${id}`))) as InventoryCount,
    lines,
    /** Returns counted and expected quantity and the difference for a product that is counted by quantity. */
    piecesOf: async (reader: Person, id: string, productId: string) => {
      const line = (await lines(reader, id)).find((one) => one.productId === productId && one.unitId === null);
      return line && [line.counted, line.expected, line.difference];
    },
    submit: async (reader: Person, { id, version }: { id: string; version: number }) =>
      (await successBody(reader.request('POST', `/counts/${id}/submit`, { version }))) as InventoryCount,
    recount: async (reader: Person, { id, version }: { id: string; version: number }, lineIds: string[]) =>
      (await successBody(reader.request('POST', `/counts/${id}/recount`, { version, lineIds }))) as InventoryCount,
    post: async (reader: Person, { id, version }: { id: string; version: number }) =>
      (await successBody(reader.request('POST', `/counts/${id}/post`, { version }, freshId()))) as InventoryCount,
    cancel: async (reader: Person, { id, version }: { id: string; version: number }, note: string | null = null) =>
      (await successBody(reader.request('POST', `/counts/${id}/cancel`, { version, note }))) as InventoryCount,
  };
}

/**
 * Starts a count, scans into it and approves its posting for another person, so that the tables of counts and approvals
 * have rows.
 */
export async function countSomething(db: Db, shop: SmallShop, person: Person, other: Person): Promise<void> {
  const count = countingIn(db, shop);
  const { id } = await count.start(person);
  await count.scan(person, id, scanOf(shop.units[1]!.code));
  const granter = { email: shop.people.admin.email, accessPin: '1111' };
  await other.request('POST', '/approvals', {
    id: freshId(),
    action: 'count.post',
    subjectId: id,
    for: [factOf('count')],
    ...granter,
  });
}

/** Bodies for calls of counts that would reject an empty body before they look up the count. */
export const countBodies = (other: string): Record<string, object> => ({
  'POST /counts/:id/scans': { scans: [{ id: other, code: 'A', ago: 0 }] },
  'POST /counts/:id/match': { code: 'A', productId: other },
  'POST /counts/:id/submit': { version: 1 },
  'POST /counts/:id/recount': { version: 1, lineIds: [] },
  'POST /counts/:id/post': { version: 1 },
  'POST /counts/:id/cancel': { version: 1, note: null },
});
