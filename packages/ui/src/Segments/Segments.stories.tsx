import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Segments } from './Segments.tsx';

const meta = {
  title: 'Forms/Segments',
  component: Segments,
  args: {
    label: 'Kind of discount',
    value: 'amount',
    options: [
      { value: 'amount', name: 'Amount', face: '$' },
      { value: 'share', name: 'Percent', face: '%' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Segments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '%' }));
    await expect(args.onChange).toHaveBeenCalledWith('share');
  },
};

export const Touch: Story = {
  decorators: [
    (Drawn) => (
      <div data-density="touch">
        <Drawn />
      </div>
    ),
  ],
};
