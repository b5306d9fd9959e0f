'use client';
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

const CONTROLS = ':is(button, a[href], input, select, textarea):not(:disabled)';
/** Controls that use the arrow keys themselves. */
const USES_ARROW_KEYS = 'textarea, select, input:not([type="checkbox"], [type="button"])';

/** Makes the controls inside an element one tab stop; the arrow keys move between them (ARIA toolbar). */
export function useRovingFocus(bar: RefObject<HTMLElement | null>, roving: boolean) {
  const controls = () => [...(bar.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const stopAt = (stop: HTMLElement) => {
    for (const control of controls()) control.tabIndex = control === stop ? 0 : -1;
  };

  // After every render: the caller can add, remove or disable controls at any time.
  useLayoutEffect(function keepSingleTabStop() {
    if (!roving) return;
    const all = controls();
    const stop = all.find((control) => control.tabIndex === 0) ?? all[0];
    if (stop) stopAt(stop);
  });

  if (!roving) return {};
  return {
    onFocus(event: FocusEvent) {
      const stop = controls().find((control) => control.contains(event.target));
      if (stop) stopAt(stop);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.defaultPrevented || !(event.target instanceof HTMLElement) || event.target.matches(USES_ARROW_KEYS))
        return;
      const all = controls();
      const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
      const at = all.indexOf(event.target);
      const to = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: all.length - 1 }[event.key];
      if (at < 0 || to === undefined) return;
      event.preventDefault();
      all[(to + all.length) % all.length]?.focus();
    },
  };
}
