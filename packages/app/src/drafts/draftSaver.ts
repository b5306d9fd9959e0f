import type { Draft } from '@tilldesk/domain/shop';
import { ApiProblem } from '../api/ApiProblem.ts';
import type { TabLock } from '../browser/tabLock.ts';
import type { Written } from './unsent.ts';

/** How long after the last key a draft is sent. */
const DEBOUNCE_MS = 1000;
/** How long after a failed sending it is sent again. */
const RETRY_MS = 5000;

/** What a draft's keeper works with: the server's drafts and the tab's memory, both of one place. */
export type DraftDependencies = {
  find: () => Promise<Draft | null>;
  keep: (content: unknown) => Promise<{ id: string }>;
  discard: (id: string) => Promise<unknown>;
  memory: { read: () => Written | null; write: (written: Written) => void; drop: () => void };
  turn: () => TabLock;
  now: () => string;
};

/** Why a draft is in this tab alone: nobody answered yet, or it is too large for the server. */
export type DraftProblem = 'offline' | 'tooLarge' | null;

export type DraftHandlers = {
  /** This tab or the server has a draft of before. */
  found: (written: Written) => void;
  problem: (problem: DraftProblem) => void;
};

export type DraftSaver = {
  /** Takes what stands there now: into the tab's memory at once, to the server a second after the last key. */
  write: (content: unknown) => void;
  /** Sends at once what waits. */
  flush: () => void;
  /** It was saved, or thrown away. */
  drop: () => void;
  /** The page is left: what waits is sent. */
  close: () => void;
};

/** What the server shall have: this content, or nothing at all. */
type DesiredDraft = { content: unknown } | 'nothing';

/**
 * Keeps the draft of one place: asks first what the server has, sends one after the other, the newest words win, and
 * what found nobody is sent again. While another tab writes at the same place, this one keeps to its own memory.
 */
export function createDraftSaver(dependencies: DraftDependencies, handlers: DraftHandlers): DraftSaver {
  const tabLock = dependencies.turn();
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
    fulfil()
      .catch(hinder)
      .finally(() => {
        isRunning = false;
        if (isClosed) tabLock.giveBack();
      });
  };

  const fulfil = async () => {
    if (!(await tabLock.mine)) return;
    if (isClosed && desired === null) return;
    server ??= await loadServerDraft();
    // Keys that fall meanwhile rest for their second too.
    while (desired !== null && timer === undefined) {
      const current: DesiredDraft = desired;
      desired = null;
      try {
        server = await grant(current, server.id);
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

  const grant = async (current: DesiredDraft, id: string | null) => {
    if (current === 'nothing') {
      if (id !== null) await dependencies.discard(id).catch(ignoreNotFound);
      return { id: null, content: null };
    }
    const content = canonical(current.content);
    return content === server?.content ? server : { id: (await dependencies.keep(current.content)).id, content };
  };

  const hinder = (error: unknown) => {
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

/** The same content in the same letters, whatever order its names came in. */
const canonical = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
