import { Alert, Button, type IconName } from '@tilldesk/ui';
import { Dialog, type DialogProps } from '@tilldesk/ui/overlay';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Mutation } from '../api/useMutation.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { FormFrame } from '../resource/form/Form.styles.ts';
import { fieldAt } from '../resource/form/formValues.ts';
import { useCloseGuard } from '../resource/form/useClosing.tsx';
import type { MessageId } from '../i18n/Messages.ts';

export type ActionFrameProps = {
  title: string;
  text?: string | undefined;
  /** Label of the submit button. */
  confirm: string;
  icon?: IconName | undefined;
  tone?: 'primary' | 'danger' | undefined;
  size?: DialogProps['size'];
  /** @default 'form.cancel' */
  cancel?: MessageId | undefined;
  /** Accessible name of a close button in the corner. */
  closeLabel?: MessageId | undefined;
  /** Texts for an unknown outcome: the alert, and the label of the submit button. */
  unsure?: { text: MessageId; again: MessageId } | undefined;
  /** @default none: submitting only passes on the input */
  mutation?: Mutation;
  /** Whether there is input that closing would lose. @default false */
  dirty?: boolean;
  /** Names of the fields that show their own errors; `rows` includes `rows.0.amount`. @default none */
  fieldNames?: readonly string[];
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  /** Dialogs on top of this one: another person's approval. */
  above?: ReactNode;
};

/**
 * The dialog of a mutation: its fields, the problem, and the two buttons. Asks before typed input is lost, cannot be closed while
 * the mutation runs, and focuses the first invalid field after a rejection.
 */
export function ActionFrame(props: ActionFrameProps) {
  const { title, text, confirm, icon, tone = 'primary', size, unsure: unsureTexts, cancel, closeLabel } = props;
  const { mutation, dirty = false, fieldNames = [], onSubmit, onClose, children, above } = props;
  const t = useTranslate();
  const problems = useProblem();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const { close, confirmDialog } = useCloseGuard(dirty, onClose);
  const { busy = false, problem = null, unsure = false } = mutation ?? {};
  useEffect(
    function focusInvalidField() {
      if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [attempts, problem],
  );
  return (
    <Dialog
      open
      size={size}
      title={title}
      description={text}
      closeLabel={closeLabel && t(closeLabel)}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t(cancel ?? 'form.cancel')}
          </Button>
          <Button type="submit" form={id} tone={tone} icon={icon} busy={busy}>
            {unsure && unsureTexts ? t(unsureTexts.again) : confirm}
          </Button>
        </>
      }
    >
      <FormFrame
        ref={form}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
          setAttempts((count) => count + 1);
        }}
      >
        {problem && (unsure || !isPlaced(problem.fields, fieldNames)) && (
          <Alert tone={unsure ? 'warn' : 'bad'}>
            {unsure && unsureTexts ? t(unsureTexts.text) : problems.message(problem)}
          </Alert>
        )}
        {children}
      </FormFrame>
      {confirmDialog}
      {above}
    </Dialog>
  );
}

/** Returns whether all errors of a problem are shown at fields. */
function isPlaced(fields: Readonly<Record<string, unknown>>, fieldNames: readonly string[]): boolean {
  const names = Object.keys(fields);
  return names.length > 0 && names.every((name) => fieldNames.includes(fieldAt(name)));
}
