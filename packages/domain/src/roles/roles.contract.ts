import * as z from 'zod/mini';
import { crud } from '../contract/crud.ts';
import { endpoint } from '../contract/endpoint.ts';
import { id, version } from '../fields/fields.ts';
import { modules } from '../rights/modules.ts';
import { permission } from '../rights/rights.ts';
import { role } from './roles.entity.ts';

/** The roles of the business. A new role has no rights. A role that people hold cannot be archived. */
export const roles = {
  ...crud('/roles', {
    name: 'roles',
    module: 'Roles',
    entity: role,
    sorts: ['name', 'createdAt'],
    search: ['name'],
  }),
  /** Adds a role with the rights and limits of another one. Errors: role.above, role.nameTaken at name, record.exists. */
  clone: endpoint({
    method: 'POST',
    path: '/roles/:id/clone',
    needs: ['Roles', 'create'],
    about: 'Add a role with the rights and limits of another one',
    params: z.strictObject({ id }),
    body: z.strictObject({ id, name: role.fields.name }),
    answer: role.read,
  }),
} as const;

/** A role with its rights: one row for each module, in the order of `modules`. */
const roleRights = z.object({
  id,
  name: z.string(),
  version,
  people: z.int(),
  /** Whether the caller may change the rights: not those of a role with more rights or limits than the caller has. */
  mayChange: z.boolean(),
  permissions: z.array(permission),
});
export type RoleRights = z.output<typeof roleRights>;

const matrix = z.array(z.extend(permission, { module: z.enum(modules) })).check(
  z.maxLength(modules.length),
  z.refine((rows) => new Set(rows.map((row) => row.module)).size === rows.length),
);

/** The rights of all roles. */
export const rolePermissions = {
  name: 'role-permissions',
  list: endpoint({
    method: 'GET',
    path: '/role-permissions',
    needs: ['Roles Permissions', 'read'],
    about: 'List the rights of all roles',
    answer: z.object({ items: z.array(roleRights) }),
  }),
  /** Replaces all rights of a role; a module without a row has none. Applies to signed-in people at once. */
  change: endpoint({
    method: 'PATCH',
    path: '/role-permissions/:id',
    needs: ['Roles Permissions', 'update'],
    about: 'Change the rights of a role',
    params: z.strictObject({ id }),
    body: z.strictObject({ version, permissions: matrix }),
    answer: roleRights,
  }),
} as const;
