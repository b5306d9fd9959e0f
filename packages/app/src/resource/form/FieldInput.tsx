import type { FieldKind } from '@tilldesk/domain/fields';
import { DateInput, MoneyInput, NumberInput, PhoneInput, RadioGroup, TextArea, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useIntl } from 'react-intl';
import { useSession } from '../../session/useSession.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { CodesInput } from './CodesInput.tsx';
import { PercentInput } from './PercentInput.tsx';
import { useSelectTexts } from './useSelectTexts.ts';

export type KindInputProps = {
  field: FieldKind & { required: boolean };
  value: unknown;
  onChange: (value: unknown) => void;
  /** Returns the label of an option. */
  choice: (value: string) => string;
  /** @default false */
  readOnly?: boolean;
  /** Height of a long text in lines. @default 4 */
  rows?: number | undefined;
  /** Shows a choice as radio buttons. @default false */
  radio?: boolean | undefined;
  /** Options of a choice that are offered. @default all */
  options?: readonly string[] | undefined;
  /** First and last day of a date. */
  min?: string | undefined;
  max?: string | undefined;
};

/** The input of a field's kind. The entity's definition of the field is enough to render it. */
export function FieldInput(props: KindInputProps) {
  const { field, value, onChange, choice, readOnly = false, rows = 4, radio = false, min, max } = props;
  const t = useTranslate();
  const texts = useSelectTexts();
  const { locale } = useIntl();
  const { defaultCurrency } = useSession().store;
  const text = typeof value === 'string' ? value : '';
  const number = typeof value === 'number' ? value : null;
  const maxLengthText = t('form.maxLength');
  switch (field.kind) {
    case 'money':
      return (
        <MoneyInput
          value={number}
          onChange={onChange}
          currency={defaultCurrency}
          locale={locale}
          max={field.max}
          readOnly={readOnly}
        />
      );
    case 'quantity':
      return <NumberInput value={number} onChange={onChange} min={field.min} max={field.max} readOnly={readOnly} />;
    case 'rate':
      return <PercentInput value={text === '' ? null : text} onChange={onChange} />;
    case 'date':
      return <DateInput value={text} onChange={onChange} min={min} max={max} readOnly={readOnly} />;
    case 'choice': {
      const options = (props.options ?? field.options).map((id) => ({ id, label: choice(id) }));
      if (radio) return <RadioGroup choices={options} value={text} disabled={readOnly} onChange={onChange} />;
      const none = { id: UNSET, label: t('form.notSet') };
      return (
        <Select
          options={field.required ? options : [none, ...options]}
          placeholder={t('form.choose')}
          texts={texts}
          readOnly={readOnly}
          value={text === '' && !field.required ? UNSET : text}
          onChange={(id) => onChange(id === UNSET ? null : id)}
        />
      );
    }
    case 'list':
      return <CodesInput value={Array.isArray(value) ? value.map(String) : []} onChange={onChange} />;
    case 'longText':
      return (
        <TextArea
          value={text}
          onChange={onChange}
          maxLength={field.max}
          maxLengthText={maxLengthText}
          rows={rows}
          readOnly={readOnly}
        />
      );
    case 'text':
      return field.format === 'phone' ? (
        <PhoneInput
          readOnly={readOnly}
          value={text}
          onChange={onChange}
          autoComplete="off"
          maxLengthText={maxLengthText}
          maxLength={20}
        />
      ) : (
        <TextInput
          readOnly={readOnly}
          type={field.format === 'email' ? 'email' : 'text'}
          autoComplete="off"
          spellCheck={field.format === undefined ? undefined : false}
          value={text}
          onChange={onChange}
          maxLength={field.max}
          maxLengthText={maxLengthText}
        />
      );
    case 'flag':
    case 'imei':
    case 'instant':
    case 'ref':
      return <TextInput value={text} onChange={onChange} maxLengthText={maxLengthText} />;
    default:
      return field satisfies never;
  }
}

const UNSET = '*';
