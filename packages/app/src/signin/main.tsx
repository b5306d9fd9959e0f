import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '../startup/themeTokens.ts';
import { returnPath, takeSignOutReasons } from '../session/signOutReason.ts';
import { session } from '../session/session.ts';
import { Entry } from './Entry.tsx';
import { fetchAhead } from './fetchAhead.wiring.ts';
import { createPlaces } from './places.ts';

const continueToApp = () => location.replace(returnPath(location.search));

const signOutReasons = takeSignOutReasons();
const places = createPlaces(location.href, (address, how) => {
  if (how === 'replace') history.replaceState(null, '', address);
  else history.pushState(null, '', address);
});

// A mailed link opens whoever is signed in here.
if (session.current() === null || places.current().path === '/reset-password') {
  applyTheme();
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <Entry places={places} signOutReasons={signOutReasons} onSignedIn={continueToApp} />
    </StrictMode>,
  );
  addEventListener('popstate', () => places.follow(location.href));
  fetchAhead();
  // Another tab may sign in.
  session.subscribe(() => {
    if (session.current() !== null && document.hidden) continueToApp();
  });
} else continueToApp();
