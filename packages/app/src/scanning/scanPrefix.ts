import { browserStorage, onOtherTab } from '../browser/storage.ts';

const NAME = 'scan.prefix';
/** Longer announcements are none that a scanner is set to send. */
export const PREFIX_MAX = 4;

let saved: string | null = null;
onOtherTab((changed) => {
  if (changed === NAME || changed === '') saved = null;
});

/** What the scanner at this browser sends before each code: then short codes count, and no Enter need follow. */
export const scanPrefix = {
  /** Empty where none is set. */
  current: (): string => (saved ??= browserStorage.read(NAME) ?? ''),
  choose(prefix: string): void {
    saved = prefix.trim().slice(0, PREFIX_MAX);
    if (saved === '') browserStorage.drop(NAME);
    else browserStorage.write(NAME, saved);
  },
};
