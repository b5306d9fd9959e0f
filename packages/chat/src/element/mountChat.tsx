import { createRoot } from 'react-dom/client';
import { ElementChat } from './ElementChat.tsx';
import type { ElementPage, MountChat } from './ElementPage.ts';

/** Draws the chat with React into the shadow of an element. */
export const mountChat: MountChat = (place, first, handlers) => {
  const spot = place.appendChild(document.createElement('div'));
  // Where the page has a React of its own, its ids begin otherwise.
  const root = createRoot(spot, { identifierPrefix: 'tilldesk' });
  const draw = (page: ElementPage) => root.render(<ElementChat place={place} page={page} handlers={handlers} />);
  draw(first);
  return {
    draw,
    remove() {
      root.unmount();
      spot.remove();
    },
  };
};
