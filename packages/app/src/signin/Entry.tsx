import { IconSprite } from '@tilldesk/ui/icons';
import { createToasts, Toaster } from '@tilldesk/ui/overlay';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Farewell } from '../wiring/farewell.ts';
import { theme } from '../wiring/preference.ts';
import type { EntryScreen } from './PageProps.ts';
import { pageAt } from './pages.ts';
import type { EntryPath, Places } from './places.ts';
import { SignInPage } from './SignInPage.tsx';
import { signInRoom } from './signInWords.ts';
import { useWords } from './words.ts';

export type EntryProps = {
  places: Places;
  /** Why the person is here, when a session just ended. */
  farewells?: readonly Farewell[];
  onSignedIn: () => void;
};

const nothingToSay: readonly Farewell[] = [];
const glad: ReadonlySet<Farewell> = new Set(['clockedOut', 'signedOut']);

type Shown = { path: EntryPath; Screen: EntryScreen };

/** The door of the shop and the few pages beside it: the code step, and the way to a new password. */
export function Entry({ places, farewells = nothingToSay, onSignedIn }: EntryProps) {
  const { say } = useWords(signInRoom);
  const look = useSyncExternalStore(theme.subscribe, theme.current) ?? 'system';
  const { path } = useSyncExternalStore(places.subscribe, places.current);
  const [toasts] = useState(createToasts);
  const [typed, setTyped] = useState({ store: '', email: '' });
  const [shown, setShown] = useState<Shown | null>(path === '/signin' ? { path, Screen: SignInPage } : null);
  const notLoaded = say('signin.notLoaded');
  useEffect(
    function sayWhyHere() {
      for (const farewell of farewells) {
        toasts.show({ text: say(`signin.farewell.${farewell}`), tone: glad.has(farewell) ? 'ok' : 'warn' });
      }
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once, in the language of that moment
    [toasts, farewells],
  );
  useEffect(
    function followThePlace() {
      let current = true;
      void pageAt(path).then(
        (Screen) => current && setShown({ path, Screen }),
        () => {
          if (!current) return;
          toasts.show({ text: notLoaded, tone: 'bad' });
          places.go('/signin', 'replace');
        },
      );
      return () => {
        current = false;
      };
    },
    [path, places, toasts, notLoaded],
  );
  return (
    <ThemeRoot page theme={look}>
      <IconSprite />
      {shown && (
        <shown.Screen key={shown.path} places={places} typed={typed} onTyped={setTyped} onSignedIn={onSignedIn} />
      )}
      <Toaster
        toasts={toasts}
        position="top-center"
        label={say('signin.messages')}
        dismissLabel={say('signin.dismiss')}
      />
    </ThemeRoot>
  );
}
