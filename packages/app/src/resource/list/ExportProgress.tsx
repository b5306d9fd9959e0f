import { Button, ProgressBar, Text } from '@tilldesk/ui';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Running } from './List.styles.ts';
import type { Exporting } from './useExport.ts';

/** Shows the progress of an export, with a button to cancel it. */
export function ExportProgress({ exporting: { running, cancel } }: { exporting: Exporting }) {
  const t = useTranslate();
  const { number } = useFormats();
  if (running === null) return null;
  const { done, total } = running;
  return (
    <Running>
      <Text tone="muted" code>
        {total === null
          ? t('list.export.running')
          : t('list.export.progress', { done: number(done), total: number(total) })}
      </Text>
      <ProgressBar
        label={t('list.export.running')}
        {...(total === null ? {} : { value: done, max: Math.max(1, total) })}
      />
      <Button size="s" onClick={cancel}>
        {t('list.export.cancel')}
      </Button>
    </Running>
  );
}
