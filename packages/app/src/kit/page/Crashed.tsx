import { CrashScreen } from '@tilldesk/ui/overlay';
import { isNotFetched } from './later.tsx';
import { useSay } from '../say/useSay.ts';

/** The crash screen in the person's language (spec §2); of a page that could not be loaded it says that the connection is missing. */
export function Crashed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useSay();
  const what = isNotFetched(error) ? 'notLoaded' : 'crash';
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return (
    <CrashScreen
      title={say(`shell.${what}.title`)}
      text={say(`shell.${what}.text`)}
      reloadLabel={say('shell.crash.reload')}
      retryLabel={say('shell.crash.retry')}
      detail={{ label: say('shell.crash.detail'), text: detail }}
      onReload={() => location.reload()}
      onRetry={onRetry}
    />
  );
}
