import { chatElement } from './chatElement.ts';

/** Makes `<tilldesk-chat>` known to the page, once; what it draws is loaded with the first press. Does nothing on a server. */
export function defineTilldeskChat(tag = 'tilldesk-chat'): void {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return;
  customElements.define(
    tag,
    chatElement(async () => (await import('./mountChat.tsx')).mountChat),
  );
}
