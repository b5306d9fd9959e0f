import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { FilterBarProps } from './FilterBar.tsx';

const meta = {
  title: 'Tables/FilterBar',
  component: FilterBar,
  args: {
    search: <SearchInput aria-label="Search invoices" placeholder="Number, customer or IMEI" />,
    filters: <Button icon="filter">State</Button>,
    actions: <Button icon="download">Export</Button>,
    texts: { active: 'Active filters', remove: ({ label }) => `Remove filter ${label}`, clear: 'Clear all' },
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const active = [
  { id: 'state', label: 'State', value: 'Paid' },
  { id: 'date', label: 'Date', value: 'Mar 1 to Mar 7, 2026' },
];

export const Nothing: Story = {};

export const Filtered: Story = { args: { active } };

export const LongValue: Story = {
  args: {
    active: [
      { id: 'customer', label: 'Customer', value: 'Bluewater Dental Group, Purchasing Department, Second Floor' },
    ],
  },
};

function Remover(props: FilterBarProps) {
  const [rest, setRest] = useState(props.active ?? []);
  return <FilterBar {...props} active={rest} onRemove={({ id }) => setRest(rest.filter((one) => one.id !== id))} />;
}

export const RemovesOneByOne: Story = {
  args: { active },
  render: (args) => <Remover {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter State' }));
    await expect(canvas.getByRole('button', { name: 'Remove filter Date' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const HardValues: Story = {
  args: {
    style: { maxInlineSize: 480 },
    active: [
      { id: 'name', label: 'Name', value: 'Charger '.repeat(63).slice(0, 500) },
      { id: 'name', label: 'Name', value: '👩🏽‍🔧📱' },
      { id: 'customer', label: 'Customer', value: 'محمد العلي' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Active filters' }).scrollWidth).toBeLessThanOrEqual(480);
    await expect(canvas.getAllByRole('listitem').length).toEqual(4);
  },
};

export const ClearsAll: Story = {
  args: { active },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const SearchAlone: Story = { args: { filters: undefined, actions: undefined } };

export const Narrow: Story = { args: { active, style: { maxInlineSize: 320 } } };
