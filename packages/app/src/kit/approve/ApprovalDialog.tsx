import { approve } from '@tilldesk/domain/stock';
import { Alert, Button, Field, PinInput, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiProblem } from '../../wiring/ApiProblem.ts';
import { call } from '../../wiring/api.ts';
import { newId } from '../../wiring/newId.ts';
import { FormFrame } from '../resource/Form.styles.ts';
import { useProblem } from '../say/useProblem.ts';
import { useSay } from '../say/useSay.ts';
import type { ApprovalAsked } from './ApprovalAsked.ts';

const PIN_LENGTH = 4;

/** Sentences at the fields; `whole` stands above the buttons. */
type Wrongs = Readonly<{ email?: string | undefined; accessPin?: string | undefined; whole?: string | undefined }>;

/** Refusals that belong to a field though the server names none. */
const places: Readonly<Record<string, keyof Wrongs>> = { 'pin.wrong': 'accessPin', 'approval.denied': 'email' };

type ApprovalDialogProps = ApprovalAsked & {
  /** Receives the approval's id, or null where none was given. */
  onSettled: (approvalId: string | null) => void;
};

/** Hands the screen to somebody who may: they read what will be done, and give e-mail and access PIN for it. */
export function ApprovalDialog({ action, subjectId, sentence, onSettled }: ApprovalDialogProps) {
  const say = useSay();
  const problems = useProblem();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
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
  const submit = async () => {
    if (busy) return;
    const missing: Wrongs = {
      email: email.trim() === '' ? say('approve.email.missing') : undefined,
      accessPin: accessPin.length < PIN_LENGTH ? say('approve.pin.missing') : undefined,
    };
    if (missing.email !== undefined || missing.accessPin !== undefined) return refuse(missing);
    setBusy(true);
    try {
      const approval = await call(approve, { body: { id: newId(), action, subjectId, email, accessPin } });
      onSettled(approval.id);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setBusy(false);
      setAccessPin('');
      const { email: atEmail, accessPin: atPin } = problems.fields(error.fields);
      const placed = atEmail !== undefined || atPin !== undefined;
      refuse(placed ? { email: atEmail, accessPin: atPin } : { [places[error.code] ?? 'whole']: problems.say(error) });
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
          void submit();
        }}
      >
        {wrongs.whole !== undefined && <Alert tone="bad">{wrongs.whole}</Alert>}
        <Field label={say('approve.email')} required error={wrongs.email}>
          <TextInput
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            readOnly={busy}
            onChange={(typed) => {
              setEmail(typed);
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
            onSubmit={() => void submit()}
          />
        </Field>
      </FormFrame>
    </Dialog>
  );
}
