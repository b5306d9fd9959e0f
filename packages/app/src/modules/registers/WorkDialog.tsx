import { Alert, Button, type ButtonProps } from '@tilldesk/ui';
import { Dialog, type DialogProps } from '@tilldesk/ui/overlay';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Mutation } from '../../api/useMutation.ts';
import { FormFrame } from '../../resource/form/Form.styles.ts';
import { useCloseGuard } from '../../resource/form/useClosing.tsx';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

type WorkDialogProps = {
  title: string;
  /** Describes what the action does. */
  text: string;
  /** Label of the submit button. */
  action: string;
  tone?: ButtonProps['tone'];
  size?: DialogProps['size'];
  work: Mutation;
  /** Whether there is unsaved input. */
  dirty: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  /** A dialog on top of this one: another person's approval. */
  above?: ReactNode;
};

/** Dialog for an action on a drawer: its fields, the error and the two buttons. */
export function WorkDialog({ title, text, action, tone = 'primary', size, work, dirty, ...rest }: WorkDialogProps) {
  const { onSubmit, onClose, children, above } = rest;
  const t = useTranslate();
  const problems = useProblem();
  const form = useId();
  const frame = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const { close, confirmDialog } = useCloseGuard(dirty, onClose);
  const { busy, problem, unsure } = work;
  useEffect(
    function focusInvalidField() {
      if (attempts > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [attempts, problem],
  );
  return (
    <Dialog
      open
      size={size}
      title={title}
      description={text}
      closeLabel={t('drawers.panel.close')}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={form} tone={tone} busy={busy}>
            {unsure ? t('drawers.again') : action}
          </Button>
        </>
      }
    >
      <FormFrame
        ref={frame}
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
          setAttempts((count) => count + 1);
        }}
      >
        {problem && (unsure || !isPlaced(problem.fields)) && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? t('drawers.unsure') : problems.message(problem)}</Alert>
        )}
        {children}
      </FormFrame>
      {confirmDialog}
      {above}
    </Dialog>
  );
}

const places = ['counted', 'denominations', 'amount', 'category', 'reason', 'note', 'bankDrop'];

/** Whether an error belongs to fields that show it. */
function isPlaced(fields: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(fields);
  return names.length > 0 && names.every((name) => places.includes(name));
}
