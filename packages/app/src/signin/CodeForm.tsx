import { Alert, Button, Field, TextInput } from '@tilldesk/ui';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../wiring/ApiProblem.ts';
import { plainFailures, type AccessId } from './accessWords.ts';
import { BackLink } from './EntryLink.tsx';
import type { Places } from './places.ts';
import { ResendButton } from './ResendButton.tsx';
import { Form, WideCode, Ways } from './SignIn.styles.ts';
import { failureText, verify } from './signIn.wiring.ts';
import type { Waiting } from './waiting.wiring.ts';
import type { Words } from './words.ts';

const DIGITS = 6;
const RECOVERY_MAX = 40;

type CodeFormProps = {
  words: Words<AccessId>;
  waiting: Waiting;
  places: Places;
  /** Asks for a recovery code in place of the six digits. */
  byRecovery: boolean;
  onSignedIn: () => void;
  /** The sign-in cannot be finished any more. */
  onOver: () => void;
  onOtherWay: () => void;
};

/** Asks for the code and sends it as soon as its six digits are there. */
export function CodeForm(props: CodeFormProps) {
  const { words, waiting, places, byRecovery, onSignedIn, onOver, onOtherWay } = props;
  const { say, language } = words;
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const [failure, setFailure] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(function putCursorInCode() {
    box.current?.focus();
  }, []);

  const take = (typed: string) => {
    setWrong('');
    setFailure('');
    setCode(typed);
  };
  const send = async (given: string) => {
    if (busy) return;
    if (byRecovery ? given.trim() === '' : given.length < DIGITS) {
      setWrong(say(byRecovery ? 'access.missing' : 'access.code.short'));
      box.current?.focus();
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      await verify(waiting, given.trim());
      onSignedIn();
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'signin.codeOver') return onOver();
      const text = await failureText(error, language, plainFailures(say));
      setBusy(false);
      if (error instanceof ApiProblem && error.code === 'signin.codeWrong') {
        setCode('');
        setWrong(text);
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
      <Field label={say(byRecovery ? 'access.code.recovery' : 'access.code.label')} error={wrong}>
        {byRecovery ? (
          <TextInput
            ref={box}
            name="recovery-code"
            value={code}
            onChange={take}
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
            onChange={take}
            onComplete={({ digits }) => void send(digits)}
            readOnly={busy}
          />
        )}
      </Field>
      {failure !== '' && <Alert tone="bad">{failure}</Alert>}
      <Button type="submit" tone="primary" busy={busy}>
        {say('access.code.submit')}
      </Button>
      <Ways>
        {waiting.way === 'mail' && !byRecovery && <ResendButton words={words} waiting={waiting} />}
        <Button tone="quiet" size="s" onClick={onOtherWay}>
          {say(byRecovery ? `access.code.back.${waiting.way}` : 'access.code.useRecovery')}
        </Button>
        <BackLink places={places}>{say('access.back')}</BackLink>
      </Ways>
    </Form>
  );
}
