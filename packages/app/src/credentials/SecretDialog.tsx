import { Button } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type ReactNode } from 'react';
import { useLeave } from '../navigation/useLeave.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { SecretForm } from './SecretForm.tsx';
import { useSecret, type FieldErrors } from './useSecret.ts';

type SecretDialogProps = {
  title: string;
  text: string;
  submit: string;
  tone?: 'primary' | 'danger';
  /** Validates the fields in `children`. */
  check?: () => FieldErrors;
  send: (currentPassword: string) => Promise<unknown>;
  onClose: () => void;
  /** Renders additional fields below the current password. */
  children?: (fieldErrors: FieldErrors, clear: () => void) => ReactNode;
};

/** Asks for the current password, and for additional fields, before a security-relevant change. */
export function SecretDialog(props: SecretDialogProps) {
  const { title, text, submit, tone = 'primary', check, send, onClose, children } = props;
  const t = useTranslate();
  const form = useId();
  const secret = useSecret();
  const [currentPassword, setCurrentPassword] = useState('');
  useLeave(currentPassword !== '');

  const submitAll = () => {
    const missing: FieldErrors = {
      ...(currentPassword === '' ? { currentPassword: t('secret.current.missing') } : {}),
      ...check?.(),
    };
    if (Object.keys(missing).length > 0) secret.showErrors(missing);
    else void secret.send(() => send(currentPassword));
  };
  return (
    <Dialog
      open
      title={title}
      description={text}
      closeLabel={t('secret.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('secret.cancel')}</Button>
          <Button type="submit" form={form} tone={tone} busy={secret.busy}>
            {submit}
          </Button>
        </>
      }
    >
      <SecretForm id={form} secret={secret} onSubmit={submitAll}>
        <CurrentPassword
          value={currentPassword}
          onChange={(typed) => {
            secret.clear();
            setCurrentPassword(typed);
          }}
          error={secret.fieldErrors['currentPassword']}
        />
        {children?.(secret.fieldErrors, secret.clear)}
      </SecretForm>
    </Dialog>
  );
}
