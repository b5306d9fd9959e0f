import { Alert } from '@tilldesk/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormFrame } from '../resource/form/Form.styles.ts';
import { useSession } from '../session/useSession.ts';
import type { Secret } from './useSecret.ts';

type SecretFormProps = {
  /** Form id, referenced by the dialog's button. */
  id: string;
  secret: Secret;
  onSubmit: () => void;
  /** Email of the account that the password or PIN belongs to. @default the signed-in user */
  email?: string;
  children: ReactNode;
};

/** The form in a dialog that asks for secrets. After a rejection the first invalid field gets the focus. */
export function SecretForm({ id, secret: { fieldErrors, attempts }, onSubmit, email, children }: SecretFormProps) {
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    function focusInvalidField() {
      if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [attempts],
  );
  return (
    <FormFrame
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {/* Tells a password manager which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email ?? user.email} readOnly hidden />
      {children}
      {fieldErrors['whole'] !== undefined && <Alert tone="bad">{fieldErrors['whole']}</Alert>}
    </FormFrame>
  );
}
