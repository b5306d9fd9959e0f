import { billKinds, billSubject, billTotals, type BillPayment } from '@tilldesk/domain/billPayments';
import { Field, MoneyInput, RadioGroup, SumList, TextInput } from '@tilldesk/ui';
import { Combobox } from '@tilldesk/ui/select';
import { useIntl } from 'react-intl';
import { Stack } from '../../../page/flow.styles.ts';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import type { CombinedInputProps } from '../../../resource/resource.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { useCarriers } from './useBillOptions.ts';

/** Input for the bill: what kind, of whom, at which carrier and how much; shows what is to be paid as it is typed. */
export function BillInput({ values, onChange, errors, fieldIds, record }: CombinedInputProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { money } = useFormats();
  const texts = useSelectTexts();
  const { defaultCurrency: currency, defaultTaxRate } = useSession().store;
  const all = useCarriers();
  const kind = billKinds.find((one) => one === values['kind']) ?? 'carrierPayment';
  const carriers = all?.filter((one) => one.kind === kind);
  const carrier = carriers?.find(({ id }) => id === values['carrierId']);
  const amount = typeof values['amount'] === 'number' ? values['amount'] : null;
  const totals = carrier && billTotals(amount ?? 0, carrier, defaultTaxRate);
  const stored = record as BillPayment | null;
  const textField = (name: 'phoneNumber' | 'accountNumber') => (
    <Field
      id={fieldIds[name]}
      label={t(`field.billPayment.${name}`)}
      required={name === billSubject(kind)}
      error={errors[name]}
    >
      <TextInput
        type={name === 'phoneNumber' ? 'tel' : 'text'}
        value={typeof values[name] === 'string' ? values[name] : ''}
        onChange={(typed) => onChange({ [name]: typed })}
        maxLengthText={t('form.maxLength')}
        autoComplete="off"
      />
    </Field>
  );
  return (
    <Stack data-span="all">
      <Field id={fieldIds['kind']} label={t('field.billPayment.kind')} error={errors['kind']}>
        <RadioGroup
          orientation="horizontal"
          choices={billKinds.map((id) => ({ id, label: t(`choice.billPayment.kind.${id}`) }))}
          value={kind}
          onChange={(id) => onChange({ kind: id, carrierId: null })}
        />
      </Field>
      <Fields>
        {kind === 'carrierPayment' && textField('phoneNumber')}
        {textField('accountNumber')}
        <Field id={fieldIds['carrierId']} label={t('field.billPayment.carrierId')} required error={errors['carrierId']}>
          <Combobox
            options={(carriers ?? []).map(({ id, name, providerName }) => ({ id, label: `${name} · ${providerName}` }))}
            loading={carriers === undefined}
            value={typeof values['carrierId'] === 'string' ? values['carrierId'] : null}
            onChange={(id) => onChange({ carrierId: id })}
            placeholder={stored?.carrierName ?? t('billPayments.carrier.choose')}
            texts={texts}
          />
        </Field>
        <Field id={fieldIds['amount']} label={t('field.billPayment.amount')} required error={errors['amount']}>
          <MoneyInput
            currency={currency}
            locale={locale}
            value={amount}
            onChange={(minor) => onChange({ amount: minor })}
          />
        </Field>
      </Fields>
      {totals && (
        <SumList
          items={[
            { id: 'amount', label: t('field.billPayment.amount'), value: money(amount ?? 0) },
            { id: 'fee', label: t('field.billPayment.fee'), value: money(totals.fee) },
            { id: 'tax', label: t('field.billPayment.tax'), value: money(totals.tax) },
            { id: 'total', label: t('field.billPayment.total'), value: money(totals.total), total: true },
          ]}
        />
      )}
    </Stack>
  );
}
