import { browserStorage, onOtherTab } from '../browser/storage.ts';

const NAME = 'scan.prefix';
/** Scanners are not set to send longer prefixes. */
export const PREFIX_MAX = 4;

let saved: string | null = null;
onOtherTab((changed) => {
  if (changed === NAME || changed === '') saved = null;
});

/** The prefix that this browser's scanner sends before each code. With a prefix short codes count, and no Enter is required. */
export const scanPrefix = {
  /** Empty when none is set. */
  current: (): string => (saved ??= browserStorage.read(NAME) ?? ''),
  choose(prefix: string): void {
    saved = prefix.trim().slice(0, PREFIX_MAX);
    if (saved === '') browserStorage.drop(NAME);
    else browserStorage.write(NAME, saved);
  },
};
