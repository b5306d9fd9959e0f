/** `@tilldesk/domain/employees`: employees, their pay and payroll payments. */
export { employees } from '../employees/employees.contract.ts';
export { employee, userTypes, type Employee, type EmployeeDraft } from '../employees/employees.entity.ts';
export { payCalls, payRateFields, payTypes, type PayRate, type PayType } from '../employees/pay.contract.ts';
export { payroll } from '../payroll/payroll.contract.ts';
export {
  payExtra,
  payLineKinds,
  payrollStatuses,
  payrollTenders,
  type PayExtra,
  type PayLine,
  type PayLineKind,
  type PayrollPayment,
  type PayrollStatus,
  type PayrollTender,
  type PayStub,
  type PayTotals,
} from '../payroll/payroll.entity.ts';
export {
  assertPeriod,
  commissionLine,
  earnedLines,
  extraLine,
  hoursAmount,
  payProblem,
  payTotals,
  type Earnings,
} from '../payroll/payroll.rules.ts';
