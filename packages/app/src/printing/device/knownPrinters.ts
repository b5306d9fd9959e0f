import * as z from 'zod/mini';
import type { PrinterPlace, PrinterRole } from './printerRoles.ts';
import { browserStorage } from '../../browser/storage.ts';

const NAME = 'printers';
const noted = z.partialRecord(z.enum(['receipt', 'label']), z.object({ connection: z.string(), device: z.string() }));
type Noted = z.infer<typeof noted>;

/** Which devices this browser was let to use, for which role: it alone knows them, so it alone notes them. */
export const knownPrinters = {
  /** The device of a role, and those of the others that hang on the same way. */
  of({ role, connection }: PrinterPlace): { device: string | null; others: string[] } {
    const all = Object.entries(read()).filter(([, one]) => one.connection === connection);
    return {
      device: all.find(([name]) => name === role)?.[1].device ?? null,
      others: all.filter(([name]) => name !== role).map(([, one]) => one.device),
    };
  },
  note({ role, connection }: PrinterPlace, device: string): void {
    const change: Partial<Record<PrinterRole, Noted[PrinterRole]>> = { [role]: { connection, device } };
    browserStorage.write(NAME, JSON.stringify({ ...read(), ...change }));
  },
};

// What lies in a browser may be of another version of the app.
function read(): Noted {
  try {
    const found = z.safeParse(noted, JSON.parse(browserStorage.read(NAME) ?? '{}'));
    return found.success ? found.data : {};
  } catch {
    return {};
  }
}
