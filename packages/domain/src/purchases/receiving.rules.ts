import { readIdentifier } from '../inventory/identifiers.rules.ts';

/**
 * What a scan at a receipt is. `matched` and `matchedUnit` (a piece of the manifest) count; every other one counts
 * nothing and is heard as wrong, so that it is seen at once (docs/decisions/0022).
 */
export const receiptScanResults = [
  'matched',
  'matchedUnit',
  /** A serial that the manifest of its line does not name, or of which nobody can tell the product. */
  'unexpected',
  /** A product of the shop that is not on this order. */
  'notOrdered',
  /** Nothing in the shop bears this code. */
  'unknown',
  /** Everything ordered of it is here already. */
  'over',
  /** It stands in this receipt already. */
  'duplicate',
  /** It belongs to a unit that the shop has or expects elsewhere. */
  'taken',
  /** It claims to be an IMEI and its check digit is another: to be confirmed. */
  'doubtful',
  /** A serialized product by its barcode: now its serial is needed. */
  'serialMissing',
] as const;
export type ReceiptScanResult = (typeof receiptScanResults)[number];

/** Whether a scan counts a piece. */
export const countsPiece = (result: ReceiptScanResult): boolean => result === 'matched' || result === 'matchedUnit';

/**
 * Whether a scan is written down. A code that nothing in the shop bears may be mistyped: it says that something is not as
 * ordered only after a person has confirmed it.
 */
export const isNoted = (result: string, { isConfirmed = false }: { isConfirmed?: boolean | undefined }): boolean =>
  result !== 'unknown' || isConfirmed;

/** A line of the order as receiving sees it; `open` is what is still to come before this receipt's own pieces. */
export type ReceivingLine = {
  id: string;
  productId: string;
  isSerialized: boolean;
  open: number;
  /** Pieces in the receipt so far. */
  counted: number;
  hasManifest: boolean;
};

/** What is known beforehand of the codes of some scans. */
export type ReceivingContext = {
  lines: ReceivingLine[];
  /** Products of the shop by what their boxes bear: barcode, SKU, the vendor's number. */
  products: ReadonlyMap<string, string>;
  /** Units that are expected on this very order, by identifier. */
  expected: ReadonlyMap<string, { unitId: string; lineId: string }>;
  /** Identifiers of active units that are elsewhere. */
  taken: ReadonlySet<string>;
  /** Identifiers and units that stand in the receipt. */
  present: Set<string>;
};

/** A scan: the codes of one box, the line that the person has chosen, and whether they looked twice. */
export type ReceivingScan = { codes: readonly string[]; lineId?: string | null; isConfirmed?: boolean };

export type ReadScan = {
  result: ReceiptScanResult;
  lineId: string | null;
  unitId: string | null;
  productId: string | null;
  /** The code that decided it. */
  code: string;
  /** The identifiers of the box, without those that name the product. */
  identifiers: string[];
  /** The IMEI of 14 digits completed with their check digit. */
  offered: string | null;
};

/**
 * Tells what a scan is and counts it in the context, so that the next one is judged after it. A box is known by its
 * manifest entry first, then by its product's code, the chosen line, or, where only one serialized line is open
 * without a manifest, by that.
 */
