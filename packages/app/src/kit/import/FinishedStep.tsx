import type { ImportJob, Importing } from '@tilldesk/domain/stock';
import { Alert, Text } from '@tilldesk/ui';
import { Stack } from '../page/flow.styles.ts';
import { useFormats } from '../say/useFormats.ts';
import { useSay } from '../say/useSay.ts';
import { Counts } from './Counts.tsx';
import { RefusedRows } from './RefusedRows.tsx';

/** How a run ended: done, stopped by somebody, or broken off; what was left out. */
export function FinishedStep({ of, job }: { of: Importing; job: ImportJob }) {
  const say = useSay();
  const { number } = useFormats();
  const { refused } = job.counts;
  const place = { place: number(job.place), rows: number(job.rows) };
  return (
    <Stack>
      {job.state === 'done' && refused === 0 && <Alert tone="ok">{say('import.done')}</Alert>}
      {job.state === 'done' && refused > 0 && (
        <Alert tone="warn">{say('import.done.refused', { count: refused })}</Alert>
      )}
      {job.state === 'stopped' && <Alert tone="warn">{say('import.stopped', place)}</Alert>}
      {job.state === 'failed' && <Alert tone="bad">{say('import.failed', place)}</Alert>}
      <Counts counts={job.counts} />
      {job.state === 'done' && job.makesMissing && job.missing.count > 0 && (
        <Text tone="muted">{say('import.missing.done', { count: job.missing.count })}</Text>
      )}
      {refused > 0 && <RefusedRows of={of} job={job} />}
    </Stack>
  );
}
