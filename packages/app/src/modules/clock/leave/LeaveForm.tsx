import type { ClockView } from '@tilldesk/domain/machines';
import { CASH_MINIMUM } from '@tilldesk/domain/shop';
import { Alert, Button, Card, Field, PinInput, TextArea, TextInput } from '@tilldesk/ui';
import { readCash } from '@tilldesk/ui/overlay';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useClockRefusal } from '../../../kit/clock/useClockRefusal.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { hearClock, tellClock } from '../../../wiring/clockMachine.ts';
import { useWorkedSeconds } from '../../../wiring/workedTime.ts';
import { Entry } from './Leave.styles.ts';
import type { EndedShift } from './LeaveOutcome.tsx';

const PIN_LENGTH = 4;
const empty = { amount: '', pin: '', notes: '' };

/** The counted drawer, the PIN and notes; nothing typed is lost when the server refuses. */
export function LeaveForm({ clock, onEnded }: { clock: ClockView; onEnded: (ended: EndedShift) => void }) {
  const say = useSay();
  const id = useId();
  const refusal = useClockRefusal(clock);
  const seconds = useWorkedSeconds(clock);
  const [entry, setEntry] = useState(empty);
  const edit = (change: Partial<typeof empty>) => {
    setEntry({ ...entry, ...change });
    if (clock.problem !== null) tellClock({ type: 'problem.seen' });
  };
  useEffect(
    function tellWhenItEnded() {
      return hearClock(({ type, order }) => {
        if (type === 'done' && order === 'out') onEnded({ seconds, amount: entry.amount });
      });
    },
    [seconds, entry.amount, onEnded],
  );

  const tooSmall = entry.amount !== '' && !(Number(entry.amount) >= CASH_MINIMUM);
  const busy = clock.working !== null;
  const ready = entry.pin.length === PIN_LENGTH && entry.amount !== '' && !tooSmall && refusal === undefined;
  const leave = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready && !busy) tellClock({ type: 'clock.out', ...entry });
  };
  return (
    <Card
      title={say('clock.leave.form')}
      footer={
        <Button type="submit" form={id} tone="primary" icon="clock" disabled={!ready} busy={busy}>
          {say('shell.clock.out')}
        </Button>
      }
    >
      <Entry id={id} noValidate onSubmit={leave}>
        {refusal !== undefined && <Alert tone="bad">{refusal}</Alert>}
        <Field
          label={say('clock.leave.cash')}
          hint={say('clock.leave.cash.hint')}
          required
          error={tooSmall && say('problem.clock.cashLow')}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            icon="cash"
            value={entry.amount}
            readOnly={busy}
            onChange={(typed) => edit({ amount: readCash(typed) })}
          />
        </Field>
        <Field label={say('clock.leave.pin')} required>
          <PinInput
            length={PIN_LENGTH}
            emptyText=""
            value={entry.pin}
            readOnly={busy}
            onChange={(pin) => edit({ pin })}
          />
        </Field>
        <Field label={say('clock.notes')}>
          <TextArea
            rows={3}
            maxLengthText={say('form.maxLength')}
            value={entry.notes}
            readOnly={busy}
            onChange={(notes) => edit({ notes })}
          />
        </Field>
      </Entry>
    </Card>
  );
}
