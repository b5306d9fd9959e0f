/** Is one chat of a list, as one person sees it. */
export type ChatSummary = {
  id: string;
  /** Is the other one's name, or what stands for it while nobody has joined. */
  name: string;
  /** Is what the chat is about, in the reader's language. */
  topic: string;
  /** Is what was said last; cut above 40 characters when it is shown (spec §9). */
  preview: string;
  /** Is the ISO 8601 instant of the last activity. */
  at: string;
  unread: number;
  status: 'waiting' | 'active' | 'closed';
  /** Says the status in words. */
  statusText: string;
};
