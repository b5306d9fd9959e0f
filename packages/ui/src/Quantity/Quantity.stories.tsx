import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Quantity } from './Quantity.tsx';

const meta = {
  title: 'Tables/Quantity',
  component: Quantity,
  args: { value: 1250, locale: 'en-US' },
} satisfies Meta<typeof Quantity>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithUnit: Story = { args: { unit: 'pcs' } };

export const OutOfStock: Story = { args: { value: 0, tone: 'bad' } };

export const Negative: Story = { args: { value: -3 } };

export const Spanish: Story = { args: { value: 12500, locale: 'es-ES', unit: 'uds.' } };

export const NotKnown: Story = {
  args: { value: undefined, fallback: 'not counted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not counted')).toBeVisible();
  },
};
