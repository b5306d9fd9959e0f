import { isUnitCode } from '@tilldesk/domain/fields';

/** The most units of one opening. */
export const UNITS_MAX = 500;
const CODE_MAX = 40;

/** A code as it was scanned or pasted; `line` counts from 1. */
export type UnitCode = { code: string; line: number; wrong: 'imei' | 'twice' | 'long' | null };

/**
 * Reads a list of IMEIs and serial numbers: one per line, or parted by commas, semicolons and tabs as spreadsheets give
 * them. An IMEI written in groups is joined; 15 digits must have the right check digit (3GPP TS 23.003).
 */
export function readUnitCodes(text: string): UnitCode[] {
  const seen = new Set<string>();
  return text.split(/\r\n|\n|\r/).flatMap((row, at) =>
    row
      .split(/[,;\t]/)
      .map(codeOf)
      .filter((code) => code !== '')
      .map((code): UnitCode => {
        const wrong = seen.has(code) ? 'twice' : code.length > CODE_MAX ? 'long' : isUnitCode(code) ? null : 'imei';
        seen.add(code);
        return { code, line: at + 1, wrong };
      }),
  );
}

function codeOf(written: string): string {
  const code = written.trim().toUpperCase();
  const digits = code.replaceAll(/[\s-]/g, '');
  return /^\d{15}$/.test(digits) ? digits : code;
}
