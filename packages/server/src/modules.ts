import { cleanUpJob } from './clean-up.ts';
import { healthCalls } from './http/health.http.ts';
import type { Route } from './http/serve.ts';
import type { Job } from './jobs/job.ts';
import type { SocketHandler } from './realtime/socket-handler.ts';
import { supportEvents } from './modules/chat/chat.socket.ts';
import { activationsCalls } from './modules/activations/activations.http.ts';
import { adjustmentsCalls } from './modules/adjustments/adjustments.http.ts';
import { approvalsCalls } from './modules/approvals/approvals.http.ts';
import { backupsCalls } from './modules/backups/backups.http.ts';
import { billPaymentsCalls } from './modules/bill-payments/bill-payments.http.ts';
import { clockCalls } from './modules/clock/clock.http.ts';
import { billingCalls } from './views/billing/billing.http.ts';
import { commissionsCalls } from './views/commissions/commissions.http.ts';
import { commissionEarningsCalls, commissionRulesCalls } from './modules/commissions/commissions.http.ts';
import { customerPurchasesCalls } from './views/customers/purchases.http.ts';
import { customerBooksCalls } from './modules/customers/customerBooks.http.ts';
import { countsCalls } from './modules/counts/counts.http.ts';
import { customersCalls } from './modules/customers/customers.http.ts';
import { expensesCalls } from './modules/expenses/expenses.http.ts';
import { recurringExpensesJob } from './modules/expenses/recurring.job.ts';
import { dashboardCalls } from './views/dashboard/dashboard.http.ts';
import { draftsCalls } from './modules/drafts/drafts.http.ts';
import { employeesCalls } from './modules/employees/employees.http.ts';
import { filesCalls } from './modules/files/files.http.ts';
import { hardwareCalls } from './modules/hardware/hardware.http.ts';
import { importsCalls } from './modules/imports/imports.http.ts';
import { stockCalls } from './views/inventory/stock.http.ts';
import { inventoryCalls } from './modules/inventory/inventory.http.ts';
import { lookupCalls } from './views/lookup/lookup.http.ts';
import { notificationHandlers } from './modules/notifications/notifications.socket.ts';
import { payrollCalls } from './modules/payroll/payroll.http.ts';
import { placesCalls } from './modules/places/places.http.ts';
import { policiesCalls } from './modules/policies/policies.http.ts';
import { productsCalls } from './modules/products/products.http.ts';
import { billsCalls } from './modules/purchases/bills/bills.http.ts';
import { attachmentsCalls } from './modules/files/attachments.http.ts';
import { purchasesCalls } from './modules/purchases/purchases.http.ts';
import { receiptsCalls } from './modules/purchases/receipts.http.ts';
import { refundFindersCalls } from './views/refunds/find.http.ts';
import { exchangeSales } from './modules/sales/exchange-sales.store.ts';
import { refundsCalls } from './modules/refunds/refunds.http.ts';
import { rolesCalls } from './modules/roles/roles.http.ts';
import { saleReceiptsCalls } from './modules/receipts/receipts.http.ts';
import { drawersCalls } from './views/registers/drawers.http.ts';
import { registersCalls } from './modules/registers/registers.http.ts';
import { manageStoresCalls } from './modules/manage-stores/manage-stores.http.ts';
import { storesCalls } from './modules/stores/stores.http.ts';
import { salesCalls } from './modules/sales/sales.http.ts';
import { enrolCalls } from './modules/session/two-factor/enrol.http.ts';
import { passwordCalls } from './modules/session/password/password.http.ts';
import { pinCalls } from './modules/session/pin/pin.http.ts';
import { meetingsCalls } from './modules/meetings/meetings.http.ts';
import { ownAccountCalls } from './modules/session/profile.http.ts';
import { sessionCalls } from './modules/session/session.http.ts';
import { switchingRoutes } from './modules/session/switching.http.ts';
import { twoFactorCalls } from './modules/session/two-factor/two-factor.http.ts';
import { depositsCalls } from './modules/deposits/deposits.http.ts';
import { tradeInsCalls } from './modules/trade-ins/trade-ins.http.ts';
import { translationsCalls } from './modules/translations/translations.http.ts';
import { vendorsCalls } from './modules/vendors/vendors.http.ts';

/** Every call that the server serves: one line per module. */
export const served: Route[] = [
  ...healthCalls,
  ...sessionCalls,
  ...twoFactorCalls,
  ...passwordCalls,
  ...ownAccountCalls,
  ...enrolCalls,
  ...switchingRoutes,
  ...pinCalls,
  ...dashboardCalls,
  ...salesCalls,
  ...refundFindersCalls,
  ...refundsCalls(exchangeSales),
  ...customersCalls,
  ...expensesCalls,
  ...billPaymentsCalls,
  ...payrollCalls,
  ...customerBooksCalls,
  ...customerPurchasesCalls,
  ...productsCalls,
  ...stockCalls,
  ...inventoryCalls,
  ...countsCalls,
  ...lookupCalls,
  ...adjustmentsCalls,
  ...importsCalls,
  ...placesCalls,
  ...translationsCalls,
  ...draftsCalls,
  ...filesCalls,
  ...backupsCalls,
  ...clockCalls,
  ...registersCalls,
  ...drawersCalls,
  ...storesCalls,
  ...manageStoresCalls,
  ...policiesCalls,
  ...saleReceiptsCalls,
  ...hardwareCalls,
  ...employeesCalls,
  ...rolesCalls,
  ...commissionsCalls,
  ...commissionEarningsCalls,
  ...commissionRulesCalls,
  ...billingCalls,
  ...meetingsCalls,
  ...vendorsCalls,
  ...purchasesCalls,
  ...attachmentsCalls,
  ...receiptsCalls,
  ...billsCalls,
  ...approvalsCalls,
  ...tradeInsCalls,
  ...depositsCalls,
  ...activationsCalls,
];

/** Every socket event that the server handles: one line per module. */
export const socketHandlers: SocketHandler[] = [...notificationHandlers, ...supportEvents];

/** Every job that the server works on: one line per job. */
export const jobs: Job[] = [cleanUpJob, recurringExpensesJob];
