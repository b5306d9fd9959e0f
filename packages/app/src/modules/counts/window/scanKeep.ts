import type { WaitingScan } from '@tilldesk/domain/machines';
import { createSavedScans } from '../../../scanning/savedScans.ts';

/** Scans that the server has not answered yet, by count. */
export const countScans = createSavedScans<WaitingScan>('count-scans');
