import type { KeyboardEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { useValue } from '../value/useValue.ts';
import { Message, Root } from './ScanInput.styles.ts';

export type ScanInputProps = Omit<TextInputProps, 'type' | 'size' | 'onSubmit' | 'aria-label'> & {
  /** Names the box for screen readers. */
  label: string;
  /** Receives what was scanned or typed, trimmed, when Enter comes; the box is then empty and keeps the focus. */
  onSubmit: (scan: { text: string }) => void;
  /** Shows a turning ring; the next scan is taken all the same. @default false */
  busy?: boolean | undefined;
  /** Says what came of the last scan, and is announced. */
  message?: ReactNode;
  /** @default 'neutral' */
  messageTone?: 'neutral' | 'ok' | 'bad' | undefined;
};

/** The counter's large box: a scanner types into it and ends with Enter, and so may a clerk. */
export function ScanInput(props: ScanInputProps) {
  const { label, onSubmit, busy = false, message, messageTone = 'neutral', ...rest } = props;
  const { value: given, defaultValue = '', onChange, onKeyDown, className, style, end, ...input } = rest;
  const [value, setValue] = useValue(given, defaultValue, onChange);
  const submit = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    // A form around the box must not be sent by a scanner's Enter.
    event.preventDefault();
    const text = event.currentTarget.value.trim();
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
