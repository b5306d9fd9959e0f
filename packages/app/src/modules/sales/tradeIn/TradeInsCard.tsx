import type { TradeIn } from '@tilldesk/domain/tradeIns';
import { Alert, Button, Card, IconButton, ItemList, Strip, Text } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { FailedAlert } from '../../../page/FailedAlert.tsx';
import { useMutation } from '../../../api/useMutation.ts';
import { InlineGroup, Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { toasts } from '../../../page/toasts.ts';
import { AgreementButton } from './AgreementButton.tsx';
import { BoughtStrip } from './BoughtStrip.tsx';
import { PayoutStrips } from './PayoutStrips.tsx';
import { buyAlone, discardOffer } from './tradeIn.wiring.ts';
import { splitByTradeIns, tendersOf, useTradeIns } from './useTradeIns.ts';

export type TradeInsCardProps = {
  invoiceId: string;
  /** Total of the sale in minor units. */
  total: number;
  /** Whether the sale has lines. Without any, a device can be bought alone. */
  isSale: boolean;
};

/** Lists the devices that pay for a sale, as negative amounts, and the amount that is left to pay. */
export function TradeInsCard({ invoiceId, total, isSale }: TradeInsCardProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const problems = useProblem();
  const { items, problem, again } = useTradeIns(invoiceId);
  const work = useMutation();
  const [buying, setBuying] = useState<TradeIn | null>(null);
  const [bought, setBought] = useState<TradeIn | null>(null);
  const offered = items.filter(({ status }) => status === 'offered');
  if (problem) {
    return (
      <FailedAlert action={t('tradeIn.again')} onAgain={again}>
        {t('tradeIn.failed')}
      </FailedAlert>
    );
  }
  if (offered.length === 0) return bought && <BoughtStrip tradeIn={bought} onRemoved={() => setBought(null)} />;
  const { left } = splitByTradeIns(total, tendersOf(offered));
  const remove = async ({ id }: TradeIn) => {
    const done = await work.run(id, () => discardOffer(id).then(() => true));
    if (done) toasts.show({ text: t('tradeIn.removed') });
  };
  const buy = async (one: TradeIn) => {
    const done = await work.run(['buy', one.id, one.version], (key) => buyAlone(one, key));
    setBuying(null);
    setBought(done);
  };
  return (
    <Card title={t('tradeIn.list')}>
      <Stack>
        {bought && <BoughtStrip tradeIn={bought} onRemoved={() => setBought(null)} />}
        {work.problem && <Alert tone="bad">{problems.message(work.problem)}</Alert>}
        <ItemList
          variant="filled"
          items={offered.map((one) => ({
            id: one.id,
            icon: 'refresh' as const,
            title: one.productName,
            text: [one.code, t(`tradeIn.grade.${one.grade}`), one.customerName].join(' · '),
            value: money(-one.offer),
            action: (
              <InlineGroup>
                <AgreementButton tradeIn={one} />
                {!isSale && (
                  <Button size="s" disabled={work.busy} aria-haspopup="dialog" onClick={() => setBuying(one)}>
                    {t('tradeIn.buy')}
                  </Button>
                )}
                <IconButton
                  icon="trash"
                  label={t('tradeIn.remove', { product: one.productName })}
                  disabled={work.busy}
                  onClick={() => void remove(one)}
                />
              </InlineGroup>
            ),
          }))}
        />
        {isSale && <Strip end={<Text weight="strong">{money(left)}</Text>}>{t('tradeIn.toPay')}</Strip>}
        {isSale && <PayoutStrips items={offered} total={total} />}
      </Stack>
      {buying && (
        <ConfirmDialog
          open
          title={t('tradeIn.buy.title')}
          text={t(`tradeIn.buy.${buying.payout}`, { amount: money(buying.offer), customer: buying.customerName })}
          cancelLabel={t('tradeIn.cancel')}
          confirmLabel={t('tradeIn.buy.do')}
          busy={work.busy}
          onCancel={() => setBuying(null)}
          onConfirm={() => void buy(buying)}
        />
      )}
    </Card>
  );
}
