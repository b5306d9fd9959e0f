import { Select } from '@tilldesk/ui/select';
import type { FieldInputProps } from '../../../resource/resource.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useTaxes } from './useTaxes.ts';

/** Picker for a named tax, or none. */
export function TaxSelect({ value, onChange }: FieldInputProps) {
  const t = useTranslate();
  const { percent } = useFormats();
  const texts = useSelectTexts();
  const options = useTaxes().map(({ id, name, rate }) => ({ id, label: name, hint: percent(rate) }));
  return (
    <Select
      options={[{ id: NONE, label: t('taxes.none') }, ...options]}
      texts={texts}
      value={typeof value === 'string' ? value : NONE}
      onChange={(id) => onChange(id === NONE ? null : id)}
    />
  );
}

const NONE = '*';
