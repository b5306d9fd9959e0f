import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Money in the drawer when the day began',
    placement: 'bottom',
    children: (id) => <Button aria-describedby={id}>Opening cash</Button>,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = () => waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
const tooltipClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await shown();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Money in the drawer when the day began');
    await userEvent.keyboard('{Escape}');
    await tooltipClosed();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await shown();
    await userEvent.unhover(canvas.getByRole('button'));
    await tooltipClosed();
    await userEvent.hover(canvas.getByRole('button'));
    await shown();
  },
};

export const FollowsTheApgTooltipPattern: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await shown();
    await expect(button).toHaveAttribute('aria-describedby', screen.getByRole('tooltip').id);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await tooltipClosed();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await shown();
    await userEvent.tab();
    await tooltipClosed();
  },
};

export const MayBePointedAt: Story = {
  play: async ({ canvas }) => {
    // One pointer, which moves from the button to the tooltip at once: between two calls of `userEvent` the tooltip may close.
    const pointer = userEvent.setup();
    await pointer.hover(canvas.getByRole('button'));
    await shown();
    await pointer.hover(screen.getByRole('tooltip'));
    await shown();
    await pointer.unhover(screen.getByRole('tooltip'));
    await tooltipClosed();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const LongText: Story = {
  args: { text: 'W'.repeat(500) },
  play: async () => {
    await userEvent.tab();
    await shown();
  },
};
