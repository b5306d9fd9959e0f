import { page } from '../../navigation/route.ts';
import { resourceRoutes } from '../../resource/resourceRoutes.tsx';

export const rolesRoutes = [
  ...resourceRoutes('/employee-management/manage-roles', 'role', {
    module: 'Roles',
    messages: ['roles', 'resource'],
    menu: 'employees.roles',
    flatList: '/manage-roles',
    load: async () => (await import('./roles.resource.ts')).rolesResource,
    details: () => import('./roleDetails.screen.tsx'),
  }),
  page('/employee-management/roles-permissions', {
    title: 'rights.title',
    messages: ['roles', 'resource'],
    screen: () => import('./rolesPermissions.screen.tsx'),
    guard: ['Roles Permissions', 'read'],
    onLeave: true,
    also: ['/roles-permissions'],
    menu: 'employees.rights',
  }),
];
