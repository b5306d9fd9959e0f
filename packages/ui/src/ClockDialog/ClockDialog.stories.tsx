import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import { ClockDialog } from './ClockDialog.tsx';
import spanish from './spanish.stories.json' with { type: 'json' };

const meta = {
  title: 'Overlays/ClockDialog',
  component: ClockDialog,
  args: {
    open: true,
    state: 'out',
    now: 'Saturday, November 21, 2026, 9:02 AM',
    email: 'ben.okafor@demo.test',
    activeTime: '00:00:00',
    onClock: fn(),
    onBreak: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ClockDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const clock = () => within(screen.getByRole('dialog', { name: 'Clock In/Out' }));
const amount = () => clock().getByLabelText(/^Cash register amount/);
const pin = () => clock().getByLabelText(/^Access PIN/);
const button = (name: string) => clock().getByRole('button', { name });

const atWork = { activeTime: '02:14:09', firstClockIn: '9:02 AM', lastClockOut: '5:31 PM' } as const;

export const ClockedOut_S9_06: Story = {
  play: async ({ args }) => {
    await expect(amount()).toHaveValue('100');
    await expect(clock().getByLabelText('Employee email')).toHaveAttribute('readonly');
    await expect(clock().queryByLabelText('Notes')).toBeNull();
    await expect(button('Clock In')).toBeDisabled();
    await userEvent.type(pin(), '12x34');
    await userEvent.click(button('Clock In'));
    await expect(args.onClock).toHaveBeenCalledWith({ amount: '100', pin: '1234', notes: '' });
  },
};

export const ClockedIn: Story = {
  args: { state: 'in', ...atWork },
  play: async ({ args }) => {
    await expect(clock().getByRole('timer')).toHaveTextContent('02:14:09');
    await userEvent.type(clock().getByLabelText('Notes'), 'Drawer counted twice.');
    await userEvent.type(pin(), '1234');
    await userEvent.click(button('Take A Break'));
    const entry = { amount: '100', pin: '1234', notes: 'Drawer counted twice.' };
    await expect(args.onBreak).toHaveBeenCalledWith(entry);
    await userEvent.click(button('Clock Out'));
    await expect(args.onClock).toHaveBeenCalledWith(entry);
  },
};

export const OnBreak: Story = {
  args: { state: 'break', ...atWork },
  play: async ({ args }) => {
    await expect(clock().queryByLabelText('Notes')).toBeNull();
    await waitFor(() => expect(button('Clock Out')).toBeVisible());
    await userEvent.click(button('End Break'));
    await expect(args.onBreak).toHaveBeenCalledWith({ amount: '100', pin: '', notes: '' });
  },
};

export const TooLittleCash_S5_01_S5_02_S5_03_S9_05: Story = {
  play: async ({ args }) => {
    await userEvent.type(pin(), '1234');
    await userEvent.clear(amount());
    await expect(button('Clock In')).toBeDisabled();
    await userEvent.type(amount(), '9x9.99.9');
    await expect(amount()).toHaveValue('99.99');
    await expect(clock().getByRole('alert')).toHaveTextContent('Cash register amount cannot be less than $100');
    await expect(button('Clock In')).toBeDisabled();
    await userEvent.clear(amount());
    await userEvent.type(amount(), '250.50');
    await expect(clock().queryByRole('alert')).toBeNull();
    await userEvent.click(button('Clock In'));
    await expect(args.onClock).toHaveBeenCalledWith({ amount: '250.50', pin: '1234', notes: '' });
  },
};

export const ABreakBeforeTheDayBegins_S4_02_S8_12: Story = {
  play: async ({ args }) => {
    await userEvent.click(button('Take A Break'));
    await expect(clock().getByRole('alert')).toHaveTextContent('Please Clock In to Take a Break');
    await expect(args.onBreak).not.toHaveBeenCalled();
    await userEvent.type(pin(), '1234');
    await expect(clock().queryByRole('alert')).toBeNull();
    await expect(button('Clock In')).toBeEnabled();
  },
};

/** In a store with several cash registers, one is selected first. */
export const ChoosesTheRegister: Story = {
  render: function SharedRegister(args) {
    const [till, setTill] = useState<string | null>(null);
    return (
      <ClockDialog
        {...args}
        registerMissing={till === null}
        register={
          <Field label="Register" required>
            <Select
              options={[
                { id: '1', label: 'Front counter' },
                { id: '2', label: 'Repair desk' },
              ]}
              value={till}
              placeholder="Choose"
              onChange={setTill}
            />
          </Field>
        }
      />
    );
  },
  play: async () => {
    await userEvent.type(pin(), '1234');
    await expect(button('Clock In')).toBeDisabled();
    await userEvent.click(clock().getByRole('combobox', { name: /^Register/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Repair desk' }));
    await expect(button('Clock In')).toBeEnabled();
  },
};

export const Rejected: Story = {
  args: { error: 'Clock In Failed' },
  play: async () => {
    await expect(clock().getByRole('alert')).toHaveTextContent('Clock In Failed');
    await expect(button('Clock In')).toBeDisabled();
    await userEvent.type(pin(), '1234');
    await expect(clock().queryByRole('alert')).toBeNull();
    await expect(button('Clock In')).toBeEnabled();
  },
};

export const ClockingIn: Story = {
  args: { busy: 'clock' },
  play: async ({ args }) => {
    await expect(button('Take A Break')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const TakingABreak: Story = { args: { state: 'in', busy: 'break', ...atWork } };

export const FollowsTheApgDialogPattern: Story = {
  args: { open: false },
  render: function Shift(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Clock In</Button>
        <ClockDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Clock In' });
    await userEvent.click(opener);
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Saturday, November 21, 2026, 9:02 AM');
    await userEvent.type(pin(), '12');
    await userEvent.click(button('Close'));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(pin()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Spanish: Story = {
  args: { state: 'in', now: 'sábado, 21 de noviembre de 2026, 9:02', texts: spanish, ...atWork },
};

export const LongText: Story = {
  args: {
    state: 'in',
    email: `${'w'.repeat(200)}@demo.test`,
    error: 'x'.repeat(500),
    texts: { amount: 'Cash in the drawer of the second register 💵 after the count', takeBreak: 'W'.repeat(60) },
    ...atWork,
  },
};
