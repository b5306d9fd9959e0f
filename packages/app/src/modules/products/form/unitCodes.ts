import { normalizeIdentifier } from '@tilldesk/domain/inventory';
import type { Translate } from '../../../i18n/useTranslate.ts';

/** The maximum number of units in one opening stock. */
export const UNITS_MAX = 500;
const CODE_MAX = 40;

/** A code as it is stored, or as it was typed when it is invalid; `line` starts at 1. */
type UnitCode = { code: string; line: number; codeProblem: 'imei' | 'twice' | 'long' | null };

/**
 * Parses a list of IMEIs and serial numbers, separated by line breaks, commas, semicolons or tabs (spreadsheets).
 * Characters other than letters and digits are removed, as in every other input of device codes.
 */
export function readUnitCodes(text: string): UnitCode[] {
  const seen = new Set<string>();
  return text.split(/\r\n|\n|\r/).flatMap((row, at) =>
    row
      .split(/[,;\t]/)
      .map((written) => written.trim().toUpperCase())
      .filter((written) => written !== '')
      .map((written): UnitCode => {
        const identifier = normalizeIdentifier(written);
        const code = identifier?.value ?? written;
        const codeProblem = seen.has(code) ? 'twice' : code.length > CODE_MAX ? 'long' : identifier ? null : 'imei';
        seen.add(code);
        return { code, line: at + 1, codeProblem };
      }),
  );
}

/** Returns why the codes cannot be sent. */
export function problemOfCodes(codes: readonly UnitCode[], t: Translate): string | undefined {
  if (codes.length === 0) return t('products.opening.needCodes');
  if (codes.length > UNITS_MAX) return t('products.opening.tooMany', { max: UNITS_MAX });
  const count = codes.filter(({ codeProblem }) => codeProblem !== null).length;
  return count > 0 ? t('products.opening.wrongs', { count }) : undefined;
}
