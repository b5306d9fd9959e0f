import { Alert, Button, Field, TextArea } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Work } from '../../../kit/buying/useWork.ts';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';

export type ReasonDialogProps = {
  title: string;
  /** Says what will happen. */
  text: string;
  /** What the button does. */
  action: string;
  work: Work;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** Stands above the reason. */
  children?: ReactNode;
};

/** Asks why before something is taken back or given up; without a reason nothing is done. */
export function ReasonDialog({ title, text, action, work, onConfirm, onClose, children }: ReasonDialogProps) {
  const say = useSay();
  const problems = useProblem();
  const form = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, unsure } = work;
  const missing = tried && reason.trim() === '' ? problems.field({ code: 'required', message: '' }) : undefined;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== '') onConfirm(reason.trim());
  };
  return (
    <Dialog
      open
      title={title}
      description={text}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {say('purchases.back')}
          </Button>
          <Button type="submit" form={form} tone="danger" busy={busy}>
            {unsure ? say('buying.again') : action}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={confirm}>
        {problem && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? say('buying.unsure') : problems.say(problem)}</Alert>
        )}
        {children}
        <Field label={say('purchases.reason')} required error={missing}>
          <TextArea
            value={reason}
            onChange={setReason}
            rows={3}
            maxLength={200}
            maxLengthText={say('form.maxLength')}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
