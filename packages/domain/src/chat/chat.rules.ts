import type { Chat, ChatParty } from './chat.entity.ts';

/** The longest message: that of a text area (spec §5). */
export const MESSAGE_MAX = 2000;
/** The same words of one sender within this time are a repeat (spec §5), unless their client says otherwise. */
export const DUPLICATE_MS = 5_000;
/** From the start of a chat to its first message, which is sent by itself (spec §9). */
export const INTRO_MS = 1_000;
/** How long a chat that nobody joined is called out to the staff, and how often that is looked at (spec §9). */
export const PENDING_MS = 300_000;
export const PENDING_CHECK_MS = 1_000;
/** Days within which a closed chat may be reopened. */
export const REOPEN_DAYS = 7;
/** Messages of one answer of history. */
export const HISTORY_PAGE = 50;

/** Why something did not come about: the book's code, its English sentence and what stands in it. */
export type ChatProblem = {
  /** Of the book of problems; null where nobody refused, but the line gave way. */
  readonly code: string | null;
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
};

/** What of the other side's words is about the moment alone, so that the same may be asked again. */
const passing: readonly string[] = [
  'request.tooMany',
  'server.stopping',
  'server.failed',
  'socket.closed',
  // The same person comes back, and what they wrote goes on its way.
  'session.expired',
];

/** Reads what an effect rejected with: what carries a code of the book is a refusal, anything else the line's fault. */
export function chatProblemOf(cause: unknown): ChatProblem {
  const { code, message, params } = isRecord(cause) ? cause : {};
  return {
    // The book's codes have a dot; those of networks, as ECONNRESET, have none.
    code: typeof code === 'string' && code.includes('.') ? code : null,
    message: typeof message === 'string' ? message : '',
    params: isRecord(params) ? (params as ChatProblem['params']) : {},
  };
}

/** Whether the same may be asked again later: nobody refused it for what it is. */
export const isPassing = ({ code }: ChatProblem): boolean => code === null || passing.includes(code);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a chat is the person's: they ask in it, or are who answers it, or answered it last. */
export const isPart = ({ asker, staff }: Chat, me: string): boolean => asker.id === me || staff?.id === me;

/** Whether the person may write in a chat: until it is over, who asks; and who answers. */
export const mayWrite = (chat: Chat, me: string): boolean => chat.status !== 'closed' && isPart(chat, me);

/** Whether the person may take a chat: staff, one that nobody has taken and that is not their own (spec §4). */
export const mayJoin = ({ status, asker }: Chat, me: string, isStaff: boolean): boolean =>
  isStaff && status === 'waiting' && asker.id !== me;

/**
 * A chat that was told anew. What was read stays read, as long as the same person is on the other side; and an answer that knows of
 * fewer messages is older than what was heard.
 */
export const withUpdate = (current: Chat, received: Chat): Chat => ({
  ...received,
  ...(received.lastSeq < current.lastSeq ? latestMessageOf(current) : {}),
  readSeq: Math.max(current.readSeq, received.readSeq),
  otherReadSeq:
    current.otherParty?.id === received.otherParty?.id
      ? Math.max(current.otherReadSeq, received.otherReadSeq)
      : received.otherReadSeq,
});

const latestMessageOf = ({ lastMessage, lastSeq, lastActivity, unread }: Chat) => ({
  lastMessage,
  lastSeq,
  lastActivity,
  unread,
});

/** A chat that somebody of the staff took. */
export const withStaff = (chat: Chat, staff: ChatParty, me: string): Chat => ({
  ...chat,
  status: 'active',
  staff,
  otherParty: chat.asker.id === me ? staff : chat.asker,
});

/** Whether the person asks in a chat that is not over: then no other may be begun (spec §5). */
export const hasOpenChat = (chats: readonly Chat[], me: string): boolean =>
  chats.some(({ asker, status }) => asker.id === me && status !== 'closed');

export type TopicFormProblems = { name?: 'missing'; email?: 'missing' | 'invalid' };

/** What is wrong with the form of a new chat (spec §5); nothing of it is an empty object. */
export function topicFormProblems({ name, email }: { name: string; email: string }): TopicFormProblems {
  const emailProblem = email.trim() === '' ? 'missing' : looksLikeEmail.test(email.trim()) ? null : 'invalid';
  return { ...(name.trim() === '' ? { name: 'missing' } : {}), ...(emailProblem ? { email: emailProblem } : {}) };
}

const looksLikeEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
