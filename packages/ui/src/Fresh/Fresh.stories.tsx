import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Fresh } from './Fresh.tsx';

const meta = { title: 'Display/Fresh', component: Fresh, args: { of: 12, children: '$12.00' } } satisfies Meta<
  typeof Fresh
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StaticAtFirst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$12.00')).not.toHaveAttribute('data-changed');
  },
};
export const GlowsWhenItChanges: Story = {
  render: () => <Selling />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sell one more' }));
    await expect(canvas.getByText('$13.00')).toHaveAttribute('data-changed');
  },
};

function Selling() {
  const [sold, setSold] = useState(12);
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Fresh of={sold}>{`$${sold}.00`}</Fresh>
      <Button onClick={() => setSold(sold + 1)}>Sell one more</Button>
    </div>
  );
}
