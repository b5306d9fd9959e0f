import type { PrintProblem } from '@tilldesk/domain/machines';

/** A printer that is open: bytes go in, and what it says of itself comes out. */
export type PrinterLine = {
  /** What the device calls itself; empty where it does not say. */
  name: string;
  /** Rejects with a `PrintFailure`. */
  write: (bytes: Uint8Array) => Promise<void>;
  /** Knows the device again among others of its way; empty where all of them look alike. */
  device: string;
  /**
   * What it answers to a question; null where nothing comes in time, as from printers that only listen. Reads on until the answer
   * `isWhole`, which it is with the first piece unless told.
   */
  query: (
    question: Uint8Array,
    waitMs: number,
    isComplete?: (answer: Uint8Array) => boolean,
  ) => Promise<Uint8Array | null>;
  close: () => Promise<void>;
};

/** One of the ways in which a browser speaks with a printer. */
export type PrinterTransport = {
  /** Lets the person choose a device, which needs a click of theirs; null where they chose none. */
  choose: () => Promise<PrinterLine | null>;
  /**
   * Opens what was chosen before, without asking: `device` where it was noted, else the first that is none of `others` and not in
   * use; null where there is none, or it is not plugged in.
   */
  reopen: (device: string | null, others: readonly string[]) => Promise<PrinterLine | null>;
};

/** Which of the devices that may be used is meant. */
export function meant<T>(
  devices: readonly T[],
  nameOf: (device: T) => string,
  device: string | null,
  others: readonly string[],
): T | null {
  const matches = (one: T) => (device === null ? !others.includes(nameOf(one)) : nameOf(one) === device);
  return devices.find(matches) ?? null;
}

/** Both ways; null where the browser does not know it. */
export type PrinterTransports = { usb: PrinterTransport | null; serial: (baudRate: number) => PrinterTransport | null };

/** That nothing came out, and why. */
export class PrintFailure extends Error {
  readonly problem: PrintProblem;

  constructor(problem: PrintProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** What stands behind an error of WebUSB or Web Serial: by the names that their standards give. */
export function failureOf(error: unknown): PrintFailure {
  if (error instanceof PrintFailure) return error;
  const name = error instanceof DOMException ? error.name : '';
  // Another program or the system's own driver holds it, or the person took the right away.
  if (['SecurityError', 'InvalidStateError', 'NotAllowedError'].includes(name)) {
    return new PrintFailure('refused', { cause: error });
  }
  if (['NetworkError', 'NotFoundError', 'AbortError', 'BreakError'].includes(name)) {
    return new PrintFailure('gone', { cause: error });
  }
  return new PrintFailure('failed', { cause: error });
}

/** What comes within a time; null where nothing does. What comes later is nobody's. */
export function within<T>(promise: Promise<T>, waitMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, waitMs, null);
  });
  return Promise.race([promise, timedOut]).finally(() => clearTimeout(timer));
}

/** What answers: pieces as they come in, put together until they are whole; null where nothing comes any more. */
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
