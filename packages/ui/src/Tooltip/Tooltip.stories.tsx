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
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await shown();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Money in the drawer when the day began');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await shown();
    await userEvent.unhover(canvas.getByRole('button'));
    await gone();
    await userEvent.hover(canvas.getByRole('button'));
    await shown();
  },
};

export const Dark: Story = { ...OnHover, globals: { theme: 'dark' } };
