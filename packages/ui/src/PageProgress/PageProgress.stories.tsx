import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageProgress } from './PageProgress.tsx';

const meta = {
  title: 'Shell/PageProgress',
  component: PageProgress,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main style={{ padding: 24 }}>
      <PageProgress {...args} />
      Invoices
    </main>
  ),
} satisfies Meta<typeof PageProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden][data-busy]')).toHaveLength(1);
  },
};
