import { fieldProblems } from '@tilldesk/domain/fields';
import type { FieldProblem } from '@tilldesk/domain/problems';
import { workstation, workstations, type Workstation } from '@tilldesk/domain/shop';
import { Alert, Button, Field, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Stack } from '../../kit/page/flow.styles.ts';
import { useClosing } from '../../kit/resource/useClosing.tsx';
import { useProblem } from '../../kit/say/useProblem.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { refresh } from '../../wiring/answers.ts';
import { call } from '../../wiring/api.ts';
import { ApiProblem } from '../../wiring/ApiProblem.ts';

/** Gives another workstation of the store another name. */
export function RenameDialog({ one, onClose }: { one: Workstation; onClose: () => void }) {
  const say = useSay();
  const problems = useProblem();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(one.name);
  const [wrong, setWrong] = useState<FieldProblem | undefined>();
  const [refusal, setRefusal] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const { close, question } = useClosing(name !== one.name, onClose);

  const save = async () => {
    const { id, version, createdAt: _createdAt, updatedAt: _updatedAt, ...kept } = one;
    const draft = { ...kept, name };
    const written = z.safeParse(workstation.draft, draft);
    if (!written.success) {
      setWrong(fieldProblems(written.error, draft)['name']);
      input.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await call(workstations.save, { body: { ...written.data, id, version } });
      refresh('workstations');
      onClose();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setRefusal(error);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      size="s"
      title={say('hardware.rename.title', { name: one.name })}
      closeLabel={say('form.cancel')}
      initialFocus={input}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {say('form.cancel')}
          </Button>
          <Button tone="primary" busy={busy} disabled={name === one.name} onClick={() => void save()}>
            {say('form.save')}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal && <Alert tone="bad">{problems.say(refusal)}</Alert>}
        <Field label={say('hardware.field.name')} error={wrong && problems.field(wrong)} required>
          <TextInput
            ref={input}
            value={name}
            onChange={(text) => {
              setName(text);
              setWrong(undefined);
            }}
          />
        </Field>
      </Stack>
      {question}
    </Dialog>
  );
}
