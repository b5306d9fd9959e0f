import type { ClockView } from '@tilldesk/domain/machines';
import { registers as registerCalls } from '@tilldesk/domain/registers';
import { useSharedState } from '../browser/sharedState.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { currentRegister } from './currentRegister.ts';

/** Returns the registers of the store, and this browser's one. Makes no call unless `enabled`. */
export function useRegisters({ registerSessionId }: Pick<ClockView, 'registerSessionId'>, enabled = true) {
  const { data } = useAnswer(registerCalls.list, enabled ? { query: {} } : null);
  const chosen = useSharedState(currentRegister);
  const registers = data?.items ?? [];
  const [only] = registers.length === 1 ? registers : [];
  const selected = registers.find(({ id }) => id === chosen) ?? only;
  return {
    registers,
    /** The register of this browser; the only register is selected automatically. */
    selected,
    /** The register of the open shift's cash. */
    ofShift: registers.find(({ session }) => session !== null && session.id === registerSessionId),
    known: data !== undefined,
    choose: currentRegister.set,
  };
}
