import { NotedInput } from '../NotedInput/NotedInput.tsx';
import type { TextInputProps } from '../TextInput/TextInput.tsx';
import { cleanPhone } from './cleanPhone.ts';

export type PhoneInputProps = Omit<TextInputProps, 'type'>;

/** Takes a phone number in any country's writing; letters and other signs fall away as they come. `ref` is the input. */
export function PhoneInput(props: PhoneInputProps) {
  // A number runs from left to right in every language.
  return <NotedInput inputMode="tel" autoComplete="tel" dir="ltr" {...props} type="tel" clean={cleanPhone} />;
}
