import { fieldProblems } from '@tilldesk/domain/fields';
import type { FieldProblem } from '@tilldesk/domain/problems';
import { workstation, workstations, type Workstation } from '@tilldesk/domain/shop';
import { Alert, Button, Field, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Stack } from '../../page/flow.styles.ts';
import { useCloseGuard } from '../../resource/form/useClosing.tsx';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { refresh } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { ApiProblem } from '../../api/ApiProblem.ts';

/** Dialog that renames another workstation of the store. */
export function RenameDialog({ one, onClose }: { one: Workstation; onClose: () => void }) {
  const t = useTranslate();
  const problems = useProblem();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(one.name);
  const [fieldError, setFieldError] = useState<FieldProblem | undefined>();
  const [rejection, setRejection] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const { close, confirmDialog } = useCloseGuard(name !== one.name, onClose);

  const save = async () => {
    const { id, version, createdAt: _createdAt, updatedAt: _updatedAt, ...content } = one;
    const draft = { ...content, name };
    const written = z.safeParse(workstation.draft, draft);
    if (!written.success) {
      setFieldError(fieldProblems(written.error, draft)['name']);
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
      setRejection(error);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      size="s"
      title={t('hardware.rename.title', { name: one.name })}
      closeLabel={t('form.cancel')}
      initialFocus={input}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button tone="primary" busy={busy} disabled={name === one.name} onClick={() => void save()}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <Stack>
        {rejection && <Alert tone="bad">{problems.message(rejection)}</Alert>}
        <Field label={t('hardware.field.name')} error={fieldError && problems.field(fieldError)} required>
          <TextInput
            ref={input}
            value={name}
            onChange={(text) => {
              setName(text);
              setFieldError(undefined);
            }}
          />
        </Field>
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}
