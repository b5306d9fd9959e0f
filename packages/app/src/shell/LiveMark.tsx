import { useSyncExternalStore } from 'react';
import { useSay } from '../kit/say/useSay.ts';
import { live } from '../wiring/socket.ts';
import { Mark } from './Shell.styles.ts';

/** Whether news of the shop arrives by itself. */
export function LiveMark() {
  const say = useSay();
  const state = useSyncExternalStore(live.subscribe, live.state);
  return (
    <Mark role="status" data-state={state} title={say(`shell.live.${state}`)}>
      <span>{say(`shell.live.${state}`)}</span>
    </Mark>
  );
}
