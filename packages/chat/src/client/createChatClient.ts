import type { ChatClient, ChatClientOptions, ChatClientState, ClientEvent } from './ChatClient.ts';
import { memoryStorage } from './memoryStorage.ts';
import { newId as uuid } from './newId.ts';
import { runChat, type ChatRun } from './runChat.ts';

/** The state before the first start and after a stop. */
const stoppedState: ChatClientState = {
  connection: 'connecting',
  chats: [],
  isListLoading: true,
  listProblem: null,
  newChat: { step: 'off', details: null, problem: null },
  open: null,
  pending: [],
  unreadTotal: 0,
  hasOpenChat: false,
};

/**
 * Creates the client of one person's support chat over a transport, without any user interface. It runs the state machines,
 * maintains the list of chats, and stores messages until they are sent. The client does nothing before `start`; calls before
 * that have no effect.
 */
export function createChatClient(given: ChatClientOptions): ChatClient {
  const { storage = memoryStorage(), newId = () => uuid(), now = Date.now } = given;
  const options = { ...given, storage, newId, now };
  const { transport } = options;
  const listeners = new Set<() => void>();
  const subscribers = new Set<(event: ClientEvent) => void>();
  let state = stoppedState;
  let run: ChatRun | null = null;

  const become = (next: ChatClientState) => {
    const before = state;
    state = withSame(before, {
      ...next,
      newChat: withSame(before.newChat, next.newChat),
      open: sameOpen(before, next),
    });
    if (state !== before) listeners.forEach((listener) => listener());
  };
  const emit = (event: ClientEvent) => subscribers.forEach((subscriber) => subscriber(event));

  return {
    start() {
      run?.stop();
      let own: ChatRun | null = null;
      // Changes reported during construction are read afterwards.
      const update = () => (own && own === run ? become(own.state()) : undefined);
      own = runChat(options, update, emit);
      run = own;
      update();
      return () => {
        if (run !== own) return;
        run = null;
        own?.stop();
        become(stoppedState);
      };
    },
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEvent(listener) {
      subscribers.add(listener);
      return () => subscribers.delete(listener);
    },
    upload: transport.upload?.bind(transport),
    fileAt: transport.download?.bind(transport),
    openChat: (chatId) => run?.orders.openChat(chatId),
    leaveChat: () => run?.orders.leaveChat(),
    loadList: () => run?.orders.loadList(),
    beginNewChat: () => run?.orders.beginNewChat(),
    leaveNewChat: () => run?.orders.leaveNewChat(),
    submitTopic: (details) => run?.orders.submitTopic(details),
    write: (written) => run?.orders.write(written),
    retry: (clientMessageId) => run?.orders.retry(clientMessageId),
    drop: (clientMessageId) => run?.orders.drop(clientMessageId),
    close: () => run?.orders.close(),
    withdraw: () => run?.orders.withdraw(),
    reopen: () => run?.orders.reopen(),
    join: () => run?.orders.join(),
    loadEarlier: () => run?.orders.loadEarlier(),
    readUpTo: (seq) => run?.orders.readUpTo(seq),
    clearProblem: () => run?.orders.clearProblem(),
  };
}

const sameOpen = (before: ChatClientState, next: ChatClientState) =>
  before.open && next.open ? withSame(before.open, next.open) : next.open;

/** Returns the old object when the new one is equal. */
function withSame<T extends object>(before: T, next: T): T {
  const names = Object.keys(next) as (keyof T)[];
  return names.every((name) => Object.is(before[name], next[name])) ? before : next;
}
