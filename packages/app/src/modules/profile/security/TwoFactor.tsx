import { profileCalls, type Profile } from '@tilldesk/domain/shop';
import { Badge, Button, Card, ItemList, Text } from '@tilldesk/ui';
import { useState } from 'react';
import { Row } from '../../../kit/page/flow.styles.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SecretDialog } from '../../../kit/secret/SecretDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

const FEW_CODES = 3;

type Asking = { what: 'setUp' | 'turnOff' | 'newCodes' } | { what: 'codes'; codes: readonly string[] } | null;

/** The second step of one's sign-in: set it up, turn it off, make new recovery codes. */
export function TwoFactor({ profile: { twoFactor, recoveryCodesLeft, user } }: { profile: Profile }) {
  const say = useSay();
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const ask = (what: 'setUp' | 'turnOff' | 'newCodes') => () => setAsking({ what });

  const turnOff = async (currentPassword: string) => {
    await call(profileCalls.turnOff, { body: { currentPassword } });
    refresh('profile');
    toasts.show({ tone: 'ok', text: say('profile.twoFactor.turnedOff') });
    close();
  };
  const makeCodes = async (currentPassword: string) => {
    const { recoveryCodes } = await call(profileCalls.newCodes, { body: { currentPassword } });
    refresh('profile');
    setAsking({ what: 'codes', codes: recoveryCodes });
  };
  return (
    <Card
      title={
        <Row as="span">
          {say('profile.twoFactor')}
          <Badge tone={twoFactor === null ? 'neutral' : 'ok'}>
            {say(twoFactor === null ? 'profile.twoFactor.off' : 'profile.twoFactor.on')}
          </Badge>
        </Row>
      }
      actions={
        twoFactor === null ? (
          <Button size="s" tone="primary" onClick={ask('setUp')}>
            {say('profile.twoFactor.setUp')}
          </Button>
        ) : (
          <Button size="s" onClick={ask('turnOff')}>
            {say('profile.twoFactor.turnOff')}
          </Button>
        )
      }
    >
      {twoFactor === null ? (
        <Text as="p" tone="muted">
          {say('profile.twoFactor.about')}
        </Text>
      ) : (
        <ItemList
          look="filled"
          items={[
            {
              id: 'way',
              icon: twoFactor === 'app' ? 'phone' : 'mail',
              title: say(`profile.twoFactor.way.${twoFactor}`),
              text:
                twoFactor === 'app'
                  ? say('profile.twoFactor.way.app.on')
                  : say('profile.twoFactor.way.mail.on', { email: user.email }),
            },
            {
              id: 'codes',
              icon: recoveryCodesLeft <= FEW_CODES ? 'warning' : 'shield',
              title: say('profile.codes'),
              text: (
                <Text tone={recoveryCodesLeft <= FEW_CODES ? 'warn' : 'muted'}>
                  {say('profile.codes.left', { count: recoveryCodesLeft })}
                </Text>
              ),
              value: (
                <Button size="s" onClick={ask('newCodes')}>
                  {say('profile.codes.new')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {asking?.what === 'setUp' && <SetUpDialog onClose={close} />}
      {asking?.what === 'turnOff' && (
        <SecretDialog
          title={say('profile.twoFactor.turnOff.title')}
          text={say('profile.twoFactor.turnOff.text')}
          submit={say('profile.twoFactor.turnOff')}
          tone="danger"
          send={turnOff}
          onClose={close}
        />
      )}
      {asking?.what === 'newCodes' && (
        <SecretDialog
          title={say('profile.codes.new.title')}
          text={say('profile.codes.new.text')}
          submit={say('profile.codes.new.submit')}
          send={makeCodes}
          onClose={close}
        />
      )}
      {asking?.what === 'codes' && <RecoveryCodesDialog codes={asking.codes} onClose={close} />}
    </Card>
  );
}
