import { chatElement } from './chatElement.ts';
import type { MountChat } from './ElementPage.ts';

/** The script that a page names in a tag. It stands alone; what it loads lies beside it, in a folder of its name. */
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
