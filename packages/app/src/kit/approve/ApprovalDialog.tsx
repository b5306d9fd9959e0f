import { approve, approvers, type ApprovedFact } from '@tilldesk/domain/stock';
import { Alert, Button, Field, PinInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { Select } from '@tilldesk/ui/select';
import { useEffect, useId, useRef, useState } from 'react';
import { useAnswer } from '../../wiring/answers.ts';
import { ApiProblem } from '../../wiring/ApiProblem.ts';
import { call } from '../../wiring/api.ts';
import { newId } from '../../wiring/newId.ts';
import { FormFrame } from '../resource/Form.styles.ts';
import { useProblem } from '../say/useProblem.ts';
import { useSay } from '../say/useSay.ts';
import type { ApprovalAsked } from './ApprovalAsked.ts';

const PIN_LENGTH = 4;

/** Sentences at the fields; `whole` stands above the buttons. */
type Wrongs = Readonly<{ approver?: string | undefined; accessPin?: string | undefined; whole?: string | undefined }>;

/** Refusals that belong to a field though the server names none. */
const places: Readonly<Record<string, keyof Wrongs>> = { 'pin.wrong': 'accessPin', 'approval.denied': 'approver' };

type ApprovalDialogProps = ApprovalAsked & {
  /** What the approval is bound to. */
  facts: readonly ApprovedFact[];
  /** Receives the approval's id, or null where none was given. */
  onSettled: (approvalId: string | null) => void;
};

/** Hands the screen to somebody who may: they read what will be done, choose themselves and type their access PIN. */
export function ApprovalDialog({ action, subjectId, sentence, facts, onSettled }: ApprovalDialogProps) {
  const say = useSay();
  const problems = useProblem();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { data } = useAnswer(approvers, { query: { action } });
  const people = data?.items ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const approverId = chosen ?? (people.length === 1 ? (people[0]?.id ?? null) : null);
  const [accessPin, setAccessPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrongs, setWrongs] = useState<Wrongs>({});
  const [refusals, setRefusals] = useState(0);
  useEffect(
    function putCursorInWrongField() {
      if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [refusals],
  );

  const refuse = (next: Wrongs) => {
    setWrongs(next);
    setRefusals((count) => count + 1);
  };
  const submit = async (digits: string) => {
    if (busy) return;
    const missing: Wrongs = {
      approver: approverId === null ? say('approve.approver.missing') : undefined,
      accessPin: digits.length < PIN_LENGTH ? say('approve.pin.missing') : undefined,
    };
    if (approverId === null || missing.accessPin !== undefined) return refuse(missing);
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
      refuse(placed ? { approver, accessPin: atPin } : { [places[error.code] ?? 'whole']: problems.say(error) });
    }
  };
  return (
    <Dialog
      open
      size="s"
      title={say('approve.title')}
      description={sentence}
      onClose={() => !busy && onSettled(null)}
      footer={
        <>
          <Button disabled={busy} onClick={() => onSettled(null)}>
            {say('approve.cancel')}
          </Button>
          <Button type="submit" form={id} tone="primary" busy={busy}>
            {say('approve.submit')}
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
        {wrongs.whole !== undefined && <Alert tone="bad">{wrongs.whole}</Alert>}
        {data?.items.length === 0 && <Alert tone="warn">{say('approve.nobody')}</Alert>}
        <Field label={say('approve.approver')} required error={wrongs.approver}>
          <Select
            options={people.map(({ id: person, name }) => ({ id: person, label: name }))}
            value={approverId}
            placeholder={say('approve.approver.choose')}
            onChange={(person) => {
              setChosen(person);
              setWrongs({});
            }}
          />
        </Field>
        <Field label={say('approve.pin')} required hint={say('approve.pin.hint')} error={wrongs.accessPin}>
          <PinInput
            value={accessPin}
            readOnly={busy}
            emptyText=""
            onChange={(digits) => {
              setAccessPin(digits);
              if (digits !== '') setWrongs({});
            }}
            onComplete={({ digits }) => approverId !== null && void submit(digits)}
            onSubmit={({ digits }) => void submit(digits)}
          />
        </Field>
      </FormFrame>
    </Dialog>
  );
}
