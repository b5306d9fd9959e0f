import { resourceRoutes } from '../../resource/resourceRoutes.tsx';

export const employeesRoutes = resourceRoutes('/employee-management', 'employee', {
  module: 'Employee',
  messages: ['employees', 'resource', 'secret', 'commissions'],
  menu: 'employees.list',
  load: async () => (await import('./employees.resource.ts')).employeesResource,
  details: () => import('./employeeDetails.screen.tsx'),
});
