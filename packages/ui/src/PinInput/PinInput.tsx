'use client';
import { DigitInput, type DigitInputProps } from '../DigitInput/DigitInput.tsx';

export type PinInputProps = Omit<DigitInputProps, 'type' | 'inputMode' | 'autoComplete'> & {
  /** The number of digits; spec §5 sets 4. @default 4 */
  length?: number | undefined;
  /** Shown and announced after Enter in the empty box; '' leaves the message to a `Field`. @default the sentence of spec §5 */
  emptyText?: string | undefined;
};

/**
 * An input for an access PIN, with hidden digits. It is submitted, by Enter or by its last digit, only when all digits are
 * entered.
 */
export function PinInput({ length = 4, emptyText = 'Access PIN cannot be empty', ...input }: PinInputProps) {
  return <DigitInput {...input} type="password" autoComplete="off" length={length} emptyText={emptyText} />;
}
