import { EntryFrame } from './EntryFrame.tsx';
import type { PageProps } from './PageProps.ts';
import { SignInForm } from './SignInForm.tsx';
import { signInRoom } from './signInWords.ts';
import { useWords } from './words.ts';

/** The door of the shop. */
export function SignInPage(props: PageProps) {
  const words = useWords(signInRoom);
  const { say } = words;
  return (
    <EntryFrame name={say('signin.title')} title={say('signin.welcome')} text={say('signin.about')}>
      <SignInForm {...props} words={words} />
    </EntryFrame>
  );
}
