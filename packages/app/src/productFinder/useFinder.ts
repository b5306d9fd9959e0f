import { useState, type KeyboardEvent } from 'react';
import { useRested } from '../browser/useDebounced.ts';

/** Typing must rest this long before words are looked for; a scanner is through by then. */
const DEBOUNCE_MS = 160;
const SEARCH_LENGTH_MIN = 2;

/** What became of a code; words that name no one thing are `several`, to be looked for. */
export type CodeResult = 'taken' | 'refused' | 'several';

/**
 * A box that takes codes and whose words show what they find below it: what is typed, which words are asked for, whether
 * their list is open. `onCode` takes a whole code. `Finder` draws it.
 */
export function useFinder(onCode: (code: string) => Promise<CodeResult>) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const searchText = useRested(text.trim(), DEBOUNCE_MS);
  const shouldSearch = searchText.length >= SEARCH_LENGTH_MIN && searchText === text.trim();
  return {
    text,
    /** What to look for now; null while typing goes on, or too little was typed. */
    words: shouldSearch ? searchText : null,
    /** The list of what was found is to be seen. */
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
    /** Takes a code. Words that lead to several things come back into the box, unless somebody typed on, and their list opens. */
    async submitCode(code: string): Promise<'taken' | 'refused'> {
      const result = await onCode(code);
      if (result === 'several') setText((now) => (now === '' ? code : now));
      return result === 'taken' ? result : 'refused';
    },
  };
}

export type Finding = ReturnType<typeof useFinder>;

/**
 * The keys of such a box over what it found: the arrows go round, Enter takes, Escape closes the list and then empties the
 * box. `at` is the place that is marked.
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
