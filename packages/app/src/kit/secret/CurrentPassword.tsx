import { PASSWORD_MAX } from '@tilldesk/domain/shop';
import { Field, PasswordInput } from '@tilldesk/ui';
import { useSay } from '../say/useSay.ts';

type CurrentPasswordProps = { value: string; onChange: (typed: string) => void; error: string | undefined };

/** Asks again for the password of now, before anything that opens the door. */
export function CurrentPassword({ value, onChange, error }: CurrentPasswordProps) {
  const say = useSay();
  return (
    <Field label={say('secret.current')} error={error}>
      <PasswordInput
        name="current-password"
        value={value}
        onChange={onChange}
        maxLength={PASSWORD_MAX}
        autoComplete="current-password"
        showLabel={say('secret.show')}
        hideLabel={say('secret.hide')}
        capsLockText={say('secret.capsLock')}
      />
    </Field>
  );
}
