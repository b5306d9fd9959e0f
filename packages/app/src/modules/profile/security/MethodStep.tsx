import { profileCalls } from '@tilldesk/domain/session';
import { type TwoFactorMethod } from '@tilldesk/domain/signin';
import { Alert, Button, Field, RadioGroup } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState } from 'react';
import { useLeave } from '../../../navigation/useLeave.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { useSession } from '../../../session/useSession.ts';
import { CurrentPassword } from '../../../credentials/CurrentPassword.tsx';
import type { Enrolled } from './enrolled.ts';
import { SecretForm } from '../../../credentials/SecretForm.tsx';
import { useSecret } from '../../../credentials/useSecret.ts';

type MethodStepProps = {
  /** Whether the code of the last attempt expired. */
  isOver: boolean;
  onEnrolled: (enrolled: Enrolled) => void;
  onClose: () => void;
};

/** Asks for the method of the second step and for the password. */
export function MethodStep({ isOver, onEnrolled, onClose }: MethodStepProps) {
  const t = useTranslate();
  const form = useId();
  const secret = useSecret();
  const { user } = useSession();
  const [method, setMethod] = useState<TwoFactorMethod>('app');
  const [currentPassword, setCurrentPassword] = useState('');
  useLeave(currentPassword !== '');

  const begin = async () => {
    if (currentPassword === '') return secret.showErrors({ currentPassword: t('secret.current.missing') });
    const answer = await secret.send(() => call(profileCalls.enrol, { body: { currentPassword, method } }));
    if (answer !== undefined) onEnrolled({ ...answer, method });
  };
  return (
    <Dialog
      open
      title={t('profile.setUp.title')}
      description={t('profile.setUp.text')}
      closeLabel={t('secret.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('secret.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" busy={secret.busy}>
            {t('profile.setUp.next')}
          </Button>
        </>
      }
    >
      <SecretForm id={form} secret={secret} onSubmit={() => void begin()}>
        {isOver && <Alert tone="warn">{t('profile.setUp.over')}</Alert>}
        <Field label={t('profile.setUp.method')}>
          <RadioGroup
            choices={[
              { id: 'app', label: t('profile.twoFactor.method.app'), hint: t('profile.setUp.method.app') },
              {
                id: 'mail',
                label: t('profile.twoFactor.method.mail'),
                hint: t('profile.setUp.method.mail', { email: user.email }),
              },
            ]}
            value={method}
            onChange={(id) => setMethod(id === 'mail' ? 'mail' : 'app')}
          />
        </Field>
        <CurrentPassword
          value={currentPassword}
          onChange={(typed) => {
            secret.clear();
            setCurrentPassword(typed);
          }}
          error={secret.fieldErrors['currentPassword']}
        />
      </SecretForm>
    </Dialog>
  );
}
