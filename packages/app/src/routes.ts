import { billingRoutes } from './modules/billing/billing.routes.ts';
import { clockRoutes } from './modules/clock/clock.routes.ts';
import { commissionsRoutes } from './modules/commissions/commissions.routes.ts';
import { contactRoutes } from './modules/contact/contact.routes.ts';
import { countsRoutes } from './modules/counts/counts.routes.ts';
import { customersRoutes } from './modules/customers/customers.routes.ts';
import { billPaymentsRoutes } from './modules/billPayments/billPayments.routes.ts';
import { expensesRoutes } from './modules/expenses/expenses.routes.ts';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes.ts';
import { employeesRoutes } from './modules/employees/employees.routes.ts';
import { hardwareRoutes } from './modules/hardware/hardware.routes.ts';
import { inventoryRoutes } from './modules/inventory/inventory.routes.ts';
import { productsRoutes } from './modules/products/products.routes.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { purchasesRoutes } from './modules/purchases/purchases.routes.ts';
import { refundsRoutes } from './modules/refunds/refunds.routes.ts';
import { registersRoutes } from './modules/registers/registers.routes.ts';
import { rolesRoutes } from './modules/roles/roles.routes.ts';
import { salesRoutes } from './modules/sales/sales.routes.ts';
import { policiesRoutes } from './modules/policies/policies.routes.ts';
import { transactionRoutes } from './modules/transaction/transaction.routes.ts';
import { vendorsRoutes } from './modules/vendors/vendors.routes.ts';
import { storesRoutes } from './modules/stores/stores.routes.ts';
import { serialsRoutes } from './modules/serials/serials.routes.ts';

/** Every page of the app. Menus, links, guards, crumbs and redirects are derived from this table. */
export const routes = [
  ...dashboardRoutes,
  ...customersRoutes,
  ...expensesRoutes,
  ...billPaymentsRoutes,
  ...productsRoutes,
  ...inventoryRoutes,
  ...countsRoutes,
  ...serialsRoutes,
  ...purchasesRoutes,
  ...vendorsRoutes,
  ...employeesRoutes,
  ...commissionsRoutes,
  ...rolesRoutes,
  ...salesRoutes,
  ...refundsRoutes,
  ...profileRoutes,
  ...storesRoutes,
  ...hardwareRoutes,
  ...registersRoutes,
  ...policiesRoutes,
  ...transactionRoutes,
  ...billingRoutes,
  ...contactRoutes,
  ...clockRoutes,
];

declare module './navigation/route.ts' {
  interface Register {
    paths: (typeof routes)[number]['path'];
  }
}
