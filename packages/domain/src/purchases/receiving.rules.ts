import { parseIdentifier } from '../inventory/identifiers.rules.ts';

/**
 * Results of a receipt scan. `matched` and `matchedUnit` (a unit of the manifest) count; all others do not and sound the error
 * tone (docs/decisions/commerce/0022).
 */
export const receivingScanResults = [
  'matched',
  'matchedUnit',
  /** A serial that is not in the manifest of its line, or whose product is unknown. */
  'unexpected',
  /** A known product that is not on this order. */
  'notOrdered',
  /** An unknown code. */
  'unknown',
  /** Everything ordered is already received. */
  'over',
  /** Already in this receipt. */
  'duplicate',
  /** Belongs to a unit in stock or expected elsewhere. */
  'taken',
  /** Looks like an IMEI with a wrong check digit: must be confirmed. */
  'invalidCheckDigit',
  /** Barcode of a serialized product: its serial is required. */
  'serialMissing',
] as const;
export type ReceiptScanResult = (typeof receivingScanResults)[number];

/** Whether a scan counts a piece. */
export const countsPiece = (result: ReceiptScanResult): boolean => result === 'matched' || result === 'matchedUnit';

/** Whether a scan is recorded. An unknown code may be mistyped: it is recorded as a discrepancy only after confirmation. */
export const shouldRecordScan = (
  result: string,
  { isConfirmed = false }: { isConfirmed?: boolean | undefined },
): boolean => result !== 'unknown' || isConfirmed;

/** An order line for receiving; `open` is the open quantity before the pieces of this receipt. */
export type ReceivingLine = {
  id: string;
  productId: string;
  isSerialized: boolean;
  open: number;
  /** Pieces in the receipt so far. */
  counted: number;
  hasManifest: boolean;
};

/** Look-up data for the codes of a batch of scans. */
export type ReceivingContext = {
  lines: ReceivingLine[];
  /** Product ids by barcode, SKU or vendor number. */
  products: ReadonlyMap<string, string>;
  /** Expected units of this order, by identifier. */
  expected: ReadonlyMap<string, { unitId: string; lineId: string }>;
  /** Identifiers of active units elsewhere. */
  taken: ReadonlySet<string>;
  /** Identifiers and units in the receipt. */
  scanned: Set<string>;
};

/** A scan: the codes of one box, the selected line, and whether the user confirmed it. */
export type ReceivingScan = { codes: readonly string[]; lineId?: string | null; isConfirmed?: boolean };

export type ScanMatch = {
  result: ReceiptScanResult;
  lineId: string | null;
  unitId: string | null;
  productId: string | null;
  /** The decisive code. */
  code: string;
  /** The identifiers of the box, without product codes. */
  identifiers: string[];
  /** The IMEI of 14 digits completed with their check digit. */
  suggestedImei: string | null;
};

/**
 * Determines the result of a scan and counts it in the context for the following ones. A box is matched by its manifest entry
 * first, then by its product code, the selected line, or the only open serialized line without a manifest.
 */
