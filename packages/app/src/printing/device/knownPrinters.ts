import * as z from 'zod/mini';
import type { PrinterPlace, PrinterRole } from './printerRoles.ts';
import { browserStorage, parseJson } from '../../browser/storage.ts';

const NAME = 'printers';
const noted = z.partialRecord(z.enum(['receipt', 'label']), z.object({ connection: z.string(), device: z.string() }));
type Noted = z.infer<typeof noted>;

/** The devices that the browser has permission to use, by printer role. Only this browser knows them, so they are stored here. */
export const knownPrinters = {
  /** Returns the device of a role, and the devices of other roles on the same connection. */
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

function read(): Noted {
  const found = z.safeParse(noted, parseJson(browserStorage.read(NAME)));
  return found.success ? found.data : {};
}
