import { dayOf } from '@tilldesk/domain/time';
import type { CategoryKind } from '@tilldesk/domain/products';
import { appRole, type Db } from '../database/pool.ts';
import { StartupError } from '../database/startup-error.ts';
import type { StoreScope } from '../database/scope.ts';
import { asOwner, outsideBusiness, setBusiness, type Tx } from '../database/transaction.ts';
import { createCustomer } from '../modules/customers/saving.store.ts';
import { createCategory } from '../modules/products/categories.store.ts';
import { createProduct } from '../modules/products/products.store.ts';
import { createPerson, createRole } from '../modules/session/people.store.ts';
import { boundTo } from '../modules/session/two-factor/totp.ts';
import { turnOn } from '../modules/session/two-factor/two-factor.store.ts';
import { createVendor } from '../modules/vendors/vendors.store.ts';
import { startNumbers } from '../modules/stores/numbers.store.ts';
import { termsOf } from '../search/terms.ts';
import { foundBusiness } from '../modules/stores/stores.store.ts';
import { openStore } from '../modules/manage-stores/open-store.ts';
import { ephemeralEncryption, type Encryption } from '../encryption/encryption.ts';
import { writeBillPayments } from './bill-payments.ts';
import { writeCarriers } from './carriers.ts';
import { writeCommissions } from './commissions.ts';
import { writeExpenses } from './expenses.ts';
import { writePay } from './pay.ts';
import { writePayroll } from './payroll.ts';
import { writeExtras } from './extras.ts';
import { copyPeriods, type Copy } from './copy/copy.ts';
import { beginPeriod, endPeriod, startRecording } from './copy/recording.ts';
import { runEvents, progressEvery, type Places } from './run-plan.ts';
import type { PlannedEvent } from './run-plan.ts';
import { planBusiness, type BusinessPlan } from './plan/plan.ts';
import { writePolicies } from './policies.ts';
import type { PersonPlan } from './plan/shops.ts';

/** Prints one line about the progress. */
export type Print = (line: string) => void;

/** The options of a demo, apart from its moment. */
export type Growth = {
  /** Any whole number; the demo of the README uses 2026. */
  seed?: number;
  /** The approximate number of invoices of `demo`. */
  invoices?: number;
  /**
   * The encryption of the server, so that it can read the demo's authenticators. @default one that ends with the process
   */
  encryption?: Encryption;
};

/**
 * Creates both demo businesses, `demo` with its two stores and the small `other`, with 18 months of sales that end at `now`.
 * Throws StartupError if one of the stores exists already.
 */
export async function plantDemo(
  db: Db,
  now: Date,
  print: Print = silent,
  { seed = 2026, invoices, encryption }: Growth = {},
): Promise<void> {
  const order = { seed, now: now.toISOString() };
  const demo = planBusiness('demo', { ...order, ...(invoices === undefined ? {} : { invoices }) });
  await plant(db, [demo, planBusiness('other', order)], print, encryption);
  // Updates the planner's statistics before the first sale.
  await asOwner(db, (tx) => tx.raw('analyze'));
}

/**
 * Creates planned businesses through the shop's own functions, each call at its moment of the plan: two periods at the
 * beginning, which are then copied, and the last weeks. All of it is one transaction, so that an interrupted run leaves nothing. Throws StartupError if a
 * store exists already.
 */
