import type { Answer } from '@tilldesk/domain/contract';
import { parseIdentifier } from '@tilldesk/domain/inventory';
import {
  shouldRecordScan,
  matchScan,
  type ScanMatch,
  type Receipt,
  type ReceiptEntry,
  type ReceiptLine,
  type ReceiptScanDraft,
  type ReceivingContext,
  type scanReceipt,
} from '@tilldesk/domain/purchases';

/** The server's response to a batch of scans. */
export type ScanAnswer = Answer<typeof scanReceipt>;
export type ScanResult = ScanAnswer['results'][number];

/** A receipt as the server returned it, and the scans that the server has not confirmed yet, in order. */
export type Tally = { receipt: Receipt; open: readonly ReceiptScanDraft[] };

/** Returns whether a scan counts a piece. */
export const isCounted = (result: ReceiptEntry['result']): boolean =>
  result === 'matched' || result === 'matchedUnit' || result === 'byHand' || result === 'extra';

/** Returns whether the local result of a scan is final: the server has no data that could change it. */
export const isSure = ({ result }: ScanMatch): boolean =>
  isCounted(result) || result === 'duplicate' || result === 'over' || result === 'serialMissing';

/** Returns the local data for the rules of receiving; only the server knows codes that are recorded elsewhere. */
function contextOf({ lines, entries, missing }: Receipt): ReceivingContext {
  const codes = lines.flatMap(({ productId, sku, vendorSku, barcodes }) =>
    [sku, vendorSku ?? '', ...barcodes].map((code) => [parseIdentifier(code).value, productId] as const),
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
    expected: new Map(missing.map(({ unitId, lineId, code }) => [parseIdentifier(code).value, { unitId, lineId }])),
    taken: new Set(),
    scanned: new Set(entries.filter(({ quantity }) => quantity > 0).flatMap(({ identifiers }) => identifiers)),
  };
}

/** Returns the scans that are not in the receipt yet. */
const pendingScans = ({ receipt, open }: Tally): readonly ReceiptScanDraft[] => {
  if (open.length === 0) return open;
  const received = new Set(receipt.entries.map(({ id }) => id));
  return open.filter(({ clientScanId }) => !received.has(clientScanId));
};

const scanOf = ({ codes, lineId = null, isConfirmed = false }: ReceiptScanDraft) => ({ codes, lineId, isConfirmed });

/** Returns the lines with every scan counted, by the same rule as on the server. */
export function linesOf(tally: Tally): ReceiptLine[] {
  const waiting = pendingScans(tally);
  if (waiting.length === 0) return tally.receipt.lines;
  const context = contextOf(tally.receipt);
  for (const scan of waiting) matchScan(context, scanOf(scan));
  const counted = new Map(context.lines.map((line) => [line.id, line.counted]));
  return tally.receipt.lines.map((line) => ({ ...line, counted: counted.get(line.lineId) ?? line.counted }));
}

/** Returns the result of a scan, given all earlier ones. */
export function readPending(tally: Tally, scan: ReceiptScanDraft): ScanMatch {
  const context = contextOf(tally.receipt);
  for (const before of pendingScans(tally)) matchScan(context, scanOf(before));
  return matchScan(context, scanOf(scan));
}

export const withScan = (tally: Tally, scan: ReceiptScanDraft): Tally => ({ ...tally, open: [...tally.open, scan] });

/** Removes rejected scans, which get no response. */
export const without = (tally: Tally, scans: readonly ReceiptScanDraft[]): Tally => {
  const rejectedIds = new Set(scans.map(({ clientScanId }) => clientScanId));
  return { ...tally, open: tally.open.filter(({ clientScanId }) => !rejectedIds.has(clientScanId)) };
};

/** Applies the server's response: its counts, and an entry for each scan that it recorded. */
export function withAnswer(tally: Tally, answer: ScanAnswer, scans: readonly ReceiptScanDraft[]): Tally {
  const { receipt } = tally;
  const counts = new Map(answer.lines.map((line) => [line.lineId, line]));
  const drafts = new Map(scans.map((scan) => [scan.clientScanId, scan]));
  const known = new Set(receipt.entries.map(({ id }) => id));
  const entries = answer.results.flatMap((received): ReceiptEntry[] => {
    const draft = drafts.get(received.clientScanId);
    return draft === undefined || known.has(received.clientScanId) || !shouldRecordScan(received.result, draft)
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
        missing: receipt.missing.filter(({ code }) => !here.has(parseIdentifier(code).value)),
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
  identifiers: codes.map((code) => parseIdentifier(code).value),
  arrival,
  at,
  by,
});

/**
 * The totals of a receipt: pieces in it, pieces expected and pieces still open, missing units of manifests, and
 * incorrect scans.
 */
export type ReceiptSums = { counted: number; wanted: number; left: number; missing: number; wrong: number };

/**
 * Calculates the totals from `lines`, which include pending scans, and the receipt as the server returned it. Entries
 * without an order line are included.
 */
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

/**
 * Returns whether a scan counted nothing because something is not as ordered; a barcode that waits for its serial is no
 * mismatch.
 */
export const isMismatch = ({ quantity, result }: ReceiptEntry): boolean => quantity === 0 && result !== 'serialMissing';
