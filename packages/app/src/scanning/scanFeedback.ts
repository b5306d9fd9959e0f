import { soundsOn } from './soundsOn.ts';
import { playTone } from './tones.ts';

/** Result of the last scan. `count` distinguishes two equal ones. */
export type Echo = { result: 'taken' | 'refused'; text: string; count: number };

const listeners = new Set<() => void>();
let last: Echo | null = null;

/**
 * Signals scan results: a tone, and an announcement for screen readers (`ScanVoice` renders it). A box with its own request,
 * such as the till's, reports its result here too.
 */
export const scanEcho = {
  tell(result: Echo['result'], text: string): void {
    last = { result, text, count: (last?.count ?? 0) + 1 };
    if (soundsOn.current() !== 'off') playTone(result);
    for (const listener of listeners) listener();
  },
  current: (): Echo | null => last,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
