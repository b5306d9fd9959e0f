import { Alert, Button, Field, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState } from 'react';
import type { Mutation } from '../../api/useMutation.ts';
import { FormFrame } from '../../resource/form/Form.styles.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

type RegisterNameDialogProps = { before: string; work: Mutation; onSave: (name: string) => void; onClose: () => void };

/** Asks for the name of a register, which must be unique in the store. */
export function RegisterNameDialog({ before, work, onSave, onClose }: RegisterNameDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const form = useId();
  const [name, setName] = useState(before);
  const [tried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  const atName = work.problem && problems.fields(work.problem.fields)['name'];
  const missing = tried && isMissing ? problems.field({ code: 'required', message: '' }) : undefined;
  return (
    <Dialog
      open
      size="s"
      title={t(before === '' ? 'transaction.registers.add' : 'transaction.registers.name')}
      onClose={() => !work.busy && onClose()}
      footer={
        <>
          <Button disabled={work.busy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={form} tone="primary" busy={work.busy}>
            {t('transaction.registers.save')}
          </Button>
        </>
      }
    >
      <FormFrame
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isMissing) onSave(name.trim());
        }}
      >
        {work.problem && !atName && <Alert tone="bad">{problems.message(work.problem)}</Alert>}
        <Field label={t('transaction.registers.name')} required error={atName ?? missing}>
          <TextInput
            value={name}
            autoComplete="off"
            maxLength={40}
            readOnly={work.busy}
            onChange={(typed) => {
              setName(typed);
              work.clearError();
            }}
          />
        </Field>
      </FormFrame>
    </Dialog>
  );
}
