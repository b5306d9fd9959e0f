import { profileCalls } from '@tilldesk/domain/session';
import { PASSWORD_MAX, PASSWORD_MIN } from '@tilldesk/domain/signin';
import { Field, PasswordInput, ProgressBar } from '@tilldesk/ui';
import { useState } from 'react';
import { useLeave } from '../../../navigation/useLeave.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { SecretDialog } from '../../../credentials/SecretDialog.tsx';

/** Dialog that changes the password; all other sign-ins of the user end. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [newPassword, setNewPassword] = useState('');
  useLeave(newPassword !== '');
  const missing = PASSWORD_MIN - newPassword.length;
  const hint =
    newPassword === ''
      ? t('profile.password.hint')
      : missing > 0
        ? t('profile.password.missing', { count: missing })
        : t('profile.password.enough');
  const send = async (currentPassword: string) => {
    await call(profileCalls.changePassword, { body: { currentPassword, newPassword } });
    refresh('profile');
    toasts.show({ tone: 'ok', text: t('profile.password.changed') });
    onClose();
  };
  return (
    <SecretDialog
      title={t('profile.password.title')}
      text={t('profile.password.text')}
      submit={t('profile.password.change')}
      check={() => (missing > 0 ? { newPassword: t('profile.password.short') } : {})}
      send={send}
      onClose={onClose}
    >
      {({ newPassword: fieldError }, clear) => (
        <Field label={t('profile.password.new')} hint={hint} error={fieldError}>
          <PasswordInput
            name="new-password"
            value={newPassword}
            onChange={(typed) => {
              clear();
              setNewPassword(typed);
            }}
            maxLength={PASSWORD_MAX}
            autoComplete="new-password"
            showLabel={t('secret.show')}
            hideLabel={t('secret.hide')}
            capsLockText={t('secret.capsLock')}
          />
          <ProgressBar
            label={t('profile.password.length')}
            value={newPassword.length}
            max={PASSWORD_MIN}
            tone={missing > 0 ? 'warn' : 'ok'}
          />
        </Field>
      )}
    </SecretDialog>
  );
}
