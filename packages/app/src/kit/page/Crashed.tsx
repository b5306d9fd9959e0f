import { CrashScreen } from '@tilldesk/ui/overlay';
import { useSay } from '../say/useSay.ts';

/** The crash screen in the person's language (spec §2). */
export function Crashed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useSay();
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return (
    <CrashScreen
      title={say('shell.crash.title')}
      text={say('shell.crash.text')}
      reloadLabel={say('shell.crash.reload')}
      retryLabel={say('shell.crash.retry')}
      detail={{ label: say('shell.crash.detail'), text: detail }}
      onReload={() => location.reload()}
      onRetry={onRetry}
    />
  );
}
