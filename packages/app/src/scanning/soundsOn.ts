import { preference } from '../browser/preference.ts';

/** Whether this browser plays tones for scans; no choice means on. */
export const soundsOn = preference('scan.sounds', ['on', 'off']);
