import type { KeyboardEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { useValue } from '../value/useValue.ts';
import { Message, Root } from './ScanInput.styles.ts';

export type ScanInputProps = Omit<TextInputProps, 'type' | 'size' | 'onSubmit' | 'aria-label'> & {
  /** Names the box for screen readers. */
  label: string;
  /** Receives what was scanned or typed, trimmed, when Enter or another of `endKeys` comes; the box is then empty and keeps the focus. */
  onSubmit: (scan: { text: string }) => void;
  /** Lists the keys that scanners here end a code with. Tab ends one only while something stands in the box. @default ['Enter'] */
  endKeys?: readonly ('Enter' | 'Tab')[] | undefined;
  /** Shows a turning ring; the next scan is taken all the same. @default false */
  busy?: boolean | undefined;
  /** Says what came of the last scan, and is announced. */
  message?: ReactNode;
  /** @default 'neutral' */
  messageTone?: 'neutral' | 'ok' | 'bad' | undefined;
};

const enter = ['Enter'] as const;

/** The counter's large box: a scanner types into it and ends with Enter, and so may a clerk. It says `data-scan="accept"`, by which a scan listener round the page leaves it alone. `ref` is the input; `className` and `style` are the box around all. */
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
    // A form around the box must not be sent by a scanner's Enter.
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
