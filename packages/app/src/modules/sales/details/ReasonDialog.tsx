import { Alert, Button, Field, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Work } from '../../../kit/buying/useWork.ts';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useClosing } from '../../../kit/resource/useClosing.tsx';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';

export type ReasonDialogProps = {
  title: string;
  /** Says what will happen. */
  text: string;
  /** What the button does. */
  action: string;
  /** @default 'primary' */
  tone?: 'primary' | 'danger';
  work: Work;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** Whether all else that is asked for was given. @default true */
  complete?: boolean;
  /** Stands above the reason; told whether somebody tried to go on, so that it says what is missing. */
  children?: (tried: boolean) => ReactNode;
};

/** Asks why before something posted is touched; without a reason nothing is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, action, tone = 'primary', work, complete = true, onConfirm, onClose, children } = props;
  const say = useSay();
  const problems = useProblem();
  const form = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, unsure } = work;
  const { close, question } = useClosing(reason.trim() !== '', onClose);
  const missing = tried && reason.trim() === '' ? problems.field({ code: 'required', message: '' }) : undefined;
  const atFields = Object.keys(problem?.fields ?? {}).some((name) => name !== 'reason');
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (complete && reason.trim() !== '') onConfirm(reason.trim());
  };
  return (
    <Dialog
      open
      title={title}
      description={text}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {say('form.cancel')}
          </Button>
          <Button type="submit" form={form} tone={tone} busy={busy}>
            {unsure ? say('shell.failed.again') : action}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={confirm}>
        {problem && !atFields && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? say('sales.unsure') : problems.say(problem)}</Alert>
        )}
        {children?.(tried)}
        <Field label={say('sales.reason')} required error={missing}>
          <TextInput
            value={reason}
            readOnly={busy || unsure}
            autoComplete="off"
            maxLengthText={say('form.maxLength')}
            onChange={setReason}
          />
        </Field>
      </Stack>
      {question}
    </Dialog>
  );
}
