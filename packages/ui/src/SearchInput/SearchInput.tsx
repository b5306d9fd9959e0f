'use client';
import { type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { useValue } from '../value/useValue.ts';

export type SearchInputProps = Omit<TextInputProps, 'type' | 'icon'> & {
  /** The accessible name of the button that clears the box. @default 'Clear' */
  clearLabel?: string | undefined;
};

/** A search input; its button or Escape clears it. `ref` is the input. */
export function SearchInput({
  value: given,
  defaultValue = '',
  onChange,
  onKeyDown,
  clearLabel = 'Clear',
  end,
  ref,
  ...input
}: SearchInputProps) {
  const [value, setValue] = useValue(given, defaultValue, onChange);
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current);
  const fixed = input.disabled === true || input.readOnly === true;
  const clearByEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '' || fixed || event.nativeEvent.isComposing) return;
    // A surrounding dialog must not close with the first Escape.
    event.stopPropagation();
    event.preventDefault();
    setValue('');
  };
  const clear = (
    <IconButton
      icon="close"
      label={clearLabel}
      size="s"
      tabIndex={-1}
      onClick={() => {
        setValue('');
        box.current?.focus();
      }}
    />
  );
  return (
    <TextInput
      autoComplete="off"
      spellCheck={false}
      data-scan="accept"
      {...input}
      ref={box}
      type="search"
      icon="search"
      value={value}
      onChange={setValue}
      onKeyDown={clearByEscape}
      end={value === '' || fixed ? end : clear}
    />
  );
}
