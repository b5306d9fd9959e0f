import { sendPurchase, type Purchase } from '@tilldesk/domain/stock';
import { Alert, Button, Field, TextArea, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState, type FormEvent } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';

/** Dialog that emails an order to its vendor in the vendor's language. */
export function SendDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const problems = useProblem();
  const { run, busy, problem, unsure } = useMutation();
  const [to, setTo] = useState(purchase.vendor.email ?? '');
  const [message, setMessage] = useState('');
  const { close, confirmDialog } = useCloseGuard(message.trim() !== '', onClose);
  const { id, sentAt, sentTo } = purchase;
  const name = purchase.number ?? '';
  const fieldErrors = problems.fields(problem?.fields ?? {});
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const body = { to: to.trim() || null, message: message.trim() || null };
    const done = await run(body, (key) => call(sendPurchase, { params: { id }, body }, { key }));
    if (done === null) return;
    refresh('purchases');
    toasts.show({ tone: 'ok', text: t('purchases.sent', { name, to: done.sentTo ?? to }) });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('purchases.send.title', { name })}
      description={
        sentAt === null
          ? t('purchases.send.text')
          : t('purchases.send.again', { when: moment(sentAt), to: sentTo ?? '' })
      }
      closeLabel={t('buying.close')}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={FORM} tone="primary" icon="send" busy={busy}>
            {t(unsure ? 'buying.again' : 'purchases.send')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} noValidate onSubmit={(event: FormEvent) => void send(event)}>
        {problem && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? t('buying.unsure') : problems.message(problem)}</Alert>
        )}
        <Field label={t('purchases.send.to')} required error={fieldErrors['to']}>
          <TextInput type="email" value={to} onChange={setTo} maxLength={60} maxLengthText={t('form.maxLength')} />
        </Field>
        <Field label={t('purchases.send.message')} error={fieldErrors['message']}>
          <TextArea
            value={message}
            onChange={setMessage}
            rows={4}
            maxLength={500}
            maxLengthText={t('form.maxLength')}
          />
        </Field>
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}

const FORM = 'send-purchase';
