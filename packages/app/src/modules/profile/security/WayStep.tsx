import { profileCalls, type TwoFactorWay } from '@tilldesk/domain/shop';
import { Alert, Button, Field, RadioGroup } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState } from 'react';
import { useLeave } from '../../../kit/go/useLeave.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { call } from '../../../wiring/api.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { CurrentPassword } from '../../../kit/secret/CurrentPassword.tsx';
import type { Enrolled } from './enrolled.ts';
import { SecretForm } from '../../../kit/secret/SecretForm.tsx';
import { useSecret } from '../../../kit/secret/useSecret.ts';

type WayStepProps = {
  /** The code of the last attempt was not entered in time. */
  isOver: boolean;
  onEnrolled: (enrolled: Enrolled) => void;
  onClose: () => void;
};

/** Asks which way the second step shall go, and for the password. */
export function WayStep({ isOver, onEnrolled, onClose }: WayStepProps) {
  const say = useSay();
  const form = useId();
  const secret = useSecret();
  const { user } = useSession();
  const [way, setWay] = useState<TwoFactorWay>('app');
  const [currentPassword, setCurrentPassword] = useState('');
  useLeave(currentPassword !== '');

  const begin = async () => {
    if (currentPassword === '') return secret.refuse({ currentPassword: say('secret.current.missing') });
    const answer = await secret.send(() => call(profileCalls.enrol, { body: { currentPassword, way } }));
    if (answer !== undefined) onEnrolled({ ...answer, way });
  };
  return (
    <Dialog
      open
      title={say('profile.setUp.title')}
      description={say('profile.setUp.text')}
      closeLabel={say('secret.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say('secret.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" busy={secret.busy}>
            {say('profile.setUp.next')}
          </Button>
        </>
      }
    >
      <SecretForm id={form} secret={secret} onSubmit={() => void begin()}>
        {isOver && <Alert tone="warn">{say('profile.setUp.over')}</Alert>}
        <Field label={say('profile.setUp.way')}>
          <RadioGroup
            choices={[
              { id: 'app', label: say('profile.twoFactor.way.app'), hint: say('profile.setUp.way.app') },
              {
                id: 'mail',
                label: say('profile.twoFactor.way.mail'),
                hint: say('profile.setUp.way.mail', { email: user.email }),
              },
            ]}
            value={way}
            onChange={(id) => setWay(id === 'mail' ? 'mail' : 'app')}
          />
        </Field>
        <CurrentPassword
          value={currentPassword}
          onChange={(typed) => {
            secret.clear();
            setCurrentPassword(typed);
          }}
          error={secret.wrongs['currentPassword']}
        />
      </SecretForm>
    </Dialog>
  );
}
