import type { WaitingScan } from '@tilldesk/domain/machines';
import { keptScans } from '../../../wiring/keptScans.ts';

/** Scans that the server has not answered yet, by count. */
export const scanKeep = keptScans<WaitingScan>('count-scans');
