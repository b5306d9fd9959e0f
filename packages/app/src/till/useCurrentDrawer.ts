import { registers as registerCalls, type Register } from '@tilldesk/domain/registers';
import { useEffect } from 'react';
import { useSharedState } from '../browser/sharedState.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { currentRegister } from './currentRegister.ts';

/** The drawer that cash of this user at this browser goes to. */
export type CurrentDrawer =
  /** Not known yet. */
  | { state: 'unknown'; registers: readonly Register[] }
  /** The store has several registers, and none is selected in this browser. */
  | { state: 'unchosen'; registers: readonly Register[] }
  /** The drawer of the register is closed. */
  | { state: 'closed'; registers: readonly Register[]; register: Register }
  /** The drawer is open, and the user has not joined it. */
  | { state: 'others'; registers: readonly Register[]; register: Register; sessionId: string }
  /** The user has joined the drawer. */
  | { state: 'joined'; registers: readonly Register[]; register: Register };

const watch = ['register-sessions', 'clock'];

/**
 * Returns the register of this browser, and whether the user has joined its drawer. The only register of a store is selected
 * automatically.
 */
export function useCurrentDrawer(): CurrentDrawer {
  const { data } = useAnswer(registerCalls.list, { query: {} }, { watch, keepPreviousData: true });
  const chosen = useSharedState(currentRegister);
  const registers = data?.items ?? [];
  const register = registers.find(({ id }) => id === chosen) ?? (registers.length === 1 ? registers[0] : undefined);
  const isMissing = data !== undefined && chosen !== null && register?.id !== chosen;
  useEffect(
    function clearInactiveRegister() {
      if (isMissing) currentRegister.set(null);
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