export async function plant(
  db: Db,
  plans: readonly BusinessPlan[],
  print: Print = silent,
  encryption: Encryption = ephemeralEncryption,
): Promise<void> {
  await assertStoresAbsent(db, plans);
  await outsideBusiness(db, async (tx) => {
    // Between two updates of its statistics the planner does not know that the tables have grown, so it has to use indexes.
    await tx.raw('set local enable_seqscan = off');
    for (const plan of plans) {
      await setBusiness(tx, plan.id);
      const places = await createBusiness(tx, plan, encryption);
      await fillBooks(tx, plan, places);
      const [owner] = plan.people;
      for (const [place, { id }] of plan.stores.entries()) {
        if (!owner) continue;
        await writePolicies(tx, places.at(id, owner.id), plan.openedAt);
        await writeCarriers(tx, places.at(id, owner.id), plan.openedAt, place);
      }
      const staff = plan.people
        .slice(1)
        .map(({ id, userType }) => ({ userType, id: personOf(plan, places, id).userId }));
      if (owner) await writePay(tx, ownerOf(plan, places), plan.openedAt, staff);
      print(`${plan.name}: ${plan.items.length} products and ${plan.customers.length} customers are in the books.`);
      await updateStatistics(tx);
      const unitIds = new Map<string, string>();
      const all = [...plan.periods, plan.events].reduce((sum, events) => sum + events.length, 0);
      let done = 0;
      const run = async (events: readonly PlannedEvent[]) => {
        await runEvents(tx, events, places, unitIds, async (count) => {
          if (count === progressEvery || count === 4 * progressEvery) await updateStatistics(tx);
          print(`${plan.name}: ${done + count} of ${all} deliveries and sales.`);
        });
        done += events.length;
      };
      await runPeriods(tx, plan, run);
      print(`${plan.name}: the first weeks are copied ${plan.copies.length} times.`);
      await updateStatistics(tx);
      await run(plan.events);
      await writeExtras(tx, ownerOf(plan, places), plan);
      const manager = ownerOf(plan, places);
      const [, second] = plan.people;
      const clerk = second ? personOf(plan, places, second.id) : manager;
      const last = plan.events.at(-1)?.at ?? plan.openedAt;
      await writeExpenses(tx, { manager, clerk }, last);
      await writePayroll(tx, manager, last);
      await writeCommissions(tx, manager, last);
      await writeBillPayments(tx, manager, last);
    }
  });
}

/** Runs the periods through the shop's own functions, and fills the time up to the last weeks with copies of them. */
async function runPeriods(
  tx: Tx,
  plan: BusinessPlan,
  run: (events: readonly PlannedEvent[]) => Promise<void>,
): Promise<void> {
  const recording = await startRecording(tx, plan.id);
  await startNumbers(tx, plan.id, ['invoice', 'refund']);
  for (const events of plan.periods) {
    await beginPeriod(tx, recording);
    await run(events);
    await endPeriod(tx, recording);
  }
  const copies = plan.copies.map(({ texts, ...copy }): Copy => ({ ...copy, texts: texts.flatMap(withTerms) }));
  await copyPeriods(tx, recording, copies, plan.stores[0]?.timeZone ?? 'UTC');
}

/** Adds the terms by which search finds a code. */
const withTerms = ([old, made]: readonly [string, string]): [string, string][] => {
  const terms = termsOf([], [made]);
  return [[old, made], ...termsOf([], [old]).map((term, i): [string, string] => [term, terms[i] ?? term])];
};

const silent: Print = () => undefined;

/**
 * Updates the statistics with the rows of this transaction, which are not visible to others yet: without them, some of the
 * connection's cached plans would read every row of the business.
 */
async function updateStatistics(tx: Tx): Promise<void> {
  await tx.raw('set local role none');
  await tx.raw('analyze');
  await tx.raw(`set local role ${appRole}`);
}

async function assertStoresAbsent(db: Db, plans: readonly BusinessPlan[]): Promise<void> {
  const codes = plans.flatMap(({ stores }) => stores.map(({ code }) => code));
  const [existing] = await asOwner(db, (tx) =>
    tx.raw<{ code: string }>('select code from stores where code = any($1::text[]) order by code limit 1', [codes]),
  );
  if (existing) throw new StartupError(`The store ${existing.code} stands already; the demo is planted only once.`);
}

/**
 * Creates the business, stores, roles and people. The shop assigns their ids, so the ids of the plan are mapped to them.
 */
