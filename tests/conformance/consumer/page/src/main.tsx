import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

// A browser hides the nonce from selectors and style sheets, not from the page's own scripts.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
hydrateRoot(document, <App nonce={nonce} attributes={location.pathname === '/attributes'} />, {
  onRecoverableError: (error) => console.error('hydrated otherwise than rendered:', error),
});
