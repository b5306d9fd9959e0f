import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import odd from '../OptionPanel/odd.stories.json' with { type: 'json' };
import { Select } from './Select.tsx';

const tenders = [
  { id: 'cash', label: 'Cash' },
  { id: 'card', label: 'Card', hint: 'Terminal 1' },
  { id: 'check', label: 'Check' },
  { id: 'credit', label: 'Store credit', hint: '$45.00' },
];
const drawers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `Drawer ${at + 1}` }));
const fourHundred = drawers(400);
const hundredThousand = drawers(100_000);

const meta = {
  title: 'Selects/Select',
  component: Select,
  args: { 'aria-label': 'Tender', options: tenders, placeholder: 'Choose a tender', onChange: fn(), onClear: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320, minBlockSize: 330 }}>{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'card', icon: 'cash' } };
export const Disabled: Story = { args: { defaultValue: 'card', disabled: true } };
export const Small: Story = { args: { size: 's' } };

export const ReadOnly: Story = {
  args: { defaultValue: 'card', readOnly: true, clearable: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Tender' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await userEvent.click(box);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-readonly', 'true');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};

export const FollowsTheApgSelectOnlyComboboxPattern: Story = {
  args: { name: 'tender' },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Tender' });
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await step('Down Arrow opens the list at its first option and keeps the focus in the box', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(box).toHaveFocus();
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await expect(box).toHaveAttribute('aria-haspopup', 'listbox');
      await expect(screen.getByRole('listbox', { name: 'Tender' }).id).toBe(box.getAttribute('aria-controls'));
      await expect(active()).toBe('Cash');
    });
    await step('Down Arrow, End, Home and Up Arrow move, and Enter chooses', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(active()).toBe('CardTerminal 1');
      await userEvent.keyboard('{End}{ArrowDown}');
      await expect(active()).toBe('Store credit$45.00');
      await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('card');
      await expect(box).toHaveTextContent('Card');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(canvasElement.querySelector('input[name="tender"]')).toHaveValue('card');
    });
    await step('a letter opens the list at the next option that begins with it', async () => {
      await userEvent.keyboard('s');
      await expect(active()).toBe('Store credit$45.00');
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('credit');
    });
    await step('Escape closes and chooses nothing', async () => {
      await userEvent.keyboard('{Enter}{Home}{Escape}');
      await expect(box).toHaveTextContent('Store credit');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Tab takes the highlighted option and leaves', async () => {
      await userEvent.keyboard('{Enter}{Home}');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('cash');
      await expect(box).not.toHaveFocus();
    });
  },
};

export const Open: Story = {
  args: { defaultValue: 'card' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const options = screen.getAllByRole('option');
    await expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
      'false',
    ]);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Clearable: Story = {
  args: { defaultValue: 'card', clearable: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(box).toHaveTextContent('Choose a tender');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}{Delete}');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
    await expect(box).toHaveTextContent('Choose a tender');
  },
};

export const NothingToChoose_S2_13: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByText('Not Found Please Create First')).toBeVisible();
  },
};

export const Loading_S2_13: Story = {
  args: { options: [], loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByText('Loading...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { options: [], failed: true, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByText('The list could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const FourHundred_S9_04: Story = {
  args: { options: fourHundred, 'aria-label': 'Drawer' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByRole('listbox').clientHeight).toBeLessThanOrEqual(250);
    await expect(screen.getAllByRole('option').length).toBeLessThan(12);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Drawer 400' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('399');
  },
};

export const HundredThousand: Story = {
  args: { options: hundredThousand, 'aria-label': 'Drawer', defaultValue: '70000' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const row = screen.getByRole('option', { name: 'Drawer 70001' }).getBoundingClientRect();
    await expect(row.top).toBeGreaterThanOrEqual(list.top);
    await expect(row.bottom).toBeLessThanOrEqual(list.bottom);
  },
};

export const InAField: Story = {
  render: (args) => (
    <Field label="How was it paid" error="Choose a tender." required>
      <Select {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'How was it paid' });
    await userEvent.click(canvas.getByText('How was it paid'));
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Choose a tender.');
    await expect(box).toBeInvalid();
  },
};

export const InsideADialog: Story = {
  args: { defaultValue: 'card' },
  render: (args) => (
    <Dialog open title="Take payment" onClose={() => args.onClear?.()}>
      <Select {...args} />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Take payment' }));
    const box = dialog.getByRole('combobox');
    await userEvent.click(box);
    await waitFor(() => expect(dialog.getByRole('option', { name: 'Store credit $45.00' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onClear).not.toHaveBeenCalled();
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('option', { name: 'Cash' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('cash');
  },
};

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    options: [{ id: 'long', label: 'Store credit from a return that was made without a receipt in another store' }],
  },
};

export const OddOptions: Story = {
  args: { options: odd, defaultValue: 'long', clearable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(screen.getAllByRole('option', { name: /Screen protector/ })[1] ?? document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('twin-2');
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const AnIdThatIsNotOffered: Story = {
  args: { value: 'gone', options: [{ id: 'x', label: 'X', hint: undefined }] },
};

export const RightToLeft: Story = {
  args: {
    'aria-label': 'אמצעי תשלום',
    defaultValue: 'card',
    clearable: true,
    icon: 'cash',
    options: [
      { id: 'cash', label: 'מזומן' },
      { id: 'card', label: 'כרטיס', hint: 'מסוף 1' },
    ],
    texts: { clear: 'נקה' },
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await expect(screen.getByRole('listbox').getBoundingClientRect().right).toBeCloseTo(
      box.getBoundingClientRect().right - 1,
      0,
    );
  },
};

export const Touch: Story = {
  args: { defaultValue: 'check', clearable: true },
  decorators: [(Story) => <div data-density="touch">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const heights = screen.getAllByRole('option').map((option) => option.offsetHeight);
    await expect(heights).toEqual([44, 44, 44, 44]);
  },
};
