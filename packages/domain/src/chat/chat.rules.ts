import type { Chat, ChatParty } from './chat.entity.ts';

/** Maximum length of a message: that of a text area (spec §5). */
export const MESSAGE_MAX = 2000;
/** The same text of one sender within this time is a duplicate (spec §5), unless the client ids differ. */
export const DUPLICATE_MS = 5_000;
/** Delay from the start of a chat to its first, automatic message (spec §9). */
export const INTRO_MS = 1_000;
/** How long the staff is alerted to a waiting chat, and the interval of the check (spec §9). */
export const PENDING_MS = 300_000;
export const PENDING_CHECK_MS = 1_000;
/** Days during which a closed chat can be reopened. */
export const REOPEN_DAYS = 7;
/** Messages per page of the history. */
export const HISTORY_PAGE = 50;

/** Why an operation failed: code of the problem catalogue, English message and parameters. */
export type ChatProblem = {
  /** Code of the problem catalogue; null if the connection failed. */
  readonly code: string | null;
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
};

/** Codes of temporary errors: the request can be retried. */
const passing: readonly string[] = [
  'request.tooMany',
  'server.stopping',
  'server.failed',
  'socket.closed',
  // After the same user signs in again, their messages are sent.
  'session.expired',
];

/**
 * Converts the rejection of an effect: with a code of the catalogue the request was rejected, otherwise the connection failed.
 */
export function chatProblemOf(cause: unknown): ChatProblem {
  const { code, message, params } = isRecord(cause) ? cause : {};
  return {
    // Codes of the catalogue contain a dot; network codes such as ECONNRESET do not.
    code: typeof code === 'string' && code.includes('.') ? code : null,
    message: typeof message === 'string' ? message : '',
    params: isRecord(params) ? (params as ChatProblem['params']) : {},
  };
}

/** Whether the request can be retried later: the error is temporary. */
export const isPassing = ({ code }: ChatProblem): boolean => code === null || passing.includes(code);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether the user is the requester of a chat, or the staff member who answers or answered it last. */
export const isParticipant = ({ requester, staff }: Chat, me: string): boolean =>
  requester.id === me || staff?.id === me;

/** Whether the user may write in a chat: the requester and the answering staff member, until it is closed. */
export const mayWrite = (chat: Chat, me: string): boolean => chat.status !== 'closed' && isParticipant(chat, me);

/** Whether the user may join a chat: staff, if it is waiting and not their own (spec §4). */
export const mayJoin = ({ status, requester }: Chat, me: string, isStaff: boolean): boolean =>
  isStaff && status === 'waiting' && requester.id !== me;

/**
 * Merges a received chat. Read markers do not go back while the other party is the same; a response with fewer messages is older
 * than the current state.
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

/** Returns the chat after a staff member joined. */
export const withStaff = (chat: Chat, staff: ChatParty, me: string): Chat => ({
  ...chat,
  status: 'active',
  staff,
  otherParty: chat.requester.id === me ? staff : chat.requester,
});

/** Whether the user has an open chat of their own: then they cannot start another (spec §5). */
export const hasOpenChat = (chats: readonly Chat[], me: string): boolean =>
  chats.some(({ requester, status }) => requester.id === me && status !== 'closed');

export type TopicFormProblems = { name?: 'missing'; email?: 'missing' | 'invalid' };

/** Validates the form of a new chat (spec §5); returns an empty object if it is valid. */
export function topicFormProblems({ name, email }: { name: string; email: string }): TopicFormProblems {
  const emailProblem = email.trim() === '' ? 'missing' : looksLikeEmail.test(email.trim()) ? null : 'invalid';
  return { ...(name.trim() === '' ? { name: 'missing' } : {}), ...(emailProblem ? { email: emailProblem } : {}) };
}

const looksLikeEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
