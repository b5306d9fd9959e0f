import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Add customer',
    description: 'A name and one way to reach them are enough.',
    closeLabel: 'Close',
    onClose: fn(),
    children: 'Form fields',
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <Button>Cancel</Button>
    <Button tone="primary">Save customer</Button>
  </>
);

export const Open: Story = { args: { footer } };

export const Small: Story = { args: { size: 's', footer } };

export const Large: Story = { args: { size: 'l', footer } };

export const LongText: Story = {
  args: {
    footer,
    title: 'Return of one Aurora X2 Pro 256 GB in Midnight Blue that was bought at the Harbour Street store last week',
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>Paragraph {line + 1}: goods go back to the vendor with their papers, and the stock follows.</p>
    )),
  },
};

function Opener({ open: _, onClose, ...dialog }: DialogProps) {
  const [open, setOpen] = useState(false);
  const phone = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New customer</Button>
      <Dialog
        {...dialog}
        open={open}
        initialFocus={phone}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      >
        <label>
          Name <input />
        </label>{' '}
        <label>
          Phone <input ref={phone} />
        </label>
      </Dialog>
    </>
  );
}

export const RestoresFocus: Story = {
  args: { open: false },
  render: (args) => <Opener {...args} />,
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'New customer' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Add customer' });
    await expect(dialog).toHaveAccessibleDescription('A name and one way to reach them are enough.');
    await expect(within(dialog).getByLabelText('Phone')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const FollowsTheApgModalDialogPattern: Story = {
  args: { open: false },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'New customer' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Add customer' });
    // The browser makes the page behind a modal dialog inert, also for screen readers.
    await expect(dialog.matches(':modal')).toEqual(true);
    await expect(within(dialog).getByLabelText('Phone')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByLabelText('Name')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ExtraLarge: Story = { args: { size: 'xl', footer } };

export const WithoutDescription: Story = {
  args: { description: undefined, footer },
  play: async () => {
    await expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-describedby');
  },
};

export const WithoutCloseButton: Story = { args: { closeLabel: undefined, footer } };

export const Empty: Story = { args: { children: undefined, footer } };

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByText('Form fields')).toBeNull();
  },
};

export const VeryLongText: Story = {
  args: {
    title: 'W'.repeat(500),
    description: 'x'.repeat(500),
    children: 'y'.repeat(500),
    footer: <Button>{'W'.repeat(500)}</Button>,
  },
};

export const LongTextScrollsByKeyboard: Story = {
  args: { ...LongText.args },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByText(/Paragraph 1:/).parentElement).toHaveFocus();
  },
};

export const OneAboveAnother: Story = {
  render: (args) => (
    <Dialog {...args}>
      <Dialog open title="Discard?" onClose={args.onClose} footer={<Button>Discard</Button>} size="s" />
    </Dialog>
  ),
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Discard?' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
