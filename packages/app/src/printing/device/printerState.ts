import type { PrintProblem } from '@tilldesk/domain/machines';
import type { PrinterLine } from './printerConnection.ts';
import type { PrinterPlace } from './printerRoles.ts';

/** How a printer stands: ready, in trouble, or `silent` where it prints but does not say how it is. */
export type PrinterState = 'ready' | 'silent' | PrintProblem;

/** A printer answers at once or never. */
const STATUS_MS = 400;

/** What the printer says of itself, asked in the language that it speaks. */
export const stateOf = (line: PrinterLine, language: PrinterPlace['language']): Promise<PrinterState> =>
  askers[language](line);

const askers: Record<PrinterPlace['language'], (line: PrinterLine) => Promise<PrinterState>> = {
  'esc-pos': escPosState,
  'star-prnt': starState,
  zpl: zplState,
};

/** Real-time questions of ESC/POS (`DLE EOT n`): how it is, why it is off line, and how its paper is. */
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

/** The newest byte that is a real-time status: bits 1 and 4 stand, bits 0 and 7 do not. */
const statusIn = (answer: Uint8Array | null): number | null =>
  answer?.findLast((byte) => (byte & 0x93) === 0x12) ?? null;

/** StarPRNT's `ESC ACK SOH` asks for the status that the printer sends else by itself. */
const starQuestion = Uint8Array.of(0x1b, 0x06, 0x01);
const STAR_COVER = 0x20;
const STAR_NO_PAPER = 0x08;
/** Its bytes up to the paper's: head, version, how it is, two of errors, paper. */
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

/** A whole status: bit 0 of its head stands, bits 4 and 7 do not, and bits 5 and 3 to 1 say how long it is. */
function starStatusIn(bytes: Uint8Array): Uint8Array | null {
  const start = bytes.findIndex((byte) => (byte & 0x91) === 0x01);
  const head = bytes[start] ?? 0;
  const length = ((head & 0x20) >> 2) | ((head & 0x0e) >> 1);
  const status = bytes.subarray(start, start + length);
  return start >= 0 && length >= STAR_LEAST && status.length === length ? status : null;
}

/** ZPL's `~HQES` is answered in every state: what is wrong stands in the last eight of sixteen digits. */
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
