import { Card, DateInput, Field, MoneyInput, Switch } from '@tilldesk/ui';
import { useIntl } from 'react-intl';
import { Stack } from '../../page/flow.styles.ts';
import { Fields } from '../../resource/form/Form.styles.ts';
import { placeOf } from '../../resource/placeOf.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { SettingsFrame } from '../../settings/SettingsFrame.tsx';
import type { SettingsForm } from '../../settings/useSettings.ts';
import { useSession } from '../../session/useSession.ts';
import { PriceSettings } from './PriceSettings.tsx';
import { RefundSettings } from './RefundSettings.tsx';
import { amounts, settingNames } from './settings.ts';
import type { SettingValues } from './useTransactionForm.ts';

/** Form for the sale and cash settings of the store. */
export function TransactionForm({ form }: { form: SettingsForm<SettingValues> }) {
  const t = useTranslate();
  const problems = useProblem();
  const { locale } = useIntl();
  const { defaultCurrency: currency } = useSession().store;
  const { values, set } = form;
  const labelOf = (path: string) => {
    const setting = settingNames.find((name) => name === path);
    return setting && t(`transaction.${setting}`);
  };
  const amountField = (name: (typeof amounts)[number] | 'expenseLimit') => (
    <Field
      key={name}
      id={placeOf(name)}
      label={t(`transaction.${name}`)}
      hint={t(`transaction.${name}.hint`)}
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
  );
  return (
    <SettingsFrame form={form} labelOf={labelOf}>
      <Card title={t('transaction.selling')} hint={t('transaction.selling.hint')}>
        <Stack>
          <Switch
            id={placeOf('requireShiftToSell')}
            label={t('transaction.requireShiftToSell')}
            hint={t('transaction.requireShiftToSell.hint')}
            checked={values.requireShiftToSell}
            onChange={(on) => set({ requireShiftToSell: on })}
          />
          <Switch
            id={placeOf('cashWithoutDrawer')}
            label={t('transaction.cashWithoutDrawer')}
            hint={t('transaction.cashWithoutDrawer.hint')}
            checked={values.cashWithoutDrawer}
            onChange={(on) => set({ cashWithoutDrawer: on })}
          />
          <Switch
            id={placeOf('askSeller')}
            label={t('transaction.askSeller')}
            hint={t('transaction.askSeller.hint')}
            checked={values.askSeller}
            onChange={(on) => set({ askSeller: on })}
          />
          <Switch
            id={placeOf('allowPartialPayment')}
            label={t('transaction.allowPartialPayment')}
            hint={t('transaction.allowPartialPayment.hint')}
            checked={values.allowPartialPayment}
            onChange={(on) => set({ allowPartialPayment: on })}
          />
          <Switch
            id={placeOf('customerForSerials')}
            label={t('transaction.customerForSerials')}
            hint={t('transaction.customerForSerials.hint')}
            checked={values.customerForSerials}
            onChange={(on) => set({ customerForSerials: on })}
          />
          <Fields>
            <Field
              id={placeOf('customerFrom')}
              label={t('transaction.customerFrom')}
              hint={t('transaction.customerFrom.hint')}
              error={form.problems['customerFrom'] && problems.field(form.problems['customerFrom'])}
            >
              <MoneyInput
                currency={currency}
                locale={locale}
                value={values.customerFrom}
                onChange={(amount) => set({ customerFrom: amount })}
              />
            </Field>
          </Fields>
        </Stack>
      </Card>
      <PriceSettings form={form} />
      <RefundSettings form={form} />
      <Card title={t('transaction.cash')} hint={t('transaction.cash.hint')}>
        <Stack>
          <Switch
            id={placeOf('blindCashCount')}
            label={t('transaction.blindCashCount')}
            hint={t('transaction.blindCashCount.hint')}
            checked={values.blindCashCount}
            onChange={(on) => set({ blindCashCount: on })}
          />
          <Fields>{amounts.map(amountField)}</Fields>
        </Stack>
      </Card>
      <Card title={t('transaction.books')} hint={t('transaction.books.hint')}>
        <Fields>
          {amountField('expenseLimit')}
          <Field
            id={placeOf('booksClosedThrough')}
            label={t('transaction.booksClosedThrough')}
            hint={t('transaction.booksClosedThrough.hint')}
            error={form.problems.booksClosedThrough && problems.field(form.problems.booksClosedThrough)}
          >
            <DateInput
              value={values.booksClosedThrough ?? ''}
              onChange={(day) => set({ booksClosedThrough: day === '' ? null : day })}
            />
          </Field>
        </Fields>
      </Card>
    </SettingsFrame>
  );
}
