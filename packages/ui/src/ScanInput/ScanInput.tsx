'use client';
import type { KeyboardEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { useValue } from '../value/useValue.ts';
import { Message, Root } from './ScanInput.styles.ts';

export type ScanInputProps = Omit<TextInputProps, 'type' | 'size' | 'onSubmit' | 'aria-label'> & {
  /** The accessible name of the box. */
  label: string;
  /**
   * Called with the scanned or typed text, trimmed, on Enter or another of `endKeys`. The box is then empty and keeps the
   * focus.
   */
  onSubmit: (scan: { text: string }) => void;
  /** The keys with which scanners end a code. Tab ends one only if the box is not empty. @default ['Enter'] */
  endKeys?: readonly ('Enter' | 'Tab')[] | undefined;
  /** Shows a spinner. The next scan is still accepted. @default false */
  busy?: boolean | undefined;
  /** The result of the last scan; announced to screen readers. */
  message?: ReactNode;
  /** @default 'neutral' */
  messageTone?: 'neutral' | 'ok' | 'bad' | undefined;
};

const enter = ['Enter'] as const;

/**
 * A large input for scanning at the counter: a scanner or a clerk types into it and ends with Enter. It has
 * `data-scan="accept"`, which makes a scan listener of the page ignore it. `ref` is the input; `className` and `style` apply to
 * the box around everything.
 */
export function ScanInput(props: ScanInputProps) {
  const { label, onSubmit, busy = false, message, messageTone = 'neutral', endKeys = enter, ...rest } = props;
  const { value: given, defaultValue = '', onChange, onKeyDown, className, style, end, ...input } = rest;
  const [value, setValue] = useValue(given, defaultValue, onChange);
  const submit = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing || event.defaultPrevented || event.shiftKey) return;
    if (!endKeys.some((key) => key === event.key) || input.readOnly) return;
    const text = event.currentTarget.value.trim();
    if (event.key === 'Tab' && text === '') return;
    // A scanner's Enter must not submit a surrounding form.
    event.preventDefault();
    setValue('');
    if (text !== '') onSubmit({ text });
  };
  return (
    <Root className={className} style={style}>
      <TextInput
        icon="scan"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        data-scan="accept"
        {...input}
        size="l"
        aria-label={label}
        aria-busy={busy || undefined}
        value={value}
        onChange={setValue}
        onKeyDown={submit}
        end={busy ? <Spinner size={18} /> : end}
      />
      <Message role="status" data-tone={messageTone}>
        {message}
      </Message>
    </Root>
  );
}
