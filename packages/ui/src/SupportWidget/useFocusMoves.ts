'use client';
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusedAround } from '../focus/focusedAround.ts';

export type SupportState = 'open' | 'minimized' | 'closed';

type FocusOptions = {
  state: SupportState;
  panel: RefObject<HTMLElement | null>;
  card: RefObject<HTMLElement | null>;
  /** Receives the focus when the widget closes; otherwise the previously focused element. */
  launcher: RefObject<HTMLElement | null> | undefined;
  autoFocus: boolean;
};

/**
 * Moves the focus with the widget: into the panel when it opens, to the card when it is minimized, back when it closes, and
 * into the panel again when the focused element in it was removed. The previous element is recorded when the focus enters,
 * because the button that opened the widget may be hidden by then.
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
      // If the person already works elsewhere on the page, the focus stays there.
      const isLost = isNowhere(active);
      if (state === 'minimized' && (isLost || panel.current?.contains(active)))
        card.current?.querySelector('button')?.focus();
      if (state === 'closed' && isLost) (launcher?.current ?? outside.current)?.focus();
    },
    [state, panel, card, launcher],
  );
  useEffect(function restoreFocus() {
    // The pressed element was removed, such as the row of the chat that it opened.
    if (state === 'open' && isInside.current && isNowhere(focusedAround(panel.current))) focusIn(panel.current);
  });
  return {
    onFocus: (event: FocusEvent) => {
      isInside.current = true;
      const from = event.relatedTarget;
      if (!(from instanceof HTMLElement) || panel.current?.contains(from) || card.current?.contains(from)) return;
      outside.current = from;
    },
    // Fires when the person leaves an element, but not when the element is removed.
    onBlur: () => {
      isInside.current = false;
    },
  };
}

/**
 * Focuses the message input, because writing is the purpose of a chat. On touch devices the on-screen keyboard would cover the
 * messages, so it does not.
 */
function focusIn(panel: HTMLElement | null): void {
  const box = matchMedia('(hover: none)').matches ? null : panel?.querySelector<HTMLElement>('textarea:enabled');
  (box ?? panel)?.focus();
}

const isNowhere = (active: Element | null) => active === null || active === document.body;
