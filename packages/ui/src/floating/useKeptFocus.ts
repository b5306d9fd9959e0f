import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Takes the focus back into a panel when what had it there is gone, such as a button that did its work: Escape and Tab go on
 * from where the person is. The answer is for the panel's own events.
 */
export function useRestoredFocus(panel: RefObject<HTMLElement | null>, open: boolean) {
  const isInside = useRef(false);
  useEffect(function restoreFocus() {
    if (open && isInside.current && document.activeElement === document.body) panel.current?.focus();
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    // An element that is taken off the page tells nobody; whoever leaves does.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      isInside.current = relatedTarget instanceof Node && panel.current?.contains(relatedTarget) === true;
    },
  };
}
