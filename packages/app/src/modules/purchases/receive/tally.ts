import type { Answer } from '@tilldesk/domain/contract';
import {
  isNoted,
  readIdentifier,
  readScan,
  type ReadScan,
  type Receipt,
  type ReceiptEntry,
  type ReceiptLine,
  type ReceiptScanDraft,
  type ReceivingContext,
  type scanReceipt,
} from '@tilldesk/domain/stock';

/** What the server says of some scans. */
export type ScanAnswer = Answer<typeof scanReceipt>;
export type ScanResult = ScanAnswer['results'][number];

/** A receipt as the server has it, and the scans that it has not answered yet, in their order. */
export type Tally = { receipt: Receipt; open: readonly ReceiptScanDraft[] };

/** Whether a scan counts a piece. */
export const isCounted = (result: ReceiptEntry['result']): boolean =>
  result === 'matched' || result === 'matchedUnit' || result === 'byHand' || result === 'extra';

/** Whether what is told of a scan here is sure: the server knows nothing that could make it otherwise. */
export const isSure = ({ result }: ReadScan): boolean =>
  isCounted(result) || result === 'duplicate' || result === 'over' || result === 'serialMissing';

/** What the rules of receiving know of a receipt here; codes that are taken elsewhere only the server knows. */
function contextOf({ lines, entries, missing }: Receipt): ReceivingContext {
  const codes = lines.flatMap(({ productId, sku, vendorSku, barcodes }) =>
    [sku, vendorSku ?? '', ...barcodes].map((code) => [readIdentifier(code).value, productId] as const),
  );
  return {
    lines: lines.map((line) => ({
      id: line.lineId,
      productId: line.productId,
      isSerialized: line.tracking === 'serialized',
      open: line.ordered - line.receivedBefore,
      counted: line.counted,
      hasManifest: line.hasManifest,
    })),
    products: new Map(codes.filter(([code]) => code !== '')),
    expected: new Map(missing.map(({ unitId, lineId, code }) => [readIdentifier(code).value, { unitId, lineId }])),
    taken: new Set(),
    present: new Set(entries.filter(({ quantity }) => quantity > 0).flatMap(({ identifiers }) => identifiers)),
  };
}

/** The scans that the receipt does not show yet. */
const unheard = ({ receipt, open }: Tally): readonly ReceiptScanDraft[] => {
  if (open.length === 0) return open;
  const received = new Set(receipt.entries.map(({ id }) => id));
  return open.filter(({ clientScanId }) => !received.has(clientScanId));
};

const scanOf = ({ codes, lineId = null, isConfirmed = false }: ReceiptScanDraft) => ({ codes, lineId, isConfirmed });

/** The lines as they stand with every scan that was made, by the rule that the server counts by. */
export function linesOf(tally: Tally): ReceiptLine[] {
  const waiting = unheard(tally);
  if (waiting.length === 0) return tally.receipt.lines;
  const context = contextOf(tally.receipt);
  for (const scan of waiting) readScan(context, scanOf(scan));
  const counted = new Map(context.lines.map((line) => [line.id, line.counted]));
  return tally.receipt.lines.map((line) => ({ ...line, counted: counted.get(line.lineId) ?? line.counted }));
}

/** What a scan is after all that were made before it. */
export function readPending(tally: Tally, scan: ReceiptScanDraft): ReadScan {
  const context = contextOf(tally.receipt);
  for (const before of unheard(tally)) readScan(context, scanOf(before));
  return readScan(context, scanOf(scan));
}

export const withScan = (tally: Tally, scan: ReceiptScanDraft): Tally => ({ ...tally, open: [...tally.open, scan] });

/** Scans that will not be answered: they were refused. */
export const without = (tally: Tally, scans: readonly ReceiptScanDraft[]): Tally => {
  const refusedIds = new Set(scans.map(({ clientScanId }) => clientScanId));
  return { ...tally, open: tally.open.filter(({ clientScanId }) => !refusedIds.has(clientScanId)) };
};

/** The tally after the server's word: its counts, and an entry for each scan that it heard. */
export function withAnswer(tally: Tally, answer: ScanAnswer, scans: readonly ReceiptScanDraft[]): Tally {
  const { receipt } = tally;
  const counts = new Map(answer.lines.map((line) => [line.lineId, line]));
  const drafts = new Map(scans.map((scan) => [scan.clientScanId, scan]));
  const known = new Set(receipt.entries.map(({ id }) => id));
  const entries = answer.results.flatMap((received): ReceiptEntry[] => {
    const draft = drafts.get(received.clientScanId);
    return draft === undefined || known.has(received.clientScanId) || !isNoted(received.result, draft)
      ? []
      : [entryOf(received, draft, receipt.startedBy)];
  });
  const here = new Set(entries.filter(({ quantity }) => quantity > 0).flatMap(({ identifiers }) => identifiers));
  return without(
    {
      ...tally,
      receipt: {
        ...receipt,
        lines: receipt.lines.map((line) => ({ ...line, ...counts.get(line.lineId) })),
        entries: [...receipt.entries, ...entries],
        missing: receipt.missing.filter(({ code }) => !here.has(readIdentifier(code).value)),
      },
    },
    scans,
  );
}

const entryOf = (received: ScanResult, { codes, arrival = 'ok', at }: ReceiptScanDraft, by: string): ReceiptEntry => ({
  id: received.clientScanId,
  result: received.result,
  lineId: received.lineId,
  productId: received.productId,
  productName: received.productName,
  quantity: isCounted(received.result) ? 1 : 0,
  code: received.code,
  identifiers: codes.map((code) => readIdentifier(code).value),
  arrival,
  at,
  by,
});

/**
 * What a receipt comes to: pieces in it, pieces that were to come and of these still to come, units of manifests that are
 * missing, wrong scans.
 */
export type ReceiptSums = { counted: number; wanted: number; left: number; missing: number; wrong: number };

/** `lines` with the scans on their way, `receipt` as the server has it; what is on no line is in it all the same. */
export function sumsOf(lines: readonly ReceiptLine[], { entries, missing }: Receipt): ReceiptSums {
  const sum = (of: (line: ReceiptLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const ordered = new Set(lines.map(({ lineId }) => lineId));
  const extraEntries = entries.filter(({ lineId }) => lineId === null || !ordered.has(lineId));
  return {
    counted: sum(({ counted }) => counted) + extraEntries.reduce((all, { quantity }) => all + quantity, 0),
    wanted: sum((line) => Math.max(0, line.ordered - line.receivedBefore)),
    left: sum((line) => Math.max(0, line.ordered - line.receivedBefore - line.counted)),
    missing: missing.length,
    wrong: entries.filter(isMismatch).length,
  };
}

/** A scan that counted nothing and says that something is not as ordered; a barcode whose serial follows does not. */
export const isMismatch = ({ quantity, result }: ReceiptEntry): boolean => quantity === 0 && result !== 'serialMissing';
