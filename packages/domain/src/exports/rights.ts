/** `@tilldesk/domain/rights`: modules and user rights. */
export { modules, type ModuleName } from '../rights/modules.ts';
export {
  allRights,
  can,
  opens,
  permission,
  rights,
  someRights,
  type Guard,
  type Permission,
  type Right,
} from '../rights/rights.ts';
