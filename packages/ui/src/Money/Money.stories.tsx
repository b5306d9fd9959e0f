import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './Money.tsx';

const meta = {
  title: 'Tables/Money',
  component: Money,
  args: { minor: 128400, currency: 'USD', locale: 'en-US' },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Dollars: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,284.00')).toBeVisible();
  },
};

export const NegativeAmount: Story = { args: { minor: -2499, tone: 'bad' } };

export const Euros: Story = { args: { currency: 'EUR', locale: 'es-ES' } };

export const Yen: Story = { args: { currency: 'JPY' } };

export const Nothing: Story = { args: { minor: 0, tone: 'muted' } };

export const NotKnown: Story = {
  args: { minor: undefined, fallback: 'not known' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not known')).toBeVisible();
  },
};

export const BeyondNumberPrecision: Story = {
  args: { minor: 900719925474099399n },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9,007,199,254,740,993.99')).toBeVisible();
  },
};
