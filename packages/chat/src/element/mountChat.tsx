'use client';
import { createRoot } from 'react-dom/client';
import { ElementChat } from './ElementChat.tsx';
import type { ElementOptions, MountChat } from './ElementPage.ts';

/** Renders the chat with React in the shadow root of an element. */
export const mountChat: MountChat = (place, first, handlers) => {
  const spot = place.appendChild(document.createElement('div'));
  // A prefix keeps these ids apart from those of the page's own React.
  const root = createRoot(spot, { identifierPrefix: 'tilldesk' });
  const draw = (page: ElementOptions) =>
    root.render(<ElementChat shadowRoot={place} page={page} handlers={handlers} />);
  draw(first);
  return {
    draw,
    remove() {
      root.unmount();
      spot.remove();
    },
  };
};
