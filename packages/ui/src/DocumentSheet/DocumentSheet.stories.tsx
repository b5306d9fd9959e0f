import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentSheet, type DocumentSheetProps } from './DocumentSheet.tsx';

type Line = { id: string; sku: string; name: string; quantity: string; cost: string; amount: string };

const lines: readonly Line[] = [
  { id: '1', sku: 'APL-IP15-128', name: 'iPhone 15 128 GB', quantity: '20', cost: '$612.00', amount: '$12,240.00' },
  { id: '2', sku: 'CASE-IP15', name: 'Clear case for iPhone 15', quantity: '50', cost: '$4.10', amount: '$205.00' },
];

const meta = {
  title: 'Print/DocumentSheet',
  component: DocumentSheet<Line>,
  args: {
    title: 'Purchase order PO-1001',
    from: { name: 'Harbour Street Phones', lines: ['14 Harbour Street, Portland, ME 04101', '(207) 555-0142'] },
    parties: [
      { id: 'vendor', label: 'Vendor', name: 'Northline Distribution', lines: ['220 Dock Road', 'Newark, NJ 07105'] },
      { id: 'to', label: 'Ship to', name: 'Harbour Street', lines: ['14 Harbour Street', 'Portland, ME 04101'] },
    ],
    facts: [
      { id: 'date', label: 'Ordered', value: 'Mar 2, 2026' },
      { id: 'eta', label: 'Expected', value: 'Mar 9, 2026' },
      { id: 'terms', label: 'Terms', value: '30 days' },
    ],
    columns: [
      { id: 'sku', header: 'SKU', cell: ({ sku }) => sku },
      { id: 'name', header: 'Item', cell: ({ name }) => name },
      { id: 'quantity', header: 'Quantity', cell: ({ quantity }) => quantity, align: 'end' },
      { id: 'cost', header: 'Cost', cell: ({ cost }) => cost, align: 'end' },
      { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
    ],
    rows: lines,
    rowId: ({ id }) => id,
    sums: [
      { id: 'subtotal', label: 'Subtotal', value: '$12,445.00' },
      { id: 'freight', label: 'Freight', value: '$180.00' },
      { id: 'total', label: 'Total', value: '$12,625.00', total: true },
    ],
    notes: 'Please deliver before noon.\nRing at the back door.',
  },
} satisfies Meta<DocumentSheetProps<Line>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Purchase order PO-1001' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'SKU',
      'Item',
      'Quantity',
      'Cost',
      'Amount',
    ]);
    await expect(canvas.getByText('$12,625.00')).toBeVisible();
  },
};
export const Empty: Story = { args: { parties: [], facts: [], rows: [], sums: [], notes: null } };
export const LongText: Story = {
  args: {
    title: `Purchase order ${'W'.repeat(120)}`,
    notes: 'Wherever it goes. '.repeat(40),
    rows: [
      {
        id: '1',
        sku: 'x'.repeat(60),
        name: 'Case '.repeat(30),
        quantity: '10,000',
        cost: '$9,999,999.99',
        amount: '$9,999,999.99',
      },
    ],
  },
};
export const Narrow: Story = { args: { style: { maxInlineSize: 360 } } };
