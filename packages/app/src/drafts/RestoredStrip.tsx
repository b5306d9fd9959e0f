import { Button, Strip } from '@tilldesk/ui';
import { useState } from 'react';
import { useFormats } from '../i18n/useFormats.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

type RestoredStripProps = {
  /** When the draft was written; null renders nothing. */
  at: string | null;
  /** The record was changed by another user since. */
  changedSince?: boolean;
  onDiscard: () => void;
};

/** Says that an unsaved draft was restored, and offers to discard it. */
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
