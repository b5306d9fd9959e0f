import { chatProblemOf, isPassing, type Chat, type ChatProblem } from '@tilldesk/domain/chat';
import { leavesCount, leavesGap, withChat, withEvent } from './chatList.ts';
import type { ChatClientOptions } from './ChatClient.ts';
import type { ChatEvent } from './ChatTransport.ts';
import type { Surroundings } from './environment.ts';

/** How long until a list that the line lost is read again, in milliseconds. */
const AGAIN_MS = 2_000;

export type ListState = {
  readonly chats: readonly Chat[];
  /** They have not been read yet. */
  readonly isLoading: boolean;
  readonly problem: ChatProblem | null;
};

export type ChatListStore = {
  state: () => ListState;
  /** Reads the list; what is heard meanwhile is put into the answer. */
  reload: () => void;
  handleEvent: (event: ChatEvent) => void;
  /** Nothing that is on its way is awaited any longer. */
  stop: () => void;
};

export type ListListeners = {
  changed: () => void;
  /** The server's list was read. */
  read: (chats: readonly Chat[]) => void;
};

/** Keeps the list of a person's chats as the server told it, with everything that was heard since. */
export function createChatListStore(
  { transport, me }: Pick<ChatClientOptions, 'transport' | 'me'>,
  { hasLine, schedule, batch }: Surroundings,
  handlers: ListListeners,
): ChatListStore {
  let state: ListState = { chats: [], isLoading: true, problem: null };
  /** What was heard since the list was asked for; null while it is not being asked for. */
  let received: ChatEvent[] | null = null;
  let requestCount = 0;
  let cancelPending = () => {};
  const become = (next: Partial<ListState>) => {
    state = { ...state, ...next };
    handlers.changed();
  };

  const listed = async () => transport.list();

  function reload() {
    const request = ++requestCount;
    const since: ChatEvent[] = [];
    received = since;
    cancelPending();
    listed().then(
      (chats) => {
        if (request !== requestCount) return;
        received = null;
        // The answer may be older than what was heard while it was on its way.
        let merged = chats.reduce(withChat, [] as readonly Chat[]);
        let isCounted = true;
        for (const event of since) {
          isCounted &&= !leavesCount(merged, event, me.id);
          merged = withEvent(merged, event, me.id);
        }
        batch(() => {
          become({ chats: merged, isLoading: false, problem: null });
          handlers.read(merged);
          if (!isCounted) reload();
        });
      },
      (cause: unknown) => {
        if (request !== requestCount) return;
        received = null;
        const problem = chatProblemOf(cause);
        // Without a line it is read when there is one again, and that is said elsewhere.
        if (isPassing(problem) && !hasLine()) return;
        become({ problem });
        if (isPassing(problem)) cancelPending = schedule(reload, AGAIN_MS);
      },
    );
  }

  return {
    state: () => state,
    reload,
    handleEvent(event) {
      received?.push(event);
      const isMissing =
        (event.type === 'message' && leavesGap(state.chats, event.message)) || leavesCount(state.chats, event, me.id);
      const chats = withEvent(state.chats, event, me.id);
      if (chats !== state.chats) become({ chats });
      // Of messages that nobody told of before, or that were read in part, the server's list says what is unread.
      if (isMissing && !received && !state.isLoading) reload();
    },
    stop() {
      requestCount += 1;
      received = null;
      cancelPending();
    },
  };
}
