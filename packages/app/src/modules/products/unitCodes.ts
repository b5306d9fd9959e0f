import { normalizedIdentifier } from '@tilldesk/domain/stock';

/** The most units of one opening. */
export const UNITS_MAX = 500;
const CODE_MAX = 40;

/** A code as it is kept, or as it was written where it cannot be; `line` counts from 1. */
export type UnitCode = { code: string; line: number; wrong: 'imei' | 'twice' | 'long' | null };

/**
 * Reads a list of IMEIs and serial numbers: one per line, or parted by commas, semicolons and tabs as spreadsheets give
 * them. Signs between letters and digits are dropped, as everywhere a device comes in.
 */
export function readUnitCodes(text: string): UnitCode[] {
  const seen = new Set<string>();
  return text.split(/\r\n|\n|\r/).flatMap((row, at) =>
    row
      .split(/[,;\t]/)
      .map((written) => written.trim().toUpperCase())
      .filter((written) => written !== '')
      .map((written): UnitCode => {
        const identifier = normalizedIdentifier(written);
        const code = identifier?.value ?? written;
        const codeProblem = seen.has(code) ? 'twice' : code.length > CODE_MAX ? 'long' : identifier ? null : 'imei';
        seen.add(code);
        return { code, line: at + 1, wrong: codeProblem };
      }),
  );
}
