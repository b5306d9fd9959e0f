import { createRoot } from 'react-dom/client';
import { App } from './startup/App.tsx';
import { applyTheme } from './startup/themeTokens.ts';
import { followLanguage } from './startup/language.ts';
import { routerOf } from './startup/router.tsx';
import { routes } from './routes.ts';
import { catalogue } from './i18n/catalogue.ts';
import { onIdle } from './browser/onIdle.ts';
import { goToSignIn } from './session/signOutReason.ts';
import { session } from './session/session.ts';
import { watchSession } from './session/sessionState.ts';
import { unsent } from './drafts/unsent.ts';

/** After which a program that did not come is asked for again. */
const AGAIN_MS = 5_000;

// Whoever has the link of a receipt sees it, signed in or not.
if (location.pathname === '/receipt') void showReceipt(location.hash.slice(1));
else if (session.current() === null) goToSignIn();
else {
  applyTheme();
  unsent.dropOtherUsers();
  watchSession();
  const root = createRoot(document.querySelector('#root')!);
  const router = routerOf(routes);
  void followLanguage().finally(() => {
    root.render(<App router={router} />);
    runMachines();
    // Most pages are drawn by it: whoever opens one after the first need not wait for more than the page's own.
    onIdle(() => void import('./resource/list/ListScreen.tsx').catch(() => undefined));
  });
}

/** The machines come behind the first page, which is drawn without them; what it tells them waits. */
function runMachines(): void {
  import('./machines/startMachines.ts').then(
    ({ startMachines }) => startMachines(),
    () => setTimeout(runMachines, AGAIN_MS),
  );
}

async function showReceipt(token: string): Promise<void> {
  applyTheme();
  const [{ PublicReceipt }, { salesMessages }] = await Promise.all([
    import('./modules/sales/receipt/PublicReceipt.tsx'),
    import('./modules/sales/sales.messages.ts'),
    followLanguage(),
  ]);
  await catalogue.add(salesMessages);
  createRoot(document.querySelector('#root')!).render(<PublicReceipt token={token} />);
}
