import { StatusDot } from '@tilldesk/ui';
import { useSharedState } from '../browser/sharedState.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { realtime } from '../realtime/socket.ts';

/** Shows whether updates of the shop arrive automatically. */
export function LiveMark() {
  const t = useTranslate();
  const state = useSharedState(realtime);
  return (
    <StatusDot role="status" shy tone={tones[state]} title={t(`shell.live.${state}`)}>
      {t(`shell.live.${state}`)}
    </StatusDot>
  );
}

const tones = { connecting: 'neutral', connected: 'ok', disconnected: 'bad' } as const;
