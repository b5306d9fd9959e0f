/** `@tilldesk/domain/stock`: units, purchases, vendors, counts, adjustments. */
export { approve, approvers } from '../approvals/approvals.contract.ts';
export { factOf, factsText, readFacts, coversFacts, type ApprovedFact } from '../approvals/approvedFacts.ts';
export { APPROVAL_MINUTES, approvalActions, type ApprovalAction } from '../approvals/approvals.rules.ts';
export { adjustments } from '../adjustments/adjustments.contract.ts';
export {
  ADJUSTMENT_LINES_MAX,
  type Adjustment,
  type AdjustmentDraft,
  type AdjustmentLine,
  type AdjustmentRow,
} from '../adjustments/adjustments.entity.ts';
export {
  adjustmentEffects,
  adjustmentReasons,
  reasonsForQuantity,
  reasonsForUnit,
  signedQuantity,
  unitTarget,
  reversedStatus,
  writesOff,
  type AdjustmentReason,
} from '../adjustments/adjustments.rules.ts';
export {
  AGED_DAYS,
  stockLevels,
  unitAges,
  unitGroups,
  valuation,
  type UnitGroup,
} from '../inventory/inventory.contract.ts';
export {
  reservationEnds,
  reservations,
  type Reservation,
  type ReservationEnd,
} from '../inventory/reservations.contract.ts';
export {
  IDENTIFIERS_MAX,
  unitFacts,
  type UnitChanges,
  type UnitDetails,
  type UnitFacts,
  type UnitIdentifier,
} from '../inventory/unitDetails.entity.ts';
export {
  identifierTypes,
  normalizeIdentifier,
  parseIdentifier,
  classifyIdentifiers,
  type IdentifierType,
  type ParsedIdentifier,
} from '../inventory/identifiers.rules.ts';
export {
  acquiredVias,
  activeStatuses,
  grades,
  lockStatuses,
  sourceKinds,
  type AcquiredVia,
  type Grade,
  type LockStatus,
  type SourceKind,
} from '../inventory/units.entity.ts';
export { canUnitTransition, initialUnitStatuses, unitTransitions } from '../inventory/unitTransitions.rules.ts';
export { vendor, type Vendor, type VendorDraft } from '../vendors/vendors.entity.ts';
export {
  adjustVendorBalance,
  changeVendorProduct,
  openVendorBills,
  payVendor,
  vendorEntryKinds,
  vendorFigures,
  vendorLedger,
  vendorPaymentMethods,
  vendors,
  vendorStatement,
  vendorSupplies,
  type VendorEntry,
  type VendorEntryKind,
  type VendorPaymentDraft,
  type VendorPaymentMethod,
} from '../vendors/vendors.contract.ts';
export {
  ATTACHMENTS_MAX,
  purchaseAttachments,
  vendorAttachments,
  type Attachment,
  type AttachmentsCalls,
} from '../vendors/attachments.contract.ts';
export {
  billStatuses,
  receiptStatuses,
  type Bill,
  type LandedCost,
  type ManifestRowDraft,
  type Purchase,
  type PurchaseCharge,
  type PurchaseDraft,
  type PurchaseLine,
  type PurchaseLineDraft,
  type PurchasePaymentRow,
  type PurchaseRow,
  type ReceiptRow,
  type ReceiptStatus,
} from '../purchases/purchases.entity.ts';
export {
  cancelPurchase,
  checkManifest,
  clonePurchase,
  closeShort,
  saveManifest,
  orderPurchase,
  purchases,
  purchaseSuggestions,
  readManifest,
  sendPurchase,
  type ManifestReading,
} from '../purchases/purchases.contract.ts';
export {
  addExtra,
  arrivals,
  directPurchase,
  discardReceipt,
  postReceipt,
  receipts,
  receiveAll,
  removeFromReceipt,
  reverseReceipt,
  scanReceipt,
  setReceived,
  startReceipt,
  type Arrival,
  type Receipt,
  type ReceiptEntry,
  type ReceiptLine,
  type ReceiptScanDraft,
} from '../purchases/receipts.contract.ts';
export {
  addLandedCost,
  billPurchase,
  payBill,
  reverseBill,
  reverseLandedCost,
  reversePayment,
} from '../purchases/bills.contract.ts';
export {
  costOfPieces,
  landedShares,
  landedSplits,
  allowedPurchaseActions,
  purchasePayments,
  purchaseProgress,
  purchaseStatuses,
  type LandedSplit,
  type LandedTarget,
  type PurchaseActs,
  type PurchasePayment,
  type PurchaseProgress,
  type PurchaseState,
  type PurchaseStatus,
  type LineProgress,
} from '../purchases/purchases.rules.ts';
export {
  countsPiece,
  shouldRecordScan,
  manifestResults,
  checkManifestRows,
  matchScan,
  receivingScanResults,
  type ManifestResult,
  type ScanMatch,
  type ReceivingContext,
  type ReceivingLine,
  type ReceivingScan,
  type ReceiptScanResult,
} from '../purchases/receiving.rules.ts';
export { customerImport } from '../imports/customerImport.ts';
export { importing, type ImportColumn, type Importing } from '../imports/importing.ts';
export { importCalls, sheetForms, type ImportCalls, type SheetForm } from '../imports/imports.contract.ts';
export {
  fileColumn,
  importCounts,
  importJob,
  importRow,
  type FileColumn,
  type ImportCounts,
  type ImportJob,
  type ImportRow,
  type RowProblem,
} from '../imports/imports.entity.ts';
export {
  decimalSeparators,
  IMPORT_CELL_LENGTH_MAX,
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  importTransitions,
  importOutcomes,
  importStates,
  type Cell,
  type DecimalSeparator,
  type ImportOutcome,
  type ImportState,
  type ColumnMapping,
} from '../imports/imports.rules.ts';
export { productImport } from '../imports/productImport.ts';
export { isEmpty, readCell, type Reading } from '../imports/readCell.ts';
export { rowReader, recordProblems, type ReadRow } from '../imports/readRow.ts';
export {
  CONTACTS_MAX,
  phoneLabels,
  formatPhone,
  withOnePrimary,
  type CustomerEmail,
  type CustomerPhone,
  type PhoneLabel,
} from '../customers/contacts.entity.ts';
export { creditKinds, customerCredit, type CreditEntry, type CreditKind } from '../customers/credit.contract.ts';
export {
  customerDevices,
  customerFigures,
  customerGroups,
  customerHistory,
  customerLinks,
  customerNotes,
  customerPayments,
  findDuplicateCustomers,
  tillCustomer,
  type ContactOwner,
  type CustomerDevice,
  type CustomerHistoryEntry,
  type CustomerInShort,
  type CustomerLink,
  type CustomerNote,
  type CustomerPayment,
} from '../customers/customerBook.contract.ts';
export { inverseRelation, relations, type Relation } from '../customers/links.entity.ts';
export { customerMerges, type CustomerMerge, type MergeMoves, type MergePreview } from '../customers/merge.contract.ts';
export {
  emptyCustomer,
  MERGE_UNDO_DAYS,
  mergeDifferences,
  mergedCustomer,
  mergePartNames,
  mergeParts,
  unmergedCustomer,
  type MergePart,
  type MergePick,
  type MergePicks,
} from '../customers/merge.rules.ts';
export { counts, type CountScanInput } from '../counts/counts.contract.ts';
export {
  countModes,
  countStatuses,
  SCAN_QUANTITY_MAX,
  countScanResults,
  type CountDraft,
  type CountFigures,
  type CountLine,
  type CountMode,
  type CountRow,
  type CountScan,
  type CountScope,
  type CountStatus,
  type InventoryCount,
  type CountScanResult,
} from '../counts/counts.entity.ts';
export {
  accuracyOf,
  bookOnlyReasons,
  COUNT_DUE_DAYS,
  COUNT_THRESHOLD,
  countMayMove,
  foundAgain,
  isFullCount,
  SCAN_BATCH_MAX,
  scopesOverlap,
  WHOLE_CATEGORY,
  type Scoped,
} from '../counts/counts.rules.ts';
export { isGtin, readBox, type BoxReading } from '../lookup/searchText.rules.ts';
export {
  HITS_MAX,
  scanLookup,
  SERIAL_LETTERS_MIN,
  serialLookup,
  serialTimeline,
  type ScanHit,
  type SerialEntry,
  type SerialHit,
  type SerialLife,
  type SerialTimeline,
} from '../lookup/lookup.contract.ts';
export { serialList, serialReaches, serialRow, type SerialRow } from '../lookup/serialList.contract.ts';
export {
  barcodeForms,
  documentNamed,
  scanKinds,
  scanModules,
  type NumberedKind,
  type ScanKind,
} from '../lookup/scans.rules.ts';
export { csvLine, fromCsv, type SheetCell } from '../imports/csvLine.ts';
export { isMapping, mapHeaders } from '../imports/mapping.ts';
export { vendorImport } from '../imports/vendorImport.ts';
