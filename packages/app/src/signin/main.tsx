import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { dress } from '../boot/dress.ts';
import { cameFrom, takeFarewell } from '../wiring/farewell.ts';
import { session } from '../wiring/session.ts';
import { fetchAhead } from './fetchAhead.wiring.ts';
import { SignIn } from './SignIn.tsx';

const goOn = () => location.replace(cameFrom(location.search));

if (session.current() === null) {
  dress();
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <SignIn farewell={takeFarewell()} onSignedIn={goOn} />
    </StrictMode>,
  );
  fetchAhead();
  // Another tab may sign in meanwhile.
  session.subscribe(() => {
    if (session.current() !== null && document.hidden) goOn();
  });
} else goOn();
