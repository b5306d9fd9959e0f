export const chatFileKinds = ['image', 'pdf', 'document', 'spreadsheet', 'text', 'generic'] as const;
/** What a file is shown as. */
export type ChatFileKind = (typeof chatFileKinds)[number];

export type ChatFile = {
  name: string;
  /** Counts bytes. */
  size: number;
  kind: ChatFileKind;
  /** Is what `loadFile` is asked for. */
  address: string;
};

/** How far a message has come: kept until there is a line, on its way, there, seen by the other one, or refused. */
export type ChatDelivery = 'kept' | 'sending' | 'sent' | 'read' | 'failed';

/** Is one message, as one person sees it. */
export type ChatEntry = {
  /** Stays the same while it is sent, so that it stays where it is. */
  id: string;
  /** Is shown as text, whatever it holds; may be empty where there is a file. */
  content: string;
  isOwn: boolean;
  /** Is the sender's name. */
  sender: string;
  /** Is an ISO 8601 instant. */
  at: string;
  file: ChatFile | null;
  /** Is shown for one's own. */
  delivery: ChatDelivery;
  /** Says why it was refused. */
  problem?: string | undefined;
};

/** Whether two entries look the same: those who map theirs anew draw nothing anew. */
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
