import { EntryFrame } from './EntryFrame.tsx';
import type { PageProps } from './PageProps.ts';
import { SignInForm } from './SignInForm.tsx';
import { signInMessages } from './signInTexts.ts';
import { useEntryMessages } from './texts.ts';

/** The sign-in page. */
export function SignInPage(props: PageProps) {
  const messages = useEntryMessages(signInMessages);
  const { translate: t } = messages;
  return (
    <EntryFrame name={t('signin.title')} title={t('signin.welcome')} text={t('signin.about')}>
      <SignInForm {...props} texts={messages} />
    </EntryFrame>
  );
}
