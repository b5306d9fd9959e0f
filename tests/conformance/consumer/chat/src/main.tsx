import { SupportChat } from '@tilldesk/chat/react';
import { IconSprite } from '@tilldesk/ui/icons';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { createRoot } from 'react-dom/client';
import { openDesk } from './desk.ts';

const me = { id: 'ada', name: 'Ada Byron', email: 'ada@demo.test' };
const desk = openDesk();
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;

createRoot(document.getElementById('shop')!).render(
  <ThemeRoot page theme="light" nonce={nonce}>
    <IconSprite />
    <main>
      <h1>A shop with React</h1>
      <SupportChat transport={desk} me={me} storage={localStorage} />
    </main>
  </ThemeRoot>,
);
