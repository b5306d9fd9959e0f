import { Field, TextArea } from '@tilldesk/ui';
import { useTranslate } from '../../../i18n/useTranslate.ts';

type ReasonFieldProps = {
  label?: string | undefined;
  hint?: string | undefined;
  /** Maximum length that the server accepts. */
  max: 200 | 500 | 2000;
  required?: boolean;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

/** Text field for a reason. */
export function ReasonField({ label, hint, max, required = true, value, onChange, error }: ReasonFieldProps) {
  const t = useTranslate();
  return (
    <Field label={label ?? t('drawers.reason')} hint={hint} required={required} error={error}>
      <TextArea rows={2} maxLength={max} maxLengthText={t('form.maxLength')} value={value} onChange={onChange} />
    </Field>
  );
}
