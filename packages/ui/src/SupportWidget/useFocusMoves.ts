import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusedAround } from '../focus/focusedAround.ts';

export type SupportState = 'open' | 'minimized' | 'closed';

type FocusOptions = {
  state: SupportState;
  panel: RefObject<HTMLElement | null>;
  card: RefObject<HTMLElement | null>;
  /** Takes the focus when the widget closes; else what had it before. */
  launcher: RefObject<HTMLElement | null> | undefined;
  autoFocus: boolean;
};

/**
 * Moves the focus with the widget: into the panel when it opens, on the card when it is minimized, back when it closes; and
 * back into the panel when what had it there is gone. What was focused outside is noted when the focus comes in, since what opened
 * the widget may be hidden by then.
 */
export function useFocusMoves({ state, panel, card, launcher, autoFocus }: FocusOptions) {
  const outside = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);
  const before = useRef<SupportState>(autoFocus ? 'closed' : state);
  useEffect(
    function moveFocus() {
      const from = before.current;
      before.current = state;
      if (from === state) return;
      const active = focusedAround(panel.current ?? launcher?.current);
      if (state === 'open' && !panel.current?.contains(active)) focusIn(panel.current);
      // Whoever works elsewhere on the page by now is left there.
      const isLost = isNowhere(active);
      if (state === 'minimized' && (isLost || panel.current?.contains(active)))
        card.current?.querySelector('button')?.focus();
      if (state === 'closed' && isLost) (launcher?.current ?? outside.current)?.focus();
    },
    [state, panel, card, launcher],
  );
  useEffect(function restoreFocus() {
    // What was pressed is gone, such as the row of the chat that it opened.
    if (state === 'open' && isInside.current && isNowhere(focusedAround(panel.current))) focusIn(panel.current);
  });
  return {
    onFocus: (event: FocusEvent) => {
      isInside.current = true;
      const from = event.relatedTarget;
      if (!(from instanceof HTMLElement) || panel.current?.contains(from) || card.current?.contains(from)) return;
      outside.current = from;
    },
    // It is told of what a person leaves, and not of what is taken away.
    onBlur: () => {
      isInside.current = false;
    },
  };
}

/** To write is why a chat is open; but a finger first reads, and its keyboard would cover that. */
function focusIn(panel: HTMLElement | null): void {
  const box = matchMedia('(hover: none)').matches ? null : panel?.querySelector<HTMLElement>('textarea:enabled');
  (box ?? panel)?.focus();
}

const isNowhere = (active: Element | null) => active === null || active === document.body;
