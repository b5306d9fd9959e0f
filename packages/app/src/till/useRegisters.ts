import type { ClockView } from '@tilldesk/domain/machines';
import { registers as registerCalls } from '@tilldesk/domain/shop';
import { useSyncExternalStore } from 'react';
import { useAnswer } from '../api/useAnswer.ts';
import { currentRegister } from './ownRegister.ts';

/** The registers of the store, and which of them this browser stands at; `asked` is false while nobody needs to know. */
export function useRegisters({ registerSessionId }: Pick<ClockView, 'registerSessionId'>, enabled = true) {
  const { data } = useAnswer(registerCalls.list, enabled ? { query: {} } : null);
  const chosen = useSyncExternalStore(currentRegister.subscribe, currentRegister.current);
  const registers = data?.items ?? [];
  const [only] = registers.length === 1 ? registers : [];
  const selected = registers.find(({ id }) => id === chosen) ?? only;
  return {
    registers,
    /** The register of this browser; with one there is no question. */
    kept: selected,
    /** The register that the open shift's cash is in. */
    ofShift: registers.find(({ session }) => session !== null && session.id === registerSessionId),
    known: data !== undefined,
    choose: currentRegister.choose,
  };
}
