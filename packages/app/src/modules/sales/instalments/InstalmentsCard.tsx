import type { InstalmentState } from '@tilldesk/domain/selling';
import type { Invoice } from '@tilldesk/domain/shop';
import { Badge, Button, Card, ItemList } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { useMayEnter } from '../../../navigation/useCanEnter.ts';
import { InlineGroup } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const InstalmentsDialog = lazyPart(async () => (await import('./InstalmentsDialog.tsx')).InstalmentsDialog);

const tones = { paid: 'ok', part: 'warn', open: 'neutral', overdue: 'bad' } as const satisfies Record<
  InstalmentState,
  string
>;

/** Lists the instalments of an invoice with their due dates and states. */
export function InstalmentsCard({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const { money, day } = useFormats();
  const maySell = useMayEnter('/sale-invoice-management/create-invoice');
  const [changing, setChanging] = useState(false);
  const { instalments } = invoice;
  return (
    <Card
      title={t('instalments.title')}
      actions={
        invoice.status === 'open' &&
        maySell && (
          <Button size="s" icon="edit" aria-haspopup="dialog" onClick={() => setChanging(true)}>
            {t('instalments.change')}
          </Button>
        )
      }
    >
      <ItemList
        look="filled"
        items={instalments.map(({ dueDate, amount, paid, state }, i) => ({
          id: dueDate,
          icon: 'calendar' as const,
          title: (
            <InlineGroup>
              {t('instalments.part', { at: i + 1, day: day(dueDate) })}
              <Badge tone={tones[state]}>{t(`instalments.state.${state}`)}</Badge>
            </InlineGroup>
          ),
          text: paid > 0 && paid < amount ? t('instalments.paidOf', { paid: money(paid) }) : undefined,
          value: money(amount),
        }))}
      />
      {changing && (
        <Suspense fallback={null}>
          <InstalmentsDialog invoice={invoice} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Card>
  );
}
