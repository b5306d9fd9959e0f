import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeSheet } from './CodeSheet.tsx';

const codes = 'k7mw3-9xq2p h4tzd-8nc5r w2bqf-6jy7k m9gxs-3vd4t p5hra-7ze2n c8kwy-4tm6b x3ndj-9qs5g b6vfp-2ha8z'.split(
  ' ',
);

const meta = {
  title: 'Display/CodeSheet',
  component: CodeSheet,
  args: {
    title: 'Tilldesk recovery codes for dana@harbourstreet.example',
    label: 'Recovery codes',
    codes,
    style: { maxInlineSize: 440 },
  },
} satisfies Meta<typeof CodeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(args.codes);
  },
};
export const One: Story = { args: { codes: ['k7mw3-9xq2p'] } };
export const Empty: Story = { args: { codes: [] } };
export const LongText: Story = { args: { title: 'W'.repeat(300), codes: ['x'.repeat(300), 'رمز الاسترداد 🔑'] } };
export const Narrow: Story = { args: { style: { maxInlineSize: 200 } } };
