import type { ImportJob, Importing } from '@tilldesk/domain/imports';
import { Alert, Text } from '@tilldesk/ui';
import { Stack } from '../page/flow.styles.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Counts } from './Counts.tsx';
import { RejectedRows } from './RejectedRows.tsx';

/** Shows how a run ended (done, stopped by a user or failed) and which rows were left out. */
export function FinishedStep({ of, job }: { of: Importing; job: ImportJob }) {
  const t = useTranslate();
  const { number } = useFormats();
  const { rejected } = job.counts;
  const place = { place: number(job.place), rows: number(job.rows) };
  return (
    <Stack>
      {job.state === 'done' && rejected === 0 && <Alert tone="ok">{t('import.done')}</Alert>}
      {job.state === 'done' && rejected > 0 && (
        <Alert tone="warn">{t('import.done.rejected', { count: rejected })}</Alert>
      )}
      {job.state === 'stopped' && <Alert tone="warn">{t('import.stopped', place)}</Alert>}
      {job.state === 'failed' && <Alert tone="bad">{t('import.failed', place)}</Alert>}
      <Counts counts={job.counts} />
      {job.state === 'done' && job.makesMissing && job.missing.count > 0 && (
        <Text tone="muted">{t('import.missing.done', { count: job.missing.count })}</Text>
      )}
      {rejected > 0 && <RejectedRows entity={of} job={job} />}
    </Stack>
  );
}
