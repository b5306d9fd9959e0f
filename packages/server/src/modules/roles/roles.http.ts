import { rolePermissions, roles } from '@tilldesk/domain/roles';
import { changeRoutes, route, type Route } from '../../http/serve.ts';
import { changeRoleRights, listRoleRights } from './role-rights.store.ts';
import { addRole, archiveRole, changeRole, cloneRole, listRoles, readRole } from './roles.store.ts';

const changes = changeRoutes(roles.name, ({ tx, caller, publishChange }, id) => {
  publishChange(rolePermissions.name, id);
  return readRole(tx, caller, id);
});

/** The roles of the business and their rights. */
export const rolesCalls: Route[] = [
  route(roles.list, ({ tx, caller, now, query }) => listRoles(tx, caller, now, query)),
  route(roles.one, ({ tx, caller, params }) => readRole(tx, caller, params.id)),
  changes(roles.create, ({ tx, caller, now, body }) => addRole(tx, caller, now, body)),
  route(roles.clone, async ({ tx, caller, now, params, body, publishChange }) => {
    await cloneRole(tx, caller, now, params.id, body);
    for (const resource of [roles.name, rolePermissions.name]) publishChange(resource, body.id);
    return readRole(tx, caller, body.id);
  }),
  changes(roles.change, ({ tx, caller, now, params, body }) => changeRole(tx, caller, now, params.id, body)),
  route(roles.archive, async ({ tx, caller, now, params: { id }, publishChange }) => {
    const last = await readRole(tx, caller, id);
    await archiveRole(tx, caller, now, id);
    for (const resource of [roles.name, rolePermissions.name]) publishChange(resource, id);
    return last;
  }),
  route(rolePermissions.list, async ({ tx, caller }) => ({ items: await listRoleRights(tx, caller) })),
  route(rolePermissions.change, async ({ tx, caller, now, params, body, publishChange }) => {
    const role = await changeRoleRights(tx, caller, now, params.id, body);
    for (const resource of [roles.name, rolePermissions.name]) publishChange(resource, role.id);
    return role;
  }),
];
