import { createSharedState } from '../browser/sharedState.ts';

/** State of the dialog: not opened yet in this document, open, or closed again. */
const { set, ...state } = createSharedState<'unopened' | 'open' | 'closed'>('unopened');

/** Opens and closes the clock's dialog; used by the header and by pages. */
export const clockDialog = {
  ...state,
  open: (): void => set('open'),
  close: (): void => {
    if (state.current() === 'open') set('closed');
  },
};
