/** `@tilldesk/ui/table-tools`: what a table may have besides, apart so that a plain table does not carry it. */
export { ColumnPicker, type ColumnPickerProps } from '../ColumnPicker/ColumnPicker.tsx';
export {
  useColumnResizing,
  type ColumnResizingInput,
  type ColumnWidths,
} from '../ColumnResizing/useColumnResizing.tsx';
export { useRowExpansion, type RowExpansionInput } from '../RowExpansion/useRowExpansion.tsx';
export { TotalsRow, type TotalsRowProps } from '../TotalsRow/TotalsRow.tsx';
