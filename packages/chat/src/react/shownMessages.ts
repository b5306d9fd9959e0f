import { previewKind, type ChatMessage } from '@tilldesk/domain/chat';
import type { OutgoingView } from '@tilldesk/domain/machines';
import type { ChatEntry, ChatFile } from '@tilldesk/ui/chat';
import type { ChatPerson } from './ChatSource.ts';

/** The entries of the kit, with the messages they were made from. */
export type ShownMessages = {
  readonly messages: readonly ChatMessage[];
  readonly otherReadSeq: number;
  readonly entries: readonly ChatEntry[];
};

export const nothingShown: ShownMessages = { messages: [], otherReadSeq: 0, entries: [] };

/**
 * Converts messages to entries. When messages were only appended, the previous entries are reused, so that one more message
 * costs the same after ten as after ten thousand.
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
    // The person's own messages keep the id under which they were sent, so that they do not move.
    id: (isOwn ? clientMessageId : null) ?? id,
    content,
    isOwn,
    sender: isOwn ? me.name : senderName,
    at: createdAt,
    file: fileOf(file, attachment),
    delivery: seq <= otherReadSeq ? 'read' : 'sent',
  };
}

/** Converts a message that is not in the chat yet. `problem` is the sentence of its error code. */
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
