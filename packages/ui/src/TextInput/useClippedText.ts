import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { clipText } from './clipText.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Says that something was cut (spec §5). */
export const limitText = 'Maximum character limit reached';

/** Writes how much of a limit is used. */
export const usedOfMax = ({ used, max }: { used: number; max: number }) => `${used}/${max}`;

/** Keeps what is typed or pasted into a text element within its limit and knows whether the last edit was cut. */
export function useClippedText(maxLength: number, onChange: ((value: string) => void) | undefined) {
  const [overflowed, setOverflowed] = useState(false);
  const clipElement = (element: TextElement) => {
    const edit = clipText(element.value, element.selectionStart ?? element.value.length, maxLength);
    if (edit.overflowed) {
      element.value = edit.text;
      // Inputs of type email and number have no selection to set.
      if (element.selectionStart !== null) element.setSelectionRange(edit.caret, edit.caret);
    }
    setOverflowed(edit.overflowed);
    onChange?.(edit.text);
  };
  return {
    overflowed,
    onChange: (event: ChangeEvent<TextElement>) => {
      // Cutting in the middle of a composition would break the input method's own state; its end is cut below.
      const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
      if (composing) onChange?.(event.currentTarget.value);
      else clipElement(event.currentTarget);
    },
    onCompositionEnd: (event: CompositionEvent<TextElement>) => clipElement(event.currentTarget),
  };
}
