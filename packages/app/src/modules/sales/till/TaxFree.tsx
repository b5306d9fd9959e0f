import { Badge, Button, Field, IconButton, Strip, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type Dispatch, type FormEvent } from 'react';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { Cart, CartExemption } from './cart.ts';
import type { CartAction } from './ring.ts';

export type TaxFreeProps = { cart: Cart; act: Dispatch<CartAction> };

/** Shows whether the sale is taxed: the customer can be tax-exempt, or this sale is exempted once. */
export function TaxFree({ cart: { customer, exemption }, act }: TaxFreeProps) {
  const t = useTranslate();
  const [isDialogOpen, setDialogOpen] = useState(false);
  if (customer?.taxExempt === true) {
    return <Strip tone="accent">{t('sales.exempt.customer', { name: customer.name })}</Strip>;
  }
  if (customer && exemption) {
    return (
      <Strip
        tone="accent"
        end={
          <IconButton
            icon="close"
            size="s"
            label={t('sales.exempt.end')}
            onClick={() => act({ type: 'exemption', exemption: null })}
          />
        }
      >
        <span>
          <Badge tone="accent">{t('sales.exempt')}</Badge> {t('sales.exempt.why', exemption)}
        </span>
      </Strip>
    );
  }
  return (
    <Row>
      <Button size="s" tone="quiet" icon="percent" aria-haspopup="dialog" onClick={() => setDialogOpen(true)}>
        {t('sales.exempt.ask')}
      </Button>
      {isDialogOpen && (
        <ExemptionDialog
          hasCustomer={customer !== null}
          onSave={(savedExemption) => {
            act({ type: 'exemption', exemption: savedExemption });
            setDialogOpen(false);
          }}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </Row>
  );
}

type ExemptionDialogProps = {
  hasCustomer: boolean;
  onSave: (exemption: CartExemption) => void;
  onClose: () => void;
};

/** Asks for the reason and the certificate of a tax exemption for one sale. */
function ExemptionDialog({ hasCustomer, onSave, onClose }: ExemptionDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const form = useId();
  const [reason, setReason] = useState('');
  const [certificate, setCertificate] = useState('');
  const [tried, setTried] = useState(false);
  const required = problems.field({ code: 'required', message: '' });
  const missing = (text: string) => (tried && text.trim() === '' ? required : undefined);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const savedExemption = { reason: reason.trim(), certificate: certificate.trim() };
    if (savedExemption.reason !== '' && savedExemption.certificate !== '') onSave(savedExemption);
  };
  return (
    <Dialog
      open
      size="s"
      title={t('sales.exempt.ask')}
      description={t(hasCustomer ? 'sales.exempt.text' : 'sales.exempt.unnamed')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          {hasCustomer && (
            <Button type="submit" form={form} tone="primary">
              {t('sales.exempt.do')}
            </Button>
          )}
        </>
      }
    >
      {hasCustomer && (
        <Stack as="form" id={form} noValidate onSubmit={save}>
          <Field label={t('sales.reason')} required error={missing(reason)}>
            <TextInput value={reason} autoComplete="off" maxLengthText={t('form.maxLength')} onChange={setReason} />
          </Field>
          <Field label={t('sales.exempt.certificate')} required error={missing(certificate)}>
            <TextInput
              value={certificate}
              maxLength={40}
              autoComplete="off"
              maxLengthText={t('form.maxLength')}
              onChange={setCertificate}
            />
          </Field>
        </Stack>
      )}
    </Dialog>
  );
}
