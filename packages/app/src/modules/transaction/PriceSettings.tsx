import { Card, Field, Switch } from '@tilldesk/ui';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Stack } from '../../page/flow.styles.ts';
import { Fields } from '../../resource/form/Form.styles.ts';
import { PercentInput } from '../../resource/form/PercentInput.tsx';
import { placeOf } from '../../resource/placeOf.ts';
import type { SettingsForm } from '../../settings/useSettings.ts';
import type { SettingValues } from './useTransactionForm.ts';

const switches = ['raisePrices', 'lowerPrices', 'priceReason'] as const;
const rates = ['maxDiscount', 'discountReasonFrom'] as const;

/** Which prices and discounts can be typed at the till, and when they need a reason. */
export function PriceSettings({ form: { values, set, problems } }: { form: SettingsForm<SettingValues> }) {
  const t = useTranslate();
  const { field } = useProblem();
  return (
    <Card title={t('transaction.prices')} hint={t('transaction.prices.hint')}>
      <Stack>
        {switches.map((name) => (
          <Switch
            key={name}
            id={placeOf(name)}
            label={t(`transaction.${name}`)}
            hint={t(`transaction.${name}.hint`)}
            checked={values[name]}
            onChange={(on) => set({ [name]: on })}
          />
        ))}
        <Fields>
          {rates.map((name) => (
            <Field
              key={name}
              id={placeOf(name)}
              label={t(`transaction.${name}`)}
              hint={t(`transaction.${name}.hint`)}
              error={problems[name] && field(problems[name])}
            >
              <PercentInput value={values[name]} onChange={(rate) => set({ [name]: rate })} />
            </Field>
          ))}
        </Fields>
      </Stack>
    </Card>
  );
}
