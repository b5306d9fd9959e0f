import { activationTypes, type Carrier } from '@tilldesk/domain/activations';
import { Field, MoneyInput, NumberInput, Text, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useIntl } from 'react-intl';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { Part } from './Activation.styles.ts';
import { atCarrier } from './activationEntry.ts';
import type { ActivationController } from './useActivationEntry.ts';

const TERM_MAX = 60;

export type PlanFieldsProps = { controller: ActivationController; carriers: readonly Carrier[] };

/** Fields for the carrier, the type of activation, the plan and the contract term. */
export function PlanFields({ controller: { entry, carrier, change, fieldError }, carriers }: PlanFieldsProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  const offered = carriers.filter(({ id, isActive }) => isActive || id === entry.carrierId);
  const codes = carrier?.dealerCodes ?? [];
  return (
    <Part aria-label={t('activation.plan.part')}>
      <Text as="h3" weight="strong">
        {t('activation.plan.part')}
      </Text>
      <Fields>
        <Field required label={t('activation.carrier')} error={fieldError('carrierId')}>
          <Select
            options={offered.map(({ id, name }) => ({ id, label: name }))}
            texts={texts}
            placeholder={t('form.choose')}
            value={entry.carrierId}
            onChange={(id) => change(atCarrier(carriers.find((one) => one.id === id) ?? null))}
          />
        </Field>
        <Field required label={t('activation.type')}>
          <Select
            options={activationTypes.map((id) => ({ id, label: t(`activation.type.${id}`) }))}
            texts={texts}
            value={entry.type}
            onChange={(id) => change({ type: activationTypes.find((one) => one === id) ?? entry.type })}
          />
        </Field>
        <Field required label={t('activation.plan')} error={fieldError('plan')}>
          <TextInput
            autoComplete="off"
            value={entry.plan}
            maxLengthText={t('form.maxLength')}
            onChange={(plan) => change({ plan })}
          />
        </Field>
        <Field required label={t('activation.planPrice')} error={fieldError('planPrice')}>
          <MoneyInput
            currency={currency}
            locale={locale}
            value={entry.planPrice}
            onChange={(planPrice) => change({ planPrice })}
          />
        </Field>
        <Field label={t('activation.term')}>
          <NumberInput
            min={1}
            max={TERM_MAX}
            unit={t('activation.term.unit')}
            value={entry.term}
            onChange={(term) => change({ term })}
          />
        </Field>
        {codes.length > 0 && (
          <Field required label={t('activation.dealerCode')} error={fieldError('dealerCode')}>
            <Select
              options={codes.map((id) => ({ id, label: id }))}
              texts={texts}
              placeholder={t('form.choose')}
              value={entry.dealerCode}
              onChange={(dealerCode) => change({ dealerCode })}
            />
          </Field>
        )}
      </Fields>
    </Part>
  );
}
