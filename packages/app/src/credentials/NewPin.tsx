import { Field, PinInput } from '@tilldesk/ui';
import { useTranslate } from '../i18n/useTranslate.ts';

const PIN_LENGTH = 4;

/** Returns whether an access PIN has all its digits. */
export const isCompletePin = (pin: string): boolean => pin.length === PIN_LENGTH;

type NewPinProps = { value: string; onChange: (typed: string) => void; error: string | undefined };

/** The field of a new access PIN. */
export function NewPin({ value, onChange, error }: NewPinProps) {
  const t = useTranslate();
  return (
    <Field label={t('secret.pin.new')} hint={t('secret.pin.hint')} error={error}>
      <PinInput value={value} onChange={onChange} emptyText="" />
    </Field>
  );
}
