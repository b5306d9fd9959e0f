import { useEffect, useState } from 'react';
import { accessMessages } from '../accessTexts.ts';
import { CodeForm } from './CodeForm.tsx';
import { EntryFrame } from '../EntryFrame.tsx';
import { OverNote } from '../OverNote.tsx';
import type { PageProps } from '../PageProps.ts';
import { waitingSignIn } from '../waiting.wiring.ts';
import { useEntryMessages } from '../texts.ts';

/** The second step of a sign-in (spec §4): asks for the code of the app or the email, or for a recovery code. */
export function Screen({ places, onSignedIn }: PageProps) {
  const messages = useEntryMessages(accessMessages);
  const { translate: t } = messages;
  const [waiting] = useState(waitingSignIn.read);
  const [isOver, setOver] = useState(false);
  const [byRecovery, setByRecovery] = useState(false);
  useEffect(
    function signInFirst() {
      if (waiting === null) places.navigateTo('/signin', 'replace');
    },
    [waiting, places],
  );
  if (waiting === null) return null;

  const name = t('access.code.name');
  if (isOver) {
    return (
      <EntryFrame name={name} title={t('access.code.over')} text={t('access.code.over.text')}>
        <OverNote action={t('access.code.over.again')} onAction={() => places.navigateTo('/signin', 'replace')} />
      </EntryFrame>
    );
  }
  const end = () => {
    waitingSignIn.drop();
    setOver(true);
  };
  const where = byRecovery ? 'recovery' : waiting.method;
  return (
    <EntryFrame
      name={name}
      title={t('access.code.title')}
      text={t(`access.code.where.${where}`, { email: waiting.email })}
    >
      <CodeForm
        key={where}
        {...{ texts: messages, waiting, places, byRecovery, onSignedIn }}
        onOver={end}
        onOtherMethod={() => setByRecovery(!byRecovery)}
      />
    </EntryFrame>
  );
}
