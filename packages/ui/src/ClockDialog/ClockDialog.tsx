'use client';
import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import { useFresh } from '../modal/useFresh.ts';
import { PinInput } from '../PinInput/PinInput.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Day, Fields } from './ClockDialog.styles.ts';
import { clockTexts, type ClockState, type ClockTexts } from './clockTexts.ts';
import { readCash } from './readCash.ts';

/** The data that the employee entered; `notes` is empty unless clocked in. */
export type ClockEntry = { amount: string; pin: string; notes: string };

export type ClockDialogProps = Omit<
  DialogProps,
  'title' | 'children' | 'footer' | 'description' | 'initialFocus' | 'closeLabel' | 'onClose' | 'role'
> & {
  state: ClockState;
  /** The current date and time, formatted. */
  now: ReactNode;
  /** The employee's email address; read-only. */
  email: string;
  /** The time worked today without breaks, formatted, e.g. "02:14:09". The caller updates it. */
  activeTime: string;
  /** The formatted times; a dash is shown without one. */
  firstClockIn?: string | undefined;
  lastClockOut?: string | undefined;
  /** The cash register: a select, or the name of the only register of the store. */
  register?: ReactNode;
  /** Disables the clock button until a register is selected. @default false */
  registerMissing?: boolean | undefined;
  /** The initial value of the cash field. @default '100' */
  defaultAmount?: string | undefined;
  /** The minimum amount of cash. @default 100 */
  minimumAmount?: number | undefined;
  /** The running action. No other action can be started, and the dialog cannot be closed, until it ends. */
  busy?: 'clock' | 'break' | undefined;
  /** Why the last attempt was rejected. Disables the clock button until the employee types. */
  error?: ReactNode;
  /** Clocks in from the state `out`, otherwise clocks out. */
  onClock: (entry: ClockEntry) => void;
  /** Starts or ends a break. */
  onBreak: (entry: ClockEntry) => void;
  onClose: () => void;
  /** Replaces any of the texts. @default the English of the spec */
  texts?: Partial<ClockTexts> | undefined;
};

const PIN_LENGTH = 4;

/** Lets an employee clock in and out and take breaks. The caller owns the clock and the state. */
export function ClockDialog(props: ClockDialogProps) {
  const { open, state, now, email, activeTime, firstClockIn, lastClockOut, onClock, onBreak, onClose, ...others } =
    props;
  const { defaultAmount = '100', minimumAmount = 100, busy, error, texts, ...more } = others;
  const { register, registerMissing = false, ...dialog } = more;
  const resolvedTexts = { ...clockTexts, ...texts };
  const id = useId();
  const pin = useRef<HTMLInputElement>(null);
  const empty = { amount: defaultAmount, pin: '', notes: '', edited: false, early: false };
  const [entry, setEntry] = useFresh(open, empty);
  const edit = (change: Partial<ClockEntry>) => setEntry({ ...entry, ...change, edited: true, early: false });

  const tooSmall = entry.amount !== '' && !(Number(entry.amount) >= minimumAmount);
  const rejection = entry.early ? resolvedTexts.breakTooEarly : entry.edited || busy ? undefined : error;
  const written = entry.pin.length === PIN_LENGTH && entry.amount !== '' && !tooSmall;
  const ready = written && !rejection && !registerMissing;
  const report = () => {
    setEntry({ ...entry, edited: false });
    return { amount: entry.amount, pin: entry.pin, notes: state === 'in' ? entry.notes : '' };
  };
  const clock = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready && !busy) onClock(report());
  };
  const takeBreak = () => {
    if (state === 'out') setEntry({ ...entry, early: true });
    else onBreak(report());
  };
  return (
    <Dialog
      {...dialog}
      open={open}
      title={resolvedTexts.title}
      description={now}
      closeLabel={resolvedTexts.close}
      initialFocus={pin}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button icon="coffee" disabled={busy === 'clock'} busy={busy === 'break'} onClick={takeBreak}>
            {state === 'break' ? resolvedTexts.endBreak : resolvedTexts.takeBreak}
          </Button>
          <Button
            type="submit"
            form={id}
            icon="clock"
            tone="primary"
            disabled={!ready || busy === 'break'}
            busy={busy === 'clock'}
          >
            {state === 'out' ? resolvedTexts.clockIn : resolvedTexts.clockOut}
          </Button>
        </>
      }
    >
      <Day>
        <div>
          <dt>
            {resolvedTexts.activeTime}
            <Badge dot tone={tones[state]}>
              {resolvedTexts.states[state]}
            </Badge>
          </dt>
          <dd>
            <span role="timer">{activeTime}</span>
          </dd>
        </div>
        <Moment label={resolvedTexts.firstClockIn} at={firstClockIn} />
        <Moment label={resolvedTexts.lastClockOut} at={lastClockOut} />
      </Day>
      <Fields id={id} noValidate onSubmit={clock}>
        {Boolean(rejection) && (
          <Alert tone="bad" data-wide>
            {rejection}
          </Alert>
        )}
        <Field label={resolvedTexts.email} data-wide>
          <TextInput type="email" readOnly value={email} maxLength={Math.max(60, email.length)} />
        </Field>
        {register !== undefined && <div data-wide>{register}</div>}
        <Field label={resolvedTexts.amount} required error={tooSmall && resolvedTexts.amountTooSmall}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            icon="cash"
            value={entry.amount}
            readOnly={busy !== undefined}
            onChange={(typed) => edit({ amount: readCash(typed) })}
          />
        </Field>
        <Field label={resolvedTexts.pin} required>
          <PinInput
            ref={pin}
            length={PIN_LENGTH}
            emptyText=""
            value={entry.pin}
            readOnly={busy !== undefined}
            onChange={(digits) => edit({ pin: digits })}
          />
        </Field>
        {state === 'in' && (
          <Field label={resolvedTexts.notes} data-wide>
            <TextArea
              rows={2}
              value={entry.notes}
              readOnly={busy !== undefined}
              onChange={(notes) => edit({ notes })}
            />
          </Field>
        )}
      </Fields>
    </Dialog>
  );
}

const tones = { out: 'neutral', in: 'ok', break: 'warn' } as const;

function Moment({ label, at }: { label: string; at: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{at ?? '–'}</dd>
    </div>
  );
}
