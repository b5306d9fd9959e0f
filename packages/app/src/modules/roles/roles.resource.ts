import { roles, type Role } from '@tilldesk/domain/roles';
import { resource, type Resource } from '../../resource/resource.ts';
import { MaxDiscount, MaxRefund, VoidMinutes } from './cells.tsx';

/** The roles resource: list, form, and details. The rights of a role have a page of their own. */
export const rolesResource: Resource<Role> = resource(roles, {
  at: '/employee-management/manage-roles',
  icon: 'user',
  list: {
    columns: ['name', 'people', 'maxDiscount', 'viewCost'],
    more: ['maxRefund', 'voidMinutes', 'createdAt'],
    kinds: { people: 'quantity', createdAt: 'date' },
    cells: { maxDiscount: MaxDiscount, maxRefund: MaxRefund, voidMinutes: VoidMinutes },
    sort: 'name',
    watch: ['employees'],
  },
  form: {
    sections: [
      { title: 'roles.about', fields: ['name'] },
      {
        title: 'roles.limits',
        about: 'roles.limits.about',
        fields: ['maxDiscount', 'maxRefund', 'voidMinutes', 'viewCost'],
      },
    ],
    hints: {
      maxDiscount: 'roles.hint.maxDiscount',
      maxRefund: 'roles.hint.maxRefund',
      voidMinutes: 'roles.hint.voidMinutes',
      viewCost: 'roles.hint.viewCost',
    },
  },
  details: { sections: [] },
});
