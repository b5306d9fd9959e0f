import { chatElement } from './chatElement.ts';
import type { MountChat } from './ElementPage.ts';

/** The script for a script tag. It has no imports of its own and loads the rest from the folder `tilldesk-chat` next to it. */
const script = document.currentScript;
const windowUrl = new URL('tilldesk-chat/window.js', script instanceof HTMLScriptElement ? script.src : location.href)
  .href;

if (!customElements.get('tilldesk-chat')) {
  customElements.define(
    'tilldesk-chat',
    chatElement(async () => {
      const { mountChat }: { mountChat: MountChat } = await import(/* @vite-ignore */ windowUrl);
      return mountChat;
    }, script?.nonce),
  );
}
