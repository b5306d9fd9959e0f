/** `@tilldesk/domain/employees`: employees. */
export { employees } from '../employees/employees.contract.ts';
export { employee, userTypes, type Employee, type EmployeeDraft } from '../employees/employees.entity.ts';
