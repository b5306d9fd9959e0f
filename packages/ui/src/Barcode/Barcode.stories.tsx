import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Barcode } from './Barcode.tsx';

const meta = {
  title: 'Print/Barcode',
  component: Barcode,
  args: { value: '356938035643809', label: 'Barcode of IMEI 356938035643809' },
} satisfies Meta<typeof Barcode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Imei: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Barcode of IMEI 356938035643809' })).toBeVisible();
  },
};

export const InvoiceNumber: Story = { args: { value: 'INV-1048', label: 'Barcode of INV-1048' } };

export const Bare: Story = { args: { bare: true } };

export const Unencodable: Story = {
  args: { value: 'Año 26' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Año 26')).toBeVisible();
  },
};

export const Long: Story = {
  args: { value: 'TILLDESK-'.repeat(9).slice(0, 80), label: 'Barcode of 80 characters', style: { maxInlineSize: 320 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};

export const Nothing: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
