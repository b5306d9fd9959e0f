/**
 * `@tilldesk/ui/table`: tables and the components around and inside them, in a separate entry so that a form does not load
 * them.
 */
export { CellLines, type CellLinesProps } from '../CellLines/CellLines.tsx';
export { DataTable, type DataTableProps, type FootPlace, type RowDetails } from '../DataTable/DataTable.tsx';
export { nextSort, type Column, type Sort } from '../DataTable/columns.ts';
export { sortRows, type SortKey } from '../DataTable/sortRows.ts';
export { tableStateOf, type TableState } from '../DataTable/tableStateOf.ts';
export { type TableSelection } from '../DataTable/useSelection.ts';
export { DateTime, type DateTimeProps } from '../DateTime/DateTime.tsx';
export { dateTimeFormats, formatInstant, type DateTimeFormat } from '../DateTime/formatInstant.ts';
export { FilterBar, type ActiveFilter, type FilterBarProps } from '../FilterBar/FilterBar.tsx';
export { Money, type MoneyProps } from '../Money/Money.tsx';
export { formatMoney } from '../Money/formatMoney.ts';
export { Pagination, type PaginationProps, type PaginationTexts } from '../Pagination/Pagination.tsx';
export { Quantity, type QuantityProps } from '../Quantity/Quantity.tsx';
