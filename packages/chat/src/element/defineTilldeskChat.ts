import { chatElement } from './chatElement.ts';

/** Registers `<tilldesk-chat>` once. The chat itself is loaded with the first press. Does nothing on a server. */
export function defineTilldeskChat(tag = 'tilldesk-chat'): void {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return;
  customElements.define(
    tag,
    chatElement(async () => (await import('./mountChat.tsx')).mountChat),
  );
}
