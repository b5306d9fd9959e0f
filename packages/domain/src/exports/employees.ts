/** `@tilldesk/domain/employees`: employees and their pay. */
export { employees } from '../employees/employees.contract.ts';
export { employee, userTypes, type Employee, type EmployeeDraft } from '../employees/employees.entity.ts';
export { payCalls, payRateFields, payTypes, type PayRate, type PayType } from '../employees/pay.contract.ts';
