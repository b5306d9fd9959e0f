import { registers as registerCalls, type Register } from '@tilldesk/domain/shop';
import { useEffect, useSyncExternalStore } from 'react';
import { useAnswer } from '../api/useAnswer.ts';
import { currentRegister } from './ownRegister.ts';

/** Where the cash of this person at this browser goes. */
export type CurrentDrawer =
  /** Nobody knows yet. */
  | { state: 'unknown'; registers: readonly Register[] }
  /** The store has several registers, and this browser chose none. */
  | { state: 'unchosen'; registers: readonly Register[] }
  /** The drawer of the register is closed. */
  | { state: 'closed'; registers: readonly Register[]; register: Register }
  /** The drawer is open, and the person is not on it. */
  | { state: 'others'; registers: readonly Register[]; register: Register; sessionId: string }
  /** The person is on the drawer. */
  | { state: 'joined'; registers: readonly Register[]; register: Register };

const watch = ['register-sessions', 'clock'];

/** The register of this browser, and whether the person is on its drawer. Where the store has one register there is no question. */
export function useCurrentDrawer(): CurrentDrawer {
  const { data } = useAnswer(registerCalls.list, { query: {} }, { watch, keep: true });
  const chosen = useSyncExternalStore(currentRegister.subscribe, currentRegister.current);
  const registers = data?.items ?? [];
  const register = registers.find(({ id }) => id === chosen) ?? (registers.length === 1 ? registers[0] : undefined);
  const isMissing = data !== undefined && chosen !== null && register?.id !== chosen;
  useEffect(
    function clearInactiveRegister() {
      if (isMissing) currentRegister.choose(null);
    },
    [isMissing],
  );
  if (data === undefined) return { state: 'unknown', registers };
  if (register === undefined) return { state: 'unchosen', registers };
  const { session } = register;
  if (session === null) return { state: 'closed', registers, register };
  if (session.isMine) return { state: 'joined', registers, register };
  return { state: 'others', registers, register, sessionId: session.id };
}
