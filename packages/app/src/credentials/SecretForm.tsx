import { Alert } from '@tilldesk/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormFrame } from '../resource/form/Form.styles.ts';
import { useSession } from '../session/useSession.ts';
import type { Secret } from './useSecret.ts';

type SecretFormProps = {
  /** What the dialog's button names as its form. */
  id: string;
  secret: Secret;
  onSubmit: () => void;
  /** Whose password or PIN it is. @default the person who is signed in */
  email?: string;
  children: ReactNode;
};

/** The form in a dialog that asks for secrets: after a refusal the cursor stands in the first field that is wrong. */
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
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email ?? user.email} readOnly hidden />
      {children}
      {fieldErrors['whole'] !== undefined && <Alert tone="bad">{fieldErrors['whole']}</Alert>}
    </FormFrame>
  );
}
