export const chatFileKinds = ['image', 'pdf', 'document', 'spreadsheet', 'text', 'generic'] as const;
/** How a file is displayed. */
export type ChatFileKind = (typeof chatFileKinds)[number];

export type ChatFile = {
  name: string;
  /** The size in bytes. */
  size: number;
  kind: ChatFileKind;
  /** The argument of `loadFile`. */
  address: string;
};

/** The delivery state of a message: waiting for a connection, being sent, sent, read by the other person, or rejected. */
export type ChatDelivery = 'queued' | 'sending' | 'sent' | 'read' | 'failed';

/** One message, as one person sees it. */
export type ChatEntry = {
  /** Stays the same while the message is sent, so that it does not move. */
  id: string;
  /** Always shown as plain text. Can be empty when there is a file. */
  content: string;
  isOwn: boolean;
  /** The sender's name. */
  sender: string;
  /** The time, ISO 8601. */
  at: string;
  file: ChatFile | null;
  /** Shown for the person's own messages. */
  delivery: ChatDelivery;
  /** Why the message was rejected. */
  problem?: string | undefined;
};

/** Whether two entries look the same, so that new objects with the same content do not re-render. */
export function isSameEntry(one: ChatEntry, other: ChatEntry): boolean {
  return (
    one === other ||
    (one.id === other.id &&
      one.content === other.content &&
      one.isOwn === other.isOwn &&
      one.sender === other.sender &&
      one.at === other.at &&
      one.delivery === other.delivery &&
      one.problem === other.problem &&
      one.file?.address === other.file?.address)
  );
}
