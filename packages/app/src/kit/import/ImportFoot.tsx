import type { Importing } from '@tilldesk/domain/stock';
import { Button } from '@tilldesk/ui';
import { useSay } from '../say/useSay.ts';
import type { Told } from './ColumnsStep.tsx';
import type { ImportAtHand } from './useImport.ts';

export type ImportFootProps = {
  of: Importing;
  hand: ImportAtHand;
  /** What was told of the columns; null while there is no file. */
  columns: Told | null;
  /** Whether refused rows shall be left out. */
  leaveOut: boolean;
  onClose: () => void;
};

/** What can be done at each step, the main thing last. */
export function ImportFoot({ of, hand, columns, leaveOut, onClose }: ImportFootProps) {
  const say = useSay();
  const { job, busy } = hand;
  const close = <Button onClick={onClose}>{say('import.close')}</Button>;
  if (!job) return close;
  const other = <Button onClick={hand.another}>{say('import.columns.other')}</Button>;
  switch (job.state) {
    case 'mapping': {
      const isTold = columns !== null && of.matches.some((key) => columns.mapping.includes(key));
      return (
        <>
          {other}
          <Button tone="primary" busy={busy} disabled={!isTold} onClick={() => columns && hand.check(columns)}>
            {say('import.columns.check')}
          </Button>
        </>
      );
    }
    case 'checking':
    case 'running':
      return (
        <>
          <Button tone="danger" busy={busy} onClick={hand.stop}>
            {say('import.work.stop')}
          </Button>
          {close}
        </>
      );
    case 'checked': {
      const { added, changed, refused } = job.counts;
      const isReady = added + changed > 0 && (refused === 0 || leaveOut);
      return (
        <>
          <Button onClick={hand.back}>{say('import.check.back')}</Button>
          {other}
          <Button tone="primary" busy={busy} disabled={!isReady} onClick={() => hand.run(leaveOut)}>
            {say('import.check.run', { count: added + changed })}
          </Button>
        </>
      );
    }
    case 'stopped':
    case 'failed':
      return (
        <>
          {other}
          <Button tone="primary" busy={busy} onClick={() => hand.run(true)}>
            {say('import.goOn')}
          </Button>
        </>
      );
    case 'done':
      return (
        <>
          <Button onClick={hand.another}>{say('import.done.another')}</Button>
          <Button tone="primary" onClick={onClose}>
            {say('import.close')}
          </Button>
        </>
      );
    default:
      return job.state satisfies never;
  }
}
