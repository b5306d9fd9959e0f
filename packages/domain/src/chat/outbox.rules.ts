import type { ChatAttachment, ChatMessage } from './chat.entity.ts';

/** A message on its way. It keeps its `clientMessageId` however often it is sent, so that it is kept once. */
export type Outgoing = {
  readonly clientMessageId: string;
  /** Empty only beside a file. */
  readonly content: string;
  /** The address of an uploaded file. */
  readonly file: string | null;
  readonly attachment: ChatAttachment | null;
  /** When it was written, ISO 8601. */
  readonly at: string;
  /** The code of its refusal; null as long as it waits to be sent. */
  readonly failed: string | null;
};

export type Written = Omit<Outgoing, 'failed'>;

/**
 * Puts a message at the end. Neither nothing at all nor the same once more is taken: one that is already here, as by a key
 * that fired twice, or that the chat holds already. The same words under another id are a real repeat (spec §5).
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

/** The next one to be sent: the oldest that was not refused. */
export const nextOutgoing = (outbox: readonly Outgoing[]): Outgoing | undefined =>
  outbox.find(({ failed }) => failed === null);

/** What is left of it when the chat holds these messages. */
export const withoutSent = (outbox: readonly Outgoing[], messages: readonly ChatMessage[]): readonly Outgoing[] =>
  without(outbox, ({ clientMessageId }) => messages.some((message) => message.clientMessageId === clientMessageId));

export const withoutOutgoing = (outbox: readonly Outgoing[], clientMessageId: string): readonly Outgoing[] =>
  without(outbox, (one) => one.clientMessageId === clientMessageId);

/** Marks a message as refused, or, with null, as one to be sent again in its old place. */
export const withFailed = (
  outbox: readonly Outgoing[],
  clientMessageId: string | null,
  failed: string | null,
): readonly Outgoing[] =>
  outbox.map((one) => (one.clientMessageId === clientMessageId && one.failed !== failed ? { ...one, failed } : one));

const without = (outbox: readonly Outgoing[], isOut: (one: Outgoing) => boolean): readonly Outgoing[] =>
  outbox.some(isOut) ? outbox.filter((one) => !isOut(one)) : outbox;
