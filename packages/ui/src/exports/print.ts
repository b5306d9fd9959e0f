/** `@tilldesk/ui/print`: what goes on paper and into reports, apart so that a form does not carry it. */
export { Barcode, type BarcodeProps } from '../Barcode/Barcode.tsx';
export { MiniBars, type BarPoint, type MiniBarsProps } from '../MiniBars/MiniBars.tsx';
export { Receipt, receiptPapers, type ReceiptPaper, type ReceiptProps } from '../Receipt/Receipt.tsx';
export { type ReceiptAmount, type ReceiptData, type ReceiptLine, type ReceiptWords } from '../Receipt/receipt.ts';
