import { previewKind, type ChatMessage } from '@tilldesk/domain/chat';
import type { OutgoingView } from '@tilldesk/domain/machines';
import type { ChatEntry, ChatFile } from '@tilldesk/ui/chat';
import type { ChatPerson } from './ChatSource.ts';

/** How the kit shows a chat's messages, with what they were made of. */
export type ShownMessages = {
  readonly messages: readonly ChatMessage[];
  readonly otherReadSeq: number;
  readonly entries: readonly ChatEntry[];
};

export const nothingShown: ShownMessages = { messages: [], otherReadSeq: 0, entries: [] };

/**
 * The entries of a chat's messages, made of the last ones where these only went on: one more message costs the same after ten as
 * after ten thousand.
 */
export function shownAfter(
  before: ShownMessages,
  { messages, otherReadSeq }: Pick<ShownMessages, 'messages' | 'otherReadSeq'>,
  me: ChatPerson,
): ShownMessages {
  if (messages === before.messages && otherReadSeq === before.otherReadSeq) return before;
  const continues =
    messages[0]?.id === before.messages[0]?.id &&
    messages[before.messages.length - 1]?.id === before.messages.at(-1)?.id &&
    otherReadSeq >= before.otherReadSeq;
  const same = continues ? before.messages.findLastIndex(({ seq }) => seq <= before.otherReadSeq) + 1 : 0;
  const hasReadChanged = otherReadSeq !== before.otherReadSeq;
  const retained = continues ? before.entries.slice(0, hasReadChanged ? same : before.messages.length) : [];
  const made = messages.slice(retained.length).map((message) => entryOf(message, otherReadSeq, me));
  return { messages, otherReadSeq, entries: retained.concat(made) };
}

function entryOf(message: ChatMessage, otherReadSeq: number, me: ChatPerson): ChatEntry {
  const { id, content, sender, senderName, createdAt, clientMessageId, seq, file, attachment } = message;
  const isOwn = sender === me.id;
  return {
    // One's own keeps the name under which it was sent, so that it stays where it is.
    id: (isOwn ? clientMessageId : null) ?? id,
    content,
    isOwn,
    sender: isOwn ? me.name : senderName,
    at: createdAt,
    file: fileOf(file, attachment),
    delivery: seq <= otherReadSeq ? 'read' : 'sent',
  };
}

/** A message that the chat does not hold yet; `refusal` is the sentence of its code. */
export function outgoingEntry(
  { clientMessageId, content, file, attachment, at, state }: OutgoingView,
  me: ChatPerson,
  rejection: string | undefined,
): ChatEntry {
  return {
    id: clientMessageId,
    content,
    isOwn: true,
    sender: me.name,
    at,
    file: fileOf(file, attachment),
    delivery: state,
    problem: rejection,
  };
}

function fileOf(address: string | null, known: ChatMessage['attachment']): ChatFile | null {
  if (address === null) return null;
  const name = known?.name ?? address.split('/').at(-1) ?? address;
  return { name, size: known?.size ?? 0, kind: previewKind(name), address };
}
