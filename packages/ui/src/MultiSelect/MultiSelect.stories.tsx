import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import odd from '../OptionPanel/odd.stories.json' with { type: 'json' };
import { MultiSelect } from './MultiSelect.tsx';

const stores = ['Harbour Street', 'Old Town', 'Airport', 'Riverside', 'North Mall', 'University', 'Station'].map(
  (label, at) => ({ id: `${at + 1}`, label }),
);
const tenThousand = Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, label: `Product ${at + 1}` }));

const meta = {
  title: 'Selects/MultiSelect',
  component: MultiSelect,
  args: { 'aria-label': 'Stores', options: stores, placeholder: 'Choose stores', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360, minBlockSize: 330 }}>{Story()}</div>],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: ['1', '3', '2'], icon: 'store' } };
export const Disabled: Story = { args: { defaultValue: ['1', '3'], disabled: true } };

export const ReadOnly: Story = {
  args: { defaultValue: ['1', '3'], readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Backspace}{ArrowDown}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const FollowsTheApgMultiSelectListboxPattern: Story = {
  args: { name: 'stores' },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Stores' });
    const selected = () => screen.getAllByRole('option', { selected: true }).map((option) => option.textContent);
    await userEvent.tab();
    await step('the list says that several can be chosen, and each option whether it is', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('listbox', { name: 'Stores' })).toHaveAttribute('aria-multiselectable', 'true');
      await expect(screen.getAllByRole('option', { selected: false })).toHaveLength(7);
    });
    await step('Enter chooses and keeps the list open at the same row', async () => {
      await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['1', '2']);
      await expect(selected()).toEqual(['Harbour Street', 'Old Town']);
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await expect(screen.getByRole('status')).toHaveTextContent('2 chosen');
    });
    await step('Enter on a chosen option takes it away', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['1']);
      await expect(selected()).toEqual(['Harbour Street']);
    });
    await step('what is typed filters, choosing empties the box', async () => {
      await userEvent.keyboard('air{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['1', '3']);
      await expect(box).toHaveValue('');
      await expect(
        [...canvasElement.querySelectorAll<HTMLInputElement>('input[name="stores"]')].map(({ value }) => value),
      ).toEqual(['1', '3']);
    });
  },
};

export const RemovedByKeyboard: Story = {
  args: { defaultValue: ['1', '2', '3', '4'] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    const back = box.matches(':dir(rtl)') ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.click(box);
    await userEvent.keyboard('{Escape}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '2', '3']);
    await userEvent.keyboard(back);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Airport' })).toHaveFocus());
    await userEvent.keyboard(back);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Old Town' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '3']);
  },
};

export const RemovedByButton: Story = {
  args: { defaultValue: ['1', '2', '3'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Old Town' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '3']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const TooManyToShow: Story = {
  args: { defaultValue: ['1', '2', '3', '4', '5', '6'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 chosen')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};

export const AllAndNone: Story = {
  args: { all: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Select all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '2', '3', '4', '5', '6', '7']);
    await userEvent.click(screen.getByRole('option', { name: 'Select none' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const AtMostTwo: Story = {
  args: { max: 2, defaultValue: ['1'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Airport' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '3']);
    await expect(screen.getByRole('status')).toHaveTextContent('At most 2 can be chosen.');
    await expect(screen.getByRole('option', { name: 'Old Town' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Old Town' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('option', { name: 'Airport' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['1']);
  },
};

export const MakesAnOption: Story = {
  args: { onCreate: fn(async (text: string) => ({ id: text.toLowerCase(), label: text })) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'Beach{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['beach']));
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(canvas.getByRole('button', { name: 'Remove Beach' })).toBeVisible();
  },
};

export const NoMatch_S2_13: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(screen.getByText('No results found')).toBeVisible();
  },
};
export const NothingToChoose: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByText('Not Found Please Create First')).toBeVisible();
  },
};
export const Loading: Story = {
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
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const InAField: Story = {
  args: { defaultValue: ['2'] },
  render: (args) => (
    <Field label="Works in" hint="One store at least." error="Choose another store." required>
      <MultiSelect {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Works in' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('One store at least. Choose another store.');
    await userEvent.click(canvas.getByText('Works in'));
    await expect(box).toHaveFocus();
  },
};

export const InsideADialog: Story = {
  render: (args) => (
    <Dialog open title="Employee" onClose={() => args.onChange?.(['closed'])}>
      <MultiSelect {...args} />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Employee' }));
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.click(dialog.getByRole('option', { name: 'Airport' }));
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const TenThousand: Story = {
  args: { options: tenThousand, all: true, 'aria-label': 'Products' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Select all' }));
    await expect(canvas.getByText('10000 chosen', { selector: '[data-chips] *' })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
export const OddOptions: Story = {
  args: { options: odd, defaultValue: ['long', 'rtl', 'emoji', 'gone'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Remove gone' })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox'));
  },
};
