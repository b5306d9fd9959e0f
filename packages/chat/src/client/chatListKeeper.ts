import { chatProblemOf, isPassing, type Chat, type ChatProblem } from '@tilldesk/domain/chat';
import { leavesCount, leavesGap, withChat, withNews } from './chatList.ts';
import type { ChatClientOptions } from './ChatClient.ts';
import type { ChatNews } from './ChatTransport.ts';
import type { Surroundings } from './surroundings.ts';

/** How long until a list that the line lost is read again, in milliseconds. */
const AGAIN_MS = 2_000;

export type ListState = {
  readonly chats: readonly Chat[];
  /** They have not been read yet. */
  readonly isLoading: boolean;
  readonly problem: ChatProblem | null;
};

export type ChatListKeeper = {
  state: () => ListState;
  /** Reads the list; what is heard meanwhile is put into the answer. */
  ask: () => void;
  hear: (news: ChatNews) => void;
  /** Nothing that is on its way is awaited any longer. */
  stop: () => void;
};

export type ListEars = {
  changed: () => void;
  /** The server's list was read. */
  read: (chats: readonly Chat[]) => void;
};

/** Keeps the list of a person's chats as the server told it, with everything that was heard since. */
export function createChatListKeeper(
  { transport, me }: Pick<ChatClientOptions, 'transport' | 'me'>,
  { hasLine, later, together }: Surroundings,
  ears: ListEars,
): ChatListKeeper {
  let state: ListState = { chats: [], isLoading: true, problem: null };
  /** What was heard since the list was asked for; null while it is not being asked for. */
  let heard: ChatNews[] | null = null;
  let asked = 0;
  let forget = () => {};
  const become = (next: Partial<ListState>) => {
    state = { ...state, ...next };
    ears.changed();
  };

  const listed = async () => transport.list();

  function ask() {
    const turn = ++asked;
    const since: ChatNews[] = [];
    heard = since;
    forget();
    listed().then(
      (chats) => {
        if (turn !== asked) return;
        heard = null;
        // The answer may be older than what was heard while it was on its way.
        let told = chats.reduce(withChat, [] as readonly Chat[]);
        let isCounted = true;
        for (const news of since) {
          isCounted &&= !leavesCount(told, news, me.id);
          told = withNews(told, news, me.id);
        }
        together(() => {
          become({ chats: told, isLoading: false, problem: null });
          ears.read(told);
          if (!isCounted) ask();
        });
      },
      (cause: unknown) => {
        if (turn !== asked) return;
        heard = null;
        const problem = chatProblemOf(cause);
        // Without a line it is read when there is one again, and that is said elsewhere.
        if (isPassing(problem) && !hasLine()) return;
        become({ problem });
        if (isPassing(problem)) forget = later(ask, AGAIN_MS);
      },
    );
  }

  return {
    state: () => state,
    ask,
    hear(news) {
      heard?.push(news);
      const isMissing =
        (news.type === 'message' && leavesGap(state.chats, news.message)) || leavesCount(state.chats, news, me.id);
      const chats = withNews(state.chats, news, me.id);
      if (chats !== state.chats) become({ chats });
      // Of messages that nobody told of before, or that were read in part, the server's list says what is unread.
      if (isMissing && !heard && !state.isLoading) ask();
    },
    stop() {
      asked += 1;
      heard = null;
      forget();
    },
  };
}
