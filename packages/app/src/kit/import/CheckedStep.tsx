import type { ImportJob, Importing } from '@tilldesk/domain/stock';
import { Alert, Checkbox } from '@tilldesk/ui';
import { Stack } from '../page/flow.styles.ts';
import { useSay } from '../say/useSay.ts';
import { Counts } from './Counts.tsx';
import { Missing, type MissingProps } from './Missing.tsx';
import { RefusedRows } from './RefusedRows.tsx';

export type CheckedStepProps = Omit<MissingProps, 'job'> & {
  of: Importing;
  job: ImportJob;
  leaveOut: boolean;
  onLeaveOut: (leaveOut: boolean) => void;
};

/** What the check found: what would happen, which rows cannot come in and why. */
export function CheckedStep({ of, job, leaveOut, onLeaveOut, busy, onMake }: CheckedStepProps) {
  const say = useSay();
  const { added, changed, refused } = job.counts;
  return (
    <Stack>
      <Counts counts={job.counts} />
      <Missing job={job} busy={busy} onMake={onMake} />
      {refused === 0 && added + changed > 0 && <Alert tone="ok">{say('import.check.good')}</Alert>}
      {refused === 0 && added + changed === 0 && <Alert>{say('import.check.nothing')}</Alert>}
      {refused > 0 && (
        <>
          <Alert tone="warn">{say('import.check.refused', { count: refused })}</Alert>
          <RefusedRows of={of} job={job} />
          {added + changed > 0 && (
            <Checkbox
              label={say('import.check.leaveOut', { count: refused })}
              checked={leaveOut}
              onChange={onLeaveOut}
            />
          )}
        </>
      )}
    </Stack>
  );
}
