import { page } from '../../navigation/route.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { formScreen, listScreen } from '../../resource/screens.tsx';
import { withSecret } from '../../credentials/secret.messages.ts';
import { employeesMessages } from './employees.messages.ts';

const messages = withResource(employeesMessages);
const load = async () => (await import('./employees.resource.ts')).employeesResource;

export const employeesRoutes = [
  page('/employee-management', {
    title: 'employees.title',
    messages,
    screen: listScreen(load),
    guard: ['Employee', 'read'],
    menu: 'employees.list',
  }),
  page('/employee-management/add-employee', {
    title: 'employees.add',
    messages,
    screen: formScreen(load),
    guard: ['Employee', 'create'],
    onLeave: true,
    also: ['/add-employee'],
  }),
  page('/employee-management/edit-employee/:employeeId', {
    title: 'employees.edit',
    messages,
    screen: formScreen(load),
    onLeave: true,
    also: ['/edit-employee/:employeeId'],
  }),
  page('/employee-management/employee-details/:employeeId', {
    title: 'employees.details',
    messages: withSecret(messages),
    screen: () => import('./employeeDetails.screen.tsx'),
    also: ['/employee-details/:employeeId'],
  }),
];