async function createBusiness(tx: Tx, plan: BusinessPlan, encryption: Encryption): Promise<Places> {
  const at = plan.openedAt;
  await foundBusiness(tx, plan.id, plan.name, at);
  const opened = new Map<string, Omit<StoreScope, 'userId'>>();
  for (const { id, currency, timeZone, ...planned } of plan.stores) {
    const { code, name, contact, screenTimeout, defaultTaxRate, receiptFooter } = planned;
    const facts = { code, name, ...contact, country: 'US', screenTimeout, defaultTaxRate, receiptFooter, openingHours };
    const store = { currency, timeZone };
    const { storeId, locationId } = await openStore(tx, plan.id, at, { ...facts, ...store, isDemo: true });
    opened.set(id, { businessId: plan.id, storeId, locationId, store });
  }
  const roles = new Map<string, string>();
  for (const { id, name, permissions, limits } of plan.roles) {
    roles.set(id, await createRole(tx, plan.id, at, { name, permissions, limits }));
  }
  const storeOf = (id: string) => requireEntry(opened, id);
  const people = new Map<string, string>();
  for (const person of plan.people) {
    const hireDate = dayOf(at, plan.stores[0]?.timeZone ?? 'UTC');
    const userId = await createPerson(tx, plan.id, at, { ...accountOf(person, roles, storeOf), hireDate });
    people.set(person.id, userId);
    const account = { businessId: plan.id, userId };
    if (person.authenticator !== undefined)
      await turnOn(tx, account, 'app', encryption.encrypt(person.authenticator, boundTo(account)), at);
  }
  return { at: (storeId, personId) => ({ ...storeOf(storeId), userId: requireEntry(people, personId) }) };
}

function accountOf(
  { id: _id, authenticator: _authenticator, roleId, storeIds, ...person }: PersonPlan,
  roles: ReadonlyMap<string, string>,
  storeOf: (id: string) => { storeId: string },
) {
  return {
    ...person,
    roleId: requireEntry(roles, roleId),
    storeIds: storeIds.map((id) => storeOf(id).storeId),
    isDemo: true,
  };
}

/** Returns the first person in the first store. */
function ownerOf(plan: BusinessPlan, places: Places): StoreScope {
  const [owner] = plan.people;
  if (!owner) throw new Error('plant: a business has an owner');
  return personOf(plan, places, owner.id);
}

/** Returns a person in the first store. */
function personOf(plan: BusinessPlan, places: Places, id: string): StoreScope {
  const [store] = plan.stores;
  if (!store) throw new Error('plant: a business has a store');
  return places.at(store.id, id);
}

/** Monday to Saturday. */
const openingHours = [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: day === 6 ? '17:00' : '19:00' }));

/** The kinds of the main categories of lists/categories.json. */
const categoryKinds: Readonly<Record<string, CategoryKind>> = {
  Phones: 'device',
  Tablets: 'device',
  Wearables: 'device',
  Audio: 'accessory',
  Accessories: 'accessory',
  Services: 'service',
};

/** Writes categories, products and customers as the first person, the owner. */
async function fillBooks(tx: Tx, plan: BusinessPlan, places: Places): Promise<void> {
  const scope = ownerOf(plan, places);
  const mains = new Map(plan.categories.map(({ id, name }) => [id, name]));
  for (const { id, name, parentId } of plan.categories) {
    const main = parentId === null ? name : requireEntry(mains, parentId);
    const kind = categoryKinds[main] ?? 'other';
    const draft = { id, name, parentId, kind, isSerializedDefault: kind === 'device', active: true };
    await createCategory(tx, scope, plan.openedAt, draft);
  }
  for (const { id, draft } of plan.items) await createProduct(tx, scope, plan.openedAt, { id, ...draft });
  for (const { id, draft } of plan.vendors) await createVendor(tx, scope, plan.openedAt, { id, ...draft });
  for (const { id, at, draft } of plan.customers) await createCustomer(tx, scope, at, { id, ...draft });
}

function requireEntry<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw new Error(`plant: the plan names ${id}, which stands nowhere in it`);
  return found;
}
