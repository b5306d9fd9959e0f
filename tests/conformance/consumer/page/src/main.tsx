import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

// Browsers hide the nonce from selectors and style sheets, but not from scripts of the page.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
hydrateRoot(document, <App nonce={nonce} attributes={location.pathname === '/attributes'} />, {
  onRecoverableError: (error) => console.error('hydrated otherwise than rendered:', error),
});
