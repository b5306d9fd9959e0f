import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Badge, type Tone } from '../../src/Badge/Badge.tsx';
import type { Column, Sort } from '../../src/DataTable/columns.ts';
import { DataTable } from '../../src/DataTable/DataTable.tsx';
import { EmptyState } from '../../src/EmptyState/EmptyState.tsx';
import { Money } from '../../src/Money/Money.tsx';
import { Examples } from '../page/Examples.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Terms } from '../page/Terms.tsx';
import invoices from './invoices.json' with { type: 'json' };

const meta = { title: 'Design/Tables', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Invoice = (typeof invoices)[number];

export const Tables: Story = {
  render: () => (
    <Page
      title="Tables"
      lead="Users compare values within a column: text is aligned at the start, amounts at the end, and a row opens with one click."
    >
      <Section
        title="A complete table"
        lead="A press on a header sorts the rows. Below 520 px each row becomes a card."
      >
        <Sortable />
      </Section>
      <Section title="Columns">
        <Terms
          label="Types of columns"
          heads={['Column', 'Alignment', 'Content']}
          rows={[
            ['The name of the row', 'First, sticky', 'A link to the page; the other columns are less prominent'],
            ['Text', 'Start', 'Truncated with an ellipsis, complete in the tooltip'],
            ['Amounts and counts', 'End', 'Tabular digits; the currency once or in every row'],
            ['A status', 'Start', 'A badge: a word and a colour, three or four in total'],
            ['Dates', 'Start', "The store's time zone, day before time"],
            ['Actions', 'Last, sticky', 'One menu; frequent actions are on the page of the row'],
          ]}
        />
      </Section>
      <Section
        title="Show a status as a word"
        lead="A badge is readable without its colour, on the screen and on paper."
      >
        <Examples
          good={{
            why: 'is readable in black and white.',
            children: (
              <span style={row}>
                <Badge tone="ok">Paid</Badge>
                <Badge tone="warn">Draft</Badge>
                <Badge>Discarded</Badge>
              </span>
            ),
          }}
          bad={{
            why: 'must be learned, and one man in twelve cannot distinguish the colours.',
            children: (
              <span style={row}>
                <Badge tone="ok">●</Badge>
                <Badge tone="warn">●</Badge>
                <Badge tone="bad">●</Badge>
              </span>
            ),
          }}
        />
      </Section>
      <Section title="Without rows" lead="A table distinguishes three states: loading, empty, failed.">
        <DataTable {...table} label="Invoices while loading" rows={[]} loading="Loading invoices" />
        <DataTable
          {...table}
          label="No invoices"
          rows={[]}
          empty={
            <EmptyState icon="receipt" title="No invoices yet" text="Invoices appear here after the first sale." />
          }
        />
        <DataTable
          {...table}
          label="Invoices that failed to load"
          rows={[]}
          error={{
            text: 'The server cannot be reached. Please check the connection.',
            retryLabel: 'Try again',
            onRetry: () => undefined,
          }}
        />
      </Section>
      <Section title="Keyboard">
        <Terms
          label="Keys of a table"
          heads={['Key', 'Action']}
          rows={[
            ['Tab', 'Moves into the table, then to the next control after it'],
            ['↑ ↓', 'Moves between rows'],
            ['Enter', 'Opens the row'],
            ['Space', 'Selects the row'],
          ]}
        />
      </Section>
    </Page>
  ),
};

export const SortedByAPress: Story = {
  tags: ['!dev'],
  render: () => <Sortable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Total/ }));
    await expect(canvas.getAllByText(/^INV-/).map((cell) => cell.textContent)).toEqual([
      'INV-1043',
      'INV-1045',
      'INV-1042',
      'INV-1044',
    ]);
  },
};

function Sortable() {
  const [sort, setSort] = useState<Sort>({ by: 'number', direction: 'asc' });
  const sign = sort.direction === 'asc' ? 1 : -1;
  const rows = invoices.toSorted((one, other) =>
    sort.by === 'total' ? sign * (one.total - other.total) : sign * one.number.localeCompare(other.number),
  );
  return <DataTable {...table} label="Invoices" rows={rows} sort={sort} onSort={setSort} />;
}

const tones: Record<string, Tone> = { Paid: 'ok', Draft: 'warn' };

const columns: readonly Column<Invoice>[] = [
  { id: 'number', header: 'Invoice', cell: ({ number }) => number, sortable: true },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer },
  { id: 'status', header: 'Status', cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge> },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    sortable: true,
    cell: ({ total }) => <Money minor={total} currency="USD" locale="en-US" />,
  },
];

const table = { columns, rowId: ({ id }: Invoice) => id };
const row = { display: 'flex', gap: 'var(--td-space-2)' };
