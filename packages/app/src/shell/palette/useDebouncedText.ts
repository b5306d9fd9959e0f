import { useEffect, useState } from 'react';

/** Delay between the last keystroke and the request, in milliseconds. */
const DEBOUNCE_MS = 250;

/** Returns the typed text, trimmed, after typing has paused; at once when it is cleared. */
export function useDebouncedText(typed: string): string {
  const searchText = typed.trim();
  const [debounced, setDebounced] = useState(searchText);
  useEffect(
    function waitForPause() {
      const timer = setTimeout(() => setDebounced(searchText), searchText === '' ? 0 : DEBOUNCE_MS);
      return () => clearTimeout(timer);
    },
    [searchText],
  );
  return debounced;
}
