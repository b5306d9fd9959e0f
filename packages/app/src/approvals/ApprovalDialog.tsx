import { approve, approvers, type ApprovedFact } from '@tilldesk/domain/approvals';
import { Alert, Button, Field, PinInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { Select } from '@tilldesk/ui/select';
import { useEffect, useId, useRef, useState } from 'react';
import { useAnswer } from '../api/useAnswer.ts';
import { ApiProblem } from '../api/ApiProblem.ts';
import { call } from '../api/call.ts';
import { newId } from '../api/newId.ts';
import { FormFrame } from '../resource/form/Form.styles.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { ApprovalRequest } from './ApprovalRequest.ts';

const PIN_LENGTH = 4;

/** Errors by field; `whole` is shown above the buttons. */
type FieldErrors = Readonly<{
  approver?: string | undefined;
  accessPin?: string | undefined;
  whole?: string | undefined;
}>;

/** Problems that belong to a field although the server names none. */
const places: Readonly<Record<string, keyof FieldErrors>> = { 'pin.wrong': 'accessPin', 'approval.denied': 'approver' };

type ApprovalDialogProps = ApprovalRequest & {
  /** Facts that the approval is bound to. */
  facts: readonly ApprovedFact[];
  /** Receives the approval's id, or null when none was given. */
  onSettled: (approvalId: string | null) => void;
};

/** Asks another person with the right to approve: they read what will be done, select their name and type their access PIN. */
export function ApprovalDialog({ action, subjectId, sentence, facts, onSettled }: ApprovalDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { data } = useAnswer(approvers, { query: { action } });
  const people = data?.items ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const approverId = chosen ?? (people.length === 1 ? (people[0]?.id ?? null) : null);
  const [accessPin, setAccessPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [rejections, setRejections] = useState(0);
  useEffect(
    function focusInvalidField() {
      if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [rejections],
  );

  const showErrors = (next: FieldErrors) => {
    setFieldErrors(next);
    setRejections((count) => count + 1);
  };
  const submit = async (digits: string) => {
    if (busy) return;
    const missing: FieldErrors = {
      approver: approverId === null ? t('approve.approver.missing') : undefined,
      accessPin: digits.length < PIN_LENGTH ? t('approve.pin.missing') : undefined,
    };
    if (approverId === null || missing.accessPin !== undefined) return showErrors(missing);
    setBusy(true);
    try {
      const approval = await call(approve, {
        body: { id: newId(), action, subjectId, for: [...facts], approverId, accessPin: digits },
      });
      onSettled(approval.id);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setBusy(false);
      setAccessPin('');
      const { approverId: atApprover, email: atEmail, accessPin: atPin } = problems.fields(error.fields);
      const approver = atApprover ?? atEmail;
      const placed = approver !== undefined || atPin !== undefined;
      showErrors(
        placed ? { approver, accessPin: atPin } : { [places[error.code] ?? 'whole']: problems.message(error) },
      );
    }
  };
  return (
    <Dialog
      open
      size="s"
      title={t('approve.title')}
      description={sentence}
      onClose={() => !busy && onSettled(null)}
      footer={
        <>
          <Button disabled={busy} onClick={() => onSettled(null)}>
            {t('approve.cancel')}
          </Button>
          <Button type="submit" form={id} tone="primary" busy={busy}>
            {t('approve.submit')}
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
          void submit(accessPin);
        }}
      >
        {fieldErrors.whole !== undefined && <Alert tone="bad">{fieldErrors.whole}</Alert>}
        {data?.items.length === 0 && <Alert tone="warn">{t('approve.nobody')}</Alert>}
        <Field label={t('approve.approver')} required error={fieldErrors.approver}>
          <Select
            options={people.map(({ id: person, name }) => ({ id: person, label: name }))}
            value={approverId}
            placeholder={t('approve.approver.choose')}
            onChange={(person) => {
              setChosen(person);
              setFieldErrors({});
            }}
          />
        </Field>
        <Field label={t('approve.pin')} required hint={t('approve.pin.hint')} error={fieldErrors.accessPin}>
          <PinInput
            value={accessPin}
            readOnly={busy}
            emptyText=""
            onChange={(digits) => {
              setAccessPin(digits);
              if (digits !== '') setFieldErrors({});
            }}
            onComplete={({ digits }) => approverId !== null && void submit(digits)}
            onSubmit={({ digits }) => void submit(digits)}
          />
        </Field>
      </FormFrame>
    </Dialog>
  );
}
