import { can } from '@tilldesk/domain/rights';
import type { Customer } from '@tilldesk/domain/shop';
import { customerHistory, customerMerges, type CustomerHistoryEntry, type CustomerMerge } from '@tilldesk/domain/stock';
import { Button, Card, ItemList } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import type { Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { useWork } from '../../../kit/buying/useWork.ts';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { Shown } from '../../../kit/resource/Shown.tsx';
import { useWords } from '../../../kit/resource/useWords.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh, useAnswer } from '../../../wiring/answers.ts';
import { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { BOOK_PAGE } from './BookPages.tsx';
import { BookTable } from './BookTable.tsx';

/** Who was merged into a customer, with the way back, and who changed what. */
export function History({ customer }: { customer: Customer }) {
  const say = useSay();
  const words = useWords('customer');
  const [page, setPage] = useState(1);
  const { id } = customer;
  const answered = useAnswer(customerHistory, { params: { id }, query: { page, limit: BOOK_PAGE } }, { keep: true });
  const columns: Column<CustomerHistoryEntry>[] = [
    {
      id: 'at',
      header: say('customers.history.at'),
      cell: ({ at }) => <Shown kind="instant" value={at} />,
      width: 180,
    },
    { id: 'by', header: say('customers.history.by'), cell: ({ by }) => by, width: 160 },
    {
      id: 'action',
      header: say('customers.history.action'),
      cell: ({ action, fields }) => {
        const known = actions.find((one) => action === `customer.${one}`);
        const text = say(known ? `customers.history.did.${known}` : 'customers.history.did.other');
        return fields.length === 0 ? text : `${text}: ${fields.map((field) => words.field(field)).join(', ')}`;
      },
    },
  ];
  return (
    <Stack>
      <Merges customer={customer} />
      <BookTable
        label={say('customers.view.history')}
        columns={columns}
        rowId={({ id: entry }) => entry}
        answered={answered}
        page={page}
        onPage={setPage}
        empty={{ icon: 'clock', title: say('customers.history.none') }}
      />
    </Stack>
  );
}

const actions = [
  'created',
  'changed',
  'archived',
  'restored',
  'noted',
  'linked',
  'parted',
  'credited',
  'creditCorrected',
  'merged',
  'mergedAway',
  'unmerged',
] as const;

function Merges({ customer: { id, name } }: { customer: Customer }) {
  const say = useSay();
  const problems = useProblem();
  const { moment, date } = useFormats();
  const { permissions } = useSession();
  const { run, busy } = useWork();
  const [asked, setAsked] = useState<CustomerMerge | null>(null);
  const { data } = useAnswer(customerMerges.list, { params: { id } });
  if (!data || data.items.length === 0) return null;
  const mayUndo = can(permissions, 'Customer', 'delete');

  const undo = async (merge: CustomerMerge) => {
    const done = await run(merge.id, (key) =>
      call(customerMerges.undo, { params: { id, mergeId: merge.id } }, { key }).catch((error: unknown) => {
        if (error instanceof ApiProblem) toasts.show({ tone: 'bad', text: problems.say(error) });
        throw error;
      }),
    );
    setAsked(null);
    refresh('customers');
    refresh('invoices');
    if (done) toasts.show({ tone: 'ok', text: say('customers.merge.undone', { gone: merge.goneName, name }) });
  };
  return (
    <Card title={say('customers.merges')}>
      <ItemList
        items={data.items.map((merge) => ({
          id: merge.id,
          icon: 'users',
          title: merge.goneName,
          text:
            merge.undoneAt === null
              ? say('customers.merge.by', { by: merge.by, until: date(merge.undoUntil) })
              : say('customers.merge.undoneBy', { by: merge.undoneBy ?? '', at: moment(merge.undoneAt) }),
          at: merge.at,
          timeText: moment(merge.at),
          action: mayUndo && merge.mayUndo && (
            <Button size="s" icon="undo" onClick={() => setAsked(merge)}>
              {say('customers.merge.undo')}
            </Button>
          ),
        }))}
      />
      <ConfirmDialog
        open={asked !== null}
        title={say('customers.merge.undo.title', { gone: asked?.goneName ?? '' })}
        text={say('customers.merge.undo.text', { gone: asked?.goneName ?? '', name })}
        confirmLabel={say('customers.merge.undo')}
        cancelLabel={say('form.cancel')}
        busy={busy}
        onConfirm={() => asked && void undo(asked)}
        onCancel={() => setAsked(null)}
      />
    </Card>
  );
}
