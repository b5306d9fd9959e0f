import { can } from '@tilldesk/domain/rights';
import { reservations } from '@tilldesk/domain/stock';
import { Alert, Button, Card, ItemList } from '@tilldesk/ui';
import { useWork } from '../../kit/buying/useWork.ts';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useProblem } from '../../kit/say/useProblem.ts';
import { useTranslate } from '../../kit/say/useSay.ts';
import { useAnswer } from '../../wiring/answers.ts';
import { call } from '../../wiring/api.ts';
import { toasts } from '../../wiring/toasts.ts';
import { useSession } from '../../wiring/useSession.ts';
import { refreshStock } from './inventory.wiring.ts';

/** For whom pieces of a product are kept, and the way to end that. */
export function ReservedPieces({ productId }: { productId: string }) {
  const t = useTranslate();
  const { day } = useFormats();
  const problems = useProblem();
  const work = useWork();
  const mayRelease = can(useSession().permissions, 'Inventory', 'update');
  const query = { productId, standing: 'yes', limit: 50 } as const;
  const { data } = useAnswer(reservations.list, { query }, { keep: true });
  const release = async (id: string) => {
    const done = await work.run(id, (key) => call(reservations.release, { params: { id } }, { key }));
    if (done === null) return;
    toasts.show({ tone: 'ok', text: t('inventory.release.done') });
    refreshStock();
  };
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('inventory.kept.title')}>
      {work.problem && <Alert tone="bad">{problems.say(work.problem)}</Alert>}
      <ItemList
        look="filled"
        items={data.items.map(({ id, customerName, until, quantity, taken, note, by }) => ({
          id,
          icon: 'user',
          title: customerName,
          text: [t('inventory.kept.until', { day: day(until) }), note ?? t('inventory.kept.by', { by })].join(
            ' · ',
          ),
          value: t('inventory.kept.pieces', { count: quantity - taken }),
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
