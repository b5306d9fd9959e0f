import { soundsOn } from './soundsOn.ts';
import { sound } from './tones.ts';

/** What became of the last scan. `count` tells two equal ones apart. */
export type Echo = { result: 'taken' | 'refused'; text: string; count: number };

const listeners = new Set<() => void>();
let last: Echo | null = null;

/**
 * What is heard of scans: a tone for all, words for screen readers (`ScanVoice` speaks them). A box that asks its own
 * server question, as the till's, tells the answer here too.
 */
export const scanEcho = {
  tell(result: Echo['result'], text: string): void {
    last = { result, text, count: (last?.count ?? 0) + 1 };
    if (soundsOn.current() !== 'off') sound(result);
    for (const listener of listeners) listener();
  },
  current: (): Echo | null => last,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
