import { clockText } from '@tilldesk/domain/clock';
import { Field, TextInput } from '@tilldesk/ui';
import { ClockDialog, type ClockEntry, type ClockState } from '@tilldesk/ui/overlay';
import { Select } from '@tilldesk/ui/select';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { asksToConfirm, useClockRejection } from '../../timeclock/useClockRejection.ts';
import { useRegisters } from '../../till/useRegisters.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { onClockEvent, sendToClock, useClock } from '../../timeclock/clockMachine.ts';
import { useSinceRead, useWorkedSeconds } from '../../timeclock/workedTime.ts';
import { toasts } from '../../page/toasts.ts';
import { useSession } from '../../session/useSession.ts';
import { useClockTexts } from './useClockTexts.ts';

type ClockPanelProps = { open: boolean; onClose: () => void };

/** The clock's dialog: status, cash, PIN; clock in and out, start and end a break. */
export function ClockPanel({ open, onClose }: ClockPanelProps) {
  const t = useTranslate();
  const { time } = useFormats();
  const { user } = useSession();
  const clock = useClock();
  const texts = useClockTexts();
  const rejection = useClockRejection(clock);
  const at = useRegisters(clock, open);
  const seconds = useWorkedSeconds(clock);
  const { status, working } = clock;
  const state: ClockState = status === 'CLOCKED_IN' ? 'in' : status === 'ON_BREAK' ? 'break' : 'out';

  useEffect(
    function closeWhenDone() {
      if (!open) return undefined;
      return onClockEvent(({ type, order }) => {
        if (type !== 'done') return;
        toasts.show({ tone: 'ok', text: t(`shell.clock.done.${order}`, { time: time(new Date().toISOString()) }) });
        onClose();
      });
    },
    [open, onClose, t, time],
  );
  useEffect(
    function clearOldRejections() {
      sendToClock({ type: 'problem.seen' });
      if (open) sendToClock({ type: 'session.ask' });
    },
    [open],
  );

  const register =
    state === 'out' && at.registers.length > 1 ? (
      <Field label={t('shell.clock.register')} hint={t('shell.clock.register.hint')} required>
        <Select
          options={at.registers.map(({ id, name }) => ({ id, label: name }))}
          value={at.selected?.id ?? null}
          placeholder={t('shell.clock.register.choose')}
          onChange={at.choose}
        />
      </Field>
    ) : (
      <Field label={t('shell.clock.register')}>
        <TextInput readOnly value={(state === 'out' ? at.selected : (at.ofShift ?? at.selected))?.name ?? ''} />
      </Field>
    );
  const asks = asksToConfirm(clock);
  const order = (what: 'clock.in' | 'clock.out') => (entry: ClockEntry) =>
    sendToClock({ type: what, ...entry, ...(asks && { confirmsPending: true }) });
  return (
    <ClockDialog
      open={open}
      state={state}
      now={<Now />}
      email={user.email}
      activeTime={clockText(seconds)}
      firstClockIn={clock.firstClockIn === null ? undefined : time(clock.firstClockIn)}
      lastClockOut={clock.lastClockOut === null ? undefined : time(clock.lastClockOut)}
      register={register}
      registerMissing={state === 'out' && at.selected === undefined}
      busy={working === null ? undefined : working === 'in' || working === 'out' ? 'clock' : 'break'}
      error={rejection}
      texts={asks ? { ...texts, clockOut: t('shell.clock.out.anyway') } : texts}
      onClock={order(state === 'out' ? 'clock.in' : 'clock.out')}
      onBreak={() => sendToClock({ type: state === 'break' ? 'break.end' : 'break.start' })}
      onClose={onClose}
    />
  );
}

/** The current date and time by the server's clock, in the store's time zone: the browser's own clock may be wrong. */
function Now() {
  const { locale } = useIntl();
  const { timeZone } = useSession().store;
  const clock = useClock();
  const since = useSinceRead(clock);
  if (clock.serverTime === null) return null;
  const now = new Date(Date.parse(clock.serverTime) + since);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(now);
}
