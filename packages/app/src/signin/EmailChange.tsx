import { Alert, Button } from '@tilldesk/ui';
import { useState } from 'react';
import { ApiProblem } from '../api/ApiProblem.ts';
import { accessMessages, fallbackFailureTexts } from './accessTexts.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { OverNote } from './OverNote.tsx';
import type { PageProps } from './PageProps.ts';
import type { ResetLink } from './password/resetLink.ts';
import { answerChange, errorText, type ResetLinkInfo } from './signIn.wiring.ts';
import { Message } from './SignIn.styles.ts';
import { useEntryMessages } from './texts.ts';

type EmailChangeProps = Pick<PageProps, 'places'> & {
  link: ResetLink;
  change: NonNullable<ResetLinkInfo['emailChange']>;
  /** Called when the link is no longer valid. */
  onOver: () => void;
};

/** Confirms a change of the sign-in email from the link sent to one of its two addresses, and shows the next step. */
export function EmailChange({ link, change, places, onOver }: EmailChangeProps) {
  const { translate: t, language } = useEntryMessages(accessMessages);
  const [answered, setAnswered] = useState<Awaited<ReturnType<typeof answerChange>> | null>(null);
  const [busy, setBusy] = useState<'confirm' | 'stop' | null>(null);
  const [failure, setFailure] = useState('');
  const submitDecision = async (answer: 'confirm' | 'stop') => {
    if (busy !== null) return;
    setBusy(answer);
    setFailure('');
    try {
      setAnswered(await answerChange(link, answer));
      // Removes the used token from the address bar and the history.
      places.navigateTo('/reset-password', 'replace');
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'password.link') return onOver();
      setFailure(await errorText(error, language, fallbackFailureTexts(t)));
      setBusy(null);
    }
  };

  const name = t('access.email.name');
  if (answered !== null) {
    const { state, newEmail } = answered;
    return (
      <EntryFrame
        name={name}
        title={t(`access.email.${state}`, { email: newEmail })}
        text={t(`access.email.${state}.text`)}
      >
        <OverNote action={t('access.reset.done.signIn')} onAction={() => places.navigateTo('/signin', 'replace')} />
      </EntryFrame>
    );
  }
  const { side, name: person, store, by, newEmail } = change;
  return (
    <EntryFrame
      name={name}
      title={t(`access.email.${side}`)}
      text={t(`access.email.${side}.text`, { person, store, by, email: newEmail })}
    >
      <Message data-density="touch">
        {failure !== '' && <Alert tone="bad">{failure}</Alert>}
        <Button tone="primary" busy={busy === 'confirm'} onClick={() => void submitDecision('confirm')}>
          {t('access.email.confirm')}
        </Button>
        {side === 'old' && (
          <Button tone="danger" busy={busy === 'stop'} onClick={() => void submitDecision('stop')}>
            {t('access.email.stop')}
          </Button>
        )}
      </Message>
    </EntryFrame>
  );
}
