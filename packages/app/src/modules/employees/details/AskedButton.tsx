import { Button, type ButtonProps } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { refresh } from '../../../wiring/answers.ts';
import { toasts } from '../../../wiring/toasts.ts';

type AskedButtonProps = {
  label: string;
  /** What the question says. */
  title: string;
  text: string;
  /** @default the label */
  confirm?: string;
  tone?: 'neutral' | 'danger';
  size?: ButtonProps['size'];
  /** What is said once it is done. */
  done: string;
  work: () => Promise<unknown>;
};

/** A button that asks before it does its work on an employee, and says what came of it. */
export function AskedButton({ label, title, text, confirm = label, tone, size, done, work }: AskedButtonProps) {
  const say = useSay();
  const problems = useProblem();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await work();
      toasts.show({ tone: 'ok', text: done });
      refresh('employees');
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.say(error) });
    } finally {
      setBusy(false);
      setAsks(false);
    }
  };
  return (
    <>
      <Button size={size} aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asks}
        tone={tone}
        title={title}
        text={text}
        confirmLabel={confirm}
        cancelLabel={say('employees.cancel')}
        busy={busy}
        onConfirm={() => void run()}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
