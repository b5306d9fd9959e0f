import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Combobox } from './Combobox.tsx';

const customers = [
  { id: '1', label: 'Ana Peña', hint: '305 555 0101' },
  { id: '2', label: 'Ben Okafor', hint: '305 555 0102' },
  { id: '3', label: 'Chloé Martin', hint: '305 555 0103' },
];
const products = Array.from({ length: 2000 }, (_, at) => ({ id: String(at), label: `Product ${at + 1}` }));

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

export const NoneFits: Story = {
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

export const TwoThousand: Story = {
  args: { options: products, 'aria-label': 'Product' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getAllByRole('option').length).toBeLessThan(30);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Product 2000' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1999');
  },
};

export const InAField: Story = {
  render: (args) => (
    <Field label="Bill to" hint="Walk-in customers need no name.">
      <Combobox {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Bill to' });
    await expect(box).toHaveAccessibleDescription('Walk-in customers need no name.');
    await userEvent.click(box);
    await expect(screen.getByRole('listbox', { name: 'Bill to' })).toBeVisible();
  },
};
