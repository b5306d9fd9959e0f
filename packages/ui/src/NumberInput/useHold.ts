'use client';
import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long a button must be pressed before it repeats, and the interval between two steps. */
const REPEAT_AFTER_MS = 400;
const REPEAT_EVERY_MS = 60;

/** Handlers of buttons that count: a click counts once; holding the button down repeats until it is released. */
export function useHold(count: (steps: number) => void) {
  const [heldSteps, setHeld] = useState(0);
  const repeated = useRef(false);
  const repeat = useEffectEvent(() => {
    repeated.current = true;
    count(heldSteps);
  });
  useEffect(
    function repeatWhileHeld() {
      if (heldSteps === 0) return undefined;
      let every: number | undefined;
      const first = window.setTimeout(() => {
        every = window.setInterval(repeat, REPEAT_EVERY_MS);
      }, REPEAT_AFTER_MS);
      // A button that is disabled under the pointer, at the limit, receives no pointer-up event.
      const release = () => setHeld(0);
      for (const name of releaseEvents) window.addEventListener(name, release);
      return () => {
        window.clearTimeout(first);
        window.clearInterval(every);
        for (const name of releaseEvents) window.removeEventListener(name, release);
      };
    },
    [heldSteps],
  );
  return (steps: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      repeated.current = false;
      setHeld(steps);
    },
    onPointerLeave: () => setHeld(0),
    // The focus does not move, so that a touch opens no keyboard.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!repeated.current) count(steps);
      repeated.current = false;
    },
  });
}

const releaseEvents = ['pointerup', 'pointercancel', 'blur'] as const;
