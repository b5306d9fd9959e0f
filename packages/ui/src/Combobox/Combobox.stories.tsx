import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import { Combobox } from './Combobox.tsx';

const customers = [
  { id: '1', label: 'Ana Peña', hint: '305 555 0101' },
  { id: '2', label: 'Ben Okafor', hint: '305 555 0102' },
  { id: '3', label: 'Chloé Martin', hint: '305 555 0103' },
];

const meta = {
  title: 'Selects/Combobox',
  component: Combobox,
  args: { 'aria-label': 'Customer', options: customers, placeholder: 'Find a customer', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320, minBlockSize: 330 }}>{Story()}</div>],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: '2', icon: 'user' } };
export const Disabled: Story = { args: { defaultValue: '2', disabled: true } };
export const Small: Story = { args: { defaultValue: '2', size: 's' } };

export const ReadOnly: Story = {
  args: { defaultValue: '2', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Customer' });
    await userEvent.click(box);
    await userEvent.keyboard('x{ArrowDown}');
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('Ben Okafor');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FollowsTheApgEditableComboboxWithListAutocompletePattern: Story = {
  args: { name: 'customer' },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Customer' });
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await step('Down Arrow opens the list at its first option, the focus stays in the box', async () => {
      await expect(box).toHaveAttribute('aria-autocomplete', 'list');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{ArrowDown}');
      await expect(box).toHaveFocus();
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await expect(screen.getByRole('listbox', { name: 'Customer' }).id).toBe(box.getAttribute('aria-controls'));
      await expect(active()).toBe('Ana Peña305 555 0101');
    });
    await step('Up Arrow on the first goes to the last, Escape closes', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(active()).toBe('Chloé Martin305 555 0103');
      await userEvent.keyboard('{Escape}');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('what is typed filters the list, Enter takes the highlighted option', async () => {
      await userEvent.keyboard('okafor');
      await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Ben Okafor305 555 0102',
      ]);
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2');
      await expect(box).toHaveValue('Ben Okafor');
      await expect(canvasElement.querySelector('input[name="customer"]')).toHaveValue('2');
    });
    await step('it opens again at the chosen option; Alt and Up Arrow take it and close', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(active()).toBe('Ben Okafor305 555 0102');
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ben Okafor');
      await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
      await expect(args.onChange).toHaveBeenLastCalledWith('3');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const ByTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Customer' });
    await userEvent.type(box, 'pena');
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Ana Peña305 555 0101']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
    await expect(box).toHaveValue('Ana Peña');
  },
};

export const LeavingBringsTheLabelBack: Story = {
  args: { defaultValue: '2' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'x');
    await userEvent.tab();
    await expect(box).toHaveValue('Ben Okafor');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Cleared: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>('2');
    return (
      <Combobox
        {...args}
        value={value}
        onChange={(id) => {
          setValue(id);
          args.onChange?.(id);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(screen.getByText('No results found')).toBeVisible();
  },
};

export const NothingToChoose: Story = {
  args: { options: [], texts: { empty: 'No encontrado, por favor cree primero' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByText('No encontrado, por favor cree primero')).toBeVisible();
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
    await expect(screen.getByText('The list could not be loaded.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(screen.getByText('The list could not be loaded.')).toBeVisible();
  },
};

export const InAField: Story = {
  render: (args) => (
    <Field label="Bill to" hint="Walk-in customers need no name." error="Choose a customer.">
      <Combobox {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Bill to' });
    await expect(box).toHaveAccessibleDescription('Walk-in customers need no name. Choose a customer.');
    await expect(box).toBeInvalid();
    await userEvent.click(box);
    await expect(screen.getByRole('listbox', { name: 'Bill to' })).toBeVisible();
  },
};

export const InsideADialog: Story = {
  render: (args) => (
    <Dialog open title="Bill to" onClose={() => args.onChange?.('closed')}>
      <Combobox {...args} />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Bill to' }));
    const box = dialog.getByRole('combobox');
    await userEvent.type(box, 'chlo');
    await waitFor(() => expect(dialog.getByRole('option', { name: /Chloé/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(box, 'chlo{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
    // The list is closed: now the dialog handles the key.
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('closed');
  },
};

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    options: [{ id: 'long', label: 'Store credit from a return that was made without a receipt in another store' }],
  },
};

export const RightToLeft: Story = {
  args: {
    'aria-label': 'לקוח',
    defaultValue: '1',
    icon: 'user',
    options: [
      { id: '1', label: 'דוד לוי', hint: '03 555 0101' },
      { id: '2', label: 'Ben Okafor', hint: '03 555 0102' },
    ],
    texts: { clear: 'נקה', open: 'הצג אפשרויות' },
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
};

export const Touch: Story = {
  args: { defaultValue: '2' },
  decorators: [(Story) => <div data-density="touch">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getAllByRole('option').map((option) => option.offsetHeight)).toEqual([44, 44, 44]);
  },
};
