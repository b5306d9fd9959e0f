import { createRoot } from 'react-dom/client';
import { App } from './boot/App.tsx';
import { dress } from './boot/dress.ts';
import { followLanguage } from './boot/language.ts';
import { routerOf } from './boot/router.tsx';
import { routes } from './routes.ts';
import { goToSignIn, leaveWhenSessionEnds } from './wiring/farewell.ts';
import { session } from './wiring/session.ts';

if (session.current() === null) goToSignIn();
else {
  dress();
  leaveWhenSessionEnds();
  const root = createRoot(document.querySelector('#root')!);
  const router = routerOf(routes);
  void followLanguage().finally(() => root.render(<App router={router} />));
}
