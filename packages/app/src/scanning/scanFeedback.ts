import { createSharedState } from '../browser/sharedState.ts';
import { soundsOn } from './soundsOn.ts';
import { playTone } from './tones.ts';

/** Result of the last scan. `count` distinguishes two equal ones. */
export type Echo = { result: 'taken' | 'rejected'; text: string; count: number };

const { set, ...state } = createSharedState<Echo | null>(null);

/**
 * Signals scan results: a tone, and an announcement for screen readers (`ScanVoice` renders it). A box with its own request,
 * such as the till's, reports its result here too.
 */
export const scanEcho = {
  ...state,
  report(result: Echo['result'], text: string): void {
    if (soundsOn.current() !== 'off') playTone(result);
    set({ result, text, count: (state.current()?.count ?? 0) + 1 });
  },
};
