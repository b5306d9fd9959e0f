import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first invalid field after each rejected attempt; `attempts` counts them. */
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
