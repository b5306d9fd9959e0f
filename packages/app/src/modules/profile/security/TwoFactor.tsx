import { profileCalls, type Profile } from '@tilldesk/domain/session';
import { Badge, Button, Card, ItemList, Text } from '@tilldesk/ui';
import { useState } from 'react';
import { Row } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SecretDialog } from '../../../credentials/SecretDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

const FEW_CODES = 3;

type DialogState = { what: 'setUp' | 'turnOff' | 'newCodes' } | { what: 'codes'; codes: readonly string[] } | null;

/** Two-step sign-in: set it up, turn it off, or create new recovery codes. */
export function TwoFactor({ profile: { twoFactor, recoveryCodesLeft, user } }: { profile: Profile }) {
  const t = useTranslate();
  const [dialogState, setDialogState] = useState<DialogState>(null);
  const close = () => setDialogState(null);
  const openDialog = (what: 'setUp' | 'turnOff' | 'newCodes') => () => setDialogState({ what });

  const turnOff = async (currentPassword: string) => {
    await call(profileCalls.turnOff, { body: { currentPassword } });
    refresh('profile');
    toasts.show({ tone: 'ok', text: t('profile.twoFactor.turnedOff') });
    close();
  };
  const makeCodes = async (currentPassword: string) => {
    const { recoveryCodes } = await call(profileCalls.newCodes, { body: { currentPassword } });
    refresh('profile');
    setDialogState({ what: 'codes', codes: recoveryCodes });
  };
  return (
    <Card
      title={
        <Row as="span">
          {t('profile.twoFactor')}
          <Badge tone={twoFactor === null ? 'neutral' : 'ok'}>
            {t(twoFactor === null ? 'profile.twoFactor.off' : 'profile.twoFactor.on')}
          </Badge>
        </Row>
      }
      actions={
        twoFactor === null ? (
          <Button size="s" tone="primary" onClick={openDialog('setUp')}>
            {t('profile.twoFactor.setUp')}
          </Button>
        ) : (
          <Button size="s" onClick={openDialog('turnOff')}>
            {t('profile.twoFactor.turnOff')}
          </Button>
        )
      }
    >
      {twoFactor === null ? (
        <Text as="p" tone="muted">
          {t('profile.twoFactor.about')}
        </Text>
      ) : (
        <ItemList
          variant="filled"
          items={[
            {
              id: 'method',
              icon: twoFactor === 'app' ? 'phone' : 'mail',
              title: t(`profile.twoFactor.method.${twoFactor}`),
              text:
                twoFactor === 'app'
                  ? t('profile.twoFactor.method.app.on')
                  : t('profile.twoFactor.method.mail.on', { email: user.email }),
            },
            {
              id: 'codes',
              icon: recoveryCodesLeft <= FEW_CODES ? 'warning' : 'shield',
              title: t('profile.codes'),
              text: (
                <Text tone={recoveryCodesLeft <= FEW_CODES ? 'warn' : 'muted'}>
                  {t('profile.codes.left', { count: recoveryCodesLeft })}
                </Text>
              ),
              value: (
                <Button size="s" onClick={openDialog('newCodes')}>
                  {t('profile.codes.new')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {dialogState?.what === 'setUp' && <SetUpDialog onClose={close} />}
      {dialogState?.what === 'turnOff' && (
        <SecretDialog
          title={t('profile.twoFactor.turnOff.title')}
          text={t('profile.twoFactor.turnOff.text')}
          submit={t('profile.twoFactor.turnOff')}
          tone="danger"
          send={turnOff}
          onClose={close}
        />
      )}
      {dialogState?.what === 'newCodes' && (
        <SecretDialog
          title={t('profile.codes.new.title')}
          text={t('profile.codes.new.text')}
          submit={t('profile.codes.new.submit')}
          send={makeCodes}
          onClose={close}
        />
      )}
      {dialogState?.what === 'codes' && <RecoveryCodesDialog codes={dialogState.codes} onClose={close} />}
    </Card>
  );
}
