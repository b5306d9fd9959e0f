'use client';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Toast } from './toasts.ts';

const firstButton = (region: RefObject<HTMLElement | null>) => region.current?.querySelector<HTMLElement>('button');

/**
 * Moves the focus to the toasts by one key. When the focused toast is removed, moves the focus to the next one or back to the
 * previous element.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, list: readonly Toast[], focusKey: string) {
  /** The element that had the focus before the toasts; null while the focus is elsewhere. */
  const before = useRef<EventTarget | null>(null);

  useEffect(
    function listenForKey() {
      const reach = (event: KeyboardEvent) => {
        const button = event.key === focusKey ? firstButton(region) : undefined;
        if (!button) return;
        event.preventDefault();
        button.focus();
      };
      document.addEventListener('keydown', reach);
      return () => document.removeEventListener('keydown', reach);
    },
    [region, focusKey],
  );
  useLayoutEffect(
    function keepFocus() {
      if (!before.current || document.activeElement !== document.body) return;
      const next = firstButton(region) ?? before.current;
      if (next === before.current) before.current = null;
      if (next instanceof HTMLElement && next.isConnected) next.focus();
    },
    [region, list],
  );
  const crossed = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget);
  return {
    onFocus(event: FocusEvent) {
      if (crossed(event)) before.current ??= event.relatedTarget ?? document.body;
    },
    onBlur(event: FocusEvent) {
      if (crossed(event)) before.current = null;
    },
  };
}
