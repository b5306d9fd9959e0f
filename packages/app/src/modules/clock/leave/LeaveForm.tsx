import type { ClockView } from '@tilldesk/domain/machines';
import { CASH_MINIMUM } from '@tilldesk/domain/clock';
import { Alert, Button, Card, Field, PinInput, TextArea, TextInput } from '@tilldesk/ui';
import { readCash } from '@tilldesk/ui/overlay';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { asksToConfirm, useClockRejection } from '../../../timeclock/useClockRejection.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { onClockEvent, sendToClock } from '../../../timeclock/clockMachine.ts';
import { useWorkedSeconds } from '../../../timeclock/workedTime.ts';
import { LeaveFields } from './Leave.styles.ts';
import type { EndedShift } from './LeaveOutcome.tsx';

const PIN_LENGTH = 4;
const empty = { amount: '', pin: '', notes: '' };

/** Form for the counted drawer, the PIN and notes. Keeps the entered values when the server rejects the request. */
export function LeaveForm({ clock, onEnded }: { clock: ClockView; onEnded: (ended: EndedShift) => void }) {
  const t = useTranslate();
  const id = useId();
  const rejection = useClockRejection(clock);
  const asks = asksToConfirm(clock);
  const seconds = useWorkedSeconds(clock);
  const [entry, setEntry] = useState(empty);
  const edit = (change: Partial<typeof empty>) => {
    setEntry({ ...entry, ...change });
    if (clock.problem !== null) sendToClock({ type: 'problem.seen' });
  };
  useEffect(
    function resetWhenDone() {
      return onClockEvent(({ type, order }) => {
        if (type === 'done' && order === 'out') onEnded({ seconds, amount: entry.amount });
      });
    },
    [seconds, entry.amount, onEnded],
  );

  const tooSmall = entry.amount !== '' && !(Number(entry.amount) >= CASH_MINIMUM);
  const busy = clock.working !== null;
  const ready =
    entry.pin.length === PIN_LENGTH && entry.amount !== '' && !tooSmall && (rejection === undefined || asks);
  const leave = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready && !busy) sendToClock({ type: 'clock.out', ...entry, ...(asks && { confirmsPending: true }) });
  };
  return (
    <Card
      title={t('clock.leave.form')}
      footer={
        <Button type="submit" form={id} tone="primary" icon="clock" disabled={!ready} busy={busy}>
          {t(asks ? 'shell.clock.out.anyway' : 'shell.clock.out')}
        </Button>
      }
    >
      <LeaveFields id={id} noValidate onSubmit={leave}>
        {rejection !== undefined && <Alert tone="bad">{rejection}</Alert>}
        <Field
          label={t('clock.leave.cash')}
          hint={t('clock.leave.cash.hint')}
          required
          error={tooSmall && t('problem.clock.cashLow')}
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
        <Field label={t('clock.leave.pin')} required>
          <PinInput
            length={PIN_LENGTH}
            emptyText=""
            value={entry.pin}
            readOnly={busy}
            onChange={(pin) => edit({ pin })}
          />
        </Field>
        <Field label={t('clock.notes')}>
          <TextArea
            rows={3}
            maxLengthText={t('form.maxLength')}
            value={entry.notes}
            readOnly={busy}
            onChange={(notes) => edit({ notes })}
          />
        </Field>
      </LeaveFields>
    </Card>
  );
}
