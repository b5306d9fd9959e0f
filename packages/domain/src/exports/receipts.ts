/** `@tilldesk/domain/receipts`: receipts. */
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
export { receiptFigures, activePayments } from '../receipts/receipts.rules.ts';
