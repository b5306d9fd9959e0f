import { useSyncExternalStore } from 'react';

/** State of the two chat windows: the one for asking and the staff's one for replying. At most one is open. */
export type ChatWindows = {
  readonly support: 'open' | 'minimized' | 'closed';
  readonly staff: 'open' | 'closed';
};

const shut: ChatWindows = { support: 'closed', staff: 'closed' };

const listeners = new Set<() => void>();
let windows = shut;

const setWindows = (next: ChatWindows) => {
  windows = next;
  for (const listener of listeners) listener();
};

/** Opens and closes the chat windows; used by menus, buttons and pages. */
export const chatPanel = {
  state: (): ChatWindows => windows,
  /** Both windows show one conversation, so that opening one closes or minimizes the other. */
  showSupport: (support: ChatWindows['support']): void =>
    setWindows({ support, staff: support === 'open' ? 'closed' : windows.staff }),
  showStaff: (staff: ChatWindows['staff']): void =>
    setWindows({
      support: staff === 'open' && windows.support === 'open' ? 'minimized' : windows.support,
      staff,
    }),
  /** Closes both windows when the session ends. */
  shut: (): void => setWindows(shut),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Returns the state of the chat windows. */
export const useChatWindows = (): ChatWindows => useSyncExternalStore(chatPanel.subscribe, chatPanel.state);
