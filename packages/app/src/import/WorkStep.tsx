import type { ImportJob } from '@tilldesk/domain/imports';
import { ProgressBar, Text } from '@tilldesk/ui';
import { Stack } from '../page/flow.styles.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Counts } from './Counts.tsx';

/** Shows the progress of a check or a run. */
export function WorkStep({ job }: { job: ImportJob }) {
  const t = useTranslate();
  const { number } = useFormats();
  const what = t(job.state === 'running' ? 'import.work.running' : 'import.work.checking');
  return (
    <Stack>
      <Text weight="medium">{what}</Text>
      <ProgressBar label={what} value={job.place} max={Math.max(1, job.rows)} />
      <Text tone="muted" code>
        {t('import.work.place', { place: number(job.place), rows: number(job.rows) })}
      </Text>
      <Counts counts={job.counts} />
      <Text tone="muted">{t('import.work.leave')}</Text>
    </Stack>
  );
}
