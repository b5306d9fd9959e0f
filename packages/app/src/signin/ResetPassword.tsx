import { Alert, Button } from '@tilldesk/ui';
import { useState, type FormEvent } from 'react';
import { PASSWORD_MIN } from '@tilldesk/domain/signin';
import { ApiProblem } from '../wiring/ApiProblem.ts';
import { accessRoom, plainFailures } from './accessWords.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { NewPassword } from './NewPassword.tsx';
import { OverNote } from './OverNote.tsx';
import type { PageProps } from './PageProps.ts';
import { linkIn } from './resetLink.ts';
import { choosePassword, failureText } from './signIn.wiring.ts';
import { Form } from './SignIn.styles.ts';
import { useWords } from './words.ts';

/** Sets a new password by the mailed link: the person in its search, the token behind its `#`, which no server is sent. */
export function Screen({ places }: PageProps) {
  const { say, language } = useWords(accessRoom);
  const [link] = useState(() => linkIn(places.current()));
  const [stage, setStage] = useState<'choosing' | 'over' | 'done'>(link === null ? 'over' : 'choosing');
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
    if (busy || link === null) return;
    if (password.length < PASSWORD_MIN) return refuse(say('access.reset.short'));
    setBusy(true);
    setFailure('');
    try {
      await choosePassword(link, password);
      // The used token leaves the address bar and the history with it.
      places.go('/reset-password', 'replace');
      setStage('done');
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'password.link') return setStage('over');
      const text = await failureText(error, language, plainFailures(say));
      if (error instanceof ApiProblem && (error.code === 'password.common' || 'newPassword' in error.fields)) {
        refuse(text);
      } else setFailure(text);
      setBusy(false);
    }
  };

  const name = say('access.reset.name');
  if (stage === 'over') {
    return (
      <EntryFrame name={name} title={say('access.reset.over')} text={say('access.reset.over.text')}>
        <OverNote action={say('access.reset.over.again')} onAction={() => places.go('/forgot-password', 'replace')} />
      </EntryFrame>
    );
  }
  if (stage === 'done') {
    return (
      <EntryFrame name={name} title={say('access.reset.done')} text={say('access.reset.done.text')}>
        <OverNote action={say('access.reset.done.signIn')} onAction={() => places.go('/signin', 'replace')} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame name={name} title={say('access.reset.title')} text={say('access.reset.text')}>
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
        {failure !== '' && <Alert tone="bad">{failure}</Alert>}
        <Button type="submit" tone="primary" busy={busy}>
          {say('access.reset.submit')}
        </Button>
      </Form>
    </EntryFrame>
  );
}
