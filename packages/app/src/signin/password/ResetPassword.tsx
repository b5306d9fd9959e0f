import { Alert, Button } from '@tilldesk/ui';
import { useState, type FormEvent } from 'react';
import { PASSWORD_MIN } from '@tilldesk/domain/signin';
import { ApiProblem } from '../../api/ApiProblem.ts';
import { accessMessages, fallbackFailureTexts } from '../accessTexts.ts';
import { EmailChange } from '../EmailChange.tsx';
import { EntryFrame } from '../EntryFrame.tsx';
import { FirstPin, pinPairErrors, type PinPair } from '../FirstPin.tsx';
import { NewPassword } from './NewPassword.tsx';
import { OverNote } from '../OverNote.tsx';
import type { PageProps } from '../PageProps.ts';
import { linkIn } from './resetLink.ts';
import { choosePassword, errorText } from '../signIn.wiring.ts';
import { Form } from '../SignIn.styles.ts';
import { useResetLink } from './useResetLink.ts';
import { useEntryMessages } from '../texts.ts';

const noPins: PinPair = { first: '', again: '' };

/**
 * Sets a new password by the mailed link, or confirms a change of the sign-in email. The link has the user in its search and
 * the token after its `#`, which is not sent to any server. An invalid link is reported before anything is typed. A user
 * without an access PIN sets one here.
 */
export function Screen({ places }: PageProps) {
  const { translate: t, language } = useEntryMessages(accessMessages);
  const [link] = useState(() => linkIn(places.current()));
  const [state, setState] = useResetLink(link);
  const [isDone, setDone] = useState(false);
  const [pin, setPin] = useState<PinPair>(noPins);
  const [pinErrors, setPinErrors] = useState<PinPair>(noPins);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [formError, setFormError] = useState('');
  const [failure, setFailure] = useState('');
  const [attempts, setAttempts] = useState(0);

  const showError = (text: string) => {
    setFormError(text);
    setAttempts((count) => count + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || link === null || state.kind !== 'good') return;
    if (password.length < PASSWORD_MIN) return showError(t('access.reset.short'));
    const { choosesPin } = state;
    const missing = choosesPin ? pinPairErrors(pin, t) : noPins;
    setPinErrors(missing);
    if (missing.first !== '' || missing.again !== '') return;
    setBusy(true);
    setFailure('');
    try {
      await choosePassword(link, { newPassword: password, ...(choosesPin ? { accessPin: pin.first } : {}) });
      // Removes the used token from the address bar and the history.
      places.navigateTo('/reset-password', 'replace');
      setDone(true);
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'password.link') return setState({ kind: 'over' });
      const text = await errorText(error, language, fallbackFailureTexts(t));
      if (error instanceof ApiProblem && (error.code === 'password.common' || 'newPassword' in error.fields)) {
        showError(text);
      } else if (error instanceof ApiProblem && 'accessPin' in error.fields) {
        setPinErrors({ first: t('access.pin.simple'), again: '' });
      } else setFailure(text);
      setBusy(false);
    }
  };

  const name = t('access.reset.name');
  if (isDone) {
    return (
      <EntryFrame name={name} title={t('access.reset.done')} text={t('access.reset.done.text')}>
        <OverNote action={t('access.reset.done.signIn')} onAction={() => places.navigateTo('/signin', 'replace')} />
      </EntryFrame>
    );
  }
  if (state.kind === 'over') {
    return (
      <EntryFrame name={name} title={t('access.reset.over')} text={t('access.reset.over.text')}>
        <OverNote
          action={t('access.reset.over.again')}
          onAction={() => places.navigateTo('/forgot-password', 'replace')}
        />
      </EntryFrame>
    );
  }
  if (state.kind === 'failed') {
    return (
      <EntryFrame name={name} title={t('access.reset.title')} text={t('access.unreachable')}>
        <OverNote action={t('access.reset.again')} onAction={() => setState({ kind: 'looking' })} />
      </EntryFrame>
    );
  }
  if (state.kind !== 'good') {
    return (
      <EntryFrame name={name} title={t('access.reset.title')} text={t('access.reset.looking')}>
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
      title={t(invited ? 'access.reset.invited' : 'access.reset.title')}
      text={t(invited ? 'access.reset.invited.text' : 'access.reset.text')}
    >
      <Form onSubmit={(event) => void submit(event)} noValidate data-density="touch">
        <NewPassword
          translate={t}
          value={password}
          onChange={(typed) => {
            setFormError('');
            setFailure('');
            setPassword(typed);
          }}
          error={formError}
          attempts={attempts}
        />
        {choosesPin && (
          <FirstPin
            translate={t}
            value={pin}
            onChange={(typed) => {
              setPinErrors(noPins);
              setPin(typed);
            }}
            pinErrors={pinErrors}
          />
        )}
        {failure !== '' && <Alert tone="bad">{failure}</Alert>}
        <Button type="submit" tone="primary" busy={busy}>
          {t(choosesPin ? 'access.reset.submitBoth' : 'access.reset.submit')}
        </Button>
      </Form>
    </EntryFrame>
  );
}
