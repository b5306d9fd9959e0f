import { needsReference, type ReceivedKind } from '@tilldesk/domain/sales';
import { Field, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import type { ActionInputProps, CustomField, TextContext } from '../actions/action.ts';
import type { MessageId } from '../i18n/Messages.ts';
import { missingReferenceMessage } from './missingReferenceMessage.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/** A payment method and its reference: card slip, check number or other text. */
export type PaymentMethod<K extends ReceivedKind> = { kind: K; reference: string };

type Offer<Of, K> = {
  label: MessageId;
  /** The offered methods. */
  kinds: (of: Of) => readonly K[];
  first: (of: Of) => K;
};

/** Returns the field of an action that asks for a payment method and its reference. */
export function paymentMethod<Of, K extends ReceivedKind>(offer: Offer<Of, K>): CustomField<Of, PaymentMethod<K>> {
  return {
    initial: (of) => ({ kind: offer.first(of), reference: '' }),
    input: (props) => <PaymentMethodInput label={offer.label} kinds={offer.kinds(props.of)} {...props} />,
    check: missingReference,
    parts: ['method', 'kind', 'reference', 'tenders'],
  };
}

/** Returns the reference as sent: only with methods that have one. */
export const referenceOf = ({ kind, reference }: PaymentMethod<ReceivedKind>): { reference?: string } =>
  needsReference(kind) ? { reference: reference.trim() } : {};

const missingReference = ({ kind, reference }: PaymentMethod<ReceivedKind>, _: unknown, { t }: TextContext) =>
  needsReference(kind) && reference.trim() === '' ? t(missingReferenceMessage(kind)) : undefined;

type PaymentMethodInputProps<Of, K extends ReceivedKind> = ActionInputProps<Of, PaymentMethod<K>> & {
  label: MessageId;
  kinds: readonly K[];
};

function PaymentMethodInput<Of, K extends ReceivedKind>(props: PaymentMethodInputProps<Of, K>) {
  const { label, kinds, value, onChange, error, serverErrors, readOnly } = props;
  const t = useTranslate();
  const { kind, reference } = value;
  return (
    <>
      <Field
        label={t(label)}
        required
        error={serverErrors['method'] ?? serverErrors['kind'] ?? serverErrors['tenders.0.amount']}
      >
        <Select
          options={kinds.map((one) => ({ id: one, label: t(`sales.tender.${one}`) }))}
          value={kind}
          readOnly={readOnly}
          onChange={(one) => onChange({ ...value, kind: kinds.find((known) => known === one) ?? kind })}
        />
      </Field>
      {needsReference(kind) && (
        <Field
          label={t(`sales.reference.${kind}`)}
          required
          error={error ?? serverErrors['reference'] ?? serverErrors['tenders.0.reference']}
        >
          <TextInput
            value={reference}
            autoComplete="off"
            readOnly={readOnly}
            maxLengthText={t('form.maxLength')}
            onChange={(typed) => onChange({ ...value, reference: typed })}
          />
        </Field>
      )}
    </>
  );
}
