import { receiptDelivery, type ReceiptLanguage } from '@tilldesk/domain/receipts';
import { type Invoice } from '@tilldesk/domain/sales';
import { Alert, Button, Card, Field, Text, TextInput, Timeline } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { catalogue } from '../../../i18n/catalogue.ts';
import { LanguageChoice } from '../../../printing/LanguageChoice.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { ReceiptLinks } from './ReceiptLinks.tsx';

/** Sends the receipt of a posted invoice by e-mail, or copies a link to it. */
export function SendReceiptDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const problems = useProblem();
  const form = useId();
  const work = useMutation();
  const { data: outgoing } = useAnswer(receiptDelivery.outgoing, { params: { id: invoice.id } });
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReceiptLanguage | null>(null);
  const to = typed ?? outgoing?.to ?? outgoing?.mails[0]?.to ?? '';
  const language = chosen ?? outgoing?.language ?? catalogue.language();
  const { busy, problem, unsure } = work;
  const fieldError = problems.fields(problem?.fields ?? {})['to'];

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await work.run({ to, language }, (id) =>
      call(receiptDelivery.mail, { params: { id: invoice.id }, body: { id, to, language } }),
    );
    if (sent === null) return;
    refresh('invoices');
    toasts.show({ tone: 'ok', text: t('sales.send.done', { to: sent.mails[0]?.to ?? to }) });
    onClose();
  };

  return (
    <Dialog
      open
      size="m"
      title={t('sales.send.title', { number: invoice.number ?? '' })}
      closeLabel={t('sales.close')}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={form} tone="primary" icon="mail" busy={busy} disabled={outgoing === undefined}>
            {t('sales.send')}
          </Button>
        </>
      }
    >
      <Stack>
        <Stack as="form" id={form} noValidate onSubmit={(event: FormEvent) => void send(event)}>
          {problem && fieldError === undefined && (
            <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? t('sales.send.unsure') : problems.message(problem)}</Alert>
          )}
          <Field label={t('sales.send.to')} required error={fieldError}>
            <TextInput
              type="email"
              autoComplete="off"
              spellCheck={false}
              value={to}
              readOnly={busy || unsure}
              maxLength={254}
              maxLengthText={t('form.maxLength')}
              onChange={setTyped}
            />
          </Field>
          <Row>
            <Text tone="muted">{t('shell.language')}</Text>
            <LanguageChoice value={language} disabled={busy || unsure} onChange={setChosen} />
          </Row>
        </Stack>
        <ReceiptLinks invoiceId={invoice.id} language={language} links={outgoing?.links ?? 0} />
        {outgoing !== undefined && outgoing.mails.length > 0 && (
          <Card variant="bare" title={t('sales.send.sent')}>
            <Timeline
              items={outgoing.mails.map(({ id, to: recipient, by, at }) => ({
                id,
                title: recipient,
                text: by,
                at,
                timeText: moment(at),
                icon: 'mail',
              }))}
            />
          </Card>
        )}
      </Stack>
    </Dialog>
  );
}
