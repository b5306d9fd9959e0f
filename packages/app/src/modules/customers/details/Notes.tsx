import { can } from '@tilldesk/domain/rights';
import { LONG_TEXT_MAX } from '@tilldesk/domain/fields';
import { type Customer, customerNotes } from '@tilldesk/domain/customers';
import { Alert, Button, Card, EmptyState, Field, TextArea, Timeline } from '@tilldesk/ui';
import { useState, type FormEvent } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { useSession } from '../../../session/useSession.ts';
import { BOOK_PAGE, BookPages } from './BookPages.tsx';

type NotesProps = {
  customer: Customer;
  /** The note in progress; it survives a switch between tabs. */
  written: string;
  onWrite: (text: string) => void;
};

/** Lists the notes about a customer, the latest first, with author and time. */
export function Notes({ customer: { id }, written, onWrite }: NotesProps) {
  const t = useTranslate();
  const { moment } = useFormats();
  const problems = useProblem();
  const { permissions } = useSession();
  const [page, setPage] = useState(1);
  const { data, problem, again } = useAnswer(
    customerNotes.list,
    { params: { id }, query: { page, limit: BOOK_PAGE } },
    { keepPreviousData: true },
  );
  return (
    <Stack>
      {can(permissions, 'Customer', 'update') && <AddNote customerId={id} text={written} onWrite={onWrite} />}
      {problem && !data && (
        <Alert tone="bad" actions={<Button onClick={again}>{t('list.again')}</Button>}>
          {problems.message(problem)}
        </Alert>
      )}
      {data?.items.length === 0 && (
        <EmptyState icon="edit" title={t('customers.note.none')} text={t('customers.note.noneText')} />
      )}
      {data && data.items.length > 0 && (
        <Card>
          <Timeline
            items={data.items.map((note) => ({
              id: note.id,
              icon: 'edit',
              title: note.by,
              at: note.at,
              timeText: moment(note.at),
              text: note.text,
            }))}
          />
        </Card>
      )}
      {data && <BookPages place={data.pagination} page={page} onPage={setPage} />}
    </Stack>
  );
}

type AddNoteProps = { customerId: string; text: string; onWrite: (text: string) => void };

function AddNote({ customerId, text, onWrite }: AddNoteProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { run, busy, problem } = useMutation();
  const [id, setId] = useState(newId);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const body = { id, text: text.trim() };
    const done = await run(body, () => call(customerNotes.add, { params: { id: customerId }, body }));
    if (done === null) return;
    onWrite('');
    setId(newId());
    refresh('customers');
  };
  return (
    <Stack as="form" noValidate onSubmit={(event: FormEvent) => void add(event)}>
      <Field label={t('customers.note.add')} error={problem && problems.message(problem)}>
        <TextArea
          rows={3}
          value={text}
          onChange={onWrite}
          maxLength={LONG_TEXT_MAX}
          maxLengthText={t('form.maxLength')}
        />
      </Field>
      <Row>
        <Button type="submit" busy={busy} disabled={text.trim() === ''}>
          {t('customers.note.save')}
        </Button>
      </Row>
    </Stack>
  );
}
