'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PrintAlone, SHEET_MARGIN } from '../Receipt/PrintAlone.styles.ts';
import { Paper, Store, Sums } from '../Receipt/Receipt.styles.ts';
import type { Sum } from '../SumList/SumList.tsx';
import { Facts, Notes, Parties, Rows, Top } from './DocumentSheet.styles.ts';

/** A party of a document: sender, recipient, delivery address. */
export type SheetParty = {
  id: string;
  label: ReactNode;
  name: ReactNode;
  /** Address, phone and similar lines. */ lines: readonly string[];
};

export type SheetFact = { id: string; label: ReactNode; value: ReactNode };

export type SheetColumn<Row> = {
  id: string;
  header: string;
  /** Renders the formatted value. */
  cell: (row: Row) => ReactNode;
  /** @default 'start' */
  align?: 'start' | 'end' | undefined;
};

export type DocumentSheetProps<Row> = Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> & {
  /** The name of the document with its number, such as "Purchase order PO-1001". */
  title: string;
  /** The issuer of the document, at the top of the sheet. */
  from: { name: string; lines: readonly string[] };
  /** The parties, side by side below the header. @default none */
  parties?: readonly SheetParty[] | undefined;
  /** Facts in one line: dates, terms, references. @default none */
  facts?: readonly SheetFact[] | undefined;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The totals below the rows. The component computes none of them. @default none */
  sums?: readonly Sum[] | undefined;
  /** Text below the totals; its line breaks are kept. */
  notes?: string | null | undefined;
  /** The paper size. @default 'a4' */
  paper?: 'a4' | 'letter' | undefined;
  /** Content next to the title: a barcode of the number. */
  barcode?: ReactNode;
};

/**
 * Renders a back-office document, such as an order or a statement, on a sheet of paper. While it is on the page, only the sheet
 * is printed.
 */
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
