import { type Customer, customerCredit, type CreditEntry } from '@tilldesk/domain/customers';
import { Badge, Button, Strip, Text } from '@tilldesk/ui';
import type { Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { ActionDialog } from '../../../actions/useAction.tsx';
import { InlineGroup, Stack } from '../../../page/flow.styles.ts';
import { Shown } from '../../../resource/FieldValue.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useCan } from '../../../session/useCan.ts';
import { Twofold } from '../customers.styles.ts';
import { BOOK_PAGE } from './BookPages.tsx';
import { BookTable } from './BookTable.tsx';
import { correctCredit, grantCredit } from './creditActions.ts';

/** A customer's store credit: the balance and all its entries. */
export function Credit({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { money } = useFormats();
  const [page, setPage] = useState(1);
  const [correcting, setCorrecting] = useState<CreditEntry | null>(null);
  const answered = useAnswer(
    customerCredit.list,
    { params: { id: customer.id }, query: { page, limit: BOOK_PAGE } },
    { keepPreviousData: true },
  );
  const mayGrant = useCan('Customer', 'delete');
  const columns: Column<CreditEntry>[] = [
    {
      id: 'at',
      header: t('customers.credit.at'),
      whole: true,
      cell: ({ at, by }) => (
        <Twofold>
          <Shown kind="instant" value={at} />
          <Text tone="muted" size="xs">
            {by}
          </Text>
        </Twofold>
      ),
    },
    {
      id: 'kind',
      header: t('customers.credit.kind'),
      cell: ({ kind, isCorrected, reason }) => (
        <Twofold>
          <InlineGroup>
            {t(`customers.credit.kind.${kind}`)}
            {isCorrected && <Badge>{t('customers.credit.corrected')}</Badge>}
          </InlineGroup>
          {reason !== '' && (
            <Text tone="muted" size="xs" clip>
              {reason}
            </Text>
          )}
        </Twofold>
      ),
    },
    {
      id: 'amount',
      header: t('customers.credit.amount'),
      align: 'end',
      cell: ({ amount }) => <Shown kind="money" value={amount} />,
    },
    {
      id: 'balance',
      header: t('customers.credit.balance'),
      align: 'end',
      cell: ({ balance }) => <Shown kind="money" value={balance} />,
    },
  ];
  const correction: Column<CreditEntry> = {
    id: 'correct',
    header: t('customers.credit.action'),
    align: 'end',
    width: 140,
    cell: (entry) =>
      entry.kind === 'grant' &&
      !entry.isCorrected && (
        <Button size="s" tone="quiet" icon="undo" onClick={() => setCorrecting(entry)}>
          {t('customers.credit.correct')}
        </Button>
      ),
  };
  return (
    <Stack>
      <Strip
        tone={(answered.data?.balance ?? 0) > 0 ? 'ok' : 'neutral'}
        end={
          mayGrant && (
            <ActionButton action={grantCredit} of={customer} size="s" icon="plus">
              {t('customers.credit.grant')}
            </ActionButton>
          )
        }
      >
        {t('customers.credit.left', { balance: money(answered.data?.balance ?? 0) })}
      </Strip>
      <BookTable
        label={t('customers.view.credit')}
        columns={mayGrant ? [...columns, correction] : columns}
        rowId={({ id }) => id}
        answered={answered}
        page={page}
        onPage={setPage}
        empty={{ icon: 'card', title: t('customers.credit.none'), text: t('customers.credit.noneText') }}
      />
      {correcting && (
        <ActionDialog action={correctCredit} of={{ customer, entry: correcting }} onClose={() => setCorrecting(null)} />
      )}
    </Stack>
  );
}
