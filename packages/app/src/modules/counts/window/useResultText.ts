import { foundAgain, type CountScan } from '@tilldesk/domain/counts';
import type { Tone } from '@tilldesk/ui';
import { useTranslate } from '../../../i18n/useTranslate.ts';

type ResultScan = Pick<CountScan, 'result' | 'unitStatus' | 'productName' | 'quantity'>;

/** Returns a function that describes the result of a scan in a few words. */
export function useResultText(): (scan: ResultScan) => string {
  const t = useTranslate();
  return ({ result, unitStatus, productName }) => {
    if (result === 'unknown' && productName !== null) return t('counts.result.unknownUnit', { name: productName });
    if (result !== 'wrongStatus') return t(`counts.result.${result}`);
    const status = unitStatus === null ? '' : t(`choice.unit.status.${unitStatus}`);
    return t(isFound({ result, unitStatus }) ? 'counts.result.found' : 'counts.result.wrongStatus', { status });
  };
}

/** The colour for the result of a scan. */
export const toneOfScan = (scan: Pick<CountScan, 'result' | 'unitStatus'>): Tone => {
  if (scan.result === 'matched') return 'ok';
  if (scan.result === 'takenBack') return 'neutral';
  if (scan.result === 'duplicate') return 'warn';
  return isFound(scan) ? 'accent' : 'bad';
};

const isFound = ({ result, unitStatus }: Pick<CountScan, 'result' | 'unitStatus'>): boolean =>
  result === 'wrongStatus' && foundAgain.some((status) => status === unitStatus);
