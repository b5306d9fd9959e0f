import { clockStatuses } from '@tilldesk/domain/shop';
import { preference } from '../browser/preference.ts';

/** Mirrors where the person's clock stands, for the first drawing and for the other tabs (spec §4); gone with the session. */
export const sessionStatus = preference('session-status', clockStatuses);
