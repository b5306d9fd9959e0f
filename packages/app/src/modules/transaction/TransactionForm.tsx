import { Card, Field, MoneyInput, Switch } from '@tilldesk/ui';
import { useIntl } from 'react-intl';
import { Stack } from '../../kit/page/flow.styles.ts';
import { Fields } from '../../kit/resource/Form.styles.ts';
import { placeOf } from '../../kit/resource/placeOf.ts';
import { useProblem } from '../../kit/say/useProblem.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { SettingsFrame } from '../../kit/settings/SettingsFrame.tsx';
import type { SettingsForm } from '../../kit/settings/useSettings.ts';
import { useSession } from '../../wiring/useSession.ts';
import { amounts, settingNames } from './settings.ts';
import type { SettingValues } from './useTransactionForm.ts';

/** How the store sells and counts its cash. */
export function TransactionForm({ form }: { form: SettingsForm<SettingValues> }) {
  const say = useSay();
  const problems = useProblem();
  const { locale } = useIntl();
  const { defaultCurrency: currency } = useSession().store;
  const { values, set } = form;
  const labelOf = (path: string) => {
    const setting = settingNames.find((name) => name === path);
    return setting && say(`transaction.${setting}`);
  };
  return (
    <SettingsFrame form={form} labelOf={labelOf}>
      <Card title={say('transaction.selling')} hint={say('transaction.selling.hint')}>
        <Stack>
          <Switch
            id={placeOf('requireShiftToSell')}
            label={say('transaction.requireShiftToSell')}
            hint={say('transaction.requireShiftToSell.hint')}
            checked={values.requireShiftToSell}
            onChange={(on) => set({ requireShiftToSell: on })}
          />
          <Switch
            id={placeOf('cashWithoutDrawer')}
            label={say('transaction.cashWithoutDrawer')}
            hint={say('transaction.cashWithoutDrawer.hint')}
            checked={values.cashWithoutDrawer}
            onChange={(on) => set({ cashWithoutDrawer: on })}
          />
        </Stack>
      </Card>
      <Card title={say('transaction.cash')} hint={say('transaction.cash.hint')}>
        <Stack>
          <Switch
            id={placeOf('blindCashCount')}
            label={say('transaction.blindCashCount')}
            hint={say('transaction.blindCashCount.hint')}
            checked={values.blindCashCount}
            onChange={(on) => set({ blindCashCount: on })}
          />
          <Fields>
            {amounts.map((name) => (
              <Field
                key={name}
                id={placeOf(name)}
                label={say(`transaction.${name}`)}
                hint={say(`transaction.${name}.hint`)}
                required
                error={form.problems[name] && problems.field(form.problems[name])}
              >
                <MoneyInput
                  currency={currency}
                  locale={locale}
                  value={values[name]}
                  onChange={(amount) => set({ [name]: amount })}
                />
              </Field>
            ))}
          </Fields>
        </Stack>
      </Card>
    </SettingsFrame>
  );
}
