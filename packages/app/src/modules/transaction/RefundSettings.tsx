import { noReceiptRefunds } from '@tilldesk/domain/stores';
import { Card, Field, Switch } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Stack } from '../../page/flow.styles.ts';
import { placeOf } from '../../resource/placeOf.ts';
import type { SettingsForm } from '../../settings/useSettings.ts';
import type { SettingValues } from './useTransactionForm.ts';

/** How the store pays refunds out. */
export function RefundSettings({ form: { values, set } }: { form: SettingsForm<SettingValues> }) {
  const t = useTranslate();
  return (
    <Card title={t('transaction.refunds')} hint={t('transaction.refunds.hint')}>
      <Stack>
        <Switch
          id={placeOf('refundToOriginalOnly')}
          label={t('transaction.refundToOriginalOnly')}
          hint={t('transaction.refundToOriginalOnly.hint')}
          checked={values.refundToOriginalOnly}
          onChange={(on) => set({ refundToOriginalOnly: on })}
        />
        <Switch
          id={placeOf('otherStoreReturns')}
          label={t('transaction.otherStoreReturns')}
          hint={t('transaction.otherStoreReturns.hint')}
          checked={values.otherStoreReturns}
          onChange={(on) => set({ otherStoreReturns: on })}
        />
        <Field id={placeOf('noReceiptRefund')} label={t('transaction.noReceiptRefund')}>
          <Select
            options={noReceiptRefunds.map((id) => ({ id, label: t(`transaction.noReceiptRefund.${id}`) }))}
            value={values.noReceiptRefund}
            onChange={(id) => set({ noReceiptRefund: noReceiptRefunds.find((one) => one === id) ?? 'allow' })}
          />
        </Field>
      </Stack>
    </Card>
  );
}
