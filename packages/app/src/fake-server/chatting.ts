import type { ChatTopic } from '@tilldesk/domain/chat';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chatIdOf, oneself, openedChat, addMessage } from './chatBook.ts';
import type { ChatRow } from './ChatRow.ts';
import { maya, omar } from './otherSide.ts';
import type { Play, Seen } from './storyOf.ts';
import type { FakeServer } from './FakeServer.ts';

/** The corner of the page with the support chat. */
export const corner = async ({ canvas }: Pick<Seen, 'canvas'>, name = 'Support chat') =>
  within(await canvas.findByRole('complementary', { name }));

/** The panel of the staff's chats. */
export const staffChatWindow = async ({ canvas }: Pick<Seen, 'canvas'>, name = 'Chats') =>
  within(await canvas.findByRole('dialog', { name }));

/** Returns the messages of the chat that is shown. */
export const messagesIn = (log: HTMLElement) =>
  within(log)
    .queryAllByRole('paragraph')
    .map(({ textContent }) => textContent);

type Window = Awaited<ReturnType<typeof corner>>;

/** Writes into the chat that is shown. */
export async function writes(window: Window, text: string, label = 'Message'): Promise<void> {
  const box = await window.findByRole('textbox', { name: label });
  await userEvent.type(box, `${text}{Enter}`);
  await waitFor(() => expect(box).toHaveValue(''));
}

/** Selects files as the browser's dialog does with the filter set to all files. */
export const chooses = async (root: Element, ...files: File[]): Promise<void> => {
  const box = root.querySelector<HTMLInputElement>('input[type=file]');
  if (box === null) throw new Error('chooses: no files are taken');
  await userEvent.setup({ applyAccept: false }).upload(box, files);
};

/** Returns a file of the given size in bytes. */
export const fileOf = (name: string, type: string, size: number): File =>
  new File([new Uint8Array(size)], name, { type });

type ChatScript = {
  topic: ChatTopic;
  status: ChatRow['status'];
  minutes: number;
  lines: readonly [by: 'requester' | 'staff', text: string][];
};

/** Returns a chat of a fake server's user, or of Omar Haddad, started the given number of minutes ago. */
export function chatRowOf(
  fakeServer: FakeServer,
  by: 'oneself' | 'omar',
  n: number,
  { topic, status, minutes, lines }: ChatScript,
): ChatRow {
  const at = new Date(Date.parse(fakeServer.now) - minutes * 60_000).toISOString();
  const requester = by === 'omar' ? omar : oneself(fakeServer);
  const staff = by === 'omar' ? oneself(fakeServer) : maya;
  const row = openedChat({ chatId: chatIdOf(n), topic, requester }, at);
  for (const [author, content] of lines) addMessage(row, author === 'requester' ? requester : staff, { content }, at);
  const isAnswered = status !== 'waiting';
  return { ...row, status, staff: isAnswered ? staff : null, closedAt: status === 'closed' ? at : null };
}

/** Opens the chat in the corner of the page. */
export const opensChat: Play = async (seen) => {
  const window = await corner(seen);
  await seen.userEvent.click(await window.findByRole('button', { name: /^Open support chat/ }));
  await window.findByRole('dialog');
};
