import { useState, type KeyboardEvent } from 'react';
import { useRested } from '../browser/useDebounced.ts';

/** Delay between the last keystroke and the search; a scanner has finished by then. */
const DEBOUNCE_MS = 160;
const SEARCH_LENGTH_MIN = 2;

/** Result of a submitted code. `several`: it does not identify one product, so the text is searched for. */
export type CodeResult = 'taken' | 'rejected' | 'several';

/**
 * State of a box that accepts codes and shows matching products for other text: typed text, search text, and whether the list
 * is open. `onCode` receives a whole code. `Finder` renders it.
 */
export function useFinder(onCode: (code: string) => Promise<CodeResult>) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const searchText = useRested(text.trim(), DEBOUNCE_MS);
  const shouldSearch = searchText.length >= SEARCH_LENGTH_MIN && searchText === text.trim();
  return {
    text,
    /** The text to search for now; null while the user is typing or when the text is too short. */
    searchText: shouldSearch ? searchText : null,
    /** Whether the list of results is shown. */
    isOpen: shouldSearch && !closed,
    active,
    setActive,
    close: () => setClosed(true),
    open: () => setClosed(false),
    type(value: string) {
      setText(value);
      setActive(0);
      setClosed(false);
    },
    /**
     * Submits a code. Text that matches several products returns to the box, unless the user has typed more, and the list
     * opens.
     */
    async submitCode(code: string): Promise<'taken' | 'rejected'> {
      const result = await onCode(code);
      if (result === 'several') setText((now) => (now === '' ? code : now));
      return result === 'taken' ? result : 'rejected';
    },
  };
}

export type Finding = ReturnType<typeof useFinder>;

/**
 * Keyboard handling of the box: arrows move through the results, Enter selects, Escape closes the list and then clears the box.
 * `at` is the highlighted index.
 */
export function finderKeys<Item>(finding: Finding, found: readonly Item[], selectItem: (item: Item) => void) {
  const at = Math.min(finding.active, found.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[at];
    if (event.key === 'Escape' && finding.text !== '') {
      event.preventDefault();
      if (found.length > 0) finding.close();
      else finding.type('');
    } else if (step !== undefined && found.length > 0) {
      event.preventDefault();
      finding.setActive((at + step + found.length) % found.length);
    } else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      selectItem(chosen);
    }
  };
  return { at, onKeyDown };
}
