import type { ChatAttachment, ChatMessage } from './chat.entity.ts';

/** A message to be sent. Its `clientMessageId` is the same for every attempt, so that it is saved once. */
export type Outgoing = {
  readonly clientMessageId: string;
  /** Empty only with a file. */
  readonly content: string;
  /** The URL of an uploaded file. */
  readonly file: string | null;
  readonly attachment: ChatAttachment | null;
  /** When it was written, ISO 8601. */
  readonly at: string;
  /** The error code of its rejection; null while it waits to be sent. */
  readonly failed: string | null;
};

export type Written = Omit<Outgoing, 'failed'>;

/**
 * Appends a message. Ignores empty messages and duplicates by id, in the outbox (such as by a key that fired twice) or in the
 * chat. The same text with another id is an intended repeat (spec §5).
 */
export function withWritten(
  outbox: readonly Outgoing[],
  messages: readonly ChatMessage[],
  { clientMessageId, content, file, attachment, at }: Written,
): readonly Outgoing[] {
  const isSame = (one: { clientMessageId: string | null }) => one.clientMessageId === clientMessageId;
  const trimmed = content.trim();
  if ((trimmed === '' && file === null) || outbox.some(isSame) || messages.some(isSame)) return outbox;
  return [...outbox, { clientMessageId, content: trimmed, file, attachment, at, failed: null }];
}

/** The next message to send: the oldest that was not rejected. */
export const nextOutgoing = (outbox: readonly Outgoing[]): Outgoing | undefined =>
  outbox.find(({ failed }) => failed === null);

/** Returns the outbox without the messages that the chat contains. */
export const withoutSent = (outbox: readonly Outgoing[], messages: readonly ChatMessage[]): readonly Outgoing[] =>
  without(outbox, ({ clientMessageId }) => messages.some((message) => message.clientMessageId === clientMessageId));

export const withoutOutgoing = (outbox: readonly Outgoing[], clientMessageId: string): readonly Outgoing[] =>
  without(outbox, (one) => one.clientMessageId === clientMessageId);

/** Marks a message as rejected, or with null as waiting again, in its position. */
export const withFailed = (
  outbox: readonly Outgoing[],
  clientMessageId: string | null,
  failed: string | null,
): readonly Outgoing[] =>
  outbox.map((one) => (one.clientMessageId === clientMessageId && one.failed !== failed ? { ...one, failed } : one));

const without = (outbox: readonly Outgoing[], isOut: (one: Outgoing) => boolean): readonly Outgoing[] =>
  outbox.some(isOut) ? outbox.filter((one) => !isOut(one)) : outbox;
