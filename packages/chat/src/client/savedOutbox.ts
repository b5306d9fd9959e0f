import type { Outgoing } from '@tilldesk/domain/machines';
import type { ChatClientOptions } from './ChatClient.ts';

type Entry = { readonly chatId: string; readonly tab: string; readonly outgoing: Outgoing };

/** Unsent messages, by chat. */
export type Unsent = ReadonlyMap<string, readonly Outgoing[]>;

export type SavedOutbox = {
  /** Stores the unsent messages of this tab; replaces those stored before. */
  save: (unsent: Unsent) => void;
  /** Passes on the unsent messages of other tabs as soon as each tab is closed. Every call looks for such tabs again. */
  takeAbandoned: (adoptUnsent: (remaining: Unsent) => void) => void;
  stop: () => void;
};

/**
 * Stores the unsent messages of one person in a storage that all tabs share. Each tab sends its own messages. While a tab has
 * messages to send, it holds a Web Lock; when the tab is closed, the lock is released and another tab takes over the rest. In
 * browsers without Web Locks, a tab takes over everything: two tabs may then send the same message, which the server stores
 * once.
 */
export function createSavedOutbox(
  storage: NonNullable<ChatClientOptions['storage']>,
  me: string,
  tab: string,
): SavedOutbox {
  const name = `tilldesk.chat.${me}.outbox`;
  const lockOf = (one: string) => `tilldesk.chat.${me}.tab.${one}`;
  // The stored data may be from an older version. A browser without storage is not an error.
  const read = (): readonly Entry[] => {
    try {
      const saved: unknown = JSON.parse(storage.getItem(name) ?? '[]');
      return Array.isArray(saved) ? saved.filter(isEntry) : [];
    } catch {
      return [];
    }
  };
  const write = (entries: readonly Entry[]) => {
    try {
      if (entries.length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(entries));
    } catch {
      // When the storage is full, its old content stays. The messages are still in this tab's memory.
    }
  };
  const watched = new Set<string>();
  const stopped = new AbortController();
  let release: (() => void) | null = null;
  /**
   * Runs `act` once the lock is acquired, that is, when the other tab is closed. Runs it at once in browsers without Web Locks.
   */
  const whileLocked = (lock: string, act: () => void | Promise<void>) => {
    const { locks } = globalThis.navigator ?? {};
    if (!locks) void act();
    else locks.request(lock, { signal: stopped.signal }, act).catch(() => undefined);
  };
  /**
   * Acquires or releases the lock that tells other tabs that this tab sends its own messages. The lock is released when idle,
   * because the back/forward cache does not store pages that hold one.
   */
  const setTabLock = (isActive: boolean) => {
    if (isActive === (release !== null)) return;
    release?.();
    release = null;
    if (!isActive) return;
    const ended = new Promise<void>((resolve) => {
      release = resolve;
    });
    whileLocked(lockOf(tab), () => ended);
  };
  return {
    save(unsent) {
      const own = [...unsent].flatMap(([chatId, outbox]) => outbox.map((outgoing) => ({ chatId, tab, outgoing })));
      const ids = new Set(own.map(({ outgoing }) => outgoing.clientMessageId));
      const others = read().filter((one) => one.tab !== tab && !ids.has(one.outgoing.clientMessageId));
      setTabLock(own.length > 0);
      write([...others, ...own]);
    },
    takeAbandoned(adoptUnsent) {
      const adoptTab = (one: string) => {
        const remaining = read().filter((entry) => entry.tab === one);
        if (remaining.length > 0) adoptUnsent(byChat(remaining));
      };
      for (const one of new Set(read().map((entry) => entry.tab))) {
        if (one === tab || watched.has(one)) continue;
        watched.add(one);
        whileLocked(lockOf(one), () => {
          watched.delete(one);
          adoptTab(one);
        });
      }
    },
    stop() {
      setTabLock(false);
      stopped.abort();
    },
  };
}

const byChat = (entries: readonly Entry[]): Unsent => {
  const unsent = new Map<string, Outgoing[]>();
  for (const { chatId, outgoing } of entries) unsent.set(chatId, [...(unsent.get(chatId) ?? []), outgoing]);
  return unsent;
};

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'chatId' in value &&
  'tab' in value &&
  'outgoing' in value &&
  typeof value.outgoing === 'object' &&
  value.outgoing !== null &&
  'clientMessageId' in value.outgoing;
