import { refunds, type Refund } from '@tilldesk/domain/shop';
import { Alert, Button, Field, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type FormEvent } from 'react';
import { useApproval } from '../../../kit/approve/useApproval.tsx';
import { useWork } from '../../../kit/buying/useWork.ts';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { refreshRefunded } from '../form/refunds.wiring.ts';

/** Takes a refund back whole; one who may not alone asks somebody who may, in place. */
export function VoidRefundDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const say = useSay();
  const { money } = useFormats();
  const problems = useProblem();
  const form = useId();
  const { busy, problem, unsure, run } = useWork();
  const { approved, approvalDialog } = useApproval();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { id, number, total } = refund;
  const reason = typed.trim();
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason === '') return;
    const sentence = say('refunds.void.sentence', { number, total: money(total), reason });
    const voided = await run({ id, reason }, (key) =>
      approved({ action: 'refund.void', subjectId: id, sentence }, (approvalId) =>
        call(
          refunds.void,
          { params: { id }, body: approvalId === undefined ? { reason } : { reason, approvalId } },
          { key },
        ),
      ),
    );
    if (voided === null) return;
    refreshRefunded();
    toasts.show({ tone: 'ok', text: say('refunds.void.done', { number }) });
    onClose();
  };
  return (
    <>
      <Dialog
        open
        title={say('refunds.void.title', { number })}
        description={say(refund.sale ? 'refunds.void.text.exchange' : 'refunds.void.text')}
        onClose={() => !busy && onClose()}
        footer={
          <>
            <Button disabled={busy} onClick={onClose}>
              {say('form.cancel')}
            </Button>
            <Button type="submit" form={form} tone="danger" busy={busy}>
              {unsure ? say('list.again') : say('refunds.void')}
            </Button>
          </>
        }
      >
        <Stack as="form" id={form} noValidate onSubmit={(event: FormEvent) => void confirm(event)}>
          {problem && (
            <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? say('refunds.unsure.text') : problems.say(problem)}</Alert>
          )}
          <Field
            label={say('refunds.void.reason')}
            required
            error={tried && reason === '' ? problems.field({ code: 'required', message: '' }) : undefined}
          >
            <TextInput
              value={typed}
              readOnly={busy || unsure}
              autoComplete="off"
              maxLengthText={say('form.maxLength')}
              onChange={setTyped}
            />
          </Field>
        </Stack>
      </Dialog>
      {approvalDialog}
    </>
  );
}
