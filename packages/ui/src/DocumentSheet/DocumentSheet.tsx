import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PrintAlone, SHEET_MARGIN } from '../Receipt/PrintAlone.styles.ts';
import { Paper, Store, Sums } from '../Receipt/Receipt.styles.ts';
import type { Sum } from '../SumList/SumList.tsx';
import { Facts, Notes, Parties, Rows, Top } from './DocumentSheet.styles.ts';

/** One side of a document: who sends it, who gets it, where the goods go. */
export type SheetParty = {
  id: string;
  label: ReactNode;
  name: ReactNode;
  /** Address, phone and the like. */ lines: readonly string[];
};

export type SheetFact = { id: string; label: ReactNode; value: ReactNode };

export type SheetColumn<Row> = {
  id: string;
  header: string;
  /** Draws the value as it should be read. */
  cell: (row: Row) => ReactNode;
  /** @default 'start' */
  align?: 'start' | 'end' | undefined;
};

export type DocumentSheetProps<Row> = Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> & {
  /** Names the document and its number, such as "Purchase order PO-1001". */
  title: string;
  /** Heads the sheet: whose document it is. */
  from: { name: string; lines: readonly string[] };
  /** Stand side by side below the head. @default none */
  parties?: readonly SheetParty[] | undefined;
  /** Stand in one line: dates, terms, references. @default none */
  facts?: readonly SheetFact[] | undefined;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Add up below the rows; every amount is given. @default none */
  sums?: readonly Sum[] | undefined;
  /** Stands below the sums, with its line breaks. */
  notes?: string | null | undefined;
  /** Is the size of the sheet. @default 'a4' */
  paper?: 'a4' | 'letter' | undefined;
  /** Stands beside the title: a barcode of the number. */
  barcode?: ReactNode;
};

/** Draws a document of the back office on a sheet of paper: an order, a statement. While it is on the page, printing shows nothing else. */
export function DocumentSheet<Row>(props: DocumentSheetProps<Row>) {
  const {
    title,
    from,
    parties = [],
    facts = [],
    columns,
    rows,
    rowId,
    sums = [],
    notes,
    barcode,
    paper = 'a4',
    ...article
  } = props;
  return (
    <Paper aria-label={title} {...article} data-paper="a4" data-size={paper} data-theme="light" data-td-receipt="">
      <PrintAlone $page={paper} $margin={SHEET_MARGIN} />
      <Top>
        <Store>
          <h2>{title}</h2>
          <p>{[from.name, ...from.lines].join(' · ')}</p>
        </Store>
        {barcode}
      </Top>
      {parties.length > 0 && (
        <Parties>
          {parties.map(({ id, label, name, lines }) => (
            <section key={id}>
              <h3>{label}</h3>
              <strong>{name}</strong>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))}
        </Parties>
      )}
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
      <Rows>
        <thead>
          <tr>
            {columns.map(({ id, header, align = 'start' }) => (
              <th key={id} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map(({ id, cell, align = 'start' }) => (
                <td key={id} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Rows>
      {sums.length > 0 && (
        <Sums>
          {sums.map(({ id, label, value, total = false }) => [
            <dt key={`${id} name`} data-total={total ? '' : undefined}>
              {label}
            </dt>,
            <dd key={`${id} sum`} data-total={total ? '' : undefined}>
              {value}
            </dd>,
          ])}
        </Sums>
      )}
      {notes != null && notes !== '' && <Notes>{notes}</Notes>}
    </Paper>
  );
}
