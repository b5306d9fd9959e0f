import { PASSWORD_MAX, PASSWORD_MIN } from '@tilldesk/domain/signin';
import { Field, PasswordInput, ProgressBar } from '@tilldesk/ui';
import { useEffect, useRef } from 'react';
import type { AccessId } from './accessWords.ts';
import type { Words } from './words.ts';

type NewPasswordProps = {
  say: Words<AccessId>['say'];
  value: string;
  onChange: (typed: string) => void;
  error: string;
  /** Counts the refusals; each brings the cursor back. */
  attempts: number;
};

/** The field of a new password. What makes one strong is its length, so that is what grows while it is typed. */
export function NewPassword({ say, value, onChange, error, attempts }: NewPasswordProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(
    function putCursorInPassword() {
      box.current?.focus();
    },
    [attempts],
  );
  const missing = PASSWORD_MIN - value.length;
  const hint =
    value === ''
      ? say('access.reset.hint')
      : missing > 0
        ? say('access.reset.missing', { count: missing })
        : say('access.reset.enough');
  return (
    <Field label={say('access.reset.password')} hint={hint} error={error}>
      <PasswordInput
        ref={box}
        name="new-password"
        value={value}
        onChange={onChange}
        maxLength={PASSWORD_MAX}
        autoComplete="new-password"
        showLabel={say('access.show')}
        hideLabel={say('access.hide')}
        capsLockText={say('access.capsLock')}
      />
      <ProgressBar
        label={say('access.reset.length')}
        value={value.length}
        max={PASSWORD_MIN}
        tone={missing > 0 ? 'warn' : 'ok'}
      />
    </Field>
  );
}
