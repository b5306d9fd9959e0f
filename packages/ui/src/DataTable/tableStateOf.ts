/** The state of a table with its selection (spec §3, "Table state"). */
export type TableState<Row> = {
  /** All rows of the table, in its order. */
  tableItems: readonly Row[];
  selectedItems: readonly Row[];
  /** Sum of the selected rows' quantities. */
  totalUnits: number;
  /** Sum of the selected rows' amounts, in the unit that the rows use. */
  totalAmount: number;
};

type StateInput<Row> = {
  rows: readonly Row[];
  selectedIds: ReadonlySet<string>;
  rowId: (row: Row) => string;
  quantityOf: (row: Row) => number;
  totalAmountOf: (row: Row) => number;
};

/** Computes the totals of the selection in one pass. Ids without a row do not count. */
export function tableStateOf<Row>({ rows, selectedIds, rowId, ...of }: StateInput<Row>): TableState<Row> {
  const selectedItems = selectedIds.size === 0 ? [] : rows.filter((row) => selectedIds.has(rowId(row)));
  let [totalUnits, totalAmount] = [0, 0];
  for (const row of selectedItems) {
    totalUnits += of.quantityOf(row);
    totalAmount += of.totalAmountOf(row);
  }
  return { tableItems: rows, selectedItems, totalUnits, totalAmount };
}

/** Adds ids to a selection or removes them. */
export function withIds(selectedIds: ReadonlySet<string>, ids: readonly string[], selected: boolean): Set<string> {
  const next = new Set(selectedIds);
  for (const id of ids) {
    if (selected) next.add(id);
    else next.delete(id);
  }
  return next;
}
