import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long typing rests before the server is asked. */
const DEBOUNCE_MS = 250;

/** The state of an address that comes of typing into the search box. */
export const TYPED = 'typed';

/** What stands in a search box: ahead of the address while a person types, after it when the back button moves it. */
export function useSearchBox(search: string, onSearch: (searchText: string) => void) {
  const [typed, setTyped] = useState(search);
  const appliedSearch = useRef(search);
  const applySearch = useEffectEvent((searchText: string) => {
    appliedSearch.current = searchText;
    onSearch(searchText);
  });

  // An address that comes of typing may arrive late, when more is typed already; the back button is always followed.
  const { key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isOwn = state === TYPED && !isBack;
  useEffect(
    function followTheAddress() {
      if (isOwn || (!isBack && search === appliedSearch.current)) return;
      appliedSearch.current = search;
      setTyped(search);
    },
    [key, search, isOwn, isBack],
  );
  useEffect(
    function searchWhenIdle() {
      const searchText = typed.trim();
      if (searchText === appliedSearch.current) return undefined;
      const timer = setTimeout(() => applySearch(searchText), DEBOUNCE_MS);
      return () => clearTimeout(timer);
    },
    [typed],
  );
  return { typed, setTyped };
}
