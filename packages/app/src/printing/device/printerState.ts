import type { PrintProblem } from '@tilldesk/domain/machines';
import type { PrinterLine } from './printerConnection.ts';
import type { PrinterPlace } from './printerRoles.ts';

/** State of a printer: ready, a problem, or `silent` when it prints but reports no status. */
export type PrinterState = 'ready' | 'silent' | PrintProblem;

/** A printer responds within this time or not at all. */
const STATUS_MS = 400;

/** Queries the printer's status in its command language. */
export const stateOf = (line: PrinterLine, language: PrinterPlace['language']): Promise<PrinterState> =>
  queries[language](line);

const queries: Record<PrinterPlace['language'], (line: PrinterLine) => Promise<PrinterState>> = {
  'esc-pos': escPosState,
  'star-prnt': starState,
  zpl: zplState,
};

/** Real-time status requests of ESC/POS (`DLE EOT n`): printer status, cause of being offline, paper status. */
const realTime = (n: number) => Uint8Array.of(0x10, 0x04, n);
const OFF_LINE = 0x08;
const OPEN_COVER = 0x04;
const NO_PAPER = 0x60;

async function escPosState(line: PrinterLine): Promise<PrinterState> {
  const queryStatus = async (n: number) => statusIn(await line.query(realTime(n), STATUS_MS));
  const cause = await queryStatus(2);
  if (cause === null) return 'silent';
  if ((cause & OPEN_COVER) !== 0) return 'cover';
  const paper = await queryStatus(4);
  if (paper !== null && (paper & NO_PAPER) === NO_PAPER) return 'paper';
  return (((await queryStatus(1)) ?? 0) & OFF_LINE) === 0 ? 'ready' : 'offline';
}

/** Returns the newest byte that is a real-time status: bits 1 and 4 are set, bits 0 and 7 are not. */
const statusIn = (answer: Uint8Array | null): number | null =>
  answer?.findLast((byte) => (byte & 0x93) === 0x12) ?? null;

/** StarPRNT's `ESC ACK SOH` requests the status that the printer otherwise sends automatically. */
const starQuestion = Uint8Array.of(0x1b, 0x06, 0x01);
const STAR_COVER = 0x20;
const STAR_NO_PAPER = 0x08;
/** Bytes up to the paper status: header, version, printer status, two error bytes, paper status. */
const STAR_LEAST = 6;

async function starState(line: PrinterLine): Promise<PrinterState> {
  const answer = await line.query(starQuestion, STATUS_MS, (bytes) => starStatusIn(bytes) !== null);
  const status = answer && starStatusIn(answer);
  if (!status) return 'silent';
  const [, , how = 0, , , paper = 0] = status;
  if ((how & STAR_COVER) !== 0) return 'cover';
  if ((paper & STAR_NO_PAPER) !== 0) return 'paper';
  return (how & OFF_LINE) === 0 ? 'ready' : 'offline';
}

/** Returns a whole status: bit 0 of its header is set, bits 4 and 7 are not, and bits 5 and 3 to 1 encode its length. */
function starStatusIn(bytes: Uint8Array): Uint8Array | null {
  const start = bytes.findIndex((byte) => (byte & 0x91) === 0x01);
  const head = bytes[start] ?? 0;
  const length = ((head & 0x20) >> 2) | ((head & 0x0e) >> 1);
  const status = bytes.subarray(start, start + length);
  return start >= 0 && length >= STAR_LEAST && status.length === length ? status : null;
}

/** ZPL's `~HQES` is answered in every state: the errors are in the last eight of sixteen digits. */
const zplQuestion = new TextEncoder().encode('~HQES');
const ZPL_NO_MEDIA = 1;
const ZPL_HEAD_OPEN = 4;

async function zplState(line: PrinterLine): Promise<PrinterState> {
  const answer = await line.query(zplQuestion, STATUS_MS, (bytes) => errorsIn(bytes) !== null);
  const errors = answer && errorsIn(answer);
  if (!errors) return 'silent';
  const [, any, , last = ''] = errors;
  const flags = Number.parseInt(last.slice(-1), 16);
  if (any === '0') return 'ready';
  if ((flags & ZPL_HEAD_OPEN) !== 0) return 'cover';
  return (flags & ZPL_NO_MEDIA) !== 0 ? 'paper' : 'offline';
}

const errorsIn = (bytes: Uint8Array): RegExpExecArray | null =>
  /ERRORS:\s+([01])\s+([\dA-F]{8})\s+([\dA-F]{8})/.exec(String.fromCharCode(...bytes));
