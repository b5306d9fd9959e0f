import { createRoot } from 'react-dom/client';
import { App } from './boot/App.tsx';
import { dress } from './boot/dress.ts';
import { followLanguage } from './boot/language.ts';
import { routerOf } from './boot/router.tsx';
import { routes } from './routes.ts';
import { catalogue } from './kit/say/catalogue.ts';
import { goToSignIn } from './wiring/farewell.ts';
import { session } from './wiring/session.ts';
import { startMachines } from './wiring/startMachines.ts';
import { unsent } from './wiring/unsent.ts';

// Whoever has the link of a receipt sees it, signed in or not.
if (location.pathname === '/receipt') void showReceipt(location.hash.slice(1));
else if (session.current() === null) goToSignIn();
else {
  dress();
  unsent.forgetOthers();
  startMachines();
  const root = createRoot(document.querySelector('#root')!);
  const router = routerOf(routes);
  void followLanguage().finally(() => root.render(<App router={router} />));
}

async function showReceipt(token: string): Promise<void> {
  dress();
  const [{ PublicReceipt }, { salesMessages }] = await Promise.all([
    import('./modules/sales/receipt/PublicReceipt.tsx'),
    import('./modules/sales/sales.messages.ts'),
    followLanguage(),
  ]);
  await catalogue.add(salesMessages);
  createRoot(document.querySelector('#root')!).render(<PublicReceipt token={token} />);
}
