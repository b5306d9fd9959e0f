import {
  type Customer,
  customerHistory,
  customerMerges,
  type CustomerHistoryEntry,
  type CustomerMerge,
} from '@tilldesk/domain/customers';
import { Button, Card, ItemList } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import type { Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { useToastedMutation } from '../../../actions/useToastedMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { Shown } from '../../../resource/FieldValue.tsx';
import { useNounLabels } from '../../../resource/useResourceTexts.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { useCan } from '../../../session/useCan.ts';
import { BOOK_PAGE } from './BookPages.tsx';
import { BookTable } from './BookTable.tsx';

/** Lists the customers that were merged into this one, with an undo action, and all changes with their users. */
export function History({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const labels = useNounLabels('customer');
  const [page, setPage] = useState(1);
  const { id } = customer;
  const answered = useAnswer(
    customerHistory,
    { params: { id }, query: { page, limit: BOOK_PAGE } },
    { keepPreviousData: true },
  );
  const columns: Column<CustomerHistoryEntry>[] = [
    {
      id: 'at',
      header: t('customers.history.at'),
      cell: ({ at }) => <Shown kind="instant" value={at} />,
      width: 180,
    },
    { id: 'by', header: t('customers.history.by'), cell: ({ by }) => by, width: 160 },
    {
      id: 'action',
      header: t('customers.history.action'),
      cell: ({ action, fields }) => {
        const known = actions.find((one) => action === `customer.${one}`);
        const text = t(known ? `customers.history.did.${known}` : 'customers.history.did.other');
        return fields.length === 0 ? text : `${text}: ${fields.map((field) => labels.field(field)).join(', ')}`;
      },
    },
  ];
  return (
    <Stack>
      <Merges customer={customer} />
      <BookTable
        label={t('customers.view.history')}
        columns={columns}
        rowId={({ id: entry }) => entry}
        answered={answered}
        page={page}
        onPage={setPage}
        empty={{ icon: 'clock', title: t('customers.history.none') }}
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
  const t = useTranslate();
  const { moment, date } = useFormats();
  const mayUndo = useCan('Customer', 'delete');
  const { run, busy } = useToastedMutation();
  const [mergeToUndo, setMergeToUndo] = useState<CustomerMerge | null>(null);
  const { data } = useAnswer(customerMerges.list, { params: { id } });
  if (!data || data.items.length === 0) return null;

  const undo = async (merge: CustomerMerge) => {
    const done = await run(merge.id, (key) =>
      call(customerMerges.undo, { params: { id, mergeId: merge.id } }, { key }),
    );
    setMergeToUndo(null);
    refresh('customers');
    refresh('invoices');
    if (done) toasts.show({ tone: 'ok', text: t('customers.merge.undone', { gone: merge.goneName, name }) });
  };
  return (
    <Card title={t('customers.merges')}>
      <ItemList
        items={data.items.map((merge) => ({
          id: merge.id,
          icon: 'users',
          title: merge.goneName,
          text:
            merge.undoneAt === null
              ? t('customers.merge.by', { by: merge.by, until: date(merge.undoUntil) })
              : t('customers.merge.undoneBy', { by: merge.undoneBy ?? '', at: moment(merge.undoneAt) }),
          at: merge.at,
          timeText: moment(merge.at),
          action: mayUndo && merge.mayUndo && (
            <Button size="s" icon="undo" onClick={() => setMergeToUndo(merge)}>
              {t('customers.merge.undo')}
            </Button>
          ),
        }))}
      />
      <ConfirmDialog
        open={mergeToUndo !== null}
        title={t('customers.merge.undo.title', { gone: mergeToUndo?.goneName ?? '' })}
        text={t('customers.merge.undo.text', { gone: mergeToUndo?.goneName ?? '', name })}
        confirmLabel={t('customers.merge.undo')}
        cancelLabel={t('form.cancel')}
        busy={busy}
        onConfirm={() => mergeToUndo && void undo(mergeToUndo)}
        onCancel={() => setMergeToUndo(null)}
      />
    </Card>
  );
}
