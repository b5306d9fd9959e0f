import type { Chat } from '@tilldesk/domain/chat';
import type { Event } from '@tilldesk/domain/contract';
import type { Notification } from '@tilldesk/domain/notifications';
import type { OwnSession } from '@tilldesk/domain/session';
import type * as z from 'zod/mini';
import type { FakePrinter } from './fakePrinter.ts';

/** Outcome of a file upload. */
export type Uploading = 'taken' | 'rejected' | 'broken' | 'pending';

/** Everything outside of the document while a story is shown. */
export type FakeServer = {
  readonly own: OwnSession;
  readonly now: string;
  /** Sends the `changed` event on the socket. */
  changed: (resource: string, id: string) => void;
  /** Sends a notification to the user on the socket. */
  tell: (notification: Notification) => void;
  /** The user's notifications, newest first. */
  readonly notifications: readonly Notification[];
  /** Whether the server fails on every event that is sent to it. */
  failsOnLine: boolean;
  /** Sends an event of the contract on the socket. */
  say: <N extends string, P extends z.ZodMiniType>(event: Event<N, P>, payload: z.input<P>) => void;
  /** The chats, newest first. */
  readonly chats: readonly Chat[];
  uploads: Uploading;
  /** The printer connected to this browser. */
  readonly printer: FakePrinter;
  /** Uploaded files by address. */
  readonly files: Map<string, File>;
  /** Disconnects the socket, as a network failure does. */
  cut: (reason: string) => void;
  /** Reconnects the socket. */
  mend: () => void;
  /** From then on every call returns that the session has expired. */
  endSession: () => void;
  /** Advances the time, as during a device's sleep, and wakes the page. */
  pass: (ms: number) => void;
  readonly isSessionOver: boolean;
  /** Addresses that the app navigated to outside of the document. */
  readonly left: string[];
  /** Requests and responses that violate the contract; a story with one fails. */
  readonly faults: string[];
  close: () => void;
};
