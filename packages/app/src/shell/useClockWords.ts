import type { ClockWords } from '@tilldesk/ui/overlay';
import { useMemo } from 'react';
import { useSay } from '../kit/say/useSay.ts';

/** Every word of the clock's dialog in the person's language. */
export function useClockWords(): ClockWords {
  const say = useSay();
  return useMemo(
    () => ({
      title: say('shell.clock.title'),
      close: say('shell.clock.close'),
      states: {
        out: say('shell.clock.state.out'),
        in: say('shell.clock.state.in'),
        break: say('shell.clock.state.break'),
      },
      activeTime: say('shell.clock.worked'),
      firstClockIn: say('shell.clock.firstClockIn'),
      lastClockOut: say('shell.clock.lastClockOut'),
      email: say('shell.clock.email'),
      amount: say('shell.clock.amount'),
      amountTooSmall: say('problem.clock.cashLow'),
      pin: say('shell.clock.pin'),
      notes: say('shell.clock.notes'),
      clockIn: say('shell.clock.in'),
      clockOut: say('shell.clock.out'),
      takeBreak: say('shell.clock.takeBreak'),
      endBreak: say('shell.clock.endBreak'),
      breakTooEarly: say('shell.clock.notIn'),
    }),
    [say],
  );
}
