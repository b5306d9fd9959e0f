import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

/**
 * A parent that opens the popover from elsewhere controls its open state. The popover stays open while the person works next to
 * it.
 */
export const OpenedFromOutsideAndStays: Story = {
  args: { stays: true },
  render: function Outside(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Popover {...args} open={open} onOpen={setOpen} />
        <Button style={{ marginBlockStart: 160 }} onClick={() => setOpen(true)}>
          Elsewhere
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const [button, elsewhere] = ['Discount', 'Elsewhere'].map((name) => canvas.getByRole('button', { name }));
    await userEvent.click(elsewhere!);
    await expect(await screen.findByLabelText('Percent')).toHaveFocus();
    await userEvent.click(elsewhere!);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByLabelText('Percent'));
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A re-render of the parent can remove the pressed button. The focus stays in the panel. */
export const KeepsTheFocus: Story = {
  args: { stays: true },
  render: function Steps(args) {
    const [isDone, setDone] = useState(false);
    return <Popover {...args}>{isDone ? <p>Done</p> : <Button onClick={() => setDone(true)}>Apply</Button>}</Popover>;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discount' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Discount' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Discount' })).toHaveFocus();
  },
};

export const FollowsTheApgDialogPatternWithoutModality: Story = {
  render: (args) => (
    <>
      <Popover {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Discount' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Discount' });
    await expect(button).toHaveAttribute('aria-controls', panel.id);
    await expect(panel.matches(':modal')).toEqual(false);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosesOutside: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Discount' });
    await userEvent.click(button);
    await userEvent.click(canvasElement);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const TextAlone: Story = {
  args: { children: () => <p>Prices hold until the end of the month.</p> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discount' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  },
};

export const LongText: Story = {
  args: { children: () => <p>{'W'.repeat(5000)}</p> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discount' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
