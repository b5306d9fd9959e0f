import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { useValue } from '../value/useValue.ts';
import { cleanPhone } from './cleanPhone.ts';

export type PhoneInputProps = Omit<TextInputProps, 'type'>;

/** Takes a phone number in any country's writing; letters and other signs fall away as they come. */
export function PhoneInput({ value: given, defaultValue = '', onChange, ...input }: PhoneInputProps) {
  const [value, setValue] = useValue(given, defaultValue, onChange);
  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel"
      {...input}
      type="tel"
      value={value}
      onChange={(text) => setValue(cleanPhone(text))}
    />
  );
}