export function readScan(context: ReceivingContext, scan: ReceivingScan): ReadScan {
  const { products, expected, present, taken, lines } = context;
  const all = scan.codes.map((code) => readIdentifier(code).value).filter(Boolean);
  const named = all.map((code) => products.get(code)).find((product) => product !== undefined) ?? null;
  const identifiers = all.filter((code) => !products.has(code));
  const code = identifiers[0] ?? all[0] ?? '';
  const offered = identifiers.map((one) => readIdentifier(one).offered).find((one) => one !== null) ?? null;
  const read = (
    result: ReceiptScanResult,
    line: ReceivingLine | null = null,
    unitId: string | null = null,
  ): ReadScan => ({
    result,
    lineId: line?.id ?? null,
    unitId,
    productId: line?.productId ?? named,
    code,
    identifiers,
    offered,
  });
  const count = (result: ReceiptScanResult, line: ReceivingLine, unitId: string | null): ReadScan => {
    line.counted += 1;
    for (const one of [...identifiers, ...(unitId === null ? [] : [unitId])]) present.add(one);
    return read(result, line, unitId);
  };
  const lineOf = (id: string | null | undefined) => lines.find((line) => line.id === id) ?? null;

  const unit = identifiers.map((one) => expected.get(one)).find((one) => one !== undefined);
  if (unit) {
    const line = lineOf(unit.lineId);
    if (present.has(unit.unitId)) return read('duplicate', line, unit.unitId);
    if (!line || line.counted >= line.open) return read('over', line, unit.unitId);
    return count('matchedUnit', line, unit.unitId);
  }
  if (identifiers.some((one) => present.has(one))) return read('duplicate', lineOf(scan.lineId));
  const duplicate = identifiers.find((one) => taken.has(one));
  if (duplicate !== undefined) return { ...read('taken', lineOf(scan.lineId)), code: duplicate };

  if (named !== null) {
    const ofProduct = lines.filter((line) => line.productId === named);
    const line =
      ofProduct.find((one) => one.id === scan.lineId && one.counted < one.open) ??
      ofProduct.find((one) => one.counted < one.open) ??
      ofProduct[0];
    if (!line) return read('notOrdered');
    if (line.counted >= line.open) return read('over', line);
    if (!line.isSerialized) return count('matched', line, null);
    if (identifiers.length === 0) return read('serialMissing', line);
    return serial(line);
  }
  const chosen = lineOf(scan.lineId) ?? onlyOpenSerialized(lines);
  if (!chosen?.isSerialized || !looksLikeSerial(identifiers, scan.lineId)) {
    if (identifiers.some(isDevice)) return read('unexpected');
    // Shown as it was typed.
    return {
      ...read('unknown'),
      code:
        scan.codes
          .find((one) => one.trim() !== '')
          ?.trim()
          .toUpperCase() ?? code,
    };
  }
  if (chosen.counted >= chosen.open) return read('over', chosen);
  return serial(chosen);

  function serial(line: ReceivingLine): ReadScan {
    if (line.hasManifest) return read('unexpected', line);
    const isDoubtful = identifiers.some((one) => readIdentifier(one).isDoubtful);
    if (isDoubtful && !scan.isConfirmed) return read('doubtful', line);
    return count('matched', line, null);
  }
}

const onlyOpenSerialized = (lines: readonly ReceivingLine[]): ReceivingLine | null => {
  const open = lines.filter((line) => line.isSerialized && !line.hasManifest && line.counted < line.open);
  return open.length === 1 ? open[0]! : null;
};

/** Tells a device by its pattern alone; what is only some letters could be anybody's barcode. */
const isDevice = (code: string): boolean => readIdentifier(code).type !== 'SN';

/** A free serial is believed where the person has chosen the line that it is for. */
const looksLikeSerial = (identifiers: readonly string[], lineId: string | null | undefined): boolean =>
  identifiers.some((code) => isDevice(code) || (lineId !== null && lineId !== undefined));

/** What is wrong with a row of a manifest, or that nothing is. */
export const manifestResults = ['ok', 'doubtful', 'duplicate', 'taken', 'notSerialized', 'over', 'empty'] as const;
export type ManifestResult = (typeof manifestResults)[number];

/** A device as a vendor's list names it: its codes, in any order. */
export type ManifestRow = { lineId: string; codes: readonly string[] };
export type ReadManifestRow = {
  result: ManifestResult;
  /** The code that decided it, or the first. */
  code: string;
  offered: string | null;
};

/**
 * Looks at a list of devices, row by row in its order: `room` is how many each serialized line may still name, `taken`
 * the identifiers of active units elsewhere. A code that stood in an earlier row is a duplicate.
 */
export function readManifestRows(
  rows: readonly ManifestRow[],
  openByLine: ReadonlyMap<string, number>,
  taken: ReadonlySet<string>,
): ReadManifestRow[] {
  const seen = new Set<string>();
  const left = new Map(openByLine);
  return rows.map((row) => {
    const all = row.codes.map(readIdentifier).filter((one) => one.value !== '');
    const first = all[0]?.value ?? '';
    const offered = all.find((one) => one.offered !== null)?.offered ?? null;
    const is = (result: ManifestResult, code = first): ReadManifestRow => ({ result, code, offered });
    if (all.length === 0) return is('empty');
    if (!left.has(row.lineId)) return is('notSerialized');
    const twice = all.find((one) => seen.has(one.value));
    for (const one of all) seen.add(one.value);
    if (twice) return is('duplicate', twice.value);
    const duplicate = all.find((one) => taken.has(one.value));
    if (duplicate) return is('taken', duplicate.value);
    const open = left.get(row.lineId)!;
    if (open <= 0) return is('over');
    left.set(row.lineId, open - 1);
    const invalidEntry = all.find((one) => one.isDoubtful);
    return invalidEntry ? is('doubtful', invalidEntry.value) : is('ok');
  });
}
