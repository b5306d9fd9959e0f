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
      lead="Rows are read down, not across: words begin at the same edge, sums end at the same edge, and a row opens with one click."
    >
      <Section title="A whole one" lead="Sorted by a press on a head. Below 640 px each row becomes a card.">
        <Sortable />
      </Section>
      <Section title="What a column holds">
        <Terms
          label="Columns"
          heads={['Column', 'Where', 'How']}
          rows={[
            ['The name of the row', 'First, sticky', 'A link to the page; everything else in the row is quieter'],
            ['Words', 'Start', 'Cut with an ellipsis, whole in the tip'],
            ['Sums and counts', 'End', 'Tabular figures, the currency once or always, never sometimes'],
            ['A status', 'Start', 'A badge: a word and a tone, three or four in all'],
            ['Dates', 'Start', "The store's time zone, day before time"],
            ['Actions', 'Last, sticky', 'One menu; what is done often is done by opening the row'],
          ]}
        />
      </Section>
      <Section
        title="A status is a word"
        lead="Whoever does not see the colour reads the badge. Whoever prints the list does too."
      >
        <Examples
          good={{
            why: 'survives a black-and-white printer.',
            children: (
              <span style={row}>
                <Badge tone="ok">Paid</Badge>
                <Badge tone="warn">Draft</Badge>
                <Badge>Discarded</Badge>
              </span>
            ),
          }}
          bad={{
            why: 'has to be learned, and one man in twelve cannot tell them apart.',
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
      <Section
        title="Without rows"
        lead="A table says which of three it is: still coming, none there, could not be had."
      >
        <DataTable {...table} label="Invoices on their way" rows={[]} loading="Loading invoices" />
        <DataTable
          {...table}
          label="No invoices"
          rows={[]}
          empty={
            <EmptyState
              icon="receipt"
              title="No invoices yet"
              text="They appear here as soon as the first sale is settled."
            />
          }
        />
        <DataTable
          {...table}
          label="Invoices that could not be had"
          rows={[]}
          error={{
            text: 'The server cannot be reached. Please check the connection.',
            retryLabel: 'Try again',
            onRetry: () => undefined,
          }}
        />
      </Section>
      <Section title="By keyboard">
        <Terms
          label="Keys of a table"
          heads={['Key', 'Does']}
          rows={[
            ['Tab', 'Goes to the table once, and on behind it'],
            ['↑ ↓', 'Goes from row to row'],
            ['Enter', 'Opens the row'],
            ['Space', 'Chooses the row'],
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
