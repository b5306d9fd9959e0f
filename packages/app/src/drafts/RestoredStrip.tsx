import { Button, Strip } from '@tilldesk/ui';
import { useState } from 'react';
import { useFormats } from '../i18n/useFormats.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

type RestoredStripProps = {
  /** When it had been written; null shows nothing. */
  at: string | null;
  /** The record was changed by somebody since. */
  changedSince?: boolean;
  onDiscard: () => void;
};

/** Says that what a person had been writing stands here again, and takes it away when they do not want it. */
export function RestoredStrip({ at, changedSince = false, onDiscard }: RestoredStripProps) {
  const t = useTranslate();
  const { date, time, moment } = useFormats();
  const [today] = useState(() => date(new Date().toISOString()));
  if (at === null) return null;
  return (
    <Strip
      tone="accent"
      role="status"
      end={
        <Button size="s" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {date(at) === today
        ? t('draft.restored', { time: time(at) })
        : t('draft.restored.before', { moment: moment(at) })}
      {changedSince && ` ${t('draft.restored.changed')}`}
    </Strip>
  );
}
