'use client';
import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { clipText } from './clipText.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Shown after text was truncated (spec §5). */
export const limitText = 'Maximum character limit reached';

/** Formats how much of a limit is used. */
export const usedOfMax = ({ used, max }: { used: number; max: number }) => `${used}/${max}`;

/** Limits the typed or pasted text of a text element and returns whether the last edit was truncated. */
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
      // Truncating during a composition would break the input method's state; the text is truncated when the composition ends,
      // see below.
      const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
      if (composing) onChange?.(event.currentTarget.value);
      else clipElement(event.currentTarget);
    },
    onCompositionEnd: (event: CompositionEvent<TextElement>) => clipElement(event.currentTarget),
  };
}
