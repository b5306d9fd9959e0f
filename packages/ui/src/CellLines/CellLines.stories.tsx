import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Money } from '../Money/Money.tsx';
import { Text } from '../Text/Text.tsx';
import { CellLines } from './CellLines.tsx';

const meta = {
  title: 'Tables/CellLines',
  component: CellLines,
  args: {
    children: 'Aurora X2 Pro 256 GB, Midnight',
    notes: [
      { id: 'imei', text: <Text code>356938035643809</Text> },
      { id: 'warranty', text: 'Warranty until Nov 23, 2027' },
    ],
  },
} satisfies Meta<typeof CellLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoNotes: Story = {};
export const NoNotes: Story = { args: { notes: [] } };
export const Narrow: Story = { args: { style: { inlineSize: 160 } } };
export const InATable: Story = {
  render: (args) => (
    <DataTable
      label="Lines"
      rows={[
        { id: '1', cents: 109900 },
        { id: '2', cents: 2900 },
      ]}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'item',
          header: 'Item',
          cell: ({ id }) => (id === '1' ? <CellLines {...args} /> : <CellLines notes={[]}>Charger 30 W</CellLines>),
        },
        {
          id: 'total',
          header: 'Total',
          align: 'end',
          cell: ({ cents }) => <Money minor={cents} currency="USD" locale="en-US" />,
        },
      ]}
    />
  ),
};
