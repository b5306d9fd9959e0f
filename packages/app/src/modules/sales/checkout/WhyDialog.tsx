import { Button } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type FormEvent } from 'react';
import { Stack } from '../../../page/flow.styles.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ReasonInput } from '../till/ReasonInput.tsx';

export type WhyDialogProps = { text: string; onSave: (reason: string) => void; onClose: () => void };

/** Asks for the reason that a sale beyond a limit requires. */
export function WhyDialog({ text, onSave, onClose }: WhyDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const form = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) onSave(reason.trim());
  };
  return (
    <Dialog
      open
      title={t('sales.why.title')}
      description={text}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="submit" form={form} tone="primary">
            {t('sales.why.do')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={save}>
        <ReasonInput
          label={t('sales.reason')}
          required
          value={reason}
          onChange={setReason}
          error={tried && isMissing ? (problems.field({ code: 'required', message: '' }) ?? undefined) : undefined}
        />
      </Stack>
    </Dialog>
  );
}
