import { reverseLandedCost, type LandedCost, type Purchase } from '@tilldesk/domain/stock';
import { Accordion, Badge, Button, Card, EmptyState, ItemList, SumList } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { useCan } from '../../../session/useCan.ts';
import { ReasonDialog } from '../page/ReasonDialog.tsx';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const LandedDialog = lazyPart(async () => (await import('./LandedCostDialog.tsx')).LandedCostDialog);

const touched = ['purchases', 'inventory', 'products', 'units'];
/** The maximum number of shares listed one by one; more are summed by line. */
const PARTS_SHOWN = 12;
/** The number of lines shown before the list is collapsed. */
const LINES_SHOWN = 6;

/** Lists the landed costs of an order. A posted cost is reversed by a negative one. */
export function LandedView({ purchase }: { purchase: Purchase }) {
  const t = useTranslate();
  const work = useMutation();
  const mayAdd = useCan('Purchase', 'update');
  const [adding, setAdding] = useState(false);
  const [reversing, setReversing] = useState<LandedCost | null>(null);
  const [id, setId] = useState(newId);
  const { landedCosts, received } = purchase;

  const reverse = async (reason: string) => {
    if (reversing === null) return;
    const input = { params: { id: reversing.id }, body: { id, reason } };
    const done = await work.run(input, (key) => call(reverseLandedCost, input, { key }));
    if (done === null) return;
    for (const resource of touched) refresh(resource);
    toasts.show({ tone: 'ok', text: t('purchases.reversed', { number: reversing.label }) });
    setId(newId());
    setReversing(null);
  };
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
            <LandedCard
              key={cost.id}
              cost={cost}
              onReverse={mayAdd && cost.reverses === null && !cost.isReversed ? () => setReversing(cost) : undefined}
            />
          ))}
        </>
      )}
      <Suspense>{adding && <LandedDialog purchase={purchase} onClose={() => setAdding(false)} />}</Suspense>
      {reversing && (
        <ReasonDialog
          title={t('purchases.reverse.title', { number: reversing.label })}
          text={t('purchases.landed.reverse')}
          action={t('purchases.reverse')}
          work={work}
          onConfirm={(reason) => void reverse(reason)}
          onClose={() => {
            work.clearError();
            setReversing(null);
          }}
        />
      )}
    </Stack>
  );
}

function LandedCard({ cost, onReverse }: { cost: LandedCost; onReverse: (() => void) | undefined }) {
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
        onReverse && (
          <Button size="s" tone="quiet" onClick={onReverse}>
            {t('purchases.reverse')}
          </Button>
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
