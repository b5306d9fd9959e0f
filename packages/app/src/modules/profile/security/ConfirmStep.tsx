import { profileCalls } from '@tilldesk/domain/session';
import { Button, CodeInput, Field, Text } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useRef, useState } from 'react';
import { useLeave } from '../../../navigation/useLeave.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { useSession } from '../../../session/useSession.ts';
import { Scanned } from '../profile.styles.ts';
import { QrCode } from './QrCode.tsx';
import type { Enrolled } from './enrolled.ts';
import { SecretForm } from '../../../credentials/SecretForm.tsx';
import { useSecret } from '../../../credentials/useSecret.ts';

const DIGITS = 6;

type ConfirmStepProps = {
  enrolled: Enrolled;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onOver: () => void;
  onClose: () => void;
};

/** Shows the code to scan, or the address that the email was sent to, and asks for a first code. */
export function ConfirmStep({ enrolled, onConfirmed, onOver, onClose }: ConfirmStepProps) {
  const { challenge, secret: key, uri, method } = enrolled;
  const t = useTranslate();
  const form = useId();
  const secret = useSecret();
  const { user } = useSession();
  const box = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  useLeave(true);

  const confirm = async (typedCode: string) => {
    if (typedCode.length < DIGITS) return secret.showErrors({ code: t('profile.setUp.code.short') });
    const answer = await secret.send(
      () => call(profileCalls.confirm, { body: { challenge, code: typedCode } }),
      ({ code: why }) => {
        if (why === 'signin.codeWrong') setCode('');
        if (why === 'signin.codeOver') onOver();
        return why === 'signin.codeOver';
      },
    );
    if (answer !== undefined) onConfirmed(answer.recoveryCodes);
  };
  return (
    <Dialog
      open
      title={t(`profile.setUp.confirm.${method}`)}
      description={method === 'app' ? t('profile.setUp.scan') : t('profile.setUp.mailed', { email: user.email })}
      closeLabel={t('secret.close')}
      initialFocus={box}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('secret.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" busy={secret.busy}>
            {t('profile.setUp.turnOn')}
          </Button>
        </>
      }
    >
      <SecretForm id={form} secret={secret} onSubmit={() => void confirm(code)}>
        {uri !== null && (
          <Scanned>
            <QrCode text={uri} label={t('profile.setUp.qr')} />
            <div>
              <Text as="p" tone="muted">
                {t('profile.setUp.type')}
              </Text>
              <Text as="p" code weight="medium">
                {inGroups(key ?? '')}
              </Text>
            </div>
          </Scanned>
        )}
        <Field label={t('profile.setUp.code')} error={secret.fieldErrors['code']}>
          <CodeInput
            ref={box}
            name="code"
            value={code}
            onChange={(typed) => {
              secret.clear();
              setCode(typed);
            }}
            onComplete={({ digits }) => void confirm(digits)}
            readOnly={secret.busy}
          />
        </Field>
      </SecretForm>
    </Dialog>
  );
}

/**
 * Groups of four are easier to type than thirty-two letters; authenticator apps accept the key with or without spaces.
 */
const inGroups = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ');
