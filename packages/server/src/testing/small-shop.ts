import { luhnDigit } from '@tilldesk/domain/fields';
import { allRights, someRights, type Permission } from '@tilldesk/domain/rights';
import { defaultTransactionSettings } from '@tilldesk/domain/stores';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/pool.ts';
import type { StoreScope } from '../database/scope.ts';
import { inBusiness, type Tx } from '../database/transaction.ts';
import { categories, productBarcodes, products } from '../catalogue/products.tables.ts';
import { stockLevels, stockMovements, units } from '../ledgers/stock/stock.tables.ts';
import { createPerson, createRole } from '../modules/session/people.store.ts';
import { foundBusiness } from '../modules/stores/stores.store.ts';
import { openStore } from '../modules/manage-stores/open-store.ts';
import { customers } from '../modules/customers/customers.tables.ts';

/** The moment at which tests create their shop. */
export const OPENED = '2026-03-02T15:00:00.000Z';
/** The password of all people in tests. */
export const PASSWORD = 'correct-horse-battery';

export type SmallShop = {
  businessId: string;
  code: string;
  scope: StoreScope;
  /** People by role, with the e-mail to sign in. */
  people: Record<'admin' | 'cashier' | 'trainee', { id: string; email: string }>;
  phone: string;
  cable: string;
  service: string;
  customer: string;
  units: { id: string; code: string }[];
};

/**
 * Creates a shop just large enough to sell in: a phone (cost 500.00, sold at 799.00, 8.25 % tax) in `phones` units, a
 * cable (100 in stock at 3.33 each, sold at 19.99, barcode 0000000000CODE), a service, a customer, three people.
 */
export async function smallShop(db: Db, code: string, phones = 3): Promise<SmallShop> {
  const businessId = newId(OPENED);
  return inBusiness(db, businessId, async (tx) => {
    await foundBusiness(tx, businessId, `Shop ${code}`, OPENED);
    const own = { currency: 'USD', timeZone: 'America/Chicago' };
    const place = await openStore(tx, businessId, OPENED, {
      ...own,
      code,
      name: `Shop ${code}`,
      screenTimeout: 30,
      defaultTaxRate: '0.0825',
    });
    // Tests of other subjects sell for cash without a drawer; tests of drawers require one with `demandDrawer`.
    const transaction = { ...defaultTransactionSettings(own.currency), cashWithoutDrawer: true };
    await tx.raw('update stores set transaction = $3 where business_id = $1 and id = $2', [
      businessId,
      place.storeId,
      JSON.stringify({ cashWithoutDrawer: true }),
    ]);
    const store = { ...own, transaction };
    const person = async (name: string, userType: string, permissions: Permission[], viewCost: boolean) => {
      const roleId = await createRole(tx, businessId, OPENED, { name, permissions, limits: { viewCost } });
      const email = `${name}@${code}.test`;
      const account = { email, name, username: name, userType, roleId, password: PASSWORD, pin: '1111' };
      return { id: await createPerson(tx, businessId, OPENED, { ...account, storeIds: [place.storeId] }), email };
    };
    const people = {
      admin: await person('admin', 'admin', allRights(), true),
      cashier: await person('cashier', 'employee', cashierRights(), false),
      trainee: await person('trainee', 'employee', someRights({ Dashboard: 'r' }), false),
    };
    const scope = { businessId, ...place, userId: people.admin.id, store };
    return { businessId, code, scope, people, ...(await goods(tx, scope, code, phones)) };
  });
}

const cashierRights = () => someRights({ Dashboard: 'r', Customer: 'rcu', Product: 'r', 'Sale & Invoice': 'rc' });

async function goods(tx: Tx, scope: StoreScope, code: string, phones: number) {
  const { businessId, locationId, storeId, userId } = scope;
  const at = { createdAt: OPENED, updatedAt: OPENED };
  const [category, phone, cable, service, customer] = Array.from({ length: 5 }, () => newId(OPENED)) as Five;
  const common = { businessId, categoryId: category, condition: 'new' as const, taxRate: '0.0825', ...at };
  await tx.insert(categories).values({ businessId, id: category, name: 'All', ...at });
  await tx.insert(products).values([
    { ...common, id: phone, name: 'Phone X', sku: 'PHONE-X', tracking: 'serialized', price: 79_900, warrantyDays: 365 },
    { ...common, id: cable, name: 'USB-C cable', sku: 'CABLE', tracking: 'quantity', price: 1_999 },
    { ...common, id: service, name: 'Set-up', sku: 'SETUP', tracking: 'none', price: 2_500 },
  ]);
  await tx.insert(productBarcodes).values({ businessId, barcode: `0000000000${code.toUpperCase()}`, productId: cable });
  await tx.insert(customers).values({ businessId, id: customer, name: 'Ana Ruiz', firstName: 'Ana', ...at });
  await tx
    .insert(stockLevels)
    .values({ businessId, productId: cable, locationId, storeId, onHand: 100, value: 33_333 });
  const opening = { businessId, storeId, locationId, userId, kind: 'opening' as const, at: OPENED };
  const made = Array.from({ length: phones }, (_, i) => ({ id: newId(OPENED), code: imeiOf(i) }));
  await tx
    .insert(stockMovements)
    .values({ ...opening, id: newId(OPENED), productId: cable, quantity: 100, value: 33_333, balance: 100 });
  for (const u of made) {
    const unit = {
      ...u,
      businessId,
      productId: phone,
      storeId,
      locationId,
      unitCost: 50_000,
      receivedAt: OPENED,
      ...at,
    };
    await tx.insert(units).values({ ...unit, status: 'in_stock' });
    const movement = { ...opening, id: newId(OPENED), productId: phone, unitId: u.id, quantity: 1, value: 50_000 };
    await tx.insert(stockMovements).values(movement);
  }
  return { phone, cable, service, customer, units: made };
}

type Five = [string, string, string, string, string];

/** Requires a drawer for cash in the shop, which is the default of a new store. */
export async function demandDrawer(db: Db, { businessId, scope }: SmallShop): Promise<void> {
  await inBusiness(db, businessId, (tx) =>
    tx.raw(`update stores set transaction = '{}' where business_id = $1 and id = $2`, [businessId, scope.storeId]),
  );
}

/** Returns the n-th IMEI of the tests, with its check digit. */
export function imeiOf(n: number): string {
  const body = `35${String(n).padStart(12, '0')}`;
  return `${body}${luhnDigit(body)}`;
}
