import type { InstalmentState, Invoice } from '@tilldesk/domain/sales';
import { Badge, Card, ItemList } from '@tilldesk/ui';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { useMayEnter } from '../../../navigation/useCanEnter.ts';
import { InlineGroup } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { agreeInstalments } from './agreeInstalments.tsx';

const tones = { paid: 'ok', part: 'warn', open: 'neutral', overdue: 'bad' } as const satisfies Record<
  InstalmentState,
  string
>;

/** Lists the instalments of an invoice with their due dates and states. */
export function InstalmentsCard({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const { money, day } = useFormats();
  const maySell = useMayEnter('/sale-invoice-management/create-invoice');
  const { instalments } = invoice;
  return (
    <Card
      title={t('instalments.title')}
      actions={
        invoice.status === 'open' &&
        maySell && (
          <ActionButton action={agreeInstalments} of={invoice} size="s" icon="edit">
            {t('instalments.change')}
          </ActionButton>
        )
      }
    >
      <ItemList
        variant="filled"
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
    </Card>
  );
}
