import type { ImportJob, Importing } from '@tilldesk/domain/imports';
import { Alert, Checkbox } from '@tilldesk/ui';
import { Stack } from '../page/flow.styles.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Counts } from './Counts.tsx';
import { Missing, type MissingProps } from './Missing.tsx';
import { RejectedRows } from './RejectedRows.tsx';

export type CheckedStepProps = Omit<MissingProps, 'job'> & {
  of: Importing;
  job: ImportJob;
  leaveOut: boolean;
  onLeaveOut: (leaveOut: boolean) => void;
};

/** Shows the result of the check: what the import would do, and which rows it rejects and why. */
export function CheckedStep({ of, job, leaveOut, onLeaveOut, busy, onMake }: CheckedStepProps) {
  const t = useTranslate();
  const { added, changed, rejected } = job.counts;
  return (
    <Stack>
      <Counts counts={job.counts} />
      <Missing job={job} busy={busy} onMake={onMake} />
      {rejected === 0 && added + changed > 0 && <Alert tone="ok">{t('import.check.good')}</Alert>}
      {rejected === 0 && added + changed === 0 && <Alert>{t('import.check.nothing')}</Alert>}
      {rejected > 0 && (
        <>
          <Alert tone="warn">{t('import.check.rejected', { count: rejected })}</Alert>
          <RejectedRows entity={of} job={job} />
          {added + changed > 0 && (
            <Checkbox
              label={t('import.check.leaveOut', { count: rejected })}
              checked={leaveOut}
              onChange={onLeaveOut}
            />
          )}
        </>
      )}
    </Stack>
  );
}
