import { useSyncExternalStore } from 'react';

/** How the two windows of the chat stand: the one to ask in, and the staff's to answer in. One is open at a time. */
export type ChatWindows = {
  readonly support: 'open' | 'minimized' | 'closed';
  readonly staff: 'open' | 'closed';
};

const shut: ChatWindows = { support: 'closed', staff: 'closed' };

const listeners = new Set<() => void>();
let windows = shut;

const become = (next: ChatWindows) => {
  windows = next;
  for (const listener of listeners) listener();
};

/** The doors to the chat's windows: menus and buttons open them, and so may a page. */
export const chatPanel = {
  state: (): ChatWindows => windows,
  /** Both look at one conversation, so opening one makes the other give way. */
  showSupport: (support: ChatWindows['support']): void =>
    become({ support, staff: support === 'open' ? 'closed' : windows.staff }),
  showStaff: (staff: ChatWindows['staff']): void =>
    become({
      support: staff === 'open' && windows.support === 'open' ? 'minimized' : windows.support,
      staff,
    }),
  /** The session is over. */
  shut: (): void => become(shut),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** How the windows of the chat stand. */
export const useChatWindows = (): ChatWindows => useSyncExternalStore(chatPanel.subscribe, chatPanel.state);
