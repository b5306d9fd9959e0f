import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Tables/DateTime',
  component: DateTime,
  args: { instant: '2026-03-01T03:30:00Z', timeZone: 'America/New_York', locale: 'en-US' },
} satisfies Meta<typeof DateTime>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTheStoresZone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Feb 28, 2026/)).toHaveAttribute('datetime', '2026-03-01T03:30:00.000Z');
  },
};

export const Day: Story = { args: { form: 'date' } };

export const Spanish: Story = { args: { locale: 'es-ES' } };

export const NoInstant: Story = { args: { instant: '', fallback: '—' } };

export const Time: Story = { args: { form: 'time' } };

export const WithSeconds: Story = { args: { form: 'dateTimeSeconds' } };

export const NotYet: Story = {
  args: { instant: undefined, fallback: 'not yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not yet')).toBeVisible();
  },
};
