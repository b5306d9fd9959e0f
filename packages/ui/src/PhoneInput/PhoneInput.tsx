'use client';
import { NotedInput } from '../NotedInput/NotedInput.tsx';
import type { TextInputProps } from '../TextInput/TextInput.tsx';
import { cleanPhone } from './cleanPhone.ts';

export type PhoneInputProps = Omit<TextInputProps, 'type'>;

/**
 * An input for a phone number in the notation of any country. Removes letters and other characters while typing. `ref` is the
 * input.
 */
export function PhoneInput(props: PhoneInputProps) {
  // A number is written from left to right in every language.
  return <NotedInput inputMode="tel" autoComplete="tel" dir="ltr" {...props} type="tel" clean={cleanPhone} />;
}
