import type { Draft } from '@tilldesk/domain/drafts';
import { ApiProblem } from '../api/ApiProblem.ts';
import type { TabLock } from '../browser/tabLock.ts';
import type { Written } from './unsent.ts';

/** Delay between the last keystroke and the save, in milliseconds. */
const DEBOUNCE_MS = 1000;
/** Delay before a failed save is repeated, in milliseconds. */
const RETRY_MS = 5000;

/** Storage of a draft saver: the server's drafts and the tab's storage, both for one place. */
export type DraftDependencies = {
  find: () => Promise<Draft | null>;
  save: (content: unknown) => Promise<{ id: string }>;
  discard: (id: string) => Promise<unknown>;
  memory: { read: () => Written | null; write: (written: Written) => void; drop: () => void };
  acquireLock: () => TabLock;
  now: () => string;
};

/** Why a draft exists in this tab only: no response arrived yet, or it is too large for the server. */
export type DraftProblem = 'offline' | 'tooLarge' | null;

export type DraftHandlers = {
  /** Called when this tab or the server has an earlier draft. */
  found: (written: Written) => void;
  problem: (problem: DraftProblem) => void;
};

export type DraftSaver = {
  /** Saves the current content: in the tab's storage at once, on the server a second after the last keystroke. */
  write: (content: unknown) => void;
  /** Sends pending content at once. */
  flush: () => void;
  /** The content was saved or discarded: deletes the draft. */
  drop: () => void;
  /** The page is left: sends pending content. */
  close: () => void;
};

/** The state that the server should have: this content, or no draft. */
type DesiredDraft = { content: unknown } | 'nothing';

/**
 * Saves the draft of one place. Reads the server's draft first, sends one request at a time, and sends the latest content. A
 * request without a response is repeated. While another tab writes at the same place, this one saves to its own tab storage
 * only.
 */
export function createDraftSaver(dependencies: DraftDependencies, handlers: DraftHandlers): DraftSaver {
  const tabLock = dependencies.acquireLock();
  const remembered = dependencies.memory.read();
  let desired: DesiredDraft | null = null;
  let server: { id: string | null; content: string | null } | null = null;
  let isRunning = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const runIn = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, wait);
  };
  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isRunning) return;
    isRunning = true;
    syncDesired()
      .catch(handleFailure)
      .finally(() => {
        isRunning = false;
        if (isClosed) tabLock.giveBack();
      });
  };

  const syncDesired = async () => {
    if (!(await tabLock.mine)) return;
    if (isClosed && desired === null) return;
    server ??= await loadServerDraft();
    // Keystrokes during a request also wait for their second.
    while (desired !== null && timer === undefined) {
      const current: DesiredDraft = desired;
      desired = null;
      try {
        server = await saveToServer(current, server.id);
      } catch (error) {
        desired ??= current;
        throw error;
      }
      if (desired === null && current !== 'nothing') dependencies.memory.drop();
      handlers.problem(null);
    }
  };

  const loadServerDraft = async () => {
    const found = await dependencies.find();
    if (found !== null && !isClosed && remembered === null && desired !== 'nothing') handlers.found(found);
    return { id: found?.id ?? null, content: found === null ? null : canonical(found.content) };
  };

  const saveToServer = async (current: DesiredDraft, id: string | null) => {
    if (current === 'nothing') {
      if (id !== null) await dependencies.discard(id).catch(ignoreNotFound);
      return { id: null, content: null };
    }
    const content = canonical(current.content);
    return content === server?.content ? server : { id: (await dependencies.save(current.content)).id, content };
  };

  const handleFailure = (error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 413) {
      desired = null;
      handlers.problem('tooLarge');
    } else if (error.unreachable || error.status === 429 || error.status >= 500) {
      handlers.problem('offline');
      if (!isClosed) runIn(RETRY_MS);
    } else desired = null;
  };

  if (remembered !== null) {
    queueMicrotask(() => {
      if (!isClosed) handlers.found(remembered);
    });
  }
  run();
  return {
    write(content) {
      desired = { content };
      dependencies.memory.write({ content, savedAt: dependencies.now() });
      runIn(DEBOUNCE_MS);
    },
    flush() {
      if (desired !== null) run();
    },
    drop() {
      desired = 'nothing';
      dependencies.memory.drop();
      run();
    },
    close() {
      isClosed = true;
      run();
    },
  };
}

const ignoreNotFound = (error: unknown) => {
  if (!(error instanceof ApiProblem) || error.status !== 404) throw error;
};

/** Serializes content so that equal content gives equal text, whatever the order of its keys. */
const canonical = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
