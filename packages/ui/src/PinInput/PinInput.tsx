import { DigitInput, type DigitInputProps } from '../DigitInput/DigitInput.tsx';

export type PinInputProps = Omit<DigitInputProps, 'type' | 'inputMode' | 'autoComplete'> & {
  /** Counts the digits of a PIN; spec §5 sets 4. @default 4 */
  length?: number | undefined;
  /** Shows and is announced after Enter in the empty box; '' leaves the word to a `Field`. @default the sentence of spec §5 */
  emptyText?: string | undefined;
};

/** Takes an access PIN, covered. It is sent, by Enter or by its last digit, only when all its digits are there. */
export function PinInput({ length = 4, emptyText = 'Access PIN cannot be empty', ...input }: PinInputProps) {
  return <DigitInput {...input} type="password" autoComplete="off" length={length} emptyText={emptyText} />;
}
