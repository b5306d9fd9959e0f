import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Display/Card',
  component: Card,
  args: { children: 'Ana Peña, 305 555 0101', style: { maxInlineSize: 480 } },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};
export const Headed: Story = {
  args: {
    title: 'Customer',
    hint: 'Since March 2024',
    actions: <Button size="s">Edit</Button>,
    footer: <Button tone="primary">New invoice</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Customer' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { title: 'Equipment that was left for repair and has not been picked up', children: 'x'.repeat(30) },
};
export const Sunken: Story = { args: { variant: 'sunken' } };
export const BareInOwnFrame: Story = {
  args: { variant: 'bare', title: 'Invoices', hint: '10 of 42', children: <Card>INV-1042</Card> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Invoices' })).toHaveTextContent('INV-1042');
  },
};

export const Flush: Story = {
  args: { title: 'Lines', flush: true, children: <div style={{ padding: 8 }}>Edge to edge</div> },
};
export const Empty: Story = { args: { title: 'Notes', children: undefined } };
export const VeryLongText: Story = {
  args: {
    title: 'W'.repeat(500),
    hint: 'x'.repeat(500),
    actions: <Button size="s">Edit</Button>,
    children: 'x'.repeat(500),
    footer: <Button>{'W'.repeat(500)}</Button>,
  },
};
