import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { Divider } from './Divider.tsx';

const meta = { title: 'Display/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};
export const Vertical: Story = {
  render: () => (
    <Toolbar label="Parts">
      <span>Subtotal</span>
      <Divider vertical />
      <span>Tax</span>
    </Toolbar>
  ),
};

export const InAList: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <span>Subtotal</span>
      <Divider />
      <span>Total</span>
    </div>
  ),
};
