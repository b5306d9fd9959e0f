import { roles, type Role } from '@tilldesk/domain/roles';
import { resource, type Resource } from '../../resource/resource.ts';
import { MaxDiscount } from './cells.tsx';

/** The roles resource: list, form, and details. The rights of a role have a page of their own. */
export const rolesResource: Resource<Role> = resource(roles, {
  at: '/employee-management/manage-roles',
  icon: 'user',
  list: {
    columns: ['name', 'people', 'maxDiscount', 'viewCost'],
    more: ['createdAt'],
    kinds: { people: 'quantity', createdAt: 'date' },
    cells: { maxDiscount: MaxDiscount },
    sort: 'name',
    watch: ['employees'],
  },
  form: {
    sections: [
      { title: 'roles.about', fields: ['name'] },
      { title: 'roles.limits', about: 'roles.limits.about', fields: ['maxDiscount', 'viewCost'] },
    ],
    hints: { maxDiscount: 'roles.hint.maxDiscount', viewCost: 'roles.hint.viewCost' },
  },
  details: { sections: [] },
});
