import { useEffect, useState } from 'react';

/** How long typing rests before the server is asked. */
const DEBOUNCE_MS = 250;

/** What is typed, without the spaces round it, once typing rests; at once when it is emptied. */
export function useDebouncedText(typed: string): string {
  const searchText = typed.trim();
  const [rested, setRested] = useState(searchText);
  useEffect(
    function waitForPause() {
      const timer = setTimeout(() => setRested(searchText), searchText === '' ? 0 : DEBOUNCE_MS);
      return () => clearTimeout(timer);
    },
    [searchText],
  );
  return rested;
}
