import { IconSprite } from '@tilldesk/ui/icons';
import { createToasts, Toaster } from '@tilldesk/ui/overlay';
import { EntryPage, LanguageSwitch, ThemeSwitch } from '@tilldesk/ui/shell';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { useEffect, useState, useSyncExternalStore } from 'react';
import mark from '../boot/tilldesk.svg';
import { useWindowTitle } from '../wiring/useWindowTitle.ts';
import type { Farewell } from '../wiring/farewell.ts';
import { chosenLanguage, theme } from '../wiring/preference.ts';
import { Emblem } from './Emblem.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useWords } from './words.ts';

const BRAND = 'Tilldesk';
const languageNames = { en: 'English', es: 'Español' };

export type SignInProps = {
  /** Why the person is here, when a session just ended. */
  farewell: Farewell | undefined;
  onSignedIn: () => void;
};

/** The door of the shop: a form beside a quiet picture; on a phone the form alone. */
export function SignIn({ farewell, onSignedIn }: SignInProps) {
  const words = useWords();
  const { say, language } = words;
  const look = useSyncExternalStore(theme.subscribe, theme.current) ?? 'system';
  const [toasts] = useState(createToasts);
  const farewellText = farewell === undefined ? undefined : say(`signin.farewell.${farewell}`);
  useWindowTitle(say('signin.title'));
  useEffect(
    function sayWhyHere() {
      if (farewellText === undefined) return;
      toasts.show({ text: farewellText, tone: farewell === 'signedOut' ? 'ok' : 'warn' });
    },
    [toasts, farewell, farewellText],
  );
  return (
    <ThemeRoot page theme={look}>
      <IconSprite />
      <EntryPage
        brand={
          <>
            <img src={mark} alt="" width={32} height={32} />
            <span>{BRAND}</span>
          </>
        }
        title={say('signin.welcome')}
        text={say('signin.about')}
        aside={
          <>
            <Emblem />
            <p>{say('signin.pitch')}</p>
          </>
        }
        footer={
          <>
            <LanguageSwitch
              label={say('signin.language')}
              value={language}
              names={languageNames}
              onChange={chosenLanguage.choose}
            />
            <ThemeSwitch
              label={say('signin.theme')}
              value={look}
              names={{
                system: say('signin.theme.system'),
                light: say('signin.theme.light'),
                dark: say('signin.theme.dark'),
              }}
              onChange={theme.choose}
            />
          </>
        }
      >
        <SignInForm words={words} onSignedIn={onSignedIn} />
      </EntryPage>
      <Toaster
        toasts={toasts}
        position="top-center"
        label={say('signin.messages')}
        dismissLabel={say('signin.dismiss')}
      />
    </ThemeRoot>
  );
}
