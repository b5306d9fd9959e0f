'use client';
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
  /** Explains why the PIN is required. */
  text: string;
  email: string;
  pin: string;
  /** Shown when an empty PIN is submitted. */
  pinEmpty: string;
  /** Shown for `error={true}`: with the email field, and without it. */
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
  /** Also asks for an email address, for the verification of an administrator. @default false */
  withEmail?: boolean | undefined;
  /** The initial value of the email field. @default '' */
  defaultEmail?: string | undefined;
  /** Shows that the PIN is being checked. The form cannot be submitted or closed. @default false */
  busy?: boolean | undefined;
  /** Why the last attempt was rejected; `true` shows the dialog's own text. Hidden as soon as the user types. */
  error?: ReactNode;
  /** Called with exactly four digits; `email` is trimmed, and empty without the field. */
  onSubmit: (entry: { pin: string; email: string }) => void;
  /** Closes without entering, also by Escape. */
  onCancel: () => void;
  /** Replaces any of the texts. @default the English of the spec */
  texts?: Partial<PinGateTexts> | undefined;
};

const PIN_LENGTH = 4;

/** Protects a page and asks for the access PIN. It checks nothing itself. */
export function PinGateDialog(props: PinGateDialogProps) {
  const {
    open,
    withEmail = false,
    defaultEmail = '',
    busy = false,
    error,
    onSubmit,
    onCancel,
    texts,
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
  // While the button is disabled, the browser submits nothing on Enter, so the form would not respond.
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
