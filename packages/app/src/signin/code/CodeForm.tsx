import { Alert, Button, Field, TextInput } from '@tilldesk/ui';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../api/ApiProblem.ts';
import { fallbackFailureTexts, type AccessMessageId } from '../accessTexts.ts';
import { BackLink } from '../EntryLink.tsx';
import type { Places } from '../places.ts';
import { ResendButton } from './ResendButton.tsx';
import { Form, WideCode, SignInOptions } from '../SignIn.styles.ts';
import { errorText, verify } from '../signIn.wiring.ts';
import type { PendingVerification } from '../waiting.wiring.ts';
import type { EntryTexts } from '../texts.ts';

const DIGITS = 6;
const RECOVERY_MAX = 40;

type CodeFormProps = {
  texts: EntryTexts<AccessMessageId>;
  waiting: PendingVerification;
  places: Places;
  /** Asks for a recovery code instead of the six digits. */
  byRecovery: boolean;
  onSignedIn: () => void;
  /** Called when the sign-in can no longer be finished. */
  onOver: () => void;
  onOtherMethod: () => void;
};

/** Asks for the code and submits it as soon as it has six digits. */
export function CodeForm(props: CodeFormProps) {
  const { texts: messages, waiting, places, byRecovery, onSignedIn, onOver, onOtherMethod } = props;
  const { translate: t, language } = messages;
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [formError, setFormError] = useState('');
  const [failure, setFailure] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(function focusCode() {
    box.current?.focus();
  }, []);

  const handleCode = (typed: string) => {
    setFormError('');
    setFailure('');
    setCode(typed);
  };
  const send = async (typedCode: string) => {
    if (busy) return;
    if (byRecovery ? typedCode.trim() === '' : typedCode.length < DIGITS) {
      setFormError(t(byRecovery ? 'access.missing' : 'access.code.short'));
      box.current?.focus();
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      await verify(waiting, typedCode.trim());
      onSignedIn();
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'signin.codeOver') return onOver();
      const text = await errorText(error, language, fallbackFailureTexts(t));
      setBusy(false);
      if (error instanceof ApiProblem && error.code === 'signin.codeWrong') {
        setCode('');
        setFormError(text);
        box.current?.focus();
      } else setFailure(text);
    }
  };

  return (
    <Form
      noValidate
      data-density="touch"
      onSubmit={(event) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <Field label={t(byRecovery ? 'access.code.recovery' : 'access.code.label')} error={formError}>
        {byRecovery ? (
          <TextInput
            ref={box}
            name="recovery-code"
            value={code}
            onChange={handleCode}
            maxLength={RECOVERY_MAX}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={busy}
          />
        ) : (
          <WideCode
            ref={box}
            name="code"
            size="l"
            value={code}
            onChange={handleCode}
            onComplete={({ digits }) => void send(digits)}
            readOnly={busy}
          />
        )}
      </Field>
      {failure !== '' && <Alert tone="bad">{failure}</Alert>}
      <Button type="submit" tone="primary" busy={busy}>
        {t('access.code.submit')}
      </Button>
      <SignInOptions>
        {waiting.method === 'mail' && !byRecovery && <ResendButton texts={messages} waiting={waiting} />}
        <Button tone="quiet" size="s" onClick={onOtherMethod}>
          {t(byRecovery ? `access.code.back.${waiting.method}` : 'access.code.useRecovery')}
        </Button>
        <BackLink places={places}>{t('access.back')}</BackLink>
      </SignInOptions>
    </Form>
  );
}
