import { foundAgain, type CountScan } from '@tilldesk/domain/stock';
import type { Tone } from '@tilldesk/ui';
import { useSay } from '../../../kit/say/useSay.ts';

type Told = Pick<CountScan, 'result' | 'unitStatus' | 'productName' | 'quantity'>;

/** Says what came of a scan, in a few words. */
export function useResultWords(): (scan: Told) => string {
  const say = useSay();
  return ({ result, unitStatus, productName }) => {
    if (result === 'unknown' && productName !== null) return say('counts.result.unknownUnit', { name: productName });
    if (result !== 'wrongStatus') return say(`counts.result.${result}`);
    const status = unitStatus === null ? '' : say(`choice.unit.status.${unitStatus}`);
    return say(isFound({ result, unitStatus }) ? 'counts.result.found' : 'counts.result.wrongStatus', { status });
  };
}

/** The colour of what came of a scan. */
export const toneOfScan = (scan: Pick<CountScan, 'result' | 'unitStatus'>): Tone => {
  if (scan.result === 'matched') return 'ok';
  if (scan.result === 'takenBack') return 'neutral';
  if (scan.result === 'duplicate') return 'warn';
  return isFound(scan) ? 'accent' : 'bad';
};

const isFound = ({ result, unitStatus }: Pick<CountScan, 'result' | 'unitStatus'>): boolean =>
  result === 'wrongStatus' && foundAgain.some((status) => status === unitStatus);
