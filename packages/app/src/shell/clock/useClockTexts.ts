import type { ClockTexts } from '@tilldesk/ui/overlay';
import { useMemo } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** Returns every text of the clock's dialog in the user's language. */
export function useClockTexts(): ClockTexts {
  const t = useTranslate();
  return useMemo(
    () => ({
      title: t('shell.clock.title'),
      close: t('shell.clock.close'),
      states: {
        out: t('shell.clock.state.out'),
        in: t('shell.clock.state.in'),
        break: t('shell.clock.state.break'),
      },
      activeTime: t('shell.clock.worked'),
      firstClockIn: t('shell.clock.firstClockIn'),
      lastClockOut: t('shell.clock.lastClockOut'),
      email: t('shell.clock.email'),
      amount: t('shell.clock.amount'),
      amountTooSmall: t('problem.clock.cashLow'),
      pin: t('shell.clock.pin'),
      notes: t('shell.clock.notes'),
      clockIn: t('shell.clock.in'),
      clockOut: t('shell.clock.out'),
      takeBreak: t('shell.clock.takeBreak'),
      endBreak: t('shell.clock.endBreak'),
      breakTooEarly: t('shell.clock.notIn'),
    }),
    [t],
  );
}
