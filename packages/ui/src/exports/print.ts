/** `@tilldesk/ui/print`: components for paper and reports, in a separate entry so that a form does not load them. */
export { Barcode, type BarcodeProps } from '../Barcode/Barcode.tsx';
export { CodeSheet, type CodeSheetProps } from '../CodeSheet/CodeSheet.tsx';
export { LabelSheet, type Label, type LabelSheetProps } from '../LabelSheet/LabelSheet.tsx';
export { labelSizes, type LabelSize } from '../LabelSheet/labelSizes.ts';
export { MiniBars, type BarPoint, type MiniBarsProps } from '../MiniBars/MiniBars.tsx';
export { Receipt, type ReceiptProps } from '../Receipt/Receipt.tsx';
export { isRoll, receiptPapers, type ReceiptPaper } from '../Receipt/usePageSize.ts';
export { ReceiptExcerpt, type ReceiptExcerptProps } from '../Receipt/ReceiptExcerpt.tsx';
export {
  type ReceiptAmount,
  type ReceiptData,
  type ReceiptLine,
  type ReceiptTerm,
  type ReceiptTexts,
} from '../Receipt/receipt.ts';
export {
  DocumentSheet,
  type DocumentSheetProps,
  type SheetColumn,
  type SheetFact,
  type SheetParty,
} from '../DocumentSheet/DocumentSheet.tsx';
