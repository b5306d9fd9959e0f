'use client';
import { DigitInput, type DigitInputProps } from '../DigitInput/DigitInput.tsx';

export type CodeInputProps = Omit<DigitInputProps, 'type' | 'inputMode'> & {
  /** The number of digits. @default 6 */
  length?: number | undefined;
  /** Shown and announced after Enter in the empty box. @default nothing */
  emptyText?: string | undefined;
};

/** An input for the code of a second factor. Phones offer the code of a text message that just arrived. */
export function CodeInput({ length = 6, emptyText, autoComplete = 'one-time-code', ...input }: CodeInputProps) {
  return <DigitInput {...input} type="text" autoComplete={autoComplete} length={length} emptyText={emptyText} />;
}
