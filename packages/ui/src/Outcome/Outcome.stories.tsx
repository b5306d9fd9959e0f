import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { Text } from '../Text/Text.tsx';
import { Outcome } from './Outcome.tsx';

const meta = {
  title: 'Counter/Outcome',
  component: Outcome,
  args: { children: 'The drawer is counted.', 'aria-label': 'Outcome' },
} satisfies Meta<typeof Outcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const SaleComplete: Story = {
  args: {
    children: (
      <>
        <Figure size="2xl" align="center" label="Change due" value="$4.75" />
        <Text tone="muted">Paid $1,780.00</Text>
      </>
    ),
    actions: (
      <>
        <Button tone="primary" size="l" icon="print">
          Print receipt
        </Button>
        <Button size="l" icon="plus">
          New sale
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Outcome' })).toHaveTextContent(/^Change due\$4.75Paid \$1,780.00/);
    await expect(canvas.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  },
};
export const Rejected: Story = {
  args: {
    icon: 'warning',
    tone: 'bad',
    children: 'The terminal rejected the card.',
    actions: <Button>Try another card</Button>,
  },
};
export const Waiting: Story = { args: { icon: 'clock', tone: 'neutral', children: 'The terminal has not answered.' } };
export const LongText: Story = { args: { children: 'A sentence that goes on. '.repeat(20) } };
