import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextInput } from '../TextInput/TextInput.tsx';
import { ResultList, resultId, type ResultListProps } from './ResultList.tsx';

const items = [
  { id: '1', title: 'Apple iPhone 17 Pro 256 GB', text: '357141831661971', note: '1 in stock', value: '$1,099.99' },
  {
    id: '2',
    title: 'Sony WH-1000XM6',
    text: 'SNY-XM6',
    note: 'None left',
    noteTone: 'warn' as const,
    value: '$449.99',
  },
  { id: '3', title: 'Screen repair', text: 'REP-SCR', value: '$89.00' },
];

const meta = {
  title: 'Counter/ResultList',
  component: ResultList,
  args: { id: 'found', label: 'Found', items, active: 0, onActive: fn(), onChoose: fn() },
  render: (args) => <Searching {...args} />,
} satisfies Meta<typeof ResultList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsTheApgComboboxPattern: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Scan or search' });
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowDown}');
    const chosen = canvas.getByRole('option', { selected: true });
    await expect([chosen.id, box.getAttribute('aria-activedescendant')]).toEqual(['found-1', 'found-1']);
    await expect(chosen).toHaveTextContent('Sony WH-1000XM6');
    await userEvent.click(canvas.getByRole('option', { name: /Screen repair/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(2);
    await expect(box).toHaveFocus();
  },
};
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
export const Many: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, at) => ({ id: String(at), title: `Cable ${at + 1} m`, value: '$9.99' })),
    active: 39,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Cable 40 m');
  },
};
export const LongText: Story = {
  args: { items: [{ id: '1', title: 'x'.repeat(500), text: 'y'.repeat(200), note: '3 in stock', value: '$1.00' }] },
};

function Searching(args: ResultListProps) {
  const [active, setActive] = useState(args.active);
  const step = (key: string) => ({ ArrowDown: 1, ArrowUp: -1 })[key] ?? 0;
  return (
    <div style={{ position: 'relative', maxInlineSize: 560, marginBlockEnd: 240 }}>
      <TextInput
        aria-label="Scan or search"
        role="combobox"
        aria-expanded={args.items.length > 0}
        aria-controls={args.id}
        aria-autocomplete="list"
        aria-activedescendant={args.items.length > 0 ? resultId(args.id, active) : undefined}
        onKeyDown={({ key }) => setActive((active + step(key) + args.items.length) % args.items.length)}
      />
      <ResultList {...args} active={active} onActive={setActive} />
    </div>
  );
}
