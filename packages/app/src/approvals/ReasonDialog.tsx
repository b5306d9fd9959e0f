import { Alert, Button, Field, TextArea, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Mutation } from '../api/useMutation.ts';
import { Stack } from '../page/flow.styles.ts';
import { useCloseGuard } from '../resource/form/useClosing.tsx';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

export type ReasonDialogProps = {
  title: string;
  /** Describes what will happen. */
  text: string;
  /** Label of the confirming button. */
  action: string;
  /** @default 'primary' */
  tone?: 'primary' | 'danger';
  /** Label of the cancel button, for actions that are themselves called "Cancel". */
  leave?: string;
  /** Accepts several lines, up to 200 characters, in place of one line. @default false */
  long?: boolean;
  work: Mutation;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** Whether all other required input is complete. @default true */
  complete?: boolean;
  /** Content above the reason. `tried` is true after an attempt to continue, so that the content can show what is missing. */
  children?: (tried: boolean) => ReactNode;
};

/** Asks for a reason before something posted is changed. The reason is required. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, action, tone = 'primary', leave, long = false, work, complete = true, ...rest } = props;
  const { onConfirm, onClose, children } = rest;
  const t = useTranslate();
  const problems = useProblem();
  const form = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, unsure } = work;
  const { close, confirmDialog } = useCloseGuard(reason.trim() !== '', onClose);
  const missing = tried && reason.trim() === '' ? problems.field({ code: 'required', message: '' }) : undefined;
  const atFields = children && Object.keys(problem?.fields ?? {}).some((name) => name !== 'reason');
  const box = {
    value: reason,
    readOnly: busy || unsure,
    maxLengthText: t('form.maxLength'),
    onChange: setReason,
  };
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
            {leave ?? t('form.cancel')}
          </Button>
          <Button type="submit" form={form} tone={tone} busy={busy}>
            {unsure ? t('list.again') : action}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={confirm}>
        {problem && !atFields && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? t('approve.unsure') : problems.message(problem)}</Alert>
        )}
        {children?.(tried)}
        <Field label={t('approve.reason')} required error={missing}>
          {long ? <TextArea {...box} rows={3} maxLength={200} /> : <TextInput {...box} autoComplete="off" />}
        </Field>
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}
