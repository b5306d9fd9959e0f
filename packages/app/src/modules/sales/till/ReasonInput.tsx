import { Button, Field, TextInput } from '@tilldesk/ui';
import { Row } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { CombinedPanel } from './Till.styles.ts';

const reasons = ['match', 'damaged', 'regular', 'goodwill', 'clearance'] as const;

export type ReasonInputProps = {
  label: string;
  value: string;
  onChange: (reason: string) => void;
  /** @default false */
  required?: boolean;
  error?: string | undefined;
};

/** Input for the reason of a low price or a discount. Common reasons are buttons; any other reason is typed. */
export function ReasonInput({ label, value, onChange, required = false, error }: ReasonInputProps) {
  const t = useTranslate();
  return (
    <CombinedPanel>
      <Field label={label} required={required} error={error} {...(!required && { mark: t('sales.optional') })}>
        <TextInput value={value} autoComplete="off" maxLengthText={t('form.maxLength')} onChange={onChange} />
      </Field>
      <Row role="group" aria-label={t('sales.why.often', { label })}>
        {reasons.map((reason) => (
          <Button key={reason} size="s" onClick={() => onChange(t(`sales.why.${reason}`))}>
            {t(`sales.why.${reason}`)}
          </Button>
        ))}
      </Row>
    </CombinedPanel>
  );
}
