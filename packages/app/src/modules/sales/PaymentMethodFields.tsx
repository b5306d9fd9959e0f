import { needsReference, type ReceivedKind } from '@tilldesk/domain/shop';
import { Field, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** Form state of a payment method and its reference (card slip, check number or other text). */
export function usePaymentMethod<K extends ReceivedKind>(kinds: readonly K[], first: K) {
  const t = useTranslate();
  const [kind, choose] = useState(first);
  const [typed, type] = useState('');
  const isNamed = needsReference(kind);
  const reference = typed.trim();
  const missing =
    isNamed && reference === ''
      ? t(kind === 'card' ? 'problem.tender.referenceMissing' : 'problem.tender.numberMissing')
      : undefined;
  return { kinds, kind, choose, typed, type, missing, ...(isNamed ? { named: { reference } } : { named: {} }) };
}

type PaymentMethodFieldsProps<K extends ReceivedKind> = {
  method: ReturnType<typeof usePaymentMethod<K>>;
  label: string;
  /** Whether the form was submitted once: missing values are marked from then on. */
  tried: boolean;
  /** Field errors of the server for the payment method and its reference. */
  wrong: { kind?: string | undefined; reference?: string | undefined };
};

/** Fields for the payment method and its reference. */
export function PaymentMethodFields<K extends ReceivedKind>({
  method,
  label,
  tried,
  wrong: fieldErrors,
}: PaymentMethodFieldsProps<K>) {
  const t = useTranslate();
  const { kinds, kind, choose, typed, type, missing } = method;
  return (
    <>
      <Field label={label} required error={fieldErrors.kind}>
        <Select
          options={kinds.map((one) => ({ id: one, label: t(`sales.tender.${one}`) }))}
          value={kind}
          onChange={(one) => choose(kinds.find((known) => known === one) ?? kind)}
        />
      </Field>
      {needsReference(kind) && (
        <Field
          label={t(`sales.reference.${kind}`)}
          required
          error={(tried ? missing : undefined) ?? fieldErrors.reference}
        >
          <TextInput value={typed} autoComplete="off" maxLengthText={t('form.maxLength')} onChange={type} />
        </Field>
      )}
    </>
  );
}
