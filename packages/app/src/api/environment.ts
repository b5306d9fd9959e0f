import type { PrinterTransports } from '../printing/device/printerConnection.ts';

/** Who hears what a line to the server brings. */
export type ConnectionHandlers = {
  /** `isSame`: it was silent and speaks again, so that nothing of it was missed. */
  opened: (isSame?: boolean) => void;
  /** It has gone or fallen silent; it comes back by itself. `byServer`: the server hung up on this line alone. */
  closed: (byServer?: boolean) => void;
  /** `isFinal` when the server was there and did not take the token. */
  refused: (reason: string, isFinal: boolean) => void;
  onEvent: (name: string, payload: unknown) => void;
};

/** An open line: how to close it, and to say an event; a closed line takes nothing. */
export type Line = {
  close: () => void;
  /** Answers the acknowledgement as it came; rejects where none comes in 20 s. Null on a line that is not connected. */
  say: (event: string, payload: unknown) => Promise<unknown> | null;
};

/** Opens a line with the person's token. */
export type OpenLine = (token: string, handlers: ConnectionHandlers) => Line;

/** Everything that goes out of the document. Stories put a fake world in its place (docs/decisions/0008). */
export const outside = {
  fetch: ((...fetchArgs) => globalThis.fetch(...fetchArgs)) as typeof globalThis.fetch,
  /** A request that tells how far it is. */
  request: (): XMLHttpRequest => new XMLHttpRequest(),
  /** The socket's library and what keeps it open, fetched when the first session opens a line. */
  line: async (): Promise<OpenLine> => {
    const { openLine } = await import('../realtime/openConnection.ts');
    return openLine;
  },
  /** The ways to a receipt printer that this browser knows, fetched when one is asked for. */
  printers: async (): Promise<PrinterTransports> => {
    const { printerTransports } = await import('../printing/device/printerTransports.ts');
    return printerTransports;
  },
  leaveFor: (address: string): void => location.replace(address),
  /** Milliseconds since 1970, by this machine's clock on the wall. */
  now: (): number => Date.now(),
  /** Milliseconds of a clock that only goes on: nobody can set it. */
  uptime: (): number => performance.now(),
};
