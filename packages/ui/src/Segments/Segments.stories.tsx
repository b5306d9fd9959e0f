import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
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

export const Disabled: Story = { args: { disabled: true } };
export const Pictures: Story = {
  args: {
    label: 'Look',
    value: 'light',
    options: [
      { value: 'light', name: 'Light', face: <Icon name="sun" /> },
      { value: 'dark', name: 'Dark', face: <Icon name="moon" /> },
    ],
  },
};
export const PressedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '$' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('share');
  },
};
export const LongAndForeignNames: Story = {
  args: {
    style: { maxInlineSize: 260 },
    options: [
      { value: 'amount', name: 'x'.repeat(500), face: 'x'.repeat(500) },
      { value: 'share', name: 'نسبة', face: 'نسبة 😀' },
    ],
  },
};
