import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Display/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'returns', title: 'Returns', content: 'Within 30 days, with the receipt.' },
      { id: 'warranty', title: 'Warranty', content: 'One year on devices, 90 days on repairs.' },
      {
        id: 'deposit',
        title: 'Deposits',
        content: (
          <label>
            Percent <input defaultValue="20" />
          </label>
        ),
      },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

export const OneOpen: Story = { args: { defaultValue: ['warranty'] } };

export const SeveralOpen: Story = { args: { multiple: true, defaultValue: ['returns', 'warranty'] } };

export const FollowsTheApgAccordionPattern: Story = {
  args: { multiple: true },
  play: async ({ args, canvas, userEvent }) => {
    const returns = canvas.getByRole('button', { name: 'Returns' });
    await expect(canvas.getByRole('heading', { name: 'Returns', level: 3 })).toContainElement(returns);
    await expect(returns).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(returns).toHaveAttribute('aria-expanded', 'true');
    const panel = canvas.getByRole('region', { name: 'Returns' });
    await expect(returns).toHaveAttribute('aria-controls', panel.id);
    await expect(panel).toHaveTextContent('Within 30 days, with the receipt.');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['returns', 'deposit']);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Percent' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const OneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Returns' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Warranty' }));
    await expect(canvas.getAllByRole('region').map((region) => region.textContent)).toEqual([
      'One year on devices, 90 days on repairs.',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Warranty' }));
    await expect(canvas.queryAllByRole('region')).toEqual([]);
  },
};

export const WhatWasTypedStays: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposits' }));
    await userEvent.type(canvas.getByRole('textbox'), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Deposits' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deposits' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('205');
  },
};

export const Controlled: Story = {
  render: function ControlledAccordion(args) {
    const [open, setOpen] = useState<readonly string[]>(['returns']);
    return <Accordion {...args} value={open} onChange={setOpen} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Warranty' }));
    await expect(canvas.getByRole('region')).toHaveTextContent('One year on devices');
  },
};

export const OneDisabled: Story = {
  args: {
    items: [
      { id: 'returns', title: 'Returns', icon: 'undo', hint: 'Within 30 days', content: 'With the receipt.' },
      { id: 'loans', title: 'Loans', icon: 'card', hint: 'Not set up', disabled: true, content: '' },
    ],
    defaultValue: ['returns'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Loans/ })).toBeDisabled();
  },
};

export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  args: {
    style: { maxInlineSize: 320 },
    defaultValue: ['a'],
    items: [
      { id: 'a', title: 'W'.repeat(500), content: 'x'.repeat(500) },
      { id: 'b', title: 'Repairs 🔧 and what they cost', hint: 'ضمان لمدة عام', content: '' },
    ],
  },
};
