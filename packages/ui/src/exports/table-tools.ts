/** `@tilldesk/ui/table-tools`: optional features of a table, in a separate entry so that a plain table does not load them. */
export { CheckMatrix, type CheckMatrixProps, type MatrixCell, type MatrixLine } from '../CheckMatrix/CheckMatrix.tsx';
export { ColumnPicker, type ColumnPickerProps } from '../ColumnPicker/ColumnPicker.tsx';
export {
  useColumnResizing,
  type ColumnResizingInput,
  type ColumnWidths,
} from '../ColumnResizing/useColumnResizing.tsx';
export { useRowExpansion, type RowExpansionInput } from '../RowExpansion/useRowExpansion.tsx';
export { TotalsRow, type TotalsRowProps } from '../TotalsRow/TotalsRow.tsx';
