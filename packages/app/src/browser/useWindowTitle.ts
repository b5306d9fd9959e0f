import { useEffect } from 'react';

const BRAND = 'Tilldesk';

/** Names the window after what is shown. */
export function useWindowTitle(name: string): void {
  useEffect(
    function nameWindow() {
      document.title = name === '' ? BRAND : `${name} · ${BRAND}`;
    },
    [name],
  );
}
