import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long typing rests before the server is asked. */
const REST_MS = 250;

/** What stands in a search box: ahead of the address while a person types, after it when the back button moves it. */
export function useSearchBox(search: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  const ask = useEffectEvent((words: string) => {
    asked.current = words;
    onSearch(words);
  });

  useEffect(
    function followTheAddress() {
      if (search === asked.current) return;
      asked.current = search;
      setTyped(search);
    },
    [search],
  );
  useEffect(
    function askWhenTypingRests() {
      const words = typed.trim();
      if (words === asked.current) return undefined;
      const timer = setTimeout(() => ask(words), REST_MS);
      return () => clearTimeout(timer);
    },
    [typed],
  );
  return { typed, setTyped };
}
