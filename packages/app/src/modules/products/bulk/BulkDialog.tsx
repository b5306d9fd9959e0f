import { bulkEdit, type BulkChange, type BulkRow } from '@tilldesk/domain/products';
import { Alert, Button } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { Stack } from '../../../page/flow.styles.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { blankOrder, changeOf, type BulkOrder } from './bulkOrder.ts';
import { BulkFields } from './BulkFields.tsx';
import { BulkPreview } from './BulkPreview.tsx';

export type BulkDialogProps = { ids: readonly string[]; onClose: () => void; onDone: () => void };

/** The result of a preview: the change it applies to, its effect on each row, and the number of changed rows. */
type Preview = { change: BulkChange; rows: readonly BulkRow[]; changed: number };

/** Dialog that changes one value on all selected products, after a preview of each row. */
export function BulkDialog({ ids, onClose, onDone }: BulkDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const [order, setOrder] = useState<BulkOrder>(blankOrder);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useMutation();
  const change = changeOf(order);

  const send = async (requestedChange: BulkChange, seen: Preview | null) => {
    const rows = seen ? seen.rows.map(({ id, version }) => ({ id, version })) : ids.map((id) => ({ id }));
    const body = { rows, change: requestedChange, dryRun: seen === null };
    const answer = await run(body, () => call(bulkEdit, { body }));
    if (answer === null) return;
    if (seen === null) return setPreview({ change: requestedChange, ...answer });
    refresh('products');
    const rejected = answer.rows.filter((row) => row.problem !== null).length;
    toasts.show({
      tone: rejected > 0 ? 'warn' : 'ok',
      text: t('bulk.done', { changed: answer.changed, rejected }),
    });
    onDone();
  };
  const { close, confirmDialog } = useCloseGuard(preview !== null || order !== blankOrder, onClose);
  const applyChanges = () => {
    setTried(true);
    if (preview) void send(preview.change, preview);
    else if (change) void send(change, null);
  };
  return (
    <Dialog
      open
      size="l"
      title={t('bulk.title', { count: ids.length })}
      description={t(preview ? 'bulk.about.preview' : 'bulk.about')}
      closeLabel={t('form.cancel')}
      onClose={close}
      footer={
        <>
          {preview && <Button onClick={() => setPreview(null)}>{t('bulk.back')}</Button>}
          <Button onClick={close}>{t('form.cancel')}</Button>
          <Button tone="primary" busy={busy} disabled={preview?.changed === 0} onClick={applyChanges}>
            {preview ? t('bulk.run', { count: preview.changed }) : t('bulk.preview')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Alert tone="bad">{problems.message(problem)}</Alert>}
        {preview ? (
          <BulkPreview change={preview.change} rows={preview.rows} />
        ) : (
          <BulkFields order={order} onChange={setOrder} error={tried && !change ? t('bulk.incomplete') : undefined} />
        )}
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}
