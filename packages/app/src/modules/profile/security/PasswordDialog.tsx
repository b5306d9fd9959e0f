import { PASSWORD_MAX, PASSWORD_MIN, profileCalls } from '@tilldesk/domain/shop';
import { Field, PasswordInput, ProgressBar } from '@tilldesk/ui';
import { useState } from 'react';
import { useLeave } from '../../../kit/go/useLeave.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { SecretDialog } from '../../../kit/secret/SecretDialog.tsx';

/** Changes the password; every other sign-in of the person ends with it. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [newPassword, setNewPassword] = useState('');
  useLeave(newPassword !== '');
  const missing = PASSWORD_MIN - newPassword.length;
  const hint =
    newPassword === ''
      ? say('profile.password.hint')
      : missing > 0
        ? say('profile.password.missing', { count: missing })
        : say('profile.password.enough');
  const send = async (currentPassword: string) => {
    await call(profileCalls.changePassword, { body: { currentPassword, newPassword } });
    refresh('profile');
    toasts.show({ tone: 'ok', text: say('profile.password.changed') });
    onClose();
  };
  return (
    <SecretDialog
      title={say('profile.password.title')}
      text={say('profile.password.text')}
      submit={say('profile.password.change')}
      check={() => (missing > 0 ? { newPassword: say('profile.password.short') } : {})}
      send={send}
      onClose={onClose}
    >
      {({ newPassword: wrong }, clear) => (
        <Field label={say('profile.password.new')} hint={hint} error={wrong}>
          <PasswordInput
            name="new-password"
            value={newPassword}
            onChange={(typed) => {
              clear();
              setNewPassword(typed);
            }}
            maxLength={PASSWORD_MAX}
            autoComplete="new-password"
            showLabel={say('secret.show')}
            hideLabel={say('secret.hide')}
            capsLockText={say('secret.capsLock')}
          />
          <ProgressBar
            label={say('profile.password.length')}
            value={newPassword.length}
            max={PASSWORD_MIN}
            tone={missing > 0 ? 'warn' : 'ok'}
          />
        </Field>
      )}
    </SecretDialog>
  );
}
