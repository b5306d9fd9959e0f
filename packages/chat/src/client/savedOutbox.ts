import type { Outgoing } from '@tilldesk/domain/machines';
import type { ChatClientOptions } from './ChatClient.ts';

type Entry = { readonly chatId: string; readonly tab: string; readonly outgoing: Outgoing };

/** What was written and not sent, by chat. */
export type Unsent = ReadonlyMap<string, readonly Outgoing[]>;

export type SavedOutbox = {
  /** Keeps what this tab has to send, in the place of what it had. */
  keep: (unsent: Unsent) => void;
  /** Gives what other tabs have left, each as soon as it is gone; `take` is asked anew at every call. */
  adoptAbandoned: (adoptUnsent: (left: Unsent) => void) => void;
  stop: () => void;
};

/**
 * Messages of one person that are not sent yet, in a storage that all tabs share. Each tab sends what it wrote itself; as
 * long as it has something to send it holds a Web Lock, so that what is left of one that is gone is taken over. Without locks
 * in the browser everything is taken over: then two tabs may send the same, which the server keeps once.
 */
export function createSavedOutbox(
  storage: NonNullable<ChatClientOptions['storage']>,
  me: string,
  tab: string,
): SavedOutbox {
  const name = `tilldesk.chat.${me}.outbox`;
  const lockOf = (one: string) => `tilldesk.chat.${me}.tab.${one}`;
  // What lies in a browser may be of an older version, and a browser that keeps nothing is no failure.
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
      // A full storage keeps what it has; the messages are still in this tab's memory.
    }
  };
  const watched = new Set<string>();
  const over = new AbortController();
  let release: (() => void) | null = null;
  /** Does something while the lock is held, which is when its tab is gone; without locks in the browser, at once. */
  const whileLocked = (lock: string, act: () => void | Promise<void>) => {
    const { locks } = globalThis.navigator ?? {};
    if (!locks) void act();
    else locks.request(lock, { signal: over.signal }, act).catch(() => undefined);
  };
  /** Says to the other tabs that this one sends its messages itself; a page that holds a lock is not kept to go back to. */
  const live = (isActive: boolean) => {
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
    keep(unsent) {
      const own = [...unsent].flatMap(([chatId, outbox]) => outbox.map((outgoing) => ({ chatId, tab, outgoing })));
      const ids = new Set(own.map(({ outgoing }) => outgoing.clientMessageId));
      const others = read().filter((one) => one.tab !== tab && !ids.has(one.outgoing.clientMessageId));
      live(own.length > 0);
      write([...others, ...own]);
    },
    adoptAbandoned(adoptUnsent) {
      const adoptTab = (one: string) => {
        const left = read().filter((entry) => entry.tab === one);
        if (left.length > 0) adoptUnsent(byChat(left));
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
      live(false);
      over.abort();
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
