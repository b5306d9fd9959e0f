import { CrashScreen } from '@tilldesk/ui/overlay';
import { isNotFetched } from './lazyOnIdle.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';

/**
 * The crash screen in the user's language (spec §2). For a page that could not be loaded it says that the connection is
 * missing.
 */
export function Crashed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate();
  const what = isNotFetched(error) ? 'notLoaded' : 'crash';
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return (
    <CrashScreen
      title={t(`shell.${what}.title`)}
      text={t(`shell.${what}.text`)}
      reloadLabel={t('shell.crash.reload')}
      retryLabel={t('shell.crash.retry')}
      detail={{ label: t('shell.crash.detail'), text: detail }}
      onReload={() => location.reload()}
      onRetry={onRetry}
    />
  );
}
