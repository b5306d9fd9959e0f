import { Button, EmptyState } from '@tilldesk/ui';
import type { Rejection } from '../i18n/problemSentences.ts';
import { problemSentence } from '../i18n/problemSentences.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Shown in place of data that could not be loaded: the reason and a retry button. */
export function Failed({ problem, onAgain }: { problem: Rejection; onAgain: () => void }) {
  const t = useTranslate();
  return (
    <EmptyState
      role="alert"
      icon="warning"
      title={t('shell.failed.title')}
      text={problemSentence(problem, t.ifKnown, String)}
      action={<Button onClick={onAgain}>{t('shell.failed.again')}</Button>}
    />
  );
}
