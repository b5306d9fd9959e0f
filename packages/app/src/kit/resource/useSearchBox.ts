import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long typing rests before the server is asked. */
const REST_MS = 250;

/** The state of an address that comes of typing into the search box. */
export const TYPED = 'typed';

/** What stands in a search box: ahead of the address while a person types, after it when the back button moves it. */
export function useSearchBox(search: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  const ask = useEffectEvent((words: string) => {
    asked.current = words;
    onSearch(words);
  });

  // An address that comes of typing may arrive late, when more is typed already; the back button is always followed.
  const { key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isOwn = state === TYPED && !isBack;
  useEffect(
    function followTheAddress() {
      if (isOwn || (!isBack && search === asked.current)) return;
      asked.current = search;
      setTyped(search);
    },
    [key, search, isOwn, isBack],
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
