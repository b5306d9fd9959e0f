import { spreadDeposits, type Deposit } from '@tilldesk/domain/deposits';
import { Button, Card, IconButton, ItemList, Strip, Text } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { ActionDialog } from '../../../actions/useAction.tsx';
import { FailedAlert } from '../../../page/FailedAlert.tsx';
import { useMayEnter } from '../../../navigation/useCanEnter.ts';
import { InlineGroup, Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { tenderViews } from '../../../tenders/tenders.ts';
import { useDueForDeposits } from '../checkout/cartTenders.tsx';
import { refundDeposit } from './refundDeposit.ts';
import { useDeposits } from './useDeposits.ts';
import { useEntryText } from './useEntryText.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

// Most invoices have no deposit, so the dialog loads on demand.
const DepositSheetDialog = lazyPart(async () => (await import('./DepositSheetDialog.tsx')).DepositSheetDialog);

type DepositsCardProps = {
  invoiceId: string;
  /**
   * For a sale that is not posted: its total in minor units and its customer. The card then shows the amount that is left to pay.
   */
  sale: { total: number; customerId: string | null } | null;
};

/** Lists the deposits of a draft, a quote or an invoice with their movements. Renders nothing if there are none. */
export function DepositsCard({ invoiceId, sale }: DepositsCardProps) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const entryText = useEntryText();
  const maySell = useMayEnter('/sale-invoice-management/create-invoice');
  const { items, problem, again } = useDeposits({ invoiceId });
  const due = useDueForDeposits(invoiceId, sale?.total ?? 0);
  const [open, setOpen] = useState<{ what: 'back' | 'sheet'; deposit: Deposit } | null>(null);
  const close = () => setOpen(null);
  if (problem) {
    return (
      <FailedAlert action={t('deposit.again')} onAgain={again}>
        {t('deposit.failed')}
      </FailedAlert>
    );
  }
  if (items.length === 0) return null;
  const aboutOf = ({ customerId, customerName, by, at, rest, amount, entries }: Deposit) => [
    // The name of the sale's own customer is already shown above.
    ...(sale !== null && sale.customerId !== customerId ? [customerName] : []),
    t('deposit.about', { by, at: moment(at) }),
    ...entries.filter(({ kind }) => kind !== 'taken').map(entryText),
    ...(rest === amount ? [] : [rest === 0 ? t('deposit.spent') : t('deposit.rest', { rest: money(rest) })]),
  ];
  const customerDeposits = items.filter(({ customerId }) => customerId === sale?.customerId);
  const left = spreadDeposits(due, customerDeposits, invoiceId).reduce((rest, { amount }) => rest - amount, due);
  return (
    <Card title={t('deposit.list')}>
      <Stack>
        <ItemList
          variant="filled"
          items={items.map((deposit) => ({
            id: deposit.id,
            icon: tenderViews[deposit.method].icon,
            title: t('deposit.title', { number: deposit.number, method: t(`sales.tender.${deposit.method}`) }),
            text: aboutOf(deposit).join(' · '),
            value: money(deposit.amount),
            action: (
              <InlineGroup>
                <IconButton
                  icon="print"
                  label={t('deposit.print.of', { number: deposit.number })}
                  aria-haspopup="dialog"
                  onClick={() => setOpen({ what: 'sheet', deposit })}
                />
                {maySell && deposit.rest > 0 && (
                  <Button
                    size="s"
                    aria-label={t('deposit.back.of', { number: deposit.number })}
                    aria-haspopup="dialog"
                    onClick={() => setOpen({ what: 'back', deposit })}
                  >
                    {t('deposit.back')}
                  </Button>
                )}
              </InlineGroup>
            ),
          }))}
        />
        {sale !== null && left < due && (
          <Strip end={<Text weight="strong">{money(left)}</Text>}>{t('deposit.toPay')}</Strip>
        )}
      </Stack>
      <Suspense fallback={null}>
        {open?.what === 'back' && <ActionDialog action={refundDeposit} of={open.deposit} onClose={close} />}
        {open?.what === 'sheet' && <DepositSheetDialog deposit={open.deposit} onClose={close} />}
      </Suspense>
    </Card>
  );
}
