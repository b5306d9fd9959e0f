import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ItemList } from './ItemList.tsx';

const goods = [
  { id: '1', title: '1 × Apple iPhone 17 Pro 256 GB', text: 'IMEI 357141831661971', value: '$1,099.99' },
  { id: '2', title: '2 × ZAGG InvisibleShield Glass', value: '$79.98' },
];
const sales = [
  {
    id: '1',
    lead: 'INV-2095',
    title: 'Ana Peña',
    text: 'Priya Nair',
    timeText: '7:00 PM',
    value: '$32.46',
    href: '#1',
  },
  { id: '2', lead: 'INV-2094', title: 'Walk-in customer', text: 'Sofia Reyes', timeText: '5:40 PM', value: '$9.99' },
];
const remove = fn();

const meta = {
  title: 'Display/ItemList',
  component: ItemList,
  args: { items: goods, style: { maxInlineSize: 420 } },
} satisfies Meta<typeof ItemList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '1 × Apple iPhone 17 Pro 256 GBIMEI 357141831661971$1,099.99',
      '2 × ZAGG InvisibleShield Glass$79.98',
    ]);
  },
};
export const Filled: Story = {
  args: {
    variant: 'filled',
    items: [
      {
        id: '1',
        icon: 'cash',
        title: 'Cash',
        value: '$50.00',
        action: <IconButton icon="close" label="Remove $50.00" onClick={remove} />,
      },
      { id: '2', icon: 'card', title: 'Card', text: 'Reference VISA 482113', value: '$1,725.25' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove $50.00' }));
    await expect(remove).toHaveBeenCalledTimes(1);
  },
};
/** Several buttons leave enough space for the text. */
export const FilledAndNarrow: Story = {
  args: {
    variant: 'filled',
    style: { maxInlineSize: 294 },
    items: [
      {
        id: '1',
        icon: 'refresh',
        title: 'Apple iPhone 13 128 GB',
        text: '490154203237518 · A · Ricardo Vásquez',
        value: '−$200.00',
        action: (
          <span>
            <IconButton icon="print" label="Print" />
            <IconButton icon="trash" label="Remove" />
          </span>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const textBox = canvas.getByText('Apple iPhone 13 128 GB').getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Print' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      textBox.bottom,
    );
  },
};
export const Lined: Story = {
  args: { variant: 'lined', items: sales, style: { maxInlineSize: 960 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^INV-2095/ })).toHaveAttribute('href', '#1');
  },
};
export const LinedAndNarrow: Story = { args: { variant: 'lined', items: sales, style: { maxInlineSize: 358 } } };
export const CustomLinks: Story = {
  args: {
    variant: 'lined',
    items: sales,
    renderLink: ({ children, ...link }) => (
      <a {...link} data-router="">
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: { items: [{ id: '1', title: 'x'.repeat(500), text: 'y'.repeat(120), value: '$999,999.99' }] },
};
