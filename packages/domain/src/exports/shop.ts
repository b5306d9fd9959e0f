/** `@tilldesk/domain/shop`: entities, calls and rules of the modules. */
export { backupCalls, type Backup, type BackupStatus } from '../backups/backups.contract.ts';
export { customers } from '../customers/customers.contract.ts';
export { drafts, type Draft, type DraftPlace } from '../drafts/drafts.contract.ts';
export { DRAFT_DAYS, DRAFT_MAX_BYTES, DRAFTS_MAX, isSecretName, withoutSecrets } from '../drafts/drafts.rules.ts';
export { readFile, uploadFile } from '../files/files.contract.ts';
export {
  FILE_MAX,
  fileTypes,
  isFileType,
  isShownInPlace,
  STAFF_FILE_MAX,
  type FileType,
} from '../files/files.rules.ts';
export {
  customer,
  customerName,
  hearAboutUsChoices,
  type Customer,
  type CustomerContent,
  type CustomerDraft,
} from '../customers/customers.entity.ts';
export { customerProblem, isExemptOn, unreachable } from '../customers/customers.rules.ts';
export { dashboard } from '../dashboard/dashboard.contract.ts';
export {
  movementKinds,
  type MovementKind,
  movements,
  openStock,
  stockByCategory,
  stockByProduct,
  units,
} from '../inventory/inventory.contract.ts';
export { liveStatuses, unit, unitStatuses, type Unit, type UnitStatus } from '../inventory/units.entity.ts';
export {
  notificationKinds,
  notificationTemplates,
  severities,
  type NotificationKind,
  type NotificationParams,
  type Severity,
} from '../notifications/notices.entity.ts';
export {
  notificationEvents,
  loggedNotifications,
  newNotification,
  NOTIFICATION_PAGE,
  notificationsFailed,
  type NotificationList,
} from '../notifications/notifications.contract.ts';
export { notification, type Notification } from '../notifications/notifications.entity.ts';
export { places } from '../places/places.contract.ts';
export {
  receiptByToken,
  RECEIPT_LINK_DAYS,
  RECEIPT_MAILS_A_DAY,
  receiptLanguages,
  receiptDelivery,
  type ReceiptInvoice,
  type ReceiptLanguage,
  type ReceiptDelivery,
  type ReceiptStore,
} from '../receipts/receipts.contract.ts';
export {
  policyTextIn,
  refundPolicy,
  terms,
  type PolicyHead,
  type PolicyKind,
  type PolicyTexts,
  type RefundPolicyVersion,
  type TermsVersion,
} from '../policies/policies.entity.ts';
export { categories, products } from '../products/products.contract.ts';
export {
  category,
  conditions,
  product,
  trackings,
  type Category,
  type Product,
  type ProductDraft,
  type Tracking,
} from '../products/products.entity.ts';
export {
  chargeKinds,
  bookedKinds,
  invoice,
  invoiceDraft,
  invoiceStatuses,
  paymentKinds,
  receivedKinds,
  tenderKinds,
  type BookedKind,
  type ReceivedKind,
  type ChargeKind,
  type Invoice,
  type InvoiceDraft,
  type InvoiceLine,
  type InvoiceRow,
  type InvoiceStatus,
  type LineDraft,
  type Payment,
  type PaymentKind,
  type PaymentTender,
  type Tender,
  type TenderKind,
} from '../sales/invoices.entity.ts';
export { invoices } from '../sales/sales.contract.ts';
export {
  findCustomers,
  findSellable,
  pricesNow,
  tillPeople,
  type Sellable,
  type SellableUnit,
  unitsToSell,
} from '../sales/till.contract.ts';
export {
  invoiceTransitions,
  isUnderpriced,
  roundedCost,
  canInvoiceTransition,
  needsCustomer,
  needsReference,
  payoutOf,
  postedStatuses,
  QUOTE_DAYS_MAX,
  needOfLine,
  type LineNeed,
  reasonMissing,
  settle,
  settlePart,
  settlementOf,
  type Settled,
} from '../sales/sales.rules.ts';
export { AUTO_CLOCK_OUT_NOTE, CASH_MINIMUM, clock, datePresets } from '../clock/clock.contract.ts';
export {
  clockFlags,
  clockSources,
  clockStatuses,
  type ClockLog,
  type ClockSource,
  type ClockStatus,
  type Shift,
  type ShiftDetails,
  type TodaySession,
} from '../clock/clock.entity.ts';
export {
  clockTransitions,
  clockText,
  correctionProblem,
  LONG_OPEN_SECONDS,
  mayFollow,
  moved,
  workedOf,
  type ClockOrder,
  type Punch,
  type Worked,
} from '../clock/clock.rules.ts';
export { employees } from '../employees/employees.contract.ts';
export { accessPin, isSimplePin } from '../session/pin.rules.ts';
export { employee, userTypes, type Employee, type EmployeeDraft } from '../employees/employees.entity.ts';
export {
  type Refundable,
  type RefundableInvoice,
  type RefundableLine,
  type ReturnableGoods,
} from '../refunds/refundable.entity.ts';
export { refunds } from '../refunds/refunds.contract.ts';
export {
  refundKinds,
  refundStatuses,
  type RefundKind,
  type RefundLink,
  type RefundStatus,
} from '../refunds/refundKinds.entity.ts';
export {
  deactivations,
  goodsConditions,
  returnDispositions,
  refundDraft,
  refundLineDraft,
  refundReasons,
  refundSettlements,
  type Deactivation,
  type ExchangeSale,
  type GoodsCondition,
  type ReturnDisposition,
  type Refund,
  type RefundDraft,
  type RefundLine,
  type RefundLineDraft,
  type RefundReason,
  type RefundRow,
  type RefundSettlement,
  type RefundTender,
} from '../refunds/refunds.entity.ts';
export {
  amountParts,
  deactivationsOf,
  dispositionsOf,
  goodwillShares,
  isLateReturn,
  otherTenders,
  owedFee,
  piecesParts,
  proposedTenders,
  refundExtent,
  settleRefund,
  shareOf,
  type RefundParts,
  type Settlement,
  type TenderLeft,
} from '../refunds/refunds.rules.ts';
export { registers } from '../registers/registers.contract.ts';
export {
  cashCategories,
  cashMovementKinds,
  differenceCauses,
  handMovementKinds,
  registerSessionStatuses,
  type CashCategory,
  type CashMovement,
  type CashMovementKind,
  type Denomination,
  type DifferenceCause,
  type DrawerReport,
  type HandMovement,
  type HandMovementKind,
  type OutsideCash,
  type Register,
  type RegisterSession,
  type RegisterSessionDetails,
  type RegisterSessionStatus,
} from '../registers/registers.entity.ts';
export {
  cashOf,
  possibleCausesOf,
  denominationsOf,
  expectedCash,
  needsReason,
  proposedDrop,
  signedAmount,
  sumOfPieces,
} from '../registers/registers.rules.ts';
export { type Contact } from '../session/contact.contract.ts';
export { logout, ownSession, type OwnSession } from '../session/own.contract.ts';
export { switchableUsers, switchUser, switchStore, type SwitchableUser } from '../session/switch.contract.ts';
export {
  resolveEmailChange,
  forgotPassword,
  readResetLink,
  resendCode,
  resetPassword,
} from '../session/password.contract.ts';
export { PASSWORD_MAX, PASSWORD_MIN } from '../session/password.rules.ts';
export { languages, profileCalls, type Profile, type SignIn } from '../session/profile.contract.ts';
export {
  login,
  user,
  verifyTwoFactor,
  type SignedIn,
  type TwoFactorMethod,
  type User,
} from '../session/session.contract.ts';
export { translate, TRANSLATION_TEXTS_MAX } from '../translations/translations.contract.ts';
export { store, type Store } from '../stores/stores.entity.ts';
export { transactionCalls } from '../stores/transaction.contract.ts';
export { transactionSettings, type SavedTransaction, type StoreTransaction } from '../stores/transaction.entity.ts';
export { defaultTransactionSettings } from '../stores/transaction.rules.ts';
export { workstations } from '../hardware/workstations.contract.ts';
export {
  baudRates,
  drawerPins,
  paperColumns,
  paperCuts,
  labelConnections,
  labelDensities,
  labelLanguages,
  plainWorkstation,
  printerCodePages,
  printerConnections,
  printerLanguages,
  workstation,
  type PrinterConnection,
  type Workstation,
  type WorkstationDraft,
} from '../hardware/workstations.entity.ts';
