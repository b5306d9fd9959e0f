import { allRights, someRights, type Permission } from '@tilldesk/domain/rights';
import type { Limits } from '@tilldesk/domain/roles';

/** The permissions and limits of a demo role. */
export type RoleGrant = { permissions: Permission[]; limits: Limits };

/** Returns the permissions of a demo role, by name. Throws for a role that does not exist. */
export function grantOf(role: string): RoleGrant {
  const grant = grants[role];
  if (!grant) throw new Error(`staff: no role ${role}`);
  return grant();
}

const seesCosts: Limits = { viewCost: true };
const seesNoCosts: Limits = { viewCost: false };
/** Discounts above 20 % require a manager. */
const sells: Limits = { viewCost: false, maxDiscount: '0.2' };

/** Decided by owners only. */
const ownersOnly = ['Roles', 'Roles Permissions', 'Stores', 'Billing Cycle'];

const grants: Readonly<Record<string, () => RoleGrant>> = {
  Owner: () => ({ permissions: allRights(), limits: seesCosts }),
  Manager: () => ({
    permissions: allRights().filter(({ module }) => !ownersOnly.includes(module)),
    limits: seesCosts,
  }),
  Cashier: () => ({
    permissions: someRights({
      Dashboard: 'r',
      'Sale & Invoice': 'rcu',
      Inventory: 'r',
      Product: 'r',
      Customer: 'rcu',
      'Profile Settings': 'r',
      'Cash In / Out Report': 'rc',
      'Contact Support': 'r',
    }),
    limits: sells,
  }),
  Technician: () => ({
    permissions: someRights({
      Dashboard: 'r',
      'Sale & Invoice': 'rcu',
      Repair: 'rcu',
      Inventory: 'r',
      Product: 'r',
      Customer: 'rc',
      'Profile Settings': 'r',
    }),
    limits: sells,
  }),
  Trainee: () => ({ permissions: someRights({ Dashboard: 'r' }), limits: seesNoCosts }),
};
