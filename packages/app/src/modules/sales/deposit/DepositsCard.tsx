import { spreadDeposits, type Deposit } from '@tilldesk/domain/selling';
import { Alert, Button, Card, IconButton, ItemList, Strip, Text } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { useMayEnter } from '../../../kit/go/useMayEnter.ts';
import { Beside, Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { tenderFaces } from '../tenderFaces.ts';
import { besideTradeIns, tendersOf, useTradeIns } from '../tradeIn/useTradeIns.ts';
import { useDeposits } from './useDeposits.ts';
import { useEntryText } from './useEntryText.ts';
import { lazyPart } from '../../../kit/page/later.tsx';

// What is not asked for at every invoice comes when it is.
const GiveBackDialog = lazyPart(async () => (await import('./GiveBackDialog.tsx')).GiveBackDialog);
const DepositSheetDialog = lazyPart(async () => (await import('./DepositSheetDialog.tsx')).DepositSheetDialog);

type DepositsCardProps = {
  invoiceId: string;
  /** Of a sale that is not posted what it comes to, minor units, and whose it is: then it says what is left to pay. */
  sale: { total: number; customerId: string | null } | null;
};

/** The deposits of a draft, a quote or an invoice: what was taken, what became of it. Nothing is drawn where there is none. */
export function DepositsCard({ invoiceId, sale }: DepositsCardProps) {
  const say = useSay();
  const { money, moment } = useFormats();
  const entryText = useEntryText();
  const maySell = useMayEnter('/sale-invoice-management/create-invoice');
  const { items, problem, again } = useDeposits({ invoiceId });
  const tradeIns = useTradeIns(invoiceId);
  const [open, setOpen] = useState<{ what: 'back' | 'sheet'; deposit: Deposit } | null>(null);
  const close = () => setOpen(null);
  if (problem) {
    return (
      <Alert
        tone="bad"
        actions={
          <Button size="s" onClick={again}>
            {say('deposit.again')}
          </Button>
        }
      >
        {say('deposit.failed')}
      </Alert>
    );
  }
  if (items.length === 0) return null;
  const aboutOf = ({ customerId, customerName, by, at, rest, amount, entries }: Deposit) => [
    // The sale's own customer stands above.
    ...(sale !== null && sale.customerId !== customerId ? [customerName] : []),
    say('deposit.about', { by, at: moment(at) }),
    ...entries.filter(({ kind }) => kind !== 'taken').map(entryText),
    ...(rest === amount ? [] : [rest === 0 ? say('deposit.spent') : say('deposit.rest', { rest: money(rest) })]),
  ];
  const theirs = items.filter(({ customerId }) => customerId === sale?.customerId);
  // As at the checkout: devices pay first.
  const beside = besideTradeIns(sale?.total ?? 0, tendersOf(tradeIns.items)).left;
  const left = spreadDeposits(beside, theirs, invoiceId).reduce((rest, { amount }) => rest - amount, beside);
  return (
    <Card title={say('deposit.list')}>
      <Stack>
        <ItemList
          look="filled"
          items={items.map((deposit) => ({
            id: deposit.id,
            icon: tenderFaces[deposit.way].icon,
            title: say('deposit.title', { number: deposit.number, way: say(`sales.tender.${deposit.way}`) }),
            text: aboutOf(deposit).join(' · '),
            value: money(deposit.amount),
            action: (
              <Beside>
                <IconButton
                  icon="print"
                  label={say('deposit.print.of', { number: deposit.number })}
                  aria-haspopup="dialog"
                  onClick={() => setOpen({ what: 'sheet', deposit })}
                />
                {maySell && deposit.rest > 0 && (
                  <Button
                    size="s"
                    aria-label={say('deposit.back.of', { number: deposit.number })}
                    aria-haspopup="dialog"
                    onClick={() => setOpen({ what: 'back', deposit })}
                  >
                    {say('deposit.back')}
                  </Button>
                )}
              </Beside>
            ),
          }))}
        />
        {sale !== null && left < beside && (
          <Strip end={<Text weight="strong">{money(left)}</Text>}>{say('deposit.toPay')}</Strip>
        )}
      </Stack>
      <Suspense fallback={null}>
        {open?.what === 'back' && <GiveBackDialog deposit={open.deposit} onClose={close} />}
        {open?.what === 'sheet' && <DepositSheetDialog deposit={open.deposit} onClose={close} />}
      </Suspense>
    </Card>
  );
}
