import { useState, type KeyboardEvent } from 'react';
import { useRested } from '../../wiring/useRested.ts';

/** Typing must rest this long before words are looked for; a scanner is through by then. */
const REST_MS = 160;
const WORDS_MIN = 2;

/**
 * A box whose words show what they find below it: what is typed, which words are asked for, whether their list is open.
 * What keys do over what was found is `finderKeys`.
 */
export function useFinder() {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const words = useRested(text.trim(), REST_MS);
  const asks = words.length >= WORDS_MIN && words === text.trim();
  return {
    text,
    /** What to look for now; null while typing goes on, or too little was typed. */
    words: asks ? words : null,
    /** The list of what was found is to be seen. */
    isOpen: asks && !closed,
    active,
    setActive,
    close: () => setClosed(true),
    open: () => setClosed(false),
    type(value: string) {
      setText(value);
      setActive(0);
      setClosed(false);
    },
    /** Words that lead to several things come back into the box, unless somebody typed on, and their list opens. */
    giveBack: (scanned: string) => setText((now) => (now === '' ? scanned : now)),
  };
}

export type Finding = ReturnType<typeof useFinder>;

/**
 * The keys of such a box over what it found: the arrows go round, Enter takes, Escape closes the list and then empties the
 * box. `at` is the place that is marked.
 */
export function finderKeys<Item>(finding: Finding, found: readonly Item[], take: (item: Item) => void) {
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
      take(chosen);
    }
  };
  return { at, onKeyDown };
}
