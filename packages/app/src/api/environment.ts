import { v7 } from 'uuid';
import type { PrinterTransports } from '../printing/device/printerConnection.ts';

/** Handlers of the events of a server connection. */
export type ConnectionHandlers = {
  /** Connected. `isSame` is true when a silent connection resumed, so that no event was missed. */
  opened: (isSame?: boolean) => void;
  /** Disconnected or silent; the client reconnects automatically. `byServer` is true when the server closed this connection. */
  closed: (byServer?: boolean) => void;
  /** `isFinal` is true when the server rejected the token. */
  rejected: (reason: string, isFinal: boolean) => void;
  onEvent: (name: string, payload: unknown) => void;
};

/** An open connection. */
export type Line = {
  close: () => void;
  /**
   * Sends an event and resolves with the raw acknowledgement. Rejects when none arrives in 20 s. Returns null when not
   * connected.
   */
  request: (event: string, payload: unknown) => Promise<unknown> | null;
};

/** Opens a connection with the user's token. */
export type OpenLine = (token: string, handlers: ConnectionHandlers) => Line;

/** Every access to something outside of the document. Stories replace it with a fake server (docs/decisions/tests/0008). */
export const outside = {
  fetch: ((...fetchArgs) => globalThis.fetch(...fetchArgs)) as typeof globalThis.fetch,
  /** Creates a request that reports its progress. */
  request: (): XMLHttpRequest => new XMLHttpRequest(),
  /** Loads the socket library and its reconnection code when the first session connects. */
  line: async (): Promise<OpenLine> => {
    const { openLine } = await import('../realtime/openConnection.ts');
    return openLine;
  },
  /** Loads the printer transports that this browser supports, on first use. */
  printers: async (): Promise<PrinterTransports> => {
    const { printerTransports } = await import('../printing/device/printerTransports.ts');
    return printerTransports;
  },
  leaveFor: (address: string): void => location.replace(address),
  /** Milliseconds since 1970, by the system clock. */
  now: (): number => Date.now(),
  /** A new document id: UUIDv7 text, which sorts by creation time. */
  newId: (): string => v7(),
  /** Milliseconds of a monotonic clock that cannot be set. */
  uptime: (): number => performance.now(),
};
