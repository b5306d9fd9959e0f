import { createRoot } from 'react-dom/client';
import { App } from './startup/App.tsx';
import { applyTheme } from './startup/themeTokens.ts';
import { syncLanguage } from './startup/language.ts';
import { routerOf } from './startup/router.tsx';
import { routes } from './routes.ts';
import { catalogue } from './i18n/catalogue.ts';
import { onIdle } from './browser/onIdle.ts';
import { goToSignIn } from './session/signOutReason.ts';
import { session } from './session/session.ts';
import { watchSession } from './session/sessionState.ts';
import { unsent } from './drafts/unsent.ts';

/** Delay before a script that failed to load is requested again, in milliseconds. */
const AGAIN_MS = 5_000;

// Anyone with the link of a receipt can view it, signed in or not.
if (location.pathname === '/receipt') void showReceipt(location.hash.slice(1));
else if (session.current() === null) goToSignIn();
else {
  applyTheme();
  unsent.dropOtherUsers();
  watchSession();
  const root = createRoot(document.querySelector('#root')!);
  const router = routerOf(routes);
  void syncLanguage().finally(() => {
    root.render(<App router={router} />);
    runMachines();
    // Most pages are lists: with this code preloaded, the second page loads only its own code.
    onIdle(() => void import('./resource/list/ListScreen.tsx').catch(() => undefined));
  });
}

/** The machines load after the first page, which renders without them. Events sent before are queued. */
function runMachines(): void {
  import('./machines/startMachines.ts').then(
    ({ startMachines }) => startMachines(),
    () => setTimeout(runMachines, AGAIN_MS),
  );
}

async function showReceipt(token: string): Promise<void> {
  applyTheme();
  const [{ PublicReceipt }] = await Promise.all([import('./modules/sales/receipt/PublicReceipt.tsx'), syncLanguage()]);
  await catalogue.add('sales');
  createRoot(document.querySelector('#root')!).render(<PublicReceipt token={token} />);
}
