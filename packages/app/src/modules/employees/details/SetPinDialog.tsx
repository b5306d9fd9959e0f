import { employees, type Employee } from '@tilldesk/domain/employees';
import { Button } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { isCompletePin, NewPin } from '../../../credentials/NewPin.tsx';
import { SecretForm } from '../../../credentials/SecretForm.tsx';
import { useSecret } from '../../../credentials/useSecret.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';

type SetPinDialogProps = { employee: Employee; onClose: () => void };

/** Dialog that sets or replaces an employee's access PIN. */
export function SetPinDialog({ employee: { id, name, email }, onClose }: SetPinDialogProps) {
  const t = useTranslate();
  const form = useId();
  const secret = useSecret();
  const [accessPin, setAccessPin] = useState('');
  const send = async () => {
    if (!isCompletePin(accessPin)) return secret.showErrors({ accessPin: t('secret.pin.short') });
    const saved = await secret.send(() => call(employees.setPin, { params: { id }, body: { accessPin } }));
    if (saved === undefined) return;
    toasts.show({ tone: 'ok', text: t('employees.pin.done', { name }) });
    refresh('employees');
    onClose();
  };
  return (
    <Dialog
      open
      size="s"
      title={t('employees.pin.title', { name })}
      description={t('employees.pin.text', { name })}
      closeLabel={t('secret.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('secret.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" busy={secret.busy}>
            {t('employees.pin.do')}
          </Button>
        </>
      }
    >
      <SecretForm id={form} secret={secret} email={email} onSubmit={() => void send()}>
        <NewPin
          value={accessPin}
          onChange={(typed) => {
            secret.clear();
            setAccessPin(typed);
          }}
          error={secret.fieldErrors['accessPin']}
        />
      </SecretForm>
    </Dialog>
  );
}
