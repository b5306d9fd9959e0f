import { preference } from '../browser/preference.ts';

/** Whether scans are heard at this browser; no choice is on. */
export const soundsOn = preference('scan.sounds', ['on', 'off']);
