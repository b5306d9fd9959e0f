import {
  commissionBases,
  isShareBase,
  type CommissionBaseKind,
  type CommissionTier,
} from '@tilldesk/domain/commissions';
import { Checkbox, Field } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { Stack } from '../../../page/flow.styles.ts';
import { Fields } from '../../../resource/form/Form.styles.ts';
import type { CombinedInputProps } from '../../../resource/resource.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { TotalBox, ValueBox } from './boxes.tsx';
import { Rows } from './Rows.tsx';
import { TiersInput } from './TiersInput.tsx';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
const first: CommissionTier = { from: 0, to: null, value: 0 };

/** Input for what a commission is calculated from and how much it is: one value, or tiers of the period total. */
export function ValueInput({ values, onChange, errors, fieldIds }: CombinedInputProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const base = (values['base'] ?? 'net') as CommissionBaseKind;
  const tiers = Array.isArray(values['tiers']) ? (values['tiers'] as CommissionTier[]) : [];
  const isTiered = tiers.length > 0;
  const name = isShareBase(base) ? 'rate' : 'amount';
  return (
    <Stack>
      <Fields>
        <Field id={fieldIds['base']} label={t('field.commissionRule.base')} required error={errors['base']}>
          <Select
            options={commissionBases.map((id) => ({ id, label: t(`choice.commissionRule.base.${id}`) }))}
            texts={texts}
            value={base}
            onChange={(next) => onChange({ base: next, rate: null, amount: null, tiers: null, quota: null })}
          />
        </Field>
        {!isTiered && (
          <Field id={fieldIds[name]} label={t(`field.commissionRule.${name}`)} required error={errors[name]}>
            <ValueBox base={base} value={numberOf(values[name])} onChange={(value) => onChange({ [name]: value })} />
          </Field>
        )}
        <Field
          id={fieldIds['quota']}
          label={t('field.commissionRule.quota')}
          hint={t('commissionRules.hint.quota')}
          error={errors['quota']}
        >
          <TotalBox base={base} value={numberOf(values['quota'])} onChange={(quota) => onChange({ quota })} />
        </Field>
      </Fields>
      <Checkbox
        label={t('commissionRules.tiered')}
        checked={isTiered}
        onChange={(tiered) => onChange({ tiers: tiered ? [first] : null, rate: null, amount: null })}
      />
      {isTiered && (
        <Rows id={fieldIds['tiers']} label={t('field.commissionRule.tiers')} error={errors['tiers']}>
          <TiersInput base={base} tiers={tiers} onChange={(next) => onChange({ tiers: next })} />
        </Rows>
      )}
      {isTiered && (
        <Checkbox
          label={t('field.commissionRule.retroactive')}
          checked={values['retroactive'] === true}
          onChange={(retroactive) => onChange({ retroactive })}
        />
      )}
    </Stack>
  );
}
