import { can } from '@tilldesk/domain/rights';
import type { Customer } from '@tilldesk/domain/shop';
import { customerCredit, type CreditEntry } from '@tilldesk/domain/stock';
import { Badge, Button, Strip, Text } from '@tilldesk/ui';
import type { Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { Beside, Stack } from '../../../kit/page/flow.styles.ts';
import { Shown } from '../../../kit/resource/Shown.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { Twofold } from '../customers.styles.ts';
import { BOOK_PAGE } from './BookPages.tsx';
import { BookTable } from './BookTable.tsx';
import { CreditDialog } from './CreditDialog.tsx';

/** The store credit of a customer: what it comes to, and every entry that made it. */
export function Credit({ customer: { id, name } }: { customer: Customer }) {
  const say = useSay();
  const { money } = useFormats();
  const { permissions } = useSession();
  const [page, setPage] = useState(1);
  const [asks, setAsks] = useState<'grant' | CreditEntry | null>(null);
  const answered = useAnswer(
    customerCredit.list,
    { params: { id }, query: { page, limit: BOOK_PAGE } },
    { keep: true },
  );
  const mayGive = can(permissions, 'Customer', 'delete');
  const columns: Column<CreditEntry>[] = [
    {
      id: 'at',
      header: say('customers.credit.at'),
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
      header: say('customers.credit.kind'),
      cell: ({ kind, isCorrected, reason }) => (
        <Twofold>
          <Beside>
            {say(`customers.credit.kind.${kind}`)}
            {isCorrected && <Badge>{say('customers.credit.corrected')}</Badge>}
          </Beside>
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
      header: say('customers.credit.amount'),
      align: 'end',
      cell: ({ amount }) => <Shown kind="money" value={amount} />,
    },
    {
      id: 'balance',
      header: say('customers.credit.balance'),
      align: 'end',
      cell: ({ balance }) => <Shown kind="money" value={balance} />,
    },
  ];
  const correction: Column<CreditEntry> = {
    id: 'correct',
    header: say('customers.credit.deed'),
    align: 'end',
    width: 140,
    cell: (entry) =>
      entry.kind === 'grant' &&
      !entry.isCorrected && (
        <Button size="s" tone="quiet" icon="undo" onClick={() => setAsks(entry)}>
          {say('customers.credit.correct')}
        </Button>
      ),
  };
  return (
    <Stack>
      <Strip
        tone={(answered.data?.balance ?? 0) > 0 ? 'ok' : 'neutral'}
        end={
          mayGive && (
            <Button size="s" icon="plus" onClick={() => setAsks('grant')}>
              {say('customers.credit.grant')}
            </Button>
          )
        }
      >
        {say('customers.credit.left', { balance: money(answered.data?.balance ?? 0) })}
      </Strip>
      <BookTable
        label={say('customers.view.credit')}
        columns={mayGive ? [...columns, correction] : columns}
        rowId={({ id: entry }) => entry}
        answered={answered}
        page={page}
        onPage={setPage}
        empty={{ icon: 'card', title: say('customers.credit.none'), text: say('customers.credit.noneText') }}
      />
      {asks !== null && (
        <CreditDialog customer={{ id, name }} corrects={asks === 'grant' ? null : asks} onClose={() => setAsks(null)} />
      )}
    </Stack>
  );
}
