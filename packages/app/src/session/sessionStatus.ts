import { clockStatuses } from '@tilldesk/domain/clock';
import { preference } from '../browser/preference.ts';

/** Mirrors the user's clock status, for the first render and for other tabs (spec §4); cleared with the session. */
export const sessionStatus = preference('session-status', clockStatuses);
