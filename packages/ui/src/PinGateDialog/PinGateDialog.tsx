import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import { useFresh } from '../modal/useFresh.ts';
import { PinInput } from '../PinInput/PinInput.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Form } from './PinGateDialog.styles.ts';

export type PinGateTexts = {
  title: string;
  /** Says why the PIN is asked for. */
  text: string;
  email: string;
  pin: string;
  /** Shows under an empty PIN that was meant to be sent. */
  pinEmpty: string;
  /** Shows for `error={true}`: with the e-mail field, and without it. */
  wrongPinOrEmail: string;
  denied: string;
  submit: string;
  cancel: string;
};

const english: PinGateTexts = {
  title: 'Access PIN',
  text: 'This page is protected. Enter your access PIN to go on.',
  email: 'Email',
  pin: 'Access PIN',
  pinEmpty: 'Access PIN cannot be empty',
  wrongPinOrEmail: 'Wrong access pin or email',
  denied: 'Access denied',
  submit: 'Submit',
  cancel: 'Cancel',
};

export type PinGateDialogProps = Omit<
  DialogProps,
  'title' | 'children' | 'footer' | 'description' | 'initialFocus' | 'closeLabel' | 'onClose' | 'onSubmit' | 'role'
> & {
  /** Asks for an e-mail address too: for the verification of an administrator. @default false */
  withEmail?: boolean | undefined;
  /** Stands in the e-mail field on opening. @default '' */
  defaultEmail?: string | undefined;
  /** Shows that the PIN is being checked; nothing can be sent or left meanwhile. @default false */
  busy?: boolean | undefined;
  /** Says why the last attempt was refused, `true` in the dialog's own words; gone from sight once something is typed. */
  error?: ReactNode;
  /** Receives exactly four digits; `email` is trimmed, and empty without the field. */
  onSubmit: (entry: { pin: string; email: string }) => void;
  /** Leaves without entering, also by Escape. */
  onCancel: () => void;
  /** Replaces any of the words. @default the English of the spec */
  words?: Partial<PinGateTexts> | undefined;
};

const PIN_LENGTH = 4;

/** Stands before a protected page and asks for the access PIN. It checks nothing itself. */
export function PinGateDialog(props: PinGateDialogProps) {
  const {
    open,
    withEmail = false,
    defaultEmail = '',
    busy = false,
    error,
    onSubmit,
    onCancel,
    words: texts,
    ...dialog
  } = props;
  const resolvedTexts = { ...english, ...texts };
  const id = useId();
  const [entry, setEntry] = useFresh(open, { pin: '', email: defaultEmail, missing: false, edited: false });
  const complete = entry.pin.length === PIN_LENGTH && (!withEmail || entry.email.trim() !== '');
  const rejection =
    entry.edited || busy
      ? undefined
      : error === true
        ? withEmail
          ? resolvedTexts.wrongPinOrEmail
          : resolvedTexts.denied
        : error;
  const rejected = Boolean(rejection);
  const pin = useRef<HTMLInputElement>(null);
  useEffect(
    function selectRejectedPin() {
      if (rejected) pin.current?.select();
    },
    [rejected],
  );

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !complete) return;
    setEntry({ ...entry, edited: false });
    onSubmit({ pin: entry.pin, email: withEmail ? entry.email.trim() : '' });
  };
  // While the button is disabled the browser sends nothing on Enter, so the form would stay silent.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && entry.pin === '') setEntry({ ...entry, missing: true });
  };
  return (
    <Dialog
      size="s"
      {...dialog}
      open={open}
      title={resolvedTexts.title}
      description={resolvedTexts.text}
      onClose={() => !busy && onCancel()}
      footer={
        <>
          <Button disabled={busy} onClick={onCancel}>
            {resolvedTexts.cancel}
          </Button>
          <Button type="submit" form={id} tone="primary" disabled={!complete} busy={busy}>
            {resolvedTexts.submit}
          </Button>
        </>
      }
    >
      <Form id={id} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
        {withEmail && (
          <Field label={resolvedTexts.email} required>
            <TextInput
              type="email"
              autoComplete="username"
              value={entry.email}
              readOnly={busy}
              onChange={(email) => setEntry({ ...entry, email, edited: true })}
            />
          </Field>
        )}
        <Field label={resolvedTexts.pin} required error={entry.missing ? resolvedTexts.pinEmpty : rejection}>
          <PinInput
            ref={pin}
            length={PIN_LENGTH}
            emptyText=""
            value={entry.pin}
            readOnly={busy}
            onChange={(digits) => setEntry({ ...entry, pin: digits, missing: digits === '', edited: true })}
          />
        </Field>
      </Form>
    </Dialog>
  );
}
