import type { Importing } from '@tilldesk/domain/imports';
import { Button } from '@tilldesk/ui';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { ImportMapping } from './ColumnsStep.tsx';
import type { ImportAtHand } from './useImport.ts';

export type ImportFootProps = {
  of: Importing;
  hand: ImportAtHand;
  /** The column mapping; null while there is no file. */
  columns: ImportMapping | null;
  /** Whether rejected rows are left out. */
  leaveOut: boolean;
  onClose: () => void;
};

/** The buttons of each step, the primary one last. */
export function ImportFoot({ of, hand, columns, leaveOut, onClose }: ImportFootProps) {
  const t = useTranslate();
  const { job, busy } = hand;
  const close = <Button onClick={onClose}>{t('import.close')}</Button>;
  if (!job) return close;
  const other = <Button onClick={hand.another}>{t('import.columns.other')}</Button>;
  switch (job.state) {
    case 'mapping': {
      const isMatchable = columns !== null && of.matches.some((key) => columns.mapping.includes(key));
      return (
        <>
          {other}
          <Button tone="primary" busy={busy} disabled={!isMatchable} onClick={() => columns && hand.check(columns)}>
            {t('import.columns.check')}
          </Button>
        </>
      );
    }
    case 'checking':
    case 'running':
      return (
        <>
          <Button tone="danger" busy={busy} onClick={hand.stop}>
            {t('import.work.stop')}
          </Button>
          {close}
        </>
      );
    case 'checked': {
      const { added, changed, rejected } = job.counts;
      const isReady = added + changed > 0 && (rejected === 0 || leaveOut);
      return (
        <>
          <Button onClick={hand.back}>{t('import.check.back')}</Button>
          {other}
          <Button tone="primary" busy={busy} disabled={!isReady} onClick={() => hand.run(leaveOut)}>
            {t('import.check.run', { count: added + changed })}
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
            {t('import.goOn')}
          </Button>
        </>
      );
    case 'done':
      return (
        <>
          <Button onClick={hand.another}>{t('import.done.another')}</Button>
          <Button tone="primary" onClick={onClose}>
            {t('import.close')}
          </Button>
        </>
      );
    default:
      return job.state satisfies never;
  }
}
