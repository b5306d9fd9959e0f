/** One chat of a list, as one person sees it. */
export type ChatSummary = {
  id: string;
  /** The other person's name, or a placeholder until somebody has joined. */
  name: string;
  /** The topic of the chat, in the reader's language. */
  topic: string;
  /** The last message; truncated above 40 characters when shown (spec §9). */
  preview: string;
  /** The time of the last activity, ISO 8601. */
  at: string;
  unread: number;
  status: 'waiting' | 'active' | 'closed';
  /** The status in words. */
  statusText: string;
};
