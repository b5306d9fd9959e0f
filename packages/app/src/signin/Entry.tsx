import { IconSprite } from '@tilldesk/ui/icons';
import { createToasts, Toaster } from '@tilldesk/ui/overlay';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { useEffect, useState } from 'react';
import { useSharedState } from '../browser/sharedState.ts';
import type { SignOutReason } from '../session/signOutReason.ts';
import { theme } from '../browser/preference.ts';
import type { EntryScreen } from './PageProps.ts';
import { pageAt } from './pages.ts';
import type { EntryPath, Places } from './places.ts';
import { SignInPage } from './SignInPage.tsx';
import { signInMessages } from './signInTexts.ts';
import { useEntryMessages } from './texts.ts';

export type EntryProps = {
  places: Places;
  /** Reasons to show when a session has just ended. */
  signOutReasons?: readonly SignOutReason[];
  onSignedIn: () => void;
};

const noReasons: readonly SignOutReason[] = [];
const positiveReasons: ReadonlySet<SignOutReason> = new Set(['clockedOut', 'signedOut']);

type Shown = { path: EntryPath; Screen: EntryScreen };

/** The sign-in page and its related pages: the code step, and the reset of a password. */
export function Entry({ places, signOutReasons = noReasons, onSignedIn }: EntryProps) {
  const { translate: t } = useEntryMessages(signInMessages);
  const themeChoice = useSharedState(theme) ?? 'system';
  const { path } = useSharedState(places);
  const [toasts] = useState(createToasts);
  const [typed, setTyped] = useState({ store: '', email: '' });
  const [shown, setShown] = useState<Shown | null>(path === '/signin' ? { path, Screen: SignInPage } : null);
  const notLoaded = t('signin.notLoaded');
  useEffect(
    function showSignOutReasons() {
      for (const signOutReason of signOutReasons) {
        toasts.show({
          text: t(`signin.signedOut.${signOutReason}`),
          tone: positiveReasons.has(signOutReason) ? 'ok' : 'warn',
        });
      }
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- shown once, in the language at that time
    [toasts, signOutReasons],
  );
  useEffect(
    function followPlace() {
      let current = true;
      void pageAt(path).then(
        (Screen) => current && setShown({ path, Screen }),
        () => {
          if (!current) return;
          toasts.show({ text: notLoaded, tone: 'bad' });
          places.navigateTo('/signin', 'replace');
        },
      );
      return () => {
        current = false;
      };
    },
    [path, places, toasts, notLoaded],
  );
  return (
    <ThemeRoot page theme={themeChoice}>
      <IconSprite />
      {shown && (
        <shown.Screen key={shown.path} places={places} typed={typed} onTyped={setTyped} onSignedIn={onSignedIn} />
      )}
      <Toaster toasts={toasts} position="top-center" label={t('signin.messages')} dismissLabel={t('signin.dismiss')} />
    </ThemeRoot>
  );
}
