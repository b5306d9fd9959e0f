import { useEffect, useRef, type RefObject } from 'react';

/** Puts the cursor into the first field that is wrong, after each attempt that was not taken; `attempts` counts them. */
export function useFocusInvalidField(attempts: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    function focusInvalidField() {
      if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [attempts],
  );
  return form;
}
