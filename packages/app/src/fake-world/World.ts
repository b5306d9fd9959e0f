import type { OwnSession } from '@tilldesk/domain/shop';
import type { Shop } from './Shop.ts';

/** What lies beyond the document while a story is shown. */
export type World = {
  readonly shop: Shop;
  readonly own: OwnSession;
  readonly now: string;
  /** Says on the socket that something changed. */
  changed: (resource: string, id: string) => void;
  /** Drops the socket, as when the network goes. */
  cut: (reason: string) => void;
  /** From now on every call answers that the session is over. */
  endSession: () => void;
  readonly isSessionOver: boolean;
  /** Addresses that the app left for. */
  readonly left: string[];
  /** What no server of the contract would have been asked or have answered; a story with one fails. */
  readonly faults: string[];
  close: () => void;
};
