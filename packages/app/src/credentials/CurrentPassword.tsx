import { PASSWORD_MAX } from '@tilldesk/domain/signin';
import { Field, PasswordInput } from '@tilldesk/ui';
import { useTranslate } from '../i18n/useTranslate.ts';

type CurrentPasswordProps = { value: string; onChange: (typed: string) => void; error: string | undefined };

/** Asks for the current password before a security-relevant change. */
export function CurrentPassword({ value, onChange, error }: CurrentPasswordProps) {
  const t = useTranslate();
  return (
    <Field label={t('secret.current')} error={error}>
      <PasswordInput
        name="current-password"
        value={value}
        onChange={onChange}
        maxLength={PASSWORD_MAX}
        autoComplete="current-password"
        showLabel={t('secret.show')}
        hideLabel={t('secret.hide')}
        capsLockText={t('secret.capsLock')}
      />
    </Field>
  );
}
