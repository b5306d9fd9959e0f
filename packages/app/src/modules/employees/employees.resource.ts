import { problemAt } from '@tilldesk/domain/problems';
import { employees, type Employee } from '@tilldesk/domain/employees';
import { resource, type Resource } from '../../resource/resource.ts';
import { EmployeeStatus } from './EmployeeStatus.tsx';
import { RoleInput, StatusInput, StoresInput, UserTypeInput } from './inputs.tsx';

// Employees are deactivated on their details page, not archived: they stay in the list.
const { archive: _archive, ...calls } = employees;

/** The employees resource: list, form, and details. */
export const employeesResource: Resource<Employee> = resource(calls, {
  at: '/employee-management',
  icon: 'user',
  list: {
    columns: ['name', 'email', 'roleName', 'storeNames', 'active'],
    more: ['username', 'phone', 'userType', 'language', 'hireDate', 'leaveDate', 'createdAt'],
    kinds: { createdAt: 'date' },
    widths: { name: 220, active: 120 },
    cells: { active: EmployeeStatus },
    sort: 'name',
    filters: ['active'],
    watch: ['roles', 'stores'],
  },
  form: {
    sections: [
      {
        title: 'employees.who',
        fields: ['name', 'email', 'username', 'phone', 'address', 'language', 'active'],
      },
      { title: 'employees.work', about: 'employees.work.hint', fields: ['userType', 'roleId', 'storeIds', 'hireDate'] },
      { title: 'employees.emergency', fields: ['emergencyContact', 'emergencyPhone'] },
    ],
    blank: ({ id }) => ({ userType: 'employee', storeIds: [id], active: true }),
    inputs: { userType: UserTypeInput, roleId: RoleInput, storeIds: StoresInput, active: StatusInput },
    hints: {
      email: 'employees.hint.email',
      language: 'employees.hint.language',
      active: 'employees.hint.active',
      userType: 'employees.hint.userType',
    },
    check: ({ storeIds }) => (storeIds.length === 0 ? problemAt('storeIds', 'employee.storeMissing') : null),
  },
  details: {
    sections: [
      { title: 'employees.contact', fields: ['email', 'phone', 'username', 'address', 'language'] },
      { title: 'employees.work', fields: ['userType', 'roleName', 'storeNames', 'hireDate'] },
      { title: 'employees.emergency', fields: ['emergencyContact', 'emergencyPhone'] },
    ],
  },
});
