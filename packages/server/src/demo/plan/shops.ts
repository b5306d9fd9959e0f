import { placeNamed, type PlaceName } from './customers.ts';
import { idAt } from './ids.ts';
import businesses from '../lists/businesses.json' with { type: 'json' };
import type { Random } from '../random.ts';
import { grantOf, type RoleGrant } from './staff.ts';

export type BusinessName = keyof typeof businesses;

export type RolePlan = RoleGrant & { id: string; name: string };

/** A person of the demo, with the password and PIN in clear text, because they are printed at startup. */
export type PersonPlan = {
  id: string;
  email: string;
  name: string;
  username: string;
  userType: string;
  language: string;
  roleId: string;
  password: string;
  pin: string;
  /** The base32 secret of the authenticator app for the second step; without one, the password is enough. */
  authenticator?: string;
  storeIds: string[];
};

/** A store with its one warehouse and location, and the trade figures that the planner needs. */
export type StorePlan = {
  id: string;
  code: string;
  name: string;
  contact: { email: string; phone: string; street: string; city: string; state: string; postalCode: string };
  currency: string;
  timeZone: string;
  screenTimeout: number;
  defaultTaxRate: string;
  receiptFooter: string;
  warehouse: { id: string; name: string };
  location: { id: string; name: string };
  place: PlaceName;
  salesPerDay: number;
  liveUnits: number;
  sellers: { id: string; weight: number }[];
  /** The person who receives deliveries. */
  receiverId: string;
};

export type DemoBusiness = { roles: RolePlan[]; people: PersonPlan[]; stores: StorePlan[] };

/** Minutes; long, so that the screen does not lock while a visitor of the demo is reading. */
const screenTimeout = 30;

/** Returns the roles, people and stores of a business, all created at `at`. */
export function staffingOf(business: BusinessName, at: string, random: Random): DemoBusiness {
  const given = businesses[business];
  const roles = given.roles.map((name): RolePlan => ({ id: idAt(at, random), name, ...grantOf(name) }));
  const storeIds = new Map(given.stores.map(({ code }): [string, string] => [code, idAt(at, random)]));
  const people = given.people.map(({ role, stores, ...person }): PersonPlan => ({
    ...person,
    id: idAt(at, random),
    username: person.email.slice(0, person.email.indexOf('@')),
    roleId: requireId(roles.find(({ name }) => name === role)?.id, role),
    storeIds: stores.map((code) => requireId(storeIds.get(code), code)),
  }));
  const personId = (email: string) => requireId(people.find((person) => person.email === email)?.id, email);
  const stores = given.stores.map((store): StorePlan => ({
    id: requireId(storeIds.get(store.code), store.code),
    code: store.code,
    name: store.name,
    contact: {
      email: store.email,
      phone: store.phone,
      street: store.street,
      city: store.city,
      state: store.state,
      postalCode: store.postalCode,
    },
    currency: 'USD',
    timeZone: store.timeZone,
    screenTimeout,
    defaultTaxRate: store.taxRate,
    receiptFooter: 'Thank you! Returns within 14 days with this receipt.',
    warehouse: { id: idAt(at, random), name: `${store.name} Warehouse` },
    location: { id: idAt(at, random), name: 'Sales Floor' },
    place: placeNamed(store.place),
    salesPerDay: store.salesPerDay,
    liveUnits: store.liveUnits,
    sellers: Object.entries(store.sellers).map(([email, weight]) => ({ id: personId(email), weight })),
    receiverId: personId(store.receiver),
  }));
  return { roles, people, stores };
}

function requireId(id: string | undefined, name: string): string {
  if (id === undefined) throw new Error(`shops: ${name} stands in no list`);
  return id;
}
