import { Button, type ButtonProps } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { toasts } from '../../../page/toasts.ts';

type ConfirmButtonProps = {
  label: string;
  /** The title of the confirmation. */
  title: string;
  text: string;
  /** @default the label */
  confirm?: string;
  tone?: 'neutral' | 'danger';
  size?: ButtonProps['size'];
  /** The message shown afterwards. */
  done: string;
  work: () => Promise<unknown>;
};

/** A button that asks for confirmation before its action on an employee, and shows the result. */
export function ConfirmButton({ label, title, text, confirm = label, tone, size, done, work }: ConfirmButtonProps) {
  const t = useTranslate();
  const problems = useProblem();
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await work();
      toasts.show({ tone: 'ok', text: done });
      refresh('employees');
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.message(error) });
    } finally {
      setBusy(false);
      setConfirming(false);
    }
  };
  return (
    <>
      <Button size={size} aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        tone={tone}
        title={title}
        text={text}
        confirmLabel={confirm}
        cancelLabel={t('employees.cancel')}
        busy={busy}
        onConfirm={() => void run()}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
