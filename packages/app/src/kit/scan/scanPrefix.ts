import { browserKeep, onOtherTab } from '../../wiring/storage.ts';

const NAME = 'scan.prefix';
/** Longer announcements are none that a scanner is set to send. */
export const PREFIX_MAX = 4;

let kept: string | null = null;
onOtherTab((changed) => {
  if (changed === NAME || changed === '') kept = null;
});

/** What the scanner at this browser sends before each code: then short codes count, and no Enter need follow. */
export const scanPrefix = {
  /** Empty where none is set. */
  current: (): string => (kept ??= browserKeep.read(NAME) ?? ''),
  choose(prefix: string): void {
    kept = prefix.trim().slice(0, PREFIX_MAX);
    if (kept === '') browserKeep.drop(NAME);
    else browserKeep.write(NAME, kept);
  },
};
