import { useEffect } from 'react';

const BRAND = 'Tilldesk';

/** Sets the window's title. */
export function useWindowTitle(name: string): void {
  useEffect(
    function nameWindow() {
      document.title = name === '' ? BRAND : `${name} · ${BRAND}`;
    },
    [name],
  );
}
