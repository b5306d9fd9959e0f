import { someRights } from '@tilldesk/domain/rights';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness, type Tx } from '../../database/transaction.ts';
import { buyingFrom } from '../../testing/buying.ts';
import { OPENED, PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { call, servicesOn, signIn } from '../../testing/till.ts';
import { tempFileStorage } from '../../testing/uploads.ts';
import { createPerson, createRole } from '../session/people.store.ts';

const { fileStorage, remove } = tempFileStorage();
const db = await testDatabase();
const shop = await smallShop(db, 'attached');
const { businessId, people, scope } = shop;
const { app } = await servicesOn(db, undefined, { fileStorage });
afterAll(async () => {
  await app.close();
  remove();
});

/** Creates a person with the given rights, who sees costs or not. Returns their token. */
async function createEmployee(
  name: string,
  rights: Parameters<typeof someRights>[0],
  viewCost: boolean,
): Promise<string> {
  const email = `${name}@attached.test`;
  await inBusiness(db, businessId, async (tx) => {
    const roleId = await createRole(tx, businessId, OPENED, {
      name,
      permissions: someRights(rights),
      limits: { viewCost },
    });
    const account = { email, name, username: name, userType: 'employee', roleId, password: PASSWORD, pin: '1111' };
    await createPerson(tx, businessId, OPENED, { ...account, storeIds: [scope.storeId] });
  });
  const body = { store: shop.code, email, password: PASSWORD, platform: 'tilldesk' };
  return String(Object((await call(app, 'POST', '/auth/login', { body })).body)['accessToken']);
}

const admin = await signIn(app, shop, 'admin');
const readers = {
  uploader: admin.token,
  buyer: await createEmployee('buyer', { Purchase: 'r', Vendor: 'r' }, true),
  blindBuyer: await createEmployee('blind', { Purchase: 'r', Vendor: 'r' }, false),
  seller: (await signIn(app, shop, 'cashier')).token,
  trainee: (await signIn(app, shop, 'trainee')).token,
};

/**
 * Attaches a file of the admin by a statement, and returns who can open it. The file has no bytes, so the error shows that the
 * check of the rights passed.
 */
async function openersOf(attach: (tx: Tx, fileId: string) => Promise<unknown>): Promise<string[]> {
  const id = newId(OPENED);
  await inBusiness(db, businessId, async (tx) => {
    await tx.raw(
      `insert into files (business_id, id, user_id, store_id, name, mime, size, sha256, created_at)
       values ($1, $2, $3, $4, 'a.pdf', 'application/pdf', 9, 'x', $5)`,
      [businessId, id, people.admin.id, scope.storeId, OPENED],
    );
    await attach(tx, id);
  });
  const answers = await Promise.all(
    Object.entries(readers).map(async ([name, token]) => {
      const { body } = await call(app, 'GET', `/files/${id}`, { token });
      return Object(body)['code'] === 'file.gone' ? [name] : [];
    }),
  );
  return answers.flat();
}

const attachment = (kind: 'purchase' | 'vendor', recordId: string) => (tx: Tx, fileId: string) =>
  tx.raw(
    `insert into attachments (business_id, kind, record_id, file_id, name, user_id, at) values ($1, $2, $3, $4, 'a', $5, $6)`,
    [businessId, kind, recordId, fileId, people.admin.id, OPENED],
  );

test('a file opens for those who may read what it is attached to, and see costs where it shows them', async () => {
  const { vendorId, order } = await buyingFrom(admin, shop);
  const { id } = await order(0, 1);
  const allReaders = Object.keys(readers);
  expect({
    nothing: await openersOf(async () => undefined),
    order: await openersOf(attachment('purchase', id)),
    orderElsewhere: await openersOf(attachment('purchase', newId(OPENED))),
    vendor: await openersOf(attachment('vendor', vendorId)),
    customer: await openersOf((tx, fileId) =>
      tx.raw('update customers set tax_exempt_file_id = $3 where business_id = $1 and id = $2', [
        businessId,
        shop.customer,
        fileId,
      ]),
    ),
    product: await openersOf((tx, fileId) =>
      tx.raw('insert into product_images (business_id, product_id, position, file_id) values ($1, $2, 0, $3)', [
        businessId,
        shop.cable,
        fileId,
      ]),
    ),
  }).toEqual({
    nothing: ['uploader'],
    order: ['uploader', 'buyer'],
    orderElsewhere: ['uploader'],
    vendor: ['uploader', 'buyer'],
    customer: ['uploader', 'seller'],
    product: allReaders,
  });
});
