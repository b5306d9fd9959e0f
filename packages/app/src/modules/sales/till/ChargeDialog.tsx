import { chargeKinds, type ChargeKind } from '@tilldesk/domain/sales';
import { Checkbox, Field, MoneyInput, Segments, TextInput } from '@tilldesk/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ActionFrame } from '../../../actions/ActionFrame.tsx';
import { Row } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import type { Charge } from './cart.ts';

export type ChargeDialogProps = { onAdd: (charge: Charge, amount: number) => void; onClose: () => void };

/** Adds a fee or shipping to the invoice: the description, the amount and whether the tax of the store applies. */
export function ChargeDialog({ onAdd, onClose }: ChargeDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { percent } = useFormats();
  const { locale } = useIntl();
  const { defaultCurrency, defaultTaxRate } = useSession().store;
  const [kind, setKind] = useState<ChargeKind>('fee');
  const [described, setDescribed] = useState<string | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [isTaxed, setTaxed] = useState(true);
  const [tried, setTried] = useState(false);
  const description = described ?? t(`sales.charge.${kind}`);
  const required = problems.field({ code: 'required', message: '' });
  const add = () => {
    setTried(true);
    if (amount !== null && description.trim() !== '') onAdd({ kind, description: description.trim(), isTaxed }, amount);
  };
  return (
    <ActionFrame
      size="s"
      title={t('sales.charge.add')}
      text={t('sales.charge.text')}
      confirm={t('sales.charge.do')}
      onSubmit={add}
      onClose={onClose}
    >
      <Row>
        <Segments
          label={t('sales.charge.kind')}
          value={kind}
          options={chargeKinds.map((value) => ({
            value,
            name: t(`sales.charge.${value}`),
            face: t(`sales.charge.${value}`),
          }))}
          onChange={setKind}
        />
      </Row>
      <Field label={t('sales.charge.amount')} required error={tried && amount === null ? required : undefined}>
        <MoneyInput currency={defaultCurrency} locale={locale} value={amount} onChange={setAmount} />
      </Field>
      <Field
        label={t('sales.charge.description')}
        required
        error={tried && description.trim() === '' ? required : undefined}
      >
        <TextInput value={description} autoComplete="off" maxLengthText={t('form.maxLength')} onChange={setDescribed} />
      </Field>
      <Checkbox
        label={t('sales.charge.taxed', { rate: percent(defaultTaxRate) })}
        checked={isTaxed}
        onChange={setTaxed}
      />
    </ActionFrame>
  );
}
