import { Alert, Button } from '@tilldesk/ui';
import { useState, type FormEvent } from 'react';
import { PASSWORD_MIN } from '@tilldesk/domain/signin';
import { ApiProblem } from '../wiring/ApiProblem.ts';
import { accessRoom, plainFailures } from './accessWords.ts';
import { EmailChange } from './EmailChange.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { FirstPin, pinPairWrong, type PinPair } from './FirstPin.tsx';
import { NewPassword } from './NewPassword.tsx';
import { OverNote } from './OverNote.tsx';
import type { PageProps } from './PageProps.ts';
import { linkIn } from './resetLink.ts';
import { choosePassword, failureText } from './signIn.wiring.ts';
import { Form } from './SignIn.styles.ts';
import { useResetLink } from './useResetLink.ts';
import { useWords } from './words.ts';

const noPins: PinPair = { first: '', again: '' };

/**
 * Sets a new password by the mailed link, or confirms a change of the sign-in e-mail: the person in its search, the token behind its `#`, which no server is sent. A link
 * that does not work any more says so before anything is typed. Who has no access PIN yet chooses one here.
 */
export function Screen({ places }: PageProps) {
  const { say, language } = useWords(accessRoom);
  const [link] = useState(() => linkIn(places.current()));
  const [state, setState] = useResetLink(link);
  const [isDone, setDone] = useState(false);
  const [pin, setPin] = useState<PinPair>(noPins);
  const [wrongPin, setWrongPin] = useState<PinPair>(noPins);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const [failure, setFailure] = useState('');
  const [attempts, setAttempts] = useState(0);

  const refuse = (text: string) => {
    setWrong(text);
    setAttempts((count) => count + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || link === null || state.kind !== 'good') return;
    if (password.length < PASSWORD_MIN) return refuse(say('access.reset.short'));
    const { choosesPin } = state;
    const missing = choosesPin ? pinPairWrong(pin, say) : noPins;
    setWrongPin(missing);
    if (missing.first !== '' || missing.again !== '') return;
    setBusy(true);
    setFailure('');
    try {
      await choosePassword(link, { newPassword: password, ...(choosesPin ? { accessPin: pin.first } : {}) });
      // The used token leaves the address bar and the history with it.
      places.go('/reset-password', 'replace');
      setDone(true);
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'password.link') return setState({ kind: 'over' });
      const text = await failureText(error, language, plainFailures(say));
      if (error instanceof ApiProblem && (error.code === 'password.common' || 'newPassword' in error.fields)) {
        refuse(text);
      } else if (error instanceof ApiProblem && 'accessPin' in error.fields) {
        setWrongPin({ first: say('access.pin.simple'), again: '' });
      } else setFailure(text);
      setBusy(false);
    }
  };

  const name = say('access.reset.name');
  if (isDone) {
    return (
      <EntryFrame name={name} title={say('access.reset.done')} text={say('access.reset.done.text')}>
        <OverNote action={say('access.reset.done.signIn')} onAction={() => places.go('/signin', 'replace')} />
      </EntryFrame>
    );
  }
  if (state.kind === 'over') {
    return (
      <EntryFrame name={name} title={say('access.reset.over')} text={say('access.reset.over.text')}>
        <OverNote action={say('access.reset.over.again')} onAction={() => places.go('/forgot-password', 'replace')} />
      </EntryFrame>
    );
  }
  if (state.kind === 'failed') {
    return (
      <EntryFrame name={name} title={say('access.reset.title')} text={say('access.unreachable')}>
        <OverNote action={say('access.reset.again')} onAction={() => setState({ kind: 'looking' })} />
      </EntryFrame>
    );
  }
  if (state.kind !== 'good') {
    return (
      <EntryFrame name={name} title={say('access.reset.title')} text={say('access.reset.looking')}>
        {null}
      </EntryFrame>
    );
  }
  const { invited, choosesPin, emailChange } = state;
  if (link !== null && emailChange !== null) {
    return <EmailChange link={link} change={emailChange} places={places} onOver={() => setState({ kind: 'over' })} />;
  }
  return (
    <EntryFrame
      name={name}
      title={say(invited ? 'access.reset.invited' : 'access.reset.title')}
      text={say(invited ? 'access.reset.invited.text' : 'access.reset.text')}
    >
      <Form onSubmit={(event) => void submit(event)} noValidate data-density="touch">
        <NewPassword
          say={say}
          value={password}
          onChange={(typed) => {
            setWrong('');
            setFailure('');
            setPassword(typed);
          }}
          error={wrong}
          attempts={attempts}
        />
        {choosesPin && (
          <FirstPin
            say={say}
            value={pin}
            onChange={(typed) => {
              setWrongPin(noPins);
              setPin(typed);
            }}
            wrong={wrongPin}
          />
        )}
        {failure !== '' && <Alert tone="bad">{failure}</Alert>}
        <Button type="submit" tone="primary" busy={busy}>
          {say(choosesPin ? 'access.reset.submitBoth' : 'access.reset.submit')}
        </Button>
      </Form>
    </EntryFrame>
  );
}
