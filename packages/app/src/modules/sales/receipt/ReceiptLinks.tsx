import { RECEIPT_LINK_DAYS, receiptDelivery, type ReceiptLanguage } from '@tilldesk/domain/receipts';
import { Alert, Button, Card, Field, TextInput } from '@tilldesk/ui';
import { useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { copyText } from '../../../browser/clipboard.ts';
import { toasts } from '../../../page/toasts.ts';

type ReceiptLinksProps = {
  invoiceId: string;
  language: ReceiptLanguage;
  /** Number of links that can still open the receipt. */
  links: number;
};

/** Creates and revokes public links to a receipt. A link is shown only when it is created; revoking ends all links at once. */
export function ReceiptLinks({ invoiceId, language, links }: ReceiptLinksProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { busy, problem, run } = useMutation();
  const [createdUrl, setCreatedUrl] = useState<string | null>(null);
  const at = { params: { id: invoiceId } };
  const copy = async () => {
    const link = await run({ copy: language }, () => call(receiptDelivery.link, { ...at, body: { language } }));
    if (link === null) return;
    const address = new URL(link.path, location.origin).href;
    refresh('invoices');
    // If the browser denies access to the clipboard, the link is shown instead.
    if (!(await copyText(address))) return setCreatedUrl(address);
    toasts.show({ tone: 'ok', text: t('sales.link.copied') });
  };
  const end = async () => {
    const ended = await run({ end: links }, () => call(receiptDelivery.endLinks, at));
    if (ended === null) return;
    setCreatedUrl(null);
    refresh('invoices');
    toasts.show({ tone: 'ok', text: t('sales.link.ended') });
  };
  return (
    <Card variant="bare" title={t('sales.link')} hint={t('sales.link.hint', { days: RECEIPT_LINK_DAYS })}>
      <Stack>
        {problem && <Alert tone="bad">{problems.message(problem)}</Alert>}
        {createdUrl !== null && (
          <Field label={t('sales.link.address')}>
            <TextInput value={createdUrl} readOnly onChange={() => {}} maxLengthText={t('form.maxLength')} />
          </Field>
        )}
        <Row>
          <Button icon="copy" busy={busy} onClick={() => void copy()}>
            {t('sales.link.copy')}
          </Button>
          {links > 0 && (
            <Button tone="quiet" disabled={busy} onClick={() => void end()}>
              {t('sales.link.end', { count: links })}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
