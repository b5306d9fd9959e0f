import { plainWorkstation, workstation, type Workstation } from '@tilldesk/domain/shop';
import * as z from 'zod/mini';
import { browserStorage, onOtherTab } from '../../browser/storage.ts';

const NAME = 'workstation';
const listeners = new Set<() => void>();
let cached: { text: string | null; read: Workstation | null } = { text: null, read: null };

const notifyListeners = () => listeners.forEach((listener) => listener());

onOtherTab((name) => {
  if (name === NAME || name === '') notifyListeners();
});

/**
 * The workstation of this browser, as last saved or taken over. Stored here, so that printing needs no server, and on the
 * server, so that a browser whose storage was cleared finds it again. Null until it is set up.
 */
export const currentWorkstation = {
  current(): Workstation | null {
    const text = browserStorage.read(NAME);
    if (text !== cached.text) cached = { text, read: parsed(text) };
    return cached.read;
  },
  keep(saved: Workstation): void {
    browserStorage.write(NAME, JSON.stringify(saved));
    notifyListeners();
  },
  /** Removes the workstation of this browser. */
  forget(): void {
    browserStorage.drop(NAME);
    notifyListeners();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// Data in browser storage may be of an older version of the app.
function parsed(text: string | null): Workstation | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (found === null) return null;
    const read = z.safeParse(workstation.read, { ...plainWorkstation, ...(found as object) });
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
