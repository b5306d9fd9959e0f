import type { ComponentProps } from 'react';

type Handlers = Pick<ComponentProps<'input'>, 'onInput' | 'onCompositionEndCapture'>;

/**
 * Makes the handlers that take away what may not stand in an input, before its `onChange` reads it; the caret stays between its
 * neighbours. An input method is left alone until it is done. The caller's own handlers come after.
 */
export function cleanedBy(clean: (text: string) => string, own: Handlers) {
  const cleanElement = (element: HTMLInputElement) => {
    const text = clean(element.value);
    if (text === element.value) return;
    const caret = clean(element.value.slice(0, element.selectionStart ?? element.value.length)).length;
    element.value = text;
    element.setSelectionRange(caret, caret);
  };
  return {
    onInput: (event) => {
      if (!isComposing(event)) cleanElement(event.currentTarget);
      own.onInput?.(event);
    },
    // Before the bubbling one, at which a text input cuts to its limit.
    onCompositionEndCapture: (event) => {
      cleanElement(event.currentTarget);
      own.onCompositionEndCapture?.(event);
    },
  } satisfies Handlers;
}

/** Whether an input method is still at work on what an event reports. */
export function isComposing({ nativeEvent }: { nativeEvent: Event }) {
  return nativeEvent instanceof InputEvent && nativeEvent.isComposing;
}
