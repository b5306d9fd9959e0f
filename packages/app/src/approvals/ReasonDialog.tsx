import { Alert, Button, Field, TextArea, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Work } from '../api/useMutation.ts';
import { Stack } from '../page/flow.styles.ts';
import { useClosing } from '../resource/form/useClosing.tsx';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

export type ReasonDialogProps = {
  title: string;
  /** Says what will happen. */
  text: string;
  /** What the button does. */
  action: string;
  /** @default 'primary' */
  tone?: 'primary' | 'danger';
  /** What the button says that leaves all as it is, where "Cancel" would be the action. */
  leave?: string;
  /** The contract takes several lines, of 200 characters, and not one. @default false */
  long?: boolean;
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
  const { title, text, action, tone = 'primary', leave, long = false, work, complete = true, ...rest } = props;
  const { onConfirm, onClose, children } = rest;
  const t = useTranslate();
  const problems = useProblem();
  const form = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, unsure } = work;
  const { close, question } = useClosing(reason.trim() !== '', onClose);
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
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? t('approve.unsure') : problems.say(problem)}</Alert>
        )}
        {children?.(tried)}
        <Field label={t('approve.reason')} required error={missing}>
          {long ? <TextArea {...box} rows={3} maxLength={200} /> : <TextInput {...box} autoComplete="off" />}
        </Field>
      </Stack>
      {question}
    </Dialog>
  );
}
