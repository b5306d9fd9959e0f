import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Toaster } from './Toaster.tsx';
import { createToasts } from './toasts.ts';
import type { ToastInput } from './toasts.ts';

/** A queue whose toasts stay visible long enough for the story. */
const queue = (...inputs: ToastInput[]) => {
  const toasts = createToasts({ lifeMs: 3_600_000 });
  for (const input of inputs) toasts.show(input);
  return toasts;
};

const undo = fn();
const tones: ToastInput[] = [
  { text: 'Logged out successfully' },
  { text: 'Invoice INV-1042 posted', tone: 'ok', detail: '$1,284.00 · 3 lines' },
  { text: 'Connection lost', tone: 'warn', detail: 'Sales are saved on this device until you reconnect.' },
  { text: 'Clock In Failed', tone: 'bad', action: { label: 'Try again', onAction: undo } },
];

const meta = {
  title: 'Overlays/Toaster',
  component: Toaster,
  args: { toasts: queue(...tones), label: 'Messages', dismissLabel: 'Dismiss', visible: 4 },
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {};

export const TopCenter: Story = { args: { position: 'top-center', toasts: queue(...tones) } };

export const BottomRight: Story = { args: { position: 'bottom-right', toasts: queue(...tones) } };

export const LongText: Story = {
  args: {
    toasts: queue({
      text: 'Item "Aurora X2 Pro 256 GB Midnight Blue" with IMEI 356938035643809 was already sold on invoice INV-0998',
      tone: 'bad',
    }),
  },
};

export const ThreeAtATime_S9_13: Story = {
  args: { visible: undefined, toasts: createToasts({ lifeMs: 3_600_000 }) },
  play: async ({ args }) => {
    for (const text of ['One', 'Two', 'Three', 'Four']) args.toasts.show({ text });
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['One', 'Two', 'Three']),
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['Two', 'Three', 'Four']),
    );
    args.toasts.clear();
    await waitFor(() => expect(screen.queryAllByRole('status')).toEqual([]));
  },
};

/** A panel that was opened after the first toast covers it, but not the next one. */
export const AboveAPanelThatWasOpenedSince: Story = {
  args: { toasts: createToasts({ lifeMs: 3_600_000 }) },
  render: (args) => (
    <>
      <Toaster {...args} />
      <div role="note" popover="manual" style={{ inset: 0, inlineSize: '100vw', blockSize: '100vh' }}>
        Panel
      </div>
    </>
  ),
  play: async ({ args, canvas }) => {
    args.toasts.show({ text: 'One' });
    await screen.findByText('One');
    canvas.getByText('Panel').showPopover();
    args.toasts.show({ text: 'Two' });
    const two = await screen.findByText('Two');
    const { x, y } = two.getBoundingClientRect();
    await waitFor(() => expect(two.contains(document.elementFromPoint(x + 1, y + 1))).toEqual(true));
    args.toasts.clear();
  },
};

export const ClosesAutomatically: Story = {
  args: { toasts: createToasts({ lifeMs: 50 }) },
  play: async ({ args }) => {
    args.toasts.show({ text: 'Saved', tone: 'ok' });
    args.toasts.show({ text: 'Clock Out Failed', tone: 'bad' });
    await waitFor(() => expect(args.toasts.list()).toEqual([]));
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  },
};

export const AboveADialog: Story = {
  args: { toasts: queue({ text: 'Wrong access pin or email', tone: 'bad' }) },
  render: (args) => (
    <>
      <Toaster {...args} />
      <Dialog open title="Access PIN" closeLabel="Close" onClose={fn()}>
        Enter your four digits.
      </Dialog>
    </>
  ),
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await expect(args.toasts.list()).toEqual([]);
    args.toasts.show({ text: 'Wrong access pin or email', tone: 'bad' });
  },
};

const saved = createToasts({ lifeMs: 3_600_000 });

