import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Discount',
    button: (props) => <Button {...props}>Discount</Button>,
    children: (close) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <label>
          Percent <input inputMode="decimal" size={6} />
        </label>{' '}
        <Button type="submit" size="s">
          Apply
        </Button>
      </form>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Discount' });
    const shown = () => waitFor(() => expect(screen.getByRole('dialog', { name: 'Discount' })).toBeVisible());
    await userEvent.click(button);
    await shown();
    await expect(screen.getByLabelText('Percent')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('5{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await shown();
  },
};

export const Dark: Story = { ...Opens, globals: { theme: 'dark' } };
