import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LabelSheet } from './LabelSheet.tsx';

const label = { name: 'Clear case iPhone 15', price: '$24.99', code: '0840056112345', note: 'CASE-IP15-CLR' };

const meta = {
  title: 'Print/LabelSheet',
  component: LabelSheet,
  args: {
    label: 'Labels',
    labels: ['a', 'b', 'c'].map((id) => ({ ...label, id })),
    codeLabel: (code: string) => `Barcode of ${code}`,
  },
} satisfies Meta<typeof LabelSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Barcode of 0840056112345' })).toHaveLength(3);
  },
};
export const Small: Story = { args: { size: 'small' } };
export const SheetOfTwentyFour: Story = {
  args: { size: 'sheet', labels: Array.from({ length: 24 }, (_, at) => ({ ...label, id: `${at}` })) },
};
export const OfUnits: Story = {
  args: {
    labels: [{ ...label, id: 'u', name: 'iPhone 15 128 GB', code: '356938035643809', note: 'IP15-128 · Grade A' }],
  },
};
export const NoPriceAndLongName: Story = {
  args: { labels: [{ ...label, id: 'l', name: 'W'.repeat(60), price: undefined }] },
};
