import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ChatWindow, type ChatWindowProps } from './ChatWindow.tsx';
import { windowTexts } from './testing/chatTexts.ts';
import { manyEntries, zone } from './testing/conversation.ts';

/**
 * Messages starting at `from`. The buttons add one message of the other person, one own message, a thousand messages, or the
 * fifty before.
 */
function Growing({ entries: given, ...props }: ChatWindowProps) {
  const [entries, setEntries] = useState(given);
  const place = (at: number) => Number(entries.at(at)?.id.slice(1));
  const next = (count: number) => manyEntries(count, place(-1) + 1);
  const add = (isOwn: boolean) =>
    setEntries([...entries, ...next(1).map((entry) => ({ ...entry, isOwn, delivery: 'sending' as const }))]);
  return (
    <>
      <ChatWindow
        {...props}
        entries={entries}
        onEarlier={() => {
          props.onEarlier?.();
          setEntries([...manyEntries(50, place(0) - 50), ...entries]);
        }}
      />
      <Button onClick={() => add(false)}>Theirs</Button>
      <Button onClick={() => add(true)}>Own</Button>
      <Button onClick={() => setEntries([...entries, ...next(1_000)])}>Thousand</Button>
    </>
  );
}

const onEarlier = fn<() => void>();
const onSeen = fn<(id: string) => void>();

const meta = {
  title: 'Chat/ChatWindow/Many messages',
  component: ChatWindow,
  args: {
    label: 'Messages',
    entries: manyEntries(1_000, 10_000),
    onEarlier,
    onSeen,
    texts: windowTexts,
    ...zone,
  },
  render: (args) => <Growing {...args} />,
  decorators: [(Story) => <div style={{ display: 'grid', maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof ChatWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (log: HTMLElement) =>
  [...log.querySelectorAll('[data-own] p')].map((row) => Number(/\d+/.exec(row.textContent ?? '')?.[0]));
const isAtEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight < 2;

async function scroll(log: HTMLElement, to: number) {
  log.scrollTop = to;
  await fireEvent.scroll(log);
  // The result of a scroll is rendered in the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

export const FollowsTheNewest: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await expect(rows(log)).toEqual(Array.from({ length: 40 }, (_, at) => 10_960 + at));
    await userEvent.click(canvas.getByRole('button', { name: 'Thousand' }));
    await expect(rows(log).at(-1)).toEqual(11_999);
    await expect(rows(log).length).toEqual(40);
    await waitFor(() => expect(isAtEnd(log)).toEqual(true));
    await expect(onSeen.mock.calls.at(-1)).toEqual(['m11999']);
  },
};

export const StaysWhereItIsRead: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await scroll(log, log.scrollHeight / 2);
    await expect(log).toHaveAttribute('aria-live', 'off');
    const read = log.querySelectorAll('[data-own]')[20]!;
    const place = () => Math.round(read.getBoundingClientRect().top);
    const before = place();
    await userEvent.click(canvas.getByRole('button', { name: 'Theirs' }));
    await expect(await canvas.findByRole('button', { name: '1 new message' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Thousand' }));
    await expect(place()).toEqual(before);
    await expect(rows(log).length).toEqual(40);
    await expect(onSeen.mock.calls.map(([id]) => id)).toEqual(['m10999']);
    await userEvent.click(canvas.getByRole('button', { name: '1001 new messages' }));
    await expect(rows(log).at(-1)).toEqual(12_000);
    await expect(isAtEnd(log)).toEqual(true);
    await expect(log).toHaveFocus();
    await expect(log).toHaveAttribute('aria-live', 'polite');
  },
};

export const OwnMessageScrollsToEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await scroll(log, log.scrollHeight / 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Own' }));
    await waitFor(() => expect(isAtEnd(log)).toEqual(true));
    await expect(canvas.getByText('Sending…')).toBeVisible();
  },
};

export const UpToTheFirst: Story = {
  args: { entries: manyEntries(300, 10_000), hasEarlier: true },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const firstVisible = () => {
      const top = log.getBoundingClientRect().top;
      const row = [...log.querySelectorAll('[data-own]')].find((one) => one.getBoundingClientRect().bottom > top + 1);
      return { row, bottom: Math.round(row?.getBoundingClientRect().bottom ?? NaN) };
    };
    let steps = 0;
    while (onEarlier.mock.calls.length === 0 && steps++ < 90) {
      const before = firstVisible();
      const by = log.scrollTop - Math.max(0, log.scrollTop - 400);
      await scroll(log, log.scrollTop - by);
      await expect(Math.round(before.row?.getBoundingClientRect().bottom ?? NaN) - before.bottom).toEqual(by);
    }
    await expect(Math.max(...rows(log)) - Math.min(...rows(log))).toBeLessThan(160);
    await waitFor(() => expect(rows(log)[0]).toBeLessThan(10_000));
    await expect(onEarlier.mock.calls.length).toEqual(1);
  },
};

export const OpenedByButton: Story = {
  args: { entries: manyEntries(2, 10_000), hasEarlier: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier messages' }));
    await expect(onEarlier).toHaveBeenCalledOnce();
    await waitFor(() => expect(rows(canvas.getByRole('log')).length).toEqual(52));
  },
};

export const LoadingEarlier: Story = {
  args: { entries: manyEntries(2, 10_000), hasEarlier: true, isLoadingEarlier: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Earlier messages' })).toHaveAttribute('aria-busy', 'true');
    await scroll(canvas.getByRole('log'), 0);
    await expect(onEarlier).not.toHaveBeenCalled();
  },
};

export const TenThousand: Story = {
  args: { entries: manyEntries(10_000) },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await userEvent.click(canvas.getByRole('button', { name: 'Theirs' }));
    await expect(rows(log).at(-1)).toEqual(10_000);
    await scroll(log, 0);
    await expect(rows(log).length).toEqual(81);
    for (let step = 0; step < 10; step++) await scroll(log, 0);
    await expect(rows(log).length).toEqual(160);
    for (let step = 0; step < 10; step++) await scroll(log, log.scrollHeight);
    await expect(rows(log).at(-1)).toEqual(10_000);
    await expect(rows(log).length).toBeLessThanOrEqual(160);
  },
};