export function matchScan(context: ReceivingContext, scan: ReceivingScan): ScanMatch {
  const { products, expected, scanned, taken, lines } = context;
  const all = scan.codes.map((code) => parseIdentifier(code).value).filter(Boolean);
  const productId = all.map((code) => products.get(code)).find((product) => product !== undefined) ?? null;
  const identifiers = all.filter((code) => !products.has(code));
  const code = identifiers[0] ?? all[0] ?? '';
  const suggestedImei = identifiers.map((one) => parseIdentifier(one).offered).find((one) => one !== null) ?? null;
  const read = (
    result: ReceiptScanResult,
    line: ReceivingLine | null = null,
    unitId: string | null = null,
  ): ScanMatch => ({
    result,
    lineId: line?.id ?? null,
    unitId,
    productId: line?.productId ?? productId,
    code,
    identifiers,
    suggestedImei,
  });
  const count = (result: ReceiptScanResult, line: ReceivingLine, unitId: string | null): ScanMatch => {
    line.counted += 1;
    for (const one of [...identifiers, ...(unitId === null ? [] : [unitId])]) scanned.add(one);
    return read(result, line, unitId);
  };
  const lineOf = (id: string | null | undefined) => lines.find((line) => line.id === id) ?? null;

  const unit = identifiers.map((one) => expected.get(one)).find((one) => one !== undefined);
  if (unit) {
    const line = lineOf(unit.lineId);
    if (scanned.has(unit.unitId)) return read('duplicate', line, unit.unitId);
    if (!line || line.counted >= line.open) return read('over', line, unit.unitId);
    return count('matchedUnit', line, unit.unitId);
  }
  if (identifiers.some((one) => scanned.has(one))) return read('duplicate', lineOf(scan.lineId));
  const duplicate = identifiers.find((one) => taken.has(one));
  if (duplicate !== undefined) return { ...read('taken', lineOf(scan.lineId)), code: duplicate };

  if (productId !== null) {
    const ofProduct = lines.filter((line) => line.productId === productId);
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
    // Shown as typed.
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

  function serial(line: ReceivingLine): ScanMatch {
    if (line.hasManifest) return read('unexpected', line);
    const hasInvalidCheckDigit = identifiers.some((one) => parseIdentifier(one).hasInvalidCheckDigit);
    if (hasInvalidCheckDigit && !scan.isConfirmed) return read('invalidCheckDigit', line);
    return count('matched', line, null);
  }
}

const onlyOpenSerialized = (lines: readonly ReceivingLine[]): ReceivingLine | null => {
  const open = lines.filter((line) => line.isSerialized && !line.hasManifest && line.counted < line.open);
  return open.length === 1 ? open[0]! : null;
};

/** Whether a code is a device by its pattern; other text could be any barcode. */
const isDevice = (code: string): boolean => parseIdentifier(code).type !== 'SN';

/** A serial without a known pattern is accepted if the user selected its line. */
const looksLikeSerial = (identifiers: readonly string[], lineId: string | null | undefined): boolean =>
  identifiers.some((code) => isDevice(code) || (lineId !== null && lineId !== undefined));

/** Results of a manifest row. */
export const manifestResults = [
  'ok',
  'invalidCheckDigit',
  'duplicate',
  'taken',
  'notSerialized',
  'over',
  'empty',
] as const;
export type ManifestResult = (typeof manifestResults)[number];

/** A device of a vendor's list: its codes, in any order. */
export type ManifestRow = { lineId: string; codes: readonly string[] };
export type ManifestRowCheck = {
  result: ManifestResult;
  /** The decisive code, or the first. */
  code: string;
  suggestedImei: string | null;
};

/**
 * Checks a list of devices row by row: `openByLine` is how many more devices each serialized line can have, `taken` the identifiers of
 * active units elsewhere. A code of an earlier row is a duplicate.
 */
export function checkManifestRows(
  rows: readonly ManifestRow[],
  openByLine: ReadonlyMap<string, number>,
  taken: ReadonlySet<string>,
): ManifestRowCheck[] {
  const seen = new Set<string>();
  const remaining = new Map(openByLine);
  return rows.map((row) => {
    const all = row.codes.map(parseIdentifier).filter((one) => one.value !== '');
    const first = all[0]?.value ?? '';
    const suggestedImei = all.find((one) => one.offered !== null)?.offered ?? null;
    const is = (result: ManifestResult, code = first): ManifestRowCheck => ({ result, code, suggestedImei });
    if (all.length === 0) return is('empty');
    if (!remaining.has(row.lineId)) return is('notSerialized');
    const repeated = all.find((one) => seen.has(one.value));
    for (const one of all) seen.add(one.value);
    if (repeated) return is('duplicate', repeated.value);
    const duplicate = all.find((one) => taken.has(one.value));
    if (duplicate) return is('taken', duplicate.value);
    const open = remaining.get(row.lineId)!;
    if (open <= 0) return is('over');
    remaining.set(row.lineId, open - 1);
    const invalidEntry = all.find((one) => one.hasInvalidCheckDigit);
    return invalidEntry ? is('invalidCheckDigit', invalidEntry.value) : is('ok');
  });
}
