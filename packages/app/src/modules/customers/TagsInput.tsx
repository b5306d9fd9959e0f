import { CONTACTS_MAX } from '@tilldesk/domain/customers';
import { CodesInput } from '../../resource/form/CodesInput.tsx';
import type { FieldInputProps } from '../../resource/resource.ts';

/** Input for a customer's tags; any text is allowed. */
export function TagsInput({ value, onChange }: FieldInputProps) {
  return (
    <CodesInput
      of="words"
      max={CONTACTS_MAX}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={onChange}
    />
  );
}
