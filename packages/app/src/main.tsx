import { createRoot } from 'react-dom/client';
import { App } from './boot/App.tsx';
import { applyTheme } from './boot/dress.ts';
import { followLanguage } from './boot/language.ts';
import { routerOf } from './boot/router.tsx';
import { routes } from './routes.ts';
import { catalogue } from './kit/say/catalogue.ts';
import { onIdle } from './wiring/atRest.ts';
import { goToSignIn } from './wiring/farewell.ts';
import { session } from './wiring/session.ts';
import { watchSession } from './wiring/sessionState.ts';
import { unsent } from './wiring/unsent.ts';

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
    onIdle(() => void import('./kit/resource/ListScreen.tsx').catch(() => undefined));
  });
}

/** The machines come behind the first page, which is drawn without them; what it tells them waits. */
function runMachines(): void {
  import('./wiring/startMachines.ts').then(
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
