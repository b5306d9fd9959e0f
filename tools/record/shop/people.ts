import { allRights, someRights, type Permission } from '../../../packages/domain/src/exports/rights.ts';
import { newId } from '../../../packages/server/src/database/new-id.ts';
import { inBusiness } from '../../../packages/server/src/database/transaction.ts';
import { createPerson, createRole } from '../../../packages/server/src/modules/session/people.store.ts';
import { foundBusiness } from '../../../packages/server/src/modules/stores/stores.store.ts';
import { openStore } from '../../../packages/server/src/modules/manage-stores/open-store.ts';
import type { Account, RecordingServer } from '../recordingServer.ts';

/** The people of the stories; `newOwner` owns a shop without data. */
export type Person = 'owner' | 'cashier' | 'trainee' | 'seller' | 'newOwner';

/** The accounts of the people. */
export type Accounts = Record<Person, Account>;

export const OPENED = '2025-08-11T14:00:00.000Z';
/** The access PIN of all people. */
const PIN = '1234';

/** A person and their role. */
export type PersonFacts = {
  name: string;
  email: string;
  role: string;
  rights: Permission[];
  viewCost: boolean;
  /** Passes the PIN gate of pages. @default the owner does */
  isAdmin?: boolean;
};

/** Who owns the shops. */
export const dana = {
  name: 'Dana Reyes',
  email: 'dana@harbourstreet.example',
  role: 'Owner',
  rights: allRights(),
  viewCost: true,
};

const people: Record<Exclude<Person, 'newOwner'>, PersonFacts> = {
  owner: dana,
  /** Sells, and sees what is needed for it; no costs. */
  cashier: {
    name: 'Noah Klein',
    email: 'noah@harbourstreet.example',
    role: 'Cashier',
    rights: someRights({ 'Sale & Invoice': 'rc', Customer: 'rc', Product: 'r', Inventory: 'r' }),
    viewCost: false,
  },
  /** Signed in, without access to any page yet. */
  trainee: {
    name: 'Ivy Park',
    email: 'ivy@harbourstreet.example',
    role: 'Trainee',
    rights: someRights({ Training: 'r' }),
    viewCost: false,
  },
  /** Sells, refunds, and can ask for support. */
  seller: {
    name: 'Lena Ortiz',
    email: 'lena@harbourstreet.example',
    role: 'Seller',
    rights: someRights({
      Dashboard: 'r',
      'Sale & Invoice': 'rcu',
      'Refunds & Exchanges': 'rc',
      'Contact Support': 'r',
    }),
    viewCost: false,
  },
};

/** Opens the shop of the stories and one without data, with their people. */
export async function openShops(server: RecordingServer): Promise<Accounts> {
  const harbour = await openShop(server, 'harbour', people);
  const empty = await openShop(server, 'new', { newOwner: dana });
  return { ...harbour, ...empty };
}

/** Opens a shop with one store and its people; people with the same role share it. */
export const openShop = <P extends string>(
  { db, withIdsOf }: RecordingServer,
  code: string,
  staff: Record<P, PersonFacts>,
): Promise<Record<P, Account>> =>
  withIdsOf(code, () => {
    const businessId = newId(OPENED);
    return inBusiness(db, businessId, async (tx) => {
      await foundBusiness(tx, businessId, 'Harbour Street', OPENED);
      const { storeId } = await openStore(tx, businessId, OPENED, {
        code,
        name: 'Harbour Street',
        email: 'hello@harbourstreet.example',
        phone: '(718) 555-0100',
        street: '40 Harbour St, Brooklyn, NY 11231',
        currency: 'USD',
        timeZone: 'America/New_York',
        screenTimeout: 15,
        defaultTaxRate: '0.0825',
        receiptFooter: 'Returns within 14 days with this receipt.',
      });
      const accounts = {} as Record<P, Account>;
      const roleIds: Record<string, string> = {};
      for (const person in staff) {
        const { name, email, role, rights, viewCost, isAdmin = role === 'Owner' } = staff[person];
        const roleId = (roleIds[role] ??= await createRole(tx, businessId, OPENED, {
          name: role,
          permissions: rights,
          limits: { viewCost },
        }));
        const userId = await createPerson(tx, businessId, OPENED, {
          name,
          email,
          username: person,
          userType: isAdmin ? 'admin' : 'employee',
          roleId,
          password: 'correct-horse-battery',
          pin: PIN,
          storeIds: [storeId],
        });
        accounts[person] = { businessId, userId, storeId };
      }
      return accounts;
    });
  });
