import { DigitInput, type DigitInputProps } from '../DigitInput/DigitInput.tsx';

export type CodeInputProps = Omit<DigitInputProps, 'type' | 'inputMode'> & {
  /** Counts the digits of a code. @default 6 */
  length?: number | undefined;
  /** Shows and is announced after Enter in the empty box. @default nothing */
  emptyText?: string | undefined;
};

/** Takes the code of a second factor; the phone offers the one that has just come by message. */
export function CodeInput({ length = 6, emptyText, autoComplete = 'one-time-code', ...input }: CodeInputProps) {
  return <DigitInput {...input} type="text" autoComplete={autoComplete} length={length} emptyText={emptyText} />;
}
