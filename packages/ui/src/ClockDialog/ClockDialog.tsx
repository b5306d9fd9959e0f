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
import { clockTexts, type ClockState, type ClockTexts } from './clockWords.ts';
import { readCash } from './readCash.ts';

/** What the employee entered; `notes` is empty unless clocked in. */
export type ClockEntry = { amount: string; pin: string; notes: string };

export type ClockDialogProps = Omit<
  DialogProps,
  'title' | 'children' | 'footer' | 'description' | 'initialFocus' | 'closeLabel' | 'onClose' | 'role'
> & {
  state: ClockState;
  /** Is the date and time now, written as it is read. */
  now: ReactNode;
  /** Is the employee's address; cannot be changed here. */
  email: string;
  /** Is the time worked today without breaks, written as it is read, e.g. "02:14:09"; the caller counts. */
  activeTime: string;
  /** Stand as they are read; without one a dash stands there. */
  firstClockIn?: string | undefined;
  lastClockOut?: string | undefined;
  /** Is the cash register: a choice of them, or the name of the one that this place has. */
  register?: ReactNode;
  /** Keeps the clock button disabled until what `register` asks for is chosen. @default false */
  registerMissing?: boolean | undefined;
  /** Stands in the cash field on opening. @default '100' */
  defaultAmount?: string | undefined;
  /** Is the least cash that is taken. @default 100 */
  minimumAmount?: number | undefined;
  /** Shows which of the two is being done; nothing else can be started or left meanwhile. */
  busy?: 'clock' | 'break' | undefined;
  /** Says why the last attempt was refused; keeps the clock button disabled until something is typed. */
  error?: ReactNode;
  /** Clocks in from `out`, else out. */
  onClock: (entry: ClockEntry) => void;
  /** Begins a break, or ends it. */
  onBreak: (entry: ClockEntry) => void;
  onClose: () => void;
  /** Replaces any of the words. @default the English of the spec */
  words?: Partial<ClockTexts> | undefined;
};

const PIN_LENGTH = 4;

/** Lets an employee begin and end the day and its breaks. It draws and reports; the caller keeps clock and state. */
export function ClockDialog(props: ClockDialogProps) {
  const { open, state, now, email, activeTime, firstClockIn, lastClockOut, onClock, onBreak, onClose, ...others } =
    props;
  const { defaultAmount = '100', minimumAmount = 100, busy, error, words: texts, ...more } = others;
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
