import { CONTACTS_MAX } from '@tilldesk/domain/stock';
import { CodesInput } from '../../resource/form/CodesInput.tsx';
import type { FieldInputProps } from '../../resource/resource.ts';

/** The tags of a customer, in the shop's own words. */
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
