import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Barcode } from '../Barcode/Barcode.tsx';
import { Receipt } from './Receipt.tsx';
import { ReceiptExcerpt } from './ReceiptExcerpt.tsx';

const meta = {
  title: 'Print/Receipt',
  component: Receipt,
  args: {
    currency: 'USD',
    locale: 'en-US',
    timeZone: 'America/New_York',
    barcode: <Barcode value="INV-1048" label="Barcode of INV-1048" bare height={36} />,
    texts: {
      title: 'Receipt',
      number: 'Invoice',
      date: 'Date',
      cashier: 'Cashier',
      customer: 'Customer',
      item: 'Item',
      quantity: 'Qty',
      price: 'Price',
      amount: 'Amount',
      serial: 'IMEI',
      discount: 'Discount',
      subtotal: 'Subtotal',
      total: 'Total',
      change: 'Change',
      due: 'Balance due',
    },
    receipt: {
      store: { name: 'Harbour Street Phones', lines: ['14 Harbour Street, Portland, ME 04101', '(207) 555-0142'] },
      number: 'INV-1048',
      instant: '2026-03-02T16:42:00Z',
      cashier: 'Ana L.',
      customer: 'Marisol Herrera',
      lines: [
        {
          id: '1',
          description: 'Aurora X2 Pro 256 GB, Midnight',
          serials: ['356938035643809'],
          notes: ['Warranty until Mar 2, 2027'],
          quantity: 1,
          unitPriceMinor: 99900,
          discountMinor: 5000,
          totalMinor: 94900,
        },
        { id: '2', description: 'Tempered glass, Aurora X2', quantity: 2, unitPriceMinor: 1499, totalMinor: 2998 },
        { id: '3', description: 'Charger 30 W USB-C', quantity: 1, unitPriceMinor: 2900, totalMinor: 2900 },
      ],
      subtotalMinor: 100798,
      taxes: [{ id: 'me', label: 'Sales tax 5.5%', minor: 5544 }],
      totalMinor: 106342,
      tenders: [
        { id: 'card', label: 'Card', detail: 'Visa, reference 48213', minor: 66342 },
        { id: 'cash', label: 'Cash', minor: 45000 },
      ],
      changeMinor: 5000,
      footer: ['Returns within 14 days with this receipt.', 'Thank you!'],
    },
  },
} satisfies Meta<typeof Receipt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Roll: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Receipt INV-1048' })).toBeVisible();
    await expect(canvas.getByText('IMEI 356938035643809')).toBeVisible();
    await expect(canvas.getByText('$1,063.42')).toBeVisible();
  },
};

export const Sheet: Story = { args: { paper: 'a4' } };

/** A reprint is marked as a copy. */
export const Copy: Story = { args: { receipt: { ...meta.args.receipt, mark: 'COPY' } } };

export const PartlyPaid: Story = {
  args: {
    receipt: {
      ...meta.args.receipt,
      customer: undefined,
      tenders: [{ id: 'cash', label: 'Cash', minor: 50000 }],
      changeMinor: undefined,
      dueMinor: 56342,
    },
  },
};

const terms = [
  {
    id: 'refund',
    title: 'Refund policy',
    paragraphs: [
      'Return by Mar 16, 2026',
      'Bring goods back complete and undamaged. Opened accessories are exchanged.',
    ],
  },
  { id: 'terms', title: 'Terms and conditions', paragraphs: ['Data on devices that come back is wiped.'] },
];

export const WithTerms: Story = { args: { receipt: { ...meta.args.receipt, terms } } };

export const SheetWithTerms: Story = { args: { paper: 'a4', receipt: { ...meta.args.receipt, terms } } };

/** Only the part with the policy. */
export const Excerpt: Story = {
  render: () => <ReceiptExcerpt aria-label="As it prints" terms={terms} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'As it prints' })).toHaveTextContent(/^Refund policy/);
  },
};

export const Yen: Story = { args: { currency: 'JPY' } };

export const HardLines: Story = {
  args: {
    receipt: {
      ...meta.args.receipt,
      customer: 'محمد العلي 📱',
      store: { name: 'Harbour Street Phones', lines: ['Portland', 'Portland'] },
      lines: [
        {
          id: '1',
          description: 'Charger '.repeat(63).slice(0, 500),
          quantity: 1,
          unitPriceMinor: 2900,
          totalMinor: 2900,
        },
        { id: '1', description: 'غطاء شاشة', notes: ['', ''], quantity: 9999, unitPriceMinor: 1, totalMinor: 9999 },
      ],
      footer: ['Thank you!', 'Thank you!'],
    },
  },
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('article');
    await expect(receipt.scrollWidth).toBeLessThanOrEqual(receipt.offsetWidth);
    await expect(canvas.getAllByText('Thank you!').length).toEqual(2);
  },
};

export const NoLines: Story = {
  args: { receipt: { ...meta.args.receipt, lines: [], taxes: [], tenders: [], footer: [], changeMinor: undefined } },
};

export const TwoHundredLines: Story = {
  args: {
    receipt: {
      ...meta.args.receipt,
      lines: Array.from({ length: 200 }, (_, index) => ({ ...meta.args.receipt.lines[1]!, id: `${index}` })),
    },
  },
};
