import type { Chat, ChatMessage, ChatParty } from '@tilldesk/domain/chat';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { knownIds } from './knownIds.ts';
import type { Play, Seen } from './storyOf.ts';

/** Lena Ortiz asks from the shop, Omar Haddad from elsewhere; Dana Reyes and Maya Chen reply. */
export const lena: ChatParty = { id: knownIds.seller, name: 'Lena Ortiz' };
export const omar: ChatParty = { id: '01936c3a-7c00-7052-8000-0000000000a2', name: 'Omar Haddad' };
export const dana: ChatParty = { id: knownIds.owner, name: 'Dana Reyes' };
export const maya: ChatParty = { id: '01936c3a-7c00-7052-8000-0000000000a1', name: 'Maya Chen' };

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

type ChatScript = Pick<Chat, 'topic' | 'status' | 'requester' | 'staff' | 'readSeq'> & {
  n: number;
  /** When it started and ended, or was written to last. */
  at: string;
  lines: readonly [by: ChatParty, text: string][];
};

/** Returns a message of a chat. */
export const messageOf = (
  chatId: string,
  seq: number,
  by: ChatParty,
  content: string,
  createdAt: string,
): ChatMessage => {
  const id = `${chatId.slice(0, -6)}${String(seq).padStart(6, '1')}`;
  const sender = { sender: by.id, senderName: by.name };
  return {
    id,
    _id: id,
    chatId,
    seq,
    content,
    ...sender,
    file: null,
    attachment: null,
    clientMessageId: null,
    createdAt,
  };
};

/** Returns a chat as one of its two parties sees it: Lena Ortiz, who asks, or Dana Reyes. */
export function chatOf({ n, at, lines, ...chat }: ChatScript): Chat {
  const chatId = `01936c3a-7c00-7c4a-8000-${String(n).padStart(12, '0')}`;
  const messages = lines.map(([by, text], index) => messageOf(chatId, index + 1, by, text, at));
  const asks = chat.requester === lena;
  return {
    ...chat,
    chatId,
    messages,
    createdAt: at,
    closedAt: chat.status === 'closed' ? at : null,
    otherParty: asks ? chat.staff : chat.requester,
    lastMessage: messages.at(-1) ?? null,
    lastActivity: at,
    lastSeq: messages.length,
    otherReadSeq: messages.length,
    unread: messages.length - chat.readSeq,
    context: asks ? null : { store: 'Harbour Street', page: '/sale-invoice-management', version: null },
  };
}

/** Opens the chat in the corner of the page. */
export const opensChat: Play = async (seen) => {
  const window = await corner(seen);
  await seen.userEvent.click(await window.findByRole('button', { name: /^Open support chat/ }));
  await window.findByRole('dialog');
};
