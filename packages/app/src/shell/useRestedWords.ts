import { useEffect, useState } from 'react';

/** How long typing rests before the server is asked. */
const REST_MS = 250;

/** What is typed, without the spaces round it, once typing rests; at once when it is emptied. */
export function useRestedWords(typed: string): string {
  const words = typed.trim();
  const [rested, setRested] = useState(words);
  useEffect(
    function waitForRest() {
      const timer = setTimeout(() => setRested(words), words === '' ? 0 : REST_MS);
      return () => clearTimeout(timer);
    },
    [words],
  );
  return rested;
}
