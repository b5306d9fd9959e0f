import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Column } from './columns.ts';
import { Bar, Slot } from './DataTable.styles.ts';
import { stickyOf } from './stickyOf.ts';

type AsideProps = {
  span: number;
  children: ReactNode;
  alert?: boolean;
  retry?: { retryLabel: string; onRetry: () => void };
};

/** Stands in for the rows. */
export function Aside({ span, children, alert = false, retry }: AsideProps) {
  return (
    <tr role="row" data-aside="">
      <Slot role="gridcell" colSpan={span}>
        <div role={alert ? 'alert' : undefined}>
          {children}
          {retry && <Button onClick={retry.onRetry}>{retry.retryLabel}</Button>}
        </div>
      </Slot>
    </tr>
  );
}

const SKELETON_ROWS = 8;

/** Shows where the rows will stand. */
export function Skeletons<Row>({ columns, picks }: { columns: readonly Column<Row>[]; picks: boolean }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <tr key={row} aria-hidden>
      {picks && <td />}
      {columns.map(({ id, align }) => (
        <td key={id} data-align={align}>
          <Bar />
        </td>
      ))}
    </tr>
  ));
}

/** Takes the room of rows that are not drawn; `height` in CSS pixels. */
export function Spacer({ span, height }: { span: number; height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden data-aside="">
      <td colSpan={span} style={{ blockSize: height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** The row of totals; nothing when no column has one. */
export function TotalsRow<Row>({ columns, picks }: { columns: readonly Column<Row>[]; picks: boolean }) {
  if (columns.every(({ total }) => total === undefined)) return null;
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {picks && <td role="gridcell" />}
        {columns.map((column, at) => (
          <td
            key={column.id}
            role="gridcell"
            data-align={column.align}
            data-label={at === 0 ? undefined : column.header}
            {...stickyOf(columns, at, picks)}
          >
            {column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