/** The action of a dialog is complete: the dialog closes at the same time as the toast appears. */
export const ShownByClosingDialog: Story = {
  args: { toasts: saved },
  render: function DialogWithToast(args) {
    const [open, setOpen] = useState(true);
    const save = () => {
      saved.show({ text: 'Your password is changed', tone: 'ok' });
      setOpen(false);
    };
    return (
      <>
        <Toaster {...args} />
        {open && (
          <Dialog open title="Change password" onClose={fn()} footer={<Button onClick={save}>Save</Button>}>
            Enter a new one.
          </Dialog>
        )}
      </>
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Your password is changed')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/**
 * Two queues with the same lifetime: when the toast of the second queue, shown later, expires, that of the first would have
 * expired too if it had not been paused.
 */
const twoQueues = (): Pick<Story, 'args' | 'render'> => ({
  args: { toasts: createToasts({ lifeMs: 2500 }) },
  render: (args) => (
    <>
      <Toaster {...args} />
      <Toaster {...args} toasts={witness} label="Witness" position="bottom-right" focusKey="F4" />
    </>
  ),
});
const witness = createToasts({ lifeMs: 2500 });
const witnessDismissed = async () => {
  witness.show({ text: 'Witness' });
  await waitFor(() => expect(witness.list()).toEqual([]), { timeout: 10_000 });
};

export const WaitsUnderThePointer: Story = {
  ...twoQueues(),
  play: async ({ args }) => {
    args.toasts.show({ text: 'Invoice posted' });
    await userEvent.hover(await screen.findByText('Invoice posted'));
    await witnessDismissed();
    await expect(screen.getByText('Invoice posted')).toBeVisible();
    await userEvent.unhover(screen.getByText('Invoice posted'));
    await waitFor(() => expect(args.toasts.list()).toEqual([]), { timeout: 10_000 });
  },
};

export const WaitsWithTheFocus: Story = {
  ...twoQueues(),
  play: async ({ args }) => {
    args.toasts.show({ text: 'Invoice posted' });
    await screen.findByText('Invoice posted');
    await userEvent.keyboard('{F8}');
    await witnessDismissed();
    await expect(screen.getByText('Invoice posted')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.toasts.list()).toEqual([]);
  },
};

export const ByKeyboard: Story = {
  args: { toasts: createToasts({ lifeMs: 3_600_000 }) },
  render: (args) => (
    <>
      <input aria-label="Scan" />
      <Toaster {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const scan = canvas.getByRole('textbox', { name: 'Scan' });
    const focused = () => document.activeElement?.closest('[role="status"], [role="alert"]')?.textContent;
    await userEvent.click(scan);
    args.toasts.show({ text: 'One' });
    args.toasts.show({ text: 'Two', tone: 'bad', action: { label: 'Try again', onAction: undo } });
    await screen.findByText('Two');
    await expect(scan).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(focused()).toEqual('One');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toEqual('TwoTry again'));
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(scan).toHaveFocus());
    args.toasts.show({ text: 'Three' });
    await screen.findByText('Three');
    await expect(scan).toHaveFocus();
    args.toasts.clear();
  },
};

export const FollowsTheApgAlertPattern: Story = {
  args: { toasts: createToasts({ lifeMs: 3_600_000 }) },
  play: async ({ args }) => {
    args.toasts.show({ text: 'Clock Out Failed', tone: 'bad' });
    args.toasts.show({ text: 'Saved', tone: 'ok' });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Clock Out Failed');
    await expect(await screen.findByRole('status')).toHaveTextContent('Saved');
    await expect(document.body).toHaveFocus();
  },
};

export const NineAtOnce: Story = {
  args: { visible: 9, toasts: queue(...Array.from({ length: 12 }, (_, at) => ({ text: `Message ${at + 1}` }))) },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(9));
  },
};

export const Empty: Story = {
  args: { toasts: createToasts() },
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  },
};

export const VeryLongText: Story = {
  args: {
    toasts: queue({
      text: 'W'.repeat(500),
      detail: 'x'.repeat(500),
      action: { label: 'y'.repeat(200), onAction: undo },
    }),
  },
};
