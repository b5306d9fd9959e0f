import { PASSWORD_MAX, PASSWORD_MIN } from '@tilldesk/domain/signin';
import { Field, PasswordInput, ProgressBar } from '@tilldesk/ui';
import { useEffect, useRef } from 'react';
import type { AccessMessageId } from '../accessTexts.ts';
import type { EntryTexts } from '../texts.ts';

type NewPasswordProps = {
  translate: EntryTexts<AccessMessageId>['translate'];
  value: string;
  onChange: (typed: string) => void;
  error: string;
  /** Counts the rejections; the field gets the focus after each. */
  attempts: number;
};

/** The field of a new password. Length makes a password strong, so the indicator shows the length while typing. */
export function NewPassword({ translate: t, value, onChange, error, attempts }: NewPasswordProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(
    function focusPassword() {
      box.current?.focus();
    },
    [attempts],
  );
  const missing = PASSWORD_MIN - value.length;
  const hint =
    value === ''
      ? t('access.reset.hint')
      : missing > 0
        ? t('access.reset.missing', { count: missing })
        : t('access.reset.enough');
  return (
    <Field label={t('access.reset.password')} hint={hint} error={error}>
      <PasswordInput
        ref={box}
        name="new-password"
        value={value}
        onChange={onChange}
        maxLength={PASSWORD_MAX}
        autoComplete="new-password"
        showLabel={t('access.show')}
        hideLabel={t('access.hide')}
        capsLockText={t('access.capsLock')}
      />
      <ProgressBar
        label={t('access.reset.length')}
        value={value.length}
        max={PASSWORD_MIN}
        tone={missing > 0 ? 'warn' : 'ok'}
      />
    </Field>
  );
}
