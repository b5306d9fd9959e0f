import { StatusDot } from '@tilldesk/ui';
import { useSyncExternalStore } from 'react';
import { useSay } from '../kit/say/useSay.ts';
import { live } from '../wiring/socket.ts';

/** Whether news of the shop arrives by itself. */
export function LiveMark() {
  const say = useSay();
  const state = useSyncExternalStore(live.subscribe, live.state);
  return (
    <StatusDot role="status" shy tone={tones[state]} title={say(`shell.live.${state}`)}>
      {say(`shell.live.${state}`)}
    </StatusDot>
  );
}

const tones = { connecting: 'neutral', connected: 'ok', disconnected: 'bad' } as const;
