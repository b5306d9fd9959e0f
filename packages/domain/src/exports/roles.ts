/** `@tilldesk/domain/roles`: roles with their rights and limits. */
export { rolePermissions, roles, type RoleRights } from '../roles/roles.contract.ts';
export { role, type Role } from '../roles/roles.entity.ts';
export {
  cellsAbove,
  cellsOf,
  isAbove,
  matrixOf,
  permissionsOf,
  type Access,
  type Cell,
  type Limits,
} from '../roles/roles.rules.ts';
