import { currencies, timeZones, type ManagedStore } from '@tilldesk/domain/stores';
import { TextInput } from '@tilldesk/ui';
import { Combobox } from '@tilldesk/ui/select';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSelectTexts } from '../../resource/form/useSelectTexts.ts';
import type { FieldInputProps } from '../../resource/resource.ts';

type Option = { id: string; label: string };

function Choice({ value, onChange, options }: Pick<FieldInputProps, 'value' | 'onChange'> & { options: Option[] }) {
  const t = useTranslate();
  const texts = useSelectTexts();
  return (
    <Combobox
      options={options}
      placeholder={t('form.choose')}
      texts={texts}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
    />
  );
}

/** Input for the currency of a store; fixed once the store has documents. */
export function CurrencyInput({ value, onChange, record }: FieldInputProps) {
  const { locale } = useIntl();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const label = (code: string) => `${code} · ${names.of(code) ?? code}`;
  const saved = record as ManagedStore | null;
  if (saved?.hasDocuments) return <TextInput readOnly value={label(saved.currency)} />;
  return <Choice value={value} onChange={onChange} options={currencies().map((id) => ({ id, label: label(id) }))} />;
}

/** Input for the time zone of a store. */
export function TimeZoneInput({ value, onChange }: FieldInputProps) {
  const options = timeZones().map((id) => ({ id, label: id.replaceAll('_', ' ') }));
  return <Choice value={value} onChange={onChange} options={options} />;
}
