import { useEffect, useState } from 'react';
import { accessRoom } from './accessWords.ts';
import { CodeForm } from './CodeForm.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { OverNote } from './OverNote.tsx';
import type { PageProps } from './PageProps.ts';
import { waitingSignIn } from './waiting.wiring.ts';
import { useWords } from './words.ts';

/** The second step of a sign-in (spec §4): asks for the code of the app or the mail, or for a recovery code. */
export function Screen({ places, onSignedIn }: PageProps) {
  const words = useWords(accessRoom);
  const { say } = words;
  const [waiting] = useState(waitingSignIn.read);
  const [isOver, setOver] = useState(false);
  const [byRecovery, setByRecovery] = useState(false);
  useEffect(
    function signInFirst() {
      if (waiting === null) places.go('/signin', 'replace');
    },
    [waiting, places],
  );
  if (waiting === null) return null;

  const name = say('access.code.name');
  if (isOver) {
    return (
      <EntryFrame name={name} title={say('access.code.over')} text={say('access.code.over.text')}>
        <OverNote action={say('access.code.over.again')} onAction={() => places.go('/signin', 'replace')} />
      </EntryFrame>
    );
  }
  const end = () => {
    waitingSignIn.drop();
    setOver(true);
  };
  const where = byRecovery ? 'recovery' : waiting.way;
  return (
    <EntryFrame
      name={name}
      title={say('access.code.title')}
      text={say(`access.code.where.${where}`, { email: waiting.email })}
    >
      <CodeForm
        key={where}
        {...{ words, waiting, places, byRecovery, onSignedIn }}
        onOver={end}
        onOtherWay={() => setByRecovery(!byRecovery)}
      />
    </EntryFrame>
  );
}
