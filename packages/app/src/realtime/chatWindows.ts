import { createSharedState, useSharedState } from '../browser/sharedState.ts';

/** State of the two chat windows: the one for asking and the staff's one for replying. At most one is open. */
export type ChatWindows = {
  readonly support: 'open' | 'minimized' | 'closed';
  readonly staff: 'open' | 'closed';
};

const shut: ChatWindows = { support: 'closed', staff: 'closed' };
const { set, ...state } = createSharedState(shut);

/** Opens and closes the chat windows; used by menus, buttons and pages. */
export const chatPanel = {
  ...state,
  /** Both windows show one conversation, so that opening one closes or minimizes the other. */
  showSupport: (support: ChatWindows['support']): void =>
    set({ support, staff: support === 'open' ? 'closed' : state.current().staff }),
  showStaff: (staff: ChatWindows['staff']): void =>
    set({
      support: staff === 'open' && state.current().support === 'open' ? 'minimized' : state.current().support,
      staff,
    }),
  /** Closes both windows when the session ends. */
  shut: (): void => set(shut),
};

/** Returns the state of the chat state.current(). */
export const useChatWindows = (): ChatWindows => useSharedState(chatPanel);
