'use client';
import { useId } from 'react';
import { type TextInputProps } from '../TextInput/TextInput.tsx';
import { cleanedBy } from '../cleaned/cleanedBy.ts';
import { Box } from './NotedInput.styles.ts';

export type NotedInputProps = TextInputProps & {
  /** Removes characters that are not allowed, before the text is truncated. */
  clean?: ((text: string) => string) | undefined;
  /** A note below the box, announced when it appears; `bad` also marks the input invalid. */
  note?: { text: string; tone: 'bad' | 'warn' } | undefined;
};

/** A text input that cleans its text and can show a note of its own, without a `Field`. */
export function NotedInput({ clean, note, end, ...input }: NotedInputProps) {
  const id = useId();
  const described = [input['aria-describedby'], note && id].filter((own) => own !== undefined);
  return (
    <Box
      {...input}
      {...(clean !== undefined && cleanedBy(clean, input))}
      aria-invalid={note?.tone === 'bad' ? true : input['aria-invalid']}
      aria-describedby={described.length === 0 ? undefined : described.join(' ')}
      end={
        <>
          {end}
          {note !== undefined && (
            <span id={id} role="alert" data-note={note.tone}>
              {note.text}
            </span>
          )}
        </>
      }
    />
  );
}
