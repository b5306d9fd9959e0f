import type { WaitingScan } from '@tilldesk/domain/machines';
import { createSavedScans } from '../../../scanning/savedScans.ts';

/** Saved scans that the server has not confirmed yet, by count. */
export const countScans = createSavedScans<WaitingScan>('count-scans');
