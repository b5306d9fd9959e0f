import type { ComponentProps } from 'react';

type Handlers = Pick<ComponentProps<'input'>, 'onInput' | 'onCompositionEndCapture'>;

/**
 * Returns handlers that remove disallowed characters from an input before its `onChange` reads it, and keep the caret position.
 * The text of an input method is cleaned when the composition ends. The caller's own handlers run afterwards.
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
    // In the capture phase, before the handler that truncates a text input at its limit.
    onCompositionEndCapture: (event) => {
      cleanElement(event.currentTarget);
      own.onCompositionEndCapture?.(event);
    },
  } satisfies Handlers;
}

/** Whether the event is part of an unfinished input method composition. */
export function isComposing({ nativeEvent }: { nativeEvent: Event }) {
  return nativeEvent instanceof InputEvent && nativeEvent.isComposing;
}
