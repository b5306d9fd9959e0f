'use client';
import { useEffect, useState } from 'react';
import type { FocusEvent } from 'react';
import type { Toast, Toasts } from './toasts.ts';

/** Runs the time of the toasts while they are not hovered or focused and the page is visible. */
export function useToastTime(toasts: Toasts, list: readonly Toast[], count: number) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(function watchPage() {
    const updateHidden = () => setHidden(document.visibilityState === 'hidden');
    updateHidden();
    document.addEventListener('visibilitychange', updateHidden);
    return () => document.removeEventListener('visibilitychange', updateHidden);
  }, []);

  // A toast that is removed under the pointer or with the focus fires neither leave nor blur.
  if (count === 0 && hovered) setHovered(false);
  if (count === 0 && focused) setFocused(false);

  const paused = hovered || focused || hidden;
  useEffect(
    function age() {
      if (paused || count === 0) return;
      let sinceMs = performance.now();
      let timer = 0;
      const settle = () => {
        const nowMs = performance.now();
        toasts.elapse(nowMs - sinceMs, count);
        sinceMs = nowMs;
      };
      // A timer can fire a moment early; then it is set again.
      const wait = () => {
        timer = window.setTimeout(() => {
          settle();
          wait();
        }, toasts.nextEndMs(count));
      };
      wait();
      return () => {
        clearTimeout(timer);
        settle();
      };
    },
    [toasts, list, count, paused],
  );

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
}
