import type { PrintProblem } from '@tilldesk/domain/machines';

/** An open printer connection for writing bytes and reading status. */
export type PrinterLine = {
  /** The device's own name; empty when it reports none. */
  name: string;
  /** Rejects with a `PrintFailure`. */
  write: (bytes: Uint8Array) => Promise<void>;
  /** Identifies the device among others of the same transport; empty when they cannot be told apart. */
  device: string;
  /**
   * Sends a query and returns the response; null when none arrives in time, as with write-only printers. Reads until the
   * response `isWhole`; by default the first chunk is the whole response.
   */
  query: (
    question: Uint8Array,
    waitMs: number,
    isComplete?: (answer: Uint8Array) => boolean,
  ) => Promise<Uint8Array | null>;
  close: () => Promise<void>;
};

/** A method by which the browser communicates with a printer. */
export type PrinterTransport = {
  /** Lets the user choose a device; requires a click. Null when none was chosen. */
  choose: () => Promise<PrinterLine | null>;
  /**
   * Reopens a previously chosen device without a prompt: `device` where it is known, else the first one that is not in `others`
   * and not in use. Null when there is none or it is not plugged in.
   */
  reopen: (device: string | null, others: readonly string[]) => Promise<PrinterLine | null>;
};

/** Selects the device to open among the permitted ones. */
export function meant<T>(
  devices: readonly T[],
  nameOf: (device: T) => string,
  device: string | null,
  others: readonly string[],
): T | null {
  const matches = (one: T) => (device === null ? !others.includes(nameOf(one)) : nameOf(one) === device);
  return devices.find(matches) ?? null;
}

/** The transports by kind; null where the browser does not support one. */
export type PrinterTransports = { usb: PrinterTransport | null; serial: (baudRate: number) => PrinterTransport | null };

/** Thrown when nothing was printed, with the reason. */
export class PrintFailure extends Error {
  readonly problem: PrintProblem;

  constructor(problem: PrintProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** Maps an error of WebUSB or Web Serial to its cause, by the error names of the standards. */
export function failureOf(error: unknown): PrintFailure {
  if (error instanceof PrintFailure) return error;
  const name = error instanceof DOMException ? error.name : '';
  // Another program or the system's own driver uses the device, or the user withdrew the permission.
  if (['SecurityError', 'InvalidStateError', 'NotAllowedError'].includes(name)) {
    return new PrintFailure('rejected', { cause: error });
  }
  if (['NetworkError', 'NotFoundError', 'AbortError', 'BreakError'].includes(name)) {
    return new PrintFailure('gone', { cause: error });
  }
  return new PrintFailure('failed', { cause: error });
}

/** Rejects with the `PrintFailure` of an error. */
export function throwFailure(error: unknown): never {
  throw failureOf(error);
}

/** For a device chooser: closing it without a choice rejects with the same error as a missing device. */
export function dismissedByUser(error: unknown): null {
  if (error instanceof DOMException && error.name === 'NotFoundError') return null;
  throw failureOf(error);
}

/** Resolves with a promise's result, or with null when it takes longer than `waitMs`. A later result is ignored. */
export function within<T>(promise: Promise<T>, waitMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, waitMs, null);
  });
  return Promise.race([promise, timedOut]).finally(() => clearTimeout(timer));
}

/**
 * Creates the query of a connection; `read` returns the next chunk. A read that timed out is still pending: the next query waits
 * for the same response.
 */
export function queryBy(write: PrinterLine['write'], read: () => Promise<Uint8Array | null>): PrinterLine['query'] {
  let reading: Promise<Uint8Array | null> | undefined;
  return async (question, waitMs, isComplete) => {
    await write(question);
    reading ??= gathered(read, isComplete).finally(() => (reading = undefined));
    return within(reading, waitMs).catch(throwFailure);
  };
}

/** The query of a connection that cannot be read. */
export const writeOnly: PrinterLine['query'] = () => Promise.resolve(null);

/** Collects chunks until they form a whole response or no more arrive; null when none arrived. */
export async function gathered(
  read: () => Promise<Uint8Array | null>,
  isComplete: (answer: Uint8Array) => boolean = () => true,
): Promise<Uint8Array | null> {
  let answer = new Uint8Array();
  for (;;) {
    const piece = await read();
    if (!piece || piece.length === 0) return answer.length === 0 ? null : answer;
    answer = Uint8Array.of(...answer, ...piece);
    if (isComplete(answer)) return answer;
  }
}
