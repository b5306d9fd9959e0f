import { parseIdentifier } from '@tilldesk/domain/inventory';
import { type ManifestRowDraft } from '@tilldesk/domain/purchases';

/** An order line that serials can be listed for. */
export type ManifestLine = { id: string; sku: string; vendorSku: string | null; description: string };

/** A pasted device; `at` is its line in the text, starting at 1. */
export type PastedRow = ManifestRowDraft & { at: number };

const CODES_MAX = 6;
const CODE_MAX = 40;

/**
 * Parses a pasted or imported list: one device per line, its codes separated by commas, semicolons or tabs
 * (spreadsheets). A cell with the SKU of an order line, the shop's or the vendor's, assigns the device to that line;
 * other devices belong to `lineId`. A first line without digits is the header.
 */
export function readManifestText(text: string, lines: readonly ManifestLine[], lineId: string): PastedRow[] {
  const products = new Map(
    lines.flatMap(({ id, sku, vendorSku }) => [
      [keyOf(sku), id] as const,
      ...(vendorSku === null ? [] : [[keyOf(vendorSku), id] as const]),
    ]),
  );
  return text.split(/\r\n|\n|\r/).flatMap((row, index): PastedRow[] => {
    const cells = row.split(/[,;\t]/).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''));
    const written = cells.filter((cell) => cell !== '');
    if (written.length === 0 || (index === 0 && !/\d/.test(row))) return [];
    const own = written.map((cell) => products.get(keyOf(cell))).find((line) => line !== undefined);
    const codes = written
      .filter((cell) => !products.has(keyOf(cell)))
      .map((cell) => parseIdentifier(cell).value.slice(0, CODE_MAX))
      .filter((code) => code !== '');
    return codes.length === 0 ? [] : [{ at: index + 1, lineId: own ?? lineId, codes: codes.slice(0, CODES_MAX) }];
  });
}

const keyOf = (code: string): string => parseIdentifier(code).value;
