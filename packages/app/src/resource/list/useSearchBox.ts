import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Delay between the last keystroke and the request, in milliseconds. */
const DEBOUNCE_MS = 250;

/** History state of an address that results from typing into the search box. */
export const TYPED = 'typed';

/**
 * Manages the text of a search box: it precedes the address while the user types, and follows it when the back button changes
 * it.
 */
export function useSearchBox(search: string, onSearch: (searchText: string) => void) {
  const [typed, setTyped] = useState(search);
  const appliedSearch = useRef(search);
  const applySearch = useEffectEvent((searchText: string) => {
    appliedSearch.current = searchText;
    onSearch(searchText);
  });

  // An address that results from typing may arrive after more has been typed, and is then ignored; the back button is always
  // followed.
  const { key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isOwn = state === TYPED && !isBack;
  useEffect(
    function followAddress() {
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
