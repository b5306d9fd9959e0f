import { clockText } from '@tilldesk/domain/shop';
import { Field, TextInput } from '@tilldesk/ui';
import { ClockDialog, type ClockEntry, type ClockState } from '@tilldesk/ui/overlay';
import { Select } from '@tilldesk/ui/select';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useClockRefusal } from '../kit/clock/useClockRefusal.ts';
import { useRegisters } from '../kit/clock/useRegisters.ts';
import { useFormats } from '../kit/say/useFormats.ts';
import { useSay } from '../kit/say/useSay.ts';
import { hearClock, tellClock, useClock } from '../wiring/clockMachine.ts';
import { useSinceRead, useWorkedSeconds } from '../wiring/workedTime.ts';
import { toasts } from '../wiring/toasts.ts';
import { useSession } from '../wiring/useSession.ts';
import { useClockWords } from './useClockWords.ts';

type ClockPanelProps = { open: boolean; onClose: () => void };

/** The dialog of the clock: where the person stands, the cash, the PIN; in and out, break and back. */
export function ClockPanel({ open, onClose }: ClockPanelProps) {
  const say = useSay();
  const { time } = useFormats();
  const { user } = useSession();
  const clock = useClock();
  const words = useClockWords();
  const refusal = useClockRefusal(clock);
  const at = useRegisters(clock, open);
  const seconds = useWorkedSeconds(clock);
  const { status, working } = clock;
  const state: ClockState = status === 'CLOCKED_IN' ? 'in' : status === 'ON_BREAK' ? 'break' : 'out';

  useEffect(
    function closeWhenDone() {
      if (!open) return undefined;
      return hearClock(({ type, order }) => {
        if (type !== 'done') return;
        toasts.show({ tone: 'ok', text: say(`shell.clock.done.${order}`, { time: time(new Date().toISOString()) }) });
        onClose();
      });
    },
    [open, onClose, say, time],
  );
  useEffect(
    function beginWithoutOldRefusals() {
      tellClock({ type: 'problem.seen' });
      if (open) tellClock({ type: 'session.ask' });
    },
    [open],
  );

  const register =
    state === 'out' && at.registers.length > 1 ? (
      <Field label={say('shell.clock.register')} hint={say('shell.clock.register.hint')} required>
        <Select
          options={at.registers.map(({ id, name }) => ({ id, label: name }))}
          value={at.kept?.id ?? null}
          placeholder={say('shell.clock.register.choose')}
          onChange={at.choose}
        />
      </Field>
    ) : (
      <Field label={say('shell.clock.register')}>
        <TextInput readOnly value={(state === 'out' ? at.kept : (at.ofShift ?? at.kept))?.name ?? ''} />
      </Field>
    );
  const order = (what: 'clock.in' | 'clock.out') => (entry: ClockEntry) => tellClock({ type: what, ...entry });
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
      registerMissing={state === 'out' && at.kept === undefined}
      busy={working === null ? undefined : working === 'in' || working === 'out' ? 'clock' : 'break'}
      error={refusal}
      words={words}
      onClock={order(state === 'out' ? 'clock.in' : 'clock.out')}
      onBreak={() => tellClock({ type: state === 'break' ? 'break.end' : 'break.start' })}
      onClose={onClose}
    />
  );
}

/** Date and time now by the server's clock, as they are read in the store: the browser's own may be wrong. */
function Now() {
  const { locale } = useIntl();
  const { timeZone } = useSession().store;
  const clock = useClock();
  const since = useSinceRead(clock);
  if (clock.serverTime === null) return null;
  const now = new Date(Date.parse(clock.serverTime) + since);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(now);
}
