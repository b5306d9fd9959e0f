import type { LandedCost, Purchase } from '@tilldesk/domain/purchases';
import { Accordion, Badge, Button, Card, EmptyState, ItemList, SumList } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCan } from '../../../session/useCan.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';
import { reverseLanded } from './reversals.ts';

const LandedDialog = lazyPart(async () => (await import('./LandedCostDialog.tsx')).LandedCostDialog);

/** The maximum number of shares listed one by one; more are summed by line. */
const PARTS_SHOWN = 12;
/** The number of lines shown before the list is collapsed. */
const LINES_SHOWN = 6;

/** Lists the landed costs of an order. A posted cost is reversed by a negative one. */
export function LandedView({ purchase }: { purchase: Purchase }) {
  const t = useTranslate();
  const mayAdd = useCan('Purchase', 'update');
  const [adding, setAdding] = useState(false);
  const { landedCosts, received } = purchase;

  const add = mayAdd && received > 0 && (
    <Button tone="primary" icon="truck" aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {t('purchases.landed.add')}
    </Button>
  );
  return (
    <Stack>
      {landedCosts.length === 0 ? (
        <EmptyState
          icon="truck"
          title={t('purchases.landed.none')}
          text={t(received > 0 ? 'purchases.landed.noneText' : 'purchases.landed.notYet')}
          action={add || undefined}
        />
      ) : (
        <>
          <Row>{add}</Row>
          {landedCosts.map((cost) => (
            <LandedCard key={cost.id} cost={cost} mayReverse={mayAdd && cost.reverses === null && !cost.isReversed} />
          ))}
        </>
      )}
      <Suspense>{adding && <LandedDialog purchase={purchase} onClose={() => setAdding(false)} />}</Suspense>
    </Stack>
  );
}

function LandedCard({ cost, mayReverse }: { cost: LandedCost; mayReverse: boolean }) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const { label, amount, split, reverses, isReversed, receiptNumber, at, by } = cost;
  const shares = cost.shares.length > PARTS_SHOWN ? byLine(cost.shares) : cost.shares;
  const parts = (
    <ItemList
      items={shares.map((share, index) => ({
        id: `${index} ${share.lineId}`,
        title: share.description,
        text: share.unitCode ?? t('purchases.pieceCount', { count: share.quantity }),
        value: money(share.amount ?? 0),
      }))}
    />
  );
  return (
    <Card
      title={
        <>
          {label} {isReversed && <Badge tone="warn">{t('purchases.bill.reversed')}</Badge>}
          {reverses !== null && <Badge tone="neutral">{t('purchases.landed.counter')}</Badge>}
        </>
      }
      hint={[t(`purchases.landed.split.${split}`), receiptNumber, moment(at), by].filter(Boolean).join(' · ')}
      actions={
        mayReverse && (
          <ActionButton action={reverseLanded} of={cost} size="s" tone="quiet">
            {t('purchases.reverse')}
          </ActionButton>
        )
      }
    >
      <Stack>
        {shares.length > LINES_SHOWN ? (
          <Accordion
            items={[{ id: cost.id, title: t('purchases.lineCount', { count: shares.length }), content: parts }]}
          />
        ) : (
          parts
        )}
        <SumList items={[{ id: 'total', label: t('buying.total'), value: money(amount ?? 0), total: true }]} />
      </Stack>
    </Card>
  );
}

type Share = LandedCost['shares'][number];

/** Sums the shares of each line. */
function byLine(shares: readonly Share[]): Share[] {
  const lines = new Map<string, Share>();
  for (const share of shares) {
    const so = lines.get(share.lineId);
    const sum = (so?.amount ?? 0) + (share.amount ?? 0);
    lines.set(share.lineId, { ...share, unitCode: null, quantity: (so?.quantity ?? 0) + share.quantity, amount: sum });
  }
  return [...lines.values()];
}
