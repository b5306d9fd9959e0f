import { plainWorkstation, workstation, type Workstation } from '@tilldesk/domain/hardware';
import * as z from 'zod/mini';
import { parseJson } from '../../browser/storage.ts';
import { createStoredValue } from '../../browser/storedValue.ts';

/**
 * The workstation of this browser, as last saved or taken over. Stored here, so that printing needs no server, and on the
 * server, so that a browser whose storage was cleared finds it again. Null until it is set up.
 */
export const currentWorkstation = createStoredValue<Workstation>(() => 'workstation', parsed, JSON.stringify);

function parsed(text: string): Workstation | null {
  const found = parseJson(text);
  if (found === null) return null;
  const read = z.safeParse(workstation.read, { ...plainWorkstation, ...(found as object) });
  return read.success ? read.data : null;
}
