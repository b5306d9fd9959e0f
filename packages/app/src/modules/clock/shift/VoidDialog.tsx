import { clock, type ShiftDetails } from '@tilldesk/domain/shop';
import { Alert, Button, Field, TextArea } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useRef, useState } from 'react';
import { Stack } from '../../../page/flow.styles.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { toasts } from '../../../page/toasts.ts';

const REASON_MAX = 200;

/** Asks for the reason to void a shift. A voided shift stays in the list, marked, with its history. */
export function VoidDialog({ shift, open, onClose }: { shift: ShiftDetails; open: boolean; onClose: () => void }) {
  const t = useTranslate();
  const problems = useProblem();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const missing = reason.trim() === '';

  const confirm = async () => {
    setTried(true);
    if (missing || busy) return;
    setBusy(true);
    setRejection(null);
    try {
      const body = { version: shift.version, reason: reason.trim() };
      await call(clock.void, { params: { id: shift.id }, body });
      refresh('clock');
      toasts.show({ tone: 'ok', text: t('clock.void.done', { name: shift.employeeName }) });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // Another user changed the shift: its current state is loaded behind the dialog, and a second confirmation
      // applies to it.
      if (error.code === 'record.changed') refresh('clock');
      setRejection(problems.message(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      size="s"
      title={t('clock.void.title')}
      description={t('clock.void.text')}
      closeLabel={t('clock.void.close')}
      initialFocus={field}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button tone="danger" busy={busy} onClick={() => void confirm()}>
            {t('clock.void')}
          </Button>
        </>
      }
    >
      <Stack>
        {rejection !== null && <Alert tone="bad">{rejection}</Alert>}
        <Field label={t('clock.reason')} required error={tried && missing && t('clock.reason.missing')}>
          <TextArea
            ref={field}
            rows={2}
            maxLength={REASON_MAX}
            maxLengthText={t('form.maxLength')}
            value={reason}
            onChange={setReason}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
