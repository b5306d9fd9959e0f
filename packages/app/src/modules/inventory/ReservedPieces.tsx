import { reservations } from '@tilldesk/domain/inventory';
import { Alert, Button, Card, ItemList } from '@tilldesk/ui';
import { useMutation } from '../../api/useMutation.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { toasts } from '../../page/toasts.ts';
import { useCan } from '../../session/useCan.ts';
import { refreshStock } from './inventory.wiring.ts';

/** Lists the reservations of a product's pieces, with a button to release each. */
export function ReservedPieces({ productId }: { productId: string }) {
  const t = useTranslate();
  const { day } = useFormats();
  const problems = useProblem();
  const work = useMutation();
  const mayRelease = useCan('Inventory', 'update');
  const query = { productId, open: 'yes', limit: 50 } as const;
  const { data } = useAnswer(reservations.list, { query }, { keepPreviousData: true });
  const release = async (id: string) => {
    const done = await work.run(id, (key) => call(reservations.release, { params: { id } }, { key }));
    if (done === null) return;
    toasts.show({ tone: 'ok', text: t('inventory.release.done') });
    refreshStock();
  };
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('inventory.reserved.title')}>
      {work.problem && <Alert tone="bad">{problems.message(work.problem)}</Alert>}
      <ItemList
        variant="filled"
        items={data.items.map(({ id, customerName, until, quantity, taken, note, by }) => ({
          id,
          icon: 'user',
          title: customerName,
          text: [t('inventory.reserved.until', { day: day(until) }), note ?? t('inventory.reserved.by', { by })].join(
            ' · ',
          ),
          value: t('inventory.reserved.pieces', { count: quantity - taken }),
          action: mayRelease && (
            <Button size="s" busy={work.busy} onClick={() => void release(id)}>
              {t('inventory.release')}
            </Button>
          ),
        }))}
      />
    </Card>
  );
}
