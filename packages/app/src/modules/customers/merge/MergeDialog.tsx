import { type Customer, customerMerges, MERGE_UNDO_DAYS, type MergePicks } from '@tilldesk/domain/customers';
import { Alert, Button, Skeleton, Strip } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { OtherCustomer } from '../details/OtherCustomer.tsx';
import { MergeChoices } from './MergeChoices.tsx';

type MergeDialogProps = {
  customer: Customer;
  /** The customer to merge into `customer`; if missing, the dialog asks for one. */
  with?: Customer;
  onClose: () => void;
  onDone?: () => void;
};

type One = Pick<Customer, 'id' | 'name'>;

/** Dialog that merges two customers: which customer remains, what moves, and which value applies where they differ. */
export function MergeDialog({ customer, with: given, onClose, onDone }: MergeDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { run, busy, problem, unsure } = useMutation();
  const [id, setId] = useState(newId);
  const [one, setOne] = useState<One>(customer);
  const [other, setOther] = useState<One | null>(given ?? null);
  const [picks, setPicks] = useState<MergePicks>({});
  const preview = useAnswer(customerMerges.preview, other && { params: { id: one.id }, query: { otherId: other.id } });
  const { close, confirmDialog } = useCloseGuard(Object.keys(picks).length > 0, onClose);
  // Another pair is another merge, so it gets an id of its own: an id that was already sent belongs to the first pair.
  const choose = (stays: One, source: One | null) => {
    setOne(stays);
    setOther(source);
    setPicks({});
    setId(newId());
  };
  const merge = async () => {
    if (!preview.data) return;
    const { stays, goes: source } = preview.data;
    const body = { id, otherId: source.id, version: stays.version, otherVersion: source.version, picks };
    const done = await run(body, (key) => call(customerMerges.merge, { params: { id: stays.id }, body }, { key }));
    // Another user may have changed one of the customers: load the preview again for a new review.
    if (done === null) return preview.again();
    refresh('customers');
    refresh('invoices');
    toasts.show({ tone: 'ok', text: t('customers.merge.done', { gone: source.name, name: stays.name }) });
    onDone?.();
    onClose();
  };
  return (
    <Dialog
      open
      size="l"
      title={t('customers.merge.title', { name: one.name })}
      description={t('customers.merge.about', { days: MERGE_UNDO_DAYS })}
      closeLabel={t('customers.close')}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button tone="primary" busy={busy} disabled={!preview.data} onClick={() => void merge()}>
            {t('customers.merge.do')}
          </Button>
        </>
      }
    >
      <Stack>
        {!given && (
          <OtherCustomer
            label={t('customers.merge.other')}
            except={one.id}
            value={other && { id: other.id, label: other.name }}
            onChange={(option) => choose(one, option && { id: option.id, name: option.label })}
          />
        )}
        {other && (
          <Strip
            end={
              <Button size="s" icon="sort" disabled={busy} onClick={() => choose(other, one)}>
                {t('customers.merge.swap')}
              </Button>
            }
          >
            {t('customers.merge.staying', { name: one.name, gone: other.name })}
          </Strip>
        )}
        {problem && <Alert tone={unsure ? 'warn' : 'bad'}>{problems.message(problem)}</Alert>}
        {preview.problem && !preview.data && <Alert tone="bad">{problems.message(preview.problem)}</Alert>}
        {preview.loading && <Skeleton height={180} />}
        {preview.data && <MergeChoices preview={preview.data} picks={picks} onPick={setPicks} />}
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}
