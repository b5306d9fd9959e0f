import { saveManifest, type Purchase } from '@tilldesk/domain/purchases';
import { Alert, Button } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useMemo } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { SerialsInput } from './SerialsInput.tsx';
import { useChecked } from './useChecked.ts';
import { countErrors, useSerials, type SerialLine } from './useSerials.ts';

/**
 * Dialog for the list of serials that the vendor announced, pasted or from a file. Checks the list while it is typed:
 * first locally, then on the server against the rest of the stock. A saved list can be replaced until one of its units
 * was received.
 */
export function ManifestDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const t = useTranslate();
  const problems = useProblem();
  const { run, busy, problem, unsure } = useMutation();
  const lines = useMemo((): SerialLine[] => {
    const incompleteLines = purchase.lines.filter(({ tracking, open }) => tracking === 'serialized' && open > 0);
    return incompleteLines.map((line) => ({ ...line, openQuantity: line.open }));
  }, [purchase.lines]);
  const serials = useSerials(lines);
  const { rows, accepted } = serials;
  const { data, pending } = useChecked(purchase.id, rows);
  const results = data?.rows ?? serials.here;
  const { invalidCheckDigit: unusual, bad } = countErrors(results);
  const ready = rows.length > 0 && bad === 0 && (unusual === 0 || accepted) && !pending;

  const save = async () => {
    const body = { rows, acceptInvalidCheckDigit: accepted };
    const params = { id: purchase.id };
    const saved = await run(body, (key) => call(saveManifest, { params, body }, { key }));
    if (saved === null) return;
    for (const resource of ['purchases', 'receipts', 'units']) refresh(resource);
    toasts.show({ tone: 'ok', text: t('purchases.manifest.saved', { count: saved.rows.length }) });
    onClose();
  };
  return (
    <Dialog
      open
      size="l"
      title={t('purchases.manifest')}
      description={t('purchases.manifest.about')}
      closeLabel={t('buying.close')}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button
            tone="primary"
            busy={busy || (pending && rows.length > 0)}
            disabled={!ready}
            onClick={() => void save()}
          >
            {t(unsure ? 'buying.again' : 'purchases.manifest.save', { count: rows.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? t('buying.unsure') : problems.message(problem)}</Alert>
        )}
        <SerialsInput serials={serials} results={results} />
      </Stack>
    </Dialog>
  );
}
